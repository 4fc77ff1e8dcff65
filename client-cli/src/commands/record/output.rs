//! Where records are written: a file that is complete or not there at all, or standard output.

use std::{
    fs::{self, File, OpenOptions},
    io::{self, BufWriter, Write, stdout},
    path::{Path, PathBuf},
};

use tempfile::NamedTempFile;

use super::aside;
use crate::{
    args::Destination,
    failure::{Failure, deepest},
};

/// Something to write to, whole or not at all.
pub(super) enum Output {
    /// Standard output, a device or a pipe: what is written is gone.
    Stream(Option<PathBuf>),
    /// A file beside the one that is wanted, which takes its place at the end.
    Beside { made: NamedTempFile, wanted: PathBuf, replace: bool },
}

impl Output {
    /// Makes ready to write, and refuses before any work what could not be kept after it.
    pub(super) fn new(to: &Destination) -> Result<Self, Failure> {
        let Some(path) = to.file() else {
            return Ok(Self::Stream(None));
        };
        // Behind a link, the file that it leads to is the one to replace.
        let wanted = fs::canonicalize(path).unwrap_or_else(|_| path.to_owned());
        match fs::metadata(&wanted) {
            Ok(there) if there.is_dir() => return Err(there_already(path)),
            Ok(there) if !there.is_file() => return Ok(Self::Stream(Some(wanted))),
            Ok(_) if !to.force => return Err(there_already(path)),
            Ok(_) | Err(_) => {}
        }
        let folder = wanted.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."));
        let made = new_file(folder).map_err(|error| {
            Failure::other("io", format!("`{}` cannot be written: {}", path.display(), deepest(&error)))
                .help("name a file in a folder that is there and may be written to")
        })?;
        Ok(Self::Beside { made, wanted, replace: to.force })
    }

    /// Does work that writes, then puts the file in its place. When the work fails or is broken off,
    /// what it wrote is removed.
    pub(super) async fn write<T: Send + 'static>(
        self,
        work: impl FnOnce(&mut dyn Write) -> Result<T, Failure> + Send + 'static,
    ) -> Result<T, Failure> {
        let mut writer = BufWriter::with_capacity(1 << 16, Named { to: self.open()?, name: self.name() });
        let done = aside(move || {
            let done = work(&mut writer)?;
            writer.flush()?;
            Ok(done)
        })
        .await?;
        self.keep()?;
        Ok(done)
    }

    fn name(&self) -> String {
        match self {
            Self::Stream(None) => "standard output".to_owned(),
            Self::Stream(Some(path)) | Self::Beside { wanted: path, .. } => format!("`{}`", path.display()),
        }
    }

    fn open(&self) -> Result<Box<dyn Write + Send>, Failure> {
        Ok(match self {
            Self::Stream(None) => Box::new(stdout()),
            Self::Stream(Some(path)) => Box::new(OpenOptions::new().write(true).open(path)?),
            Self::Beside { made, .. } => Box::new(made.as_file().try_clone()?),
        })
    }

    fn keep(self) -> Result<(), Failure> {
        let Self::Beside { made, wanted, replace } = self else { return Ok(()) };
        // Renamed before its content is safe, it could be there and empty after a power cut.
        made.as_file().sync_all()?;
        let kept: Result<File, _> = if replace { made.persist(&wanted) } else { made.persist_noclobber(&wanted) };
        match kept {
            Ok(_) => Ok(()),
            Err(refused) if refused.error.kind() == io::ErrorKind::AlreadyExists => Err(there_already(&wanted)),
            Err(refused) => Err(Failure::other("io", format!("`{}`: {}", wanted.display(), refused.error))),
        }
    }
}

/// A writer whose errors say where they came from.
struct Named<W> {
    to: W,
    name: String,
}

impl<W: Write> Write for Named<W> {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.to.write(bytes).map_err(|error| self.named(&error))
    }

    fn flush(&mut self) -> io::Result<()> {
        self.to.flush().map_err(|error| self.named(&error))
    }
}

impl<W> Named<W> {
    fn named(&self, error: &io::Error) -> io::Error {
        io::Error::new(error.kind(), format!("{}: {error}", self.name))
    }
}

/// A file with the rights that any other new file would have.
fn new_file(folder: &Path) -> io::Result<NamedTempFile> {
    let mut builder = tempfile::Builder::new();
    builder.prefix(".boneyard-").suffix(".part");
    #[cfg(unix)]
    builder.permissions(std::os::unix::fs::PermissionsExt::from_mode(0o666));
    builder.tempfile_in(folder)
}

/// A file that is there already may hold the only copy of something.
fn there_already(path: &Path) -> Failure {
    let name = path.display();
    if path.is_dir() {
        return Failure::other("io", format!("`{name}` is a folder")).help("name a file in it");
    }
    Failure::other("file_exists", format!("`{name}` is there already"))
        .help("name another file, or replace it with --force")
}
