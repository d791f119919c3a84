#pragma once
// Pseudo-terminals for tests. The C library declares these only with feature macros that the
// imported C module is built without, so they are declared here by hand.

#include <spawn.h>
#include <stddef.h>

#if defined(__linux__)
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *_Nonnull buffer, size_t length);
extern int posix_spawn_file_actions_addclosefrom_np(
    posix_spawn_file_actions_t *_Nonnull actions, int first);
#else
#include <stdlib.h>
#endif

/// The spawn flag that makes the child the leader of a new session; its macro needs a feature macro.
static inline short cshim_spawn_setsid(void) {
#if defined(POSIX_SPAWN_SETSID)
  return POSIX_SPAWN_SETSID;
#elif defined(__linux__)
  return 0x80;
#else
  return 0x0400;
#endif
}
