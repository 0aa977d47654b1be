/* Stands for a slow disk: loaded into a process before the C library, it makes every sync take SYNC_DELAY_MS more. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <unistd.h>

static void wait_for_disk(void) {
  const char *delay = getenv("SYNC_DELAY_MS");
  if (delay != NULL) usleep((useconds_t)atoi(delay) * 1000);
}

int fsync(int descriptor) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fsync"))(descriptor);
}

int fdatasync(int descriptor) {
  wait_for_disk();
  return ((int (*)(int))dlsym(RTLD_NEXT, "fdatasync"))(descriptor);
}
