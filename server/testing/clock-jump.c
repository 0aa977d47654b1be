/*
 * Stands for a clock that is set: loaded into a process before the C library, it tells the time of a day ago as long as
 * the file YESTERDAY_SWITCH exists. Clocks that only go forward are left alone.
 */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdlib.h>
#include <sys/time.h>
#include <time.h>
#include <unistd.h>

static time_t offset(void) {
  const char *yesterday = getenv("YESTERDAY_SWITCH");
  return yesterday != NULL && access(yesterday, F_OK) == 0 ? 24 * 60 * 60 : 0;
}

int clock_gettime(clockid_t clock, struct timespec *now) {
  int result = ((int (*)(clockid_t, struct timespec *))dlsym(RTLD_NEXT, "clock_gettime"))(clock, now);
  if (clock == CLOCK_REALTIME) now->tv_sec -= offset();
  return result;
}

int gettimeofday(struct timeval *restrict now, void *restrict zone) {
  int result = ((int (*)(struct timeval *, void *))dlsym(RTLD_NEXT, "gettimeofday"))(now, zone);
  now->tv_sec -= offset();
  return result;
}
