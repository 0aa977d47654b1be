/*
 * Stands for a full disk: loaded into a process before the C library, it refuses every write and every growth of a
 * file below FULL_FOLDER with "no space left", as long as the file FULL_SWITCH exists.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/types.h>
#include <sys/uio.h>
#include <unistd.h>

static int is_full(int descriptor) {
  const char *folder = getenv("FULL_FOLDER");
  const char *full = getenv("FULL_SWITCH");
  char link[64], path[PATH_MAX];
  if (folder == NULL || full == NULL) return 0;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return 0;
  path[length] = '\0';
  if (strncmp(path, folder, strlen(folder)) != 0 || access(full, F_OK) != 0) return 0;
  errno = ENOSPC;
  return 1;
}

#define REAL(type, name, ...) ((type(*)(__VA_ARGS__))dlsym(RTLD_NEXT, name))

ssize_t write(int fd, const void *data, size_t size) {
  return is_full(fd) ? -1 : REAL(ssize_t, "write", int, const void *, size_t)(fd, data, size);
}
ssize_t pwrite64(int fd, const void *data, size_t size, off64_t at) {
  return is_full(fd) ? -1 : REAL(ssize_t, "pwrite64", int, const void *, size_t, off64_t)(fd, data, size, at);
}
ssize_t pwrite(int fd, const void *data, size_t size, off_t at) {
  return is_full(fd) ? -1 : REAL(ssize_t, "pwrite", int, const void *, size_t, off_t)(fd, data, size, at);
}
ssize_t writev(int fd, const struct iovec *parts, int count) {
  return is_full(fd) ? -1 : REAL(ssize_t, "writev", int, const struct iovec *, int)(fd, parts, count);
}
int posix_fallocate64(int fd, off64_t from, off64_t size) {
  return is_full(fd) ? ENOSPC : REAL(int, "posix_fallocate64", int, off64_t, off64_t)(fd, from, size);
}
