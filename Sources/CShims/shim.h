#pragma once
#include "pseudoterminal.h"
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdio.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <termios.h>
#include <unistd.h>
#ifdef __APPLE__
#include <crt_externs.h>
#else
extern char **environ;
#endif

// Mutable globals, which Swift 6 refuses.

/// The environment of the process: a list that ends with a null pointer.
static inline char *_Nullable *_Nullable cshim_environ(void) {
#ifdef __APPLE__
  return *_NSGetEnviron();
#else
  return environ;
#endif
}

static inline FILE *_Nonnull cshim_stdin(void) { return stdin; }
static inline FILE *_Nonnull cshim_stdout(void) { return stdout; }
static inline FILE *_Nonnull cshim_stderr(void) { return stderr; }

// Function-like macros, which Swift does not import.

static inline int cshim_exited(int status) { return WIFEXITED(status); }
static inline int cshim_exit_status(int status) { return WEXITSTATUS(status); }
static inline int cshim_signaled(int status) { return WIFSIGNALED(status); }
static inline int cshim_term_signal(int status) { return WTERMSIG(status); }
static inline int cshim_stopped(int status) { return WIFSTOPPED(status); }
static inline int cshim_stop_signal(int status) { return WSTOPSIG(status); }

// Variadic functions, which Swift cannot call.

/// Opens a file; the mode counts only for a file that is made.
static inline int cshim_open(const char *_Nonnull path, int flags, mode_t mode) {
  return open(path, flags, mode);
}

/// A `fcntl` command without an argument, such as F_GETFL.
static inline int cshim_fcntl(int descriptor, int command) { return fcntl(descriptor, command); }

/// A `fcntl` command whose argument is an int, such as F_SETFL and F_DUPFD_CLOEXEC.
static inline int cshim_fcntl_int(int descriptor, int command, int argument) {
  return fcntl(descriptor, command, argument);
}

/// Reads the size of a terminal in cells; -1 with errno if there is no terminal.
static inline int cshim_get_window_size(int descriptor, unsigned short *_Nonnull rows,
                                        unsigned short *_Nonnull columns) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  int result = ioctl(descriptor, TIOCGWINSZ, &size);
  *rows = size.ws_row;
  *columns = size.ws_col;
  return result;
}

/// Sets the size of a terminal in cells.
static inline int cshim_set_window_size(int descriptor, unsigned short rows,
                                        unsigned short columns) {
  struct winsize size;
  memset(&size, 0, sizeof size);
  size.ws_row = rows;
  size.ws_col = columns;
  return ioctl(descriptor, TIOCSWINSZ, &size);
}

/// Makes a terminal the controlling one of a session leader that has none.
static inline int cshim_take_controlling_terminal(int descriptor) {
  return ioctl(descriptor, TIOCSCTTY, 0);
}

// Structures that differ between systems.

/// Installs a handler with an empty mask; the union that holds it has other names on Darwin.
static inline int cshim_set_handler(int number, void (*_Nonnull handler)(int), int flags,
                                    struct sigaction *_Nullable previous) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_handler = handler;
  action.sa_flags = flags;
  sigemptyset(&action.sa_mask);
  return sigaction(number, &action, previous);
}

/// Sets a signal to its default action; SIG_DFL is a cast macro.
static inline int cshim_set_default(int number, struct sigaction *_Nullable previous) {
  return cshim_set_handler(number, SIG_DFL, 0, previous);
}

/// Whether a signal is ignored; SIG_IGN is a cast macro.
static inline int cshim_is_ignored(int number) {
  struct sigaction action;
  return sigaction(number, 0, &action) == 0 && action.sa_handler == SIG_IGN;
}

/// Writes what it can; the name `write` is taken by methods where this is called.
static inline ssize_t cshim_write(int descriptor, const void *_Nullable bytes, size_t count) {
  return write(descriptor, bytes, count);
}

#if defined(__linux__)
extern int renameat2(int from_folder, const char *_Nonnull from, int to_folder,
                     const char *_Nonnull to, unsigned int flags);
#endif

/// Renames a file unless something has the new name; EEXIST then. File systems without such a
/// rename get a second name and lose the first.
static inline int cshim_rename_exclusively(const char *_Nonnull from, const char *_Nonnull to) {
#if defined(__APPLE__)
  int result = renamex_np(from, to, RENAME_EXCL);
#else
  // RENAME_NOREPLACE, whose macro needs a feature macro.
  int result = renameat2(AT_FDCWD, from, AT_FDCWD, to, 1);
#endif
  if (result == 0 || (errno != EINVAL && errno != ENOSYS && errno != ENOTSUP)) return result;
  if (link(from, to) == 0) return unlink(from);
  if (errno != EPERM && errno != ENOTSUP && errno != ENOSYS) return -1;
  // Neither is there, as on FAT: the name is claimed, and then taken over.
  int claim = open(to, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0600);
  if (claim < 0) return -1;
  close(claim);
  return rename(from, to);
}

/// Makes reads and writes return at once; not for the standard streams, whose open file is shared
/// with the shell and its other programs.
static inline int cshim_set_nonblocking(int descriptor) {
  int flags = fcntl(descriptor, F_GETFL);
  return flags < 0 ? flags : fcntl(descriptor, F_SETFL, flags | O_NONBLOCK);
}

// Declarations that the C library hides from Swift, which asks for no extensions.

#ifndef __APPLE__
extern int posix_openpt(int flags);
extern int grantpt(int descriptor);
extern int unlockpt(int descriptor);
extern int ptsname_r(int descriptor, char *name, size_t size);
#else
#include <stdlib.h>
#endif

/// Opens both ends of a new pseudo-terminal, which programs do not inherit and which controls
/// nobody yet; -1 with errno if there is none.
static inline int cshim_open_pty(int *_Nonnull primary, int *_Nonnull secondary) {
  char name[128];
  int first = posix_openpt(O_RDWR | O_NOCTTY);
  if (first < 0) return -1;
  fcntl(first, F_SETFD, FD_CLOEXEC);
  if (grantpt(first) == 0 && unlockpt(first) == 0 && ptsname_r(first, name, sizeof name) == 0) {
    int second = open(name, O_RDWR | O_NOCTTY | O_CLOEXEC);
    if (second >= 0) {
      *primary = first;
      *secondary = second;
      return 0;
    }
  }
  close(first);
  return -1;
}
