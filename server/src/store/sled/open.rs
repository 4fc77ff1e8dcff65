//! Opening a directory: is it ours, is it free, is it whole? Only then is anything served from it.

use std::fs::{self, File, TryLockError};
use std::io::{self, Write as _};
use std::path::{Path, PathBuf};
use std::time::Duration;

use ::sled::{Db, Mode};

use super::super::chain::Ledger;
use super::super::{Place, StoreError};
use super::fault::{caught, from_engine};
use super::scan::{Scanned, scan};
use super::witness::{self, Agreement, Record, Witness};

/// sled's data file.
const DATA_FILE: &str = "db";

/// What sled may keep of its pages in memory, by its own count; in all it takes about twice as much. What the tables in
/// play need is some hundred bytes for each step.
const CACHE_BYTES: u64 = 16 * 1024 * 1024;

/// Locked for as long as the store is open, and holds the number of the process that has it.
const LOCK_FILE: &str = "lock";

/// An open store, checked from end to end.
#[derive(Debug)]
pub(super) struct Opened {
    /// sled. Declared before the lock, so that it lets go of its files first.
    pub(super) db: Db,
    /// Our own handle of sled's data file, for syncing.
    pub(super) data: File,
    /// The state of the store as a whole.
    pub(super) ledger: Ledger,
    /// In step with sled.
    pub(super) witness: Witness,
    /// Held, not used.
    pub(super) lock: File,
}

/// Opens a store, or makes one in an empty or missing directory.
pub(super) fn open(dir: &Path) -> Result<Opened, StoreError> {
    let failed = |error| StoreError::from_io("prepare the directory of the store", &error);
    fs::create_dir_all(dir).map_err(failed)?;
    refuse_foreign(dir)?;
    let lock = lock(dir)?;
    prepare(dir)?;
    let (witness, record) = Witness::open(dir)?;
    let data_path = dir.join(DATA_FILE);
    if data_path.exists() {
        // After a kill the newest writes may still be on their way to the disk. sled is about to build on them.
        File::options().write(true).open(&data_path).and_then(|data| data.sync_all()).map_err(failed)?;
    } else if record.current.count > 0 {
        return Err(damaged("the data file is missing", data_path));
    }

    let db = open_engine_or_without_snapshot(dir)?;
    match check(dir, &db, &record) {
        Ok(Scanned { streams, stamp }) => {
            let data = File::options().read(true).write(true).open(&data_path).map_err(failed)?;
            bring_in_line(dir, &db, &data, &witness, stamp.current)?;
            tracing::info!(dir = %dir.display(), streams, steps = stamp.current.count, "store opened");
            Ok(Opened { db, data, ledger: stamp.current, witness, lock })
        }
        Err(error) => {
            // Closing a damaged sled may panic like reading it.
            caught(|| drop(db)).ok();
            Err(error)
        }
    }
}

/// Makes the entries of a directory durable. Elsewhere than on Unix the system does it by itself.
pub(super) fn sync_dir(dir: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(dir)?.sync_all() } else { Ok(()) }
}

fn damaged(what: &str, path: PathBuf) -> StoreError {
    StoreError::Damaged { what: what.to_owned(), place: Place::File(path) }
}

/// A directory with things in it and none of ours among them belongs to somebody else.
fn refuse_foreign(dir: &Path) -> Result<(), StoreError> {
    let mut stranger = None;
    for entry in fs::read_dir(dir).map_err(|error| StoreError::from_io("list the directory of the store", &error))? {
        let name = entry.map_err(|error| StoreError::from_io("list the directory of the store", &error))?.file_name();
        match name.to_str() {
            Some(DATA_FILE | witness::FILE) => return Ok(()),
            // What a fresh file system has, and what we leave when stopped before the witness is there.
            Some("lost+found" | LOCK_FILE | witness::DRAFT) => {}
            _ => stranger = Some(name),
        }
    }
    match stranger {
        None => Ok(()),
        Some(name) => Err(StoreError::Foreign {
            dir: dir.to_owned(),
            why: format!("it has no data file but holds `{}`", name.display()),
        }),
    }
}

fn lock(dir: &Path) -> Result<File, StoreError> {
    let path = dir.join(LOCK_FILE);
    let failed = |error| StoreError::from_io("lock the directory of the store", &error);
    // Not truncated: while somebody else has the lock, the file tells who.
    let mut file = File::options().write(true).create(true).truncate(false).open(&path).map_err(failed)?;
    match file.try_lock() {
        Ok(()) => {}
        Err(TryLockError::Error(error)) => return Err(failed(error)),
        Err(TryLockError::WouldBlock) => {
            let holder = fs::read_to_string(&path).ok().filter(|pid| !pid.is_empty());
            let holder = holder.map_or_else(|| "another process".to_owned(), |pid| format!("process {pid}"));
            return Err(StoreError::Locked { dir: dir.to_owned(), holder });
        }
    }
    file.set_len(0).map_err(failed)?;
    write!(file, "{}", std::process::id()).map_err(failed)?;
    Ok(file)
}

/// The witness comes first and sled after it, so that data without a witness always means that the witness was lost.
fn prepare(dir: &Path) -> Result<(), StoreError> {
    let witness_path = dir.join(witness::FILE);
    if witness_path.exists() {
        return Ok(());
    }
    if dir.join(DATA_FILE).exists() {
        return Err(damaged("the witness file is missing", witness_path));
    }
    Witness::create(dir)
        .and_then(|()| dir.parent().filter(|parent| !parent.as_os_str().is_empty()).map_or(Ok(()), sync_dir))
        .map_err(|error| StoreError::from_io("create the store", &error))
}

/// A damaged snapshot keeps sled from opening, and sled does not need it: it is only a shortcut into the log.
fn open_engine_or_without_snapshot(dir: &Path) -> Result<Db, StoreError> {
    let failed = |error| StoreError::from_io("move sled's snapshots aside", &error);
    // Left by a crash while opening; sled would take it for a snapshot.
    set_aside(dir, |name| name.ends_with(".generating")).map_err(failed)?;
    let error = match open_engine(dir) {
        Ok(db) => return Ok(db),
        Err(error @ StoreError::Damaged { .. }) => error,
        Err(error) => return Err(error),
    };
    if set_aside(dir, |_| true).map_err(failed)? == 0 {
        return Err(error);
    }
    tracing::warn!(%error, "sled did not open; trying again without its snapshot");
    open_engine(dir)
}

/// Renames snapshots so that sled does not find them: it looks at everything that starts with `snap.`.
fn set_aside(dir: &Path, concerned: impl Fn(&str) -> bool) -> io::Result<usize> {
    let mut moved = 0;
    for entry in fs::read_dir(dir)? {
        let path = entry?.path();
        let Some(name) = path.file_name().and_then(|name| name.to_str()) else { continue };
        if name.starts_with("snap.") && concerned(name) {
            fs::rename(&path, dir.join(format!("aside.{name}")))?;
            moved += 1;
        }
    }
    if moved > 0 {
        sync_dir(dir)?;
    }
    Ok(moved)
}

fn open_engine(dir: &Path) -> Result<Db, StoreError> {
    // We hold our own lock, so sled's can only be held by a store that this process is just dropping.
    for _ in 0..20 {
        let config = ::sled::Config::new()
            .path(dir)
            .cache_capacity(CACHE_BYTES)
            .mode(Mode::LowSpace)
            .flush_every_ms(Some(500))
            .use_compression(false);
        match caught(|| config.open())? {
            Ok(db) => return Ok(db),
            Err(error) if is_locked(&error) => std::thread::sleep(Duration::from_millis(50)),
            Err(::sled::Error::Unsupported(why)) => return Err(StoreError::Foreign { dir: dir.to_owned(), why }),
            Err(error) => return Err(from_engine(&error)),
        }
    }
    Err(StoreError::Locked { dir: dir.to_owned(), holder: "another program that uses sled".to_owned() })
}

fn is_locked(error: &::sled::Error) -> bool {
    matches!(error, ::sled::Error::Io(error) if error.to_string().contains("could not acquire lock"))
}

fn check(dir: &Path, db: &Db, record: &Record) -> Result<Scanned, StoreError> {
    let scanned = caught(|| scan(dir, db))??;
    let (store, witness) = (scanned.stamp.current.count, record.current.count);
    match record.compare(&scanned.stamp) {
        Agreement::InStep => Ok(scanned),
        Agreement::StoreAhead | Agreement::WitnessAhead => {
            tracing::info!(
                store,
                witness,
                "the last batch was cut short by a crash; nobody was told that it was stored"
            );
            Ok(scanned)
        }
        Agreement::Broken => {
            let what = format!(
                "acknowledged steps are missing: the store has {store} steps, the witness saw {witness}, of which {} were acknowledged",
                record.committed.count
            );
            Err(damaged(&what, dir.join(DATA_FILE)))
        }
    }
}

/// Puts everything that was found onto stable storage, before anybody is shown it, and the witness in step with it.
fn bring_in_line(dir: &Path, db: &Db, data: &File, witness: &Witness, ledger: Ledger) -> Result<(), StoreError> {
    caught(|| db.flush())?.map_err(|error| from_engine(&error))?;
    let sync = || {
        data.sync_all()?;
        // sled never syncs this one, and does not open without it.
        File::options().write(true).open(dir.join("conf"))?.sync_all()?;
        sync_dir(dir)?;
        witness.put(&Record::settled(ledger))?;
        witness.file().sync_all()
    };
    sync().map_err(|error| StoreError::from_io("sync the store", &error))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn refusal(dir: &Path) -> String {
        open(dir).map(|_| ()).unwrap_err().to_string()
    }

    #[test]
    fn a_directory_with_other_things_in_it_is_foreign() {
        let dir = tempfile::tempdir().unwrap();
        fs::write(dir.path().join("holiday.jpg"), "").unwrap();
        assert!(refusal(dir.path()).contains("it has no data file but holds `holiday.jpg`: choose an empty directory"));
        assert_eq!(fs::read_dir(dir.path()).unwrap().count(), 1, "a foreign directory is left as it was");
    }

    #[test]
    fn a_fresh_file_system_is_not_foreign() {
        let dir = tempfile::tempdir().unwrap();
        fs::create_dir(dir.path().join("lost+found")).unwrap();
        fs::write(dir.path().join(witness::DRAFT), "cut short").unwrap();
        assert!(open(dir.path()).is_ok());
    }

    #[test]
    fn a_second_opening_is_refused_and_names_the_process() {
        let dir = tempfile::tempdir().unwrap();
        let first = open(dir.path()).unwrap();
        let begun = std::time::Instant::now();
        assert!(refusal(dir.path()).contains(&format!("is in use by process {}", std::process::id())));
        assert!(begun.elapsed() < Duration::from_millis(200));
        drop(first);
        assert!(open(dir.path()).is_ok());
    }

    #[test]
    fn data_without_a_witness_and_a_witness_without_data_are_damage() {
        let dir = tempfile::tempdir().unwrap();
        drop(open(dir.path()).unwrap());
        let witness_path = dir.path().join(witness::FILE);
        fs::rename(&witness_path, dir.path().join("kept")).unwrap();
        assert!(refusal(dir.path()).contains("the witness file is missing"));

        fs::rename(dir.path().join("kept"), &witness_path).unwrap();
        fs::remove_file(dir.path().join(DATA_FILE)).unwrap();
        assert!(open(dir.path()).is_ok(), "nothing was stored yet, so the crash came before sled");
        let (witness, _) = Witness::open(dir.path()).unwrap();
        witness.put(&Record::settled(Ledger::start().extend(&[[0; 32]]))).unwrap();
        fs::remove_file(dir.path().join(DATA_FILE)).unwrap();
        assert!(refusal(dir.path()).contains("the data file is missing"));
    }

    #[test]
    fn a_damaged_snapshot_is_moved_aside() {
        let dir = tempfile::tempdir().unwrap();
        drop(open(dir.path()).unwrap());
        drop(open(dir.path()).unwrap());
        let snapshot = fs::read_dir(dir.path()).unwrap().map(|entry| entry.unwrap().path());
        let snapshot = snapshot.into_iter().find(|path| path.to_string_lossy().contains("snap.")).unwrap();
        let mut bytes = fs::read(&snapshot).unwrap();
        bytes[3] ^= 4;
        fs::write(&snapshot, bytes).unwrap();
        fs::write(dir.path().join("snap.00000000DEADBEEF.generating"), "cut short").unwrap();

        assert!(open(dir.path()).is_ok());
        let aside = dir.path().join(format!("aside.{}", snapshot.file_name().unwrap().display()));
        assert!(aside.exists() && dir.path().join("aside.snap.00000000DEADBEEF.generating").exists());
    }

    #[test]
    fn a_missing_parent_is_made() {
        let dir = tempfile::tempdir().unwrap();
        assert!(open(&dir.path().join("data").join("store")).is_ok());
    }
}
