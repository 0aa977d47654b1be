/*
 * Stands for a disk that loses power: loaded into a process before the C library, it keeps a copy of each file of
 * WATCHED_FOLDER as it was when the process last synced it. What was written but not synced is in no copy, and a
 * file that was removed stays until its folder is synced: KEPT_FOLDER holds what a machine would find after a power
 * cut. (After a mere kill the kernel still has everything.)
 */
#define _GNU_SOURCE
#include <dirent.h>
#include <dlfcn.h>
#include <fcntl.h>
#include <limits.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void keep_file(const char *path, const char *target) {
  char unfinished[PATH_MAX + 8], buffer[65536];
  snprintf(unfinished, sizeof unfinished, "%s.part", target);
  int source = open(path, O_RDONLY);
  int copy = open(unfinished, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  ssize_t count;
  while ((count = read(source, buffer, sizeof buffer)) > 0) {
    if (write(copy, buffer, (size_t)count) != count) abort();
  }
  close(source);
  close(copy);
  rename(unfinished, target);
}

static void forget_removed_files(const char *watched, const char *kept) {
  char path[PATH_MAX];
  DIR *folder = opendir(kept);
  struct dirent *entry;
  while ((entry = readdir(folder)) != NULL) {
    snprintf(path, sizeof path, "%s/%s", watched, entry->d_name);
    if (access(path, F_OK) == 0) continue;
    snprintf(path, sizeof path, "%s/%s", kept, entry->d_name);
    unlink(path);
  }
  closedir(folder);
}

static void keep(int descriptor) {
  const char *watched = getenv("WATCHED_FOLDER");
  const char *kept = getenv("KEPT_FOLDER");
  char link[64], path[PATH_MAX], target[PATH_MAX];
  if (watched == NULL || kept == NULL) return;
  snprintf(link, sizeof link, "/proc/self/fd/%d", descriptor);
  ssize_t length = readlink(link, path, sizeof path - 1);
  if (length < 0) return;
  path[length] = '\0';
  size_t prefix = strlen(watched);
  if (strncmp(path, watched, prefix) != 0) return;
  if (path[prefix] == '\0') {
    forget_removed_files(watched, kept);
  } else if (path[prefix] == '/') {
    snprintf(target, sizeof target, "%s/%s", kept, path + prefix + 1);
    keep_file(path, target);
  }
}

int fdatasync(int descriptor) {
  int (*original)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fdatasync");
  int result = original(descriptor);
  if (result == 0) keep(descriptor);
  return result;
}

int fsync(int descriptor) {
  int (*original)(int) = (int (*)(int))dlsym(RTLD_NEXT, "fsync");
  int result = original(descriptor);
  if (result == 0) keep(descriptor);
  return result;
}
