/* Records what a process does to the files of a store, in order, so that a test can rebuild what a disk with a volatile
 * cache might hold after a power cut. Also fails on demand. Used through LD_PRELOAD; needs nothing but libc.
 *
 * BONEYARD_SHIM_FILES       up to 8 paths, separated by ':'; they must exist before they are written to
 * BONEYARD_SHIM_LOG         where the record goes
 * BONEYARD_SHIM_FULL_AFTER  after so many bytes to the first file, every write to it fails with ENOSPC
 * BONEYARD_SHIM_FAIL_SYNC   the n-th fdatasync of the first file fails with EIO, and all that follow
 *
 * A record is a struct record and, for a write, its data. A sync is recorded when it begins and when it has succeeded:
 * what was written before it began is safe once it has ended. sync_file_range is passed on and not recorded, because it
 * promises nothing.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/uio.h>
#include <unistd.h>

enum { WRITE = 1, TRUNCATE = 2, SYNC_BEGIN = 3, SYNC_END = 4 };

struct record {
    uint8_t what;
    uint8_t file;
    uint16_t zero;
    uint32_t length;
    uint64_t at; /* an offset, a length of the file, or the number of a sync */
};

struct tracked {
    const char *path;
    dev_t dev;
    ino_t ino;
};

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static pthread_once_t once = PTHREAD_ONCE_INIT;
static struct tracked files[8];
static int file_count, log_fd = -1;
static long full_after = -1, fail_sync = -1;
static uint64_t written, syncs, data_syncs;

static ssize_t (*real_pwrite)(int, const void *, size_t, off_t);
static int (*real_ftruncate)(int, off_t);
static int (*real_fsync)(int);
static int (*real_fdatasync)(int);

static void setup(void) {
    real_pwrite = dlsym(RTLD_NEXT, "pwrite64");
    real_ftruncate = dlsym(RTLD_NEXT, "ftruncate64");
    real_fsync = dlsym(RTLD_NEXT, "fsync");
    real_fdatasync = dlsym(RTLD_NEXT, "fdatasync");
    const char *paths = getenv("BONEYARD_SHIM_FILES"), *log = getenv("BONEYARD_SHIM_LOG");
    const char *full = getenv("BONEYARD_SHIM_FULL_AFTER"), *fail = getenv("BONEYARD_SHIM_FAIL_SYNC");
    if (full) full_after = atol(full);
    if (fail) fail_sync = atol(fail);
    if (!paths || !log) return;
    log_fd = open(log, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0600);
    char *rest = strdup(paths), *path;
    while ((path = strsep(&rest, ":")) && file_count < 8) files[file_count++].path = path;
}

/* The number of the file behind a descriptor, or -1. A path is looked up until it is there. */
static int tracked(int fd) {
    pthread_once(&once, setup);
    struct stat open_file, named;
    if (log_fd < 0 || fstat(fd, &open_file) != 0 || !S_ISREG(open_file.st_mode)) return -1;
    for (int i = 0; i < file_count; i++) {
        if (!files[i].ino && stat(files[i].path, &named) == 0) {
            files[i].dev = named.st_dev;
            files[i].ino = named.st_ino;
        }
        if (files[i].ino == open_file.st_ino && files[i].dev == open_file.st_dev) return i;
    }
    return -1;
}

static void note(int what, int file, uint64_t at, const void *data, uint32_t length) {
    struct record record = {what, file, 0, length, at};
    struct iovec parts[2] = {{&record, sizeof record}, {(void *)data, length}};
    if (writev(log_fd, parts, 2) < 0) abort();
}

ssize_t pwrite64(int fd, const void *data, size_t length, off_t at) {
    int saved, file = tracked(fd);
    if (file < 0) return real_pwrite(fd, data, length, at);
    pthread_mutex_lock(&lock);
    ssize_t done = -1;
    if (file == 0 && full_after >= 0 && written + length > (uint64_t)full_after) {
        saved = ENOSPC;
    } else {
        done = real_pwrite(fd, data, length, at);
        saved = errno;
        if (file == 0 && done > 0) written += done;
        if (done > 0) note(WRITE, file, at, data, done);
    }
    pthread_mutex_unlock(&lock);
    errno = saved;
    return done;
}

ssize_t pwrite(int fd, const void *data, size_t length, off_t at) { return pwrite64(fd, data, length, at); }

int ftruncate64(int fd, off_t length) {
    int file = tracked(fd);
    if (file < 0) return real_ftruncate(fd, length);
    pthread_mutex_lock(&lock);
    int failed = real_ftruncate(fd, length), saved = errno;
    if (!failed) note(TRUNCATE, file, length, NULL, 0);
    pthread_mutex_unlock(&lock);
    errno = saved;
    return failed;
}

int ftruncate(int fd, off_t length) { return ftruncate64(fd, length); }

static int sync_with(int (*real)(int), int fd, int data_only) {
    int file = tracked(fd);
    if (file < 0) return real(fd);
    pthread_mutex_lock(&lock);
    uint64_t number = ++syncs;
    int fails = file == 0 && data_only && fail_sync >= 0 && ++data_syncs >= (uint64_t)fail_sync;
    if (!fails) note(SYNC_BEGIN, file, number, NULL, 0);
    pthread_mutex_unlock(&lock);
    if (fails) {
        errno = EIO;
        return -1;
    }
    int failed = real(fd), saved = errno;
    pthread_mutex_lock(&lock);
    if (!failed) note(SYNC_END, file, number, NULL, 0);
    pthread_mutex_unlock(&lock);
    errno = saved;
    return failed;
}

int fsync(int fd) {
    pthread_once(&once, setup);
    return sync_with(real_fsync, fd, 0);
}

int fdatasync(int fd) {
    pthread_once(&once, setup);
    return sync_with(real_fdatasync, fd, 1);
}
