#pragma once
// libedit for Swift. Every function here exists because Swift cannot do the same: `el_set`,
// `el_wset`, `el_get`, `el_wget` and `history_w` are variadic, and some declarations are hidden.

#include <histedit.h>
#include <stdio.h>
#include <sys/ioctl.h>
#include <wchar.h>

/// The version of libedit's interface that the program was built for.
static const int cel_major_version = LIBEDIT_MAJOR;
static const int cel_minor_version = LIBEDIT_MINOR;

/// An editing command; libedit has this type in a private header.
typedef unsigned char (*cel_command)(EditLine *_Nullable, wint_t);

/// A prompt callback; libedit has this type in a private header.
typedef wchar_t *_Nonnull (*cel_prompt)(EditLine *_Nullable);

#if defined(__linux__)
/// The C library declares this only with a feature macro.
extern int wcwidth(wchar_t character);
#endif

/// The cells that a character takes, or -1 for one that cannot be printed.
static inline int cel_width(wchar_t character) { return wcwidth(character); }

/// Sets an option whose one argument is an int.
static inline int cel_set_int(EditLine *_Nonnull el, int option, int value) {
  return el_wset(el, option, value);
}

/// Sets an option whose one argument is a pointer.
static inline int cel_set_pointer(EditLine *_Nonnull el, int option, void *_Nullable value) {
  return el_wset(el, option, value);
}

/// Sets an option whose one argument is a narrow string, which is copied.
static inline int cel_set_string(
    EditLine *_Nonnull el, int option, const char *_Nonnull value) {
  return el_set(el, option, value);
}

/// Performs an option without an argument.
static inline int cel_perform(EditLine *_Nonnull el, int option) { return el_wset(el, option); }

/// Reads an option that is an int; -1 if there is no such option.
static inline int cel_get_int(EditLine *_Nonnull el, int option) {
  int value = -1;
  return el_wget(el, option, &value) == 0 ? value : -1;
}

/// The pointer kept with `EL_CLIENTDATA`.
static inline void *_Nullable cel_client_data(EditLine *_Nullable el) {
  void *data = NULL;
  el_wget(el, EL_CLIENTDATA, &data);
  return data;
}

/// Whether the terminal's description has a string capability, under its termcap name.
static inline int cel_has_capability(EditLine *_Nonnull el, const char *_Nonnull name) {
  char *value = NULL;
  return el_get(el, EL_GETTC, name, &value) == 0 && value != NULL && value[0] != '\0';
}

/// Installs the function that libedit reads its characters with.
static inline int cel_set_reader(EditLine *_Nonnull el, el_rfunc_t _Nonnull reader) {
  return el_wset(el, EL_GETCFN, reader);
}

/// Installs a prompt callback (`EL_PROMPT_ESC` or `EL_RPROMPT_ESC`); text between two markers
/// is printed and takes no cells.
static inline int cel_set_prompt(
    EditLine *_Nonnull el, int option, cel_prompt _Nonnull prompt, int marker) {
  return el_wset(el, option, prompt, marker);
}

/// Adds an editing command. The narrow call copies both strings; the wide one would keep them.
static inline int cel_add_command(
    EditLine *_Nonnull el, const char *_Nonnull name, const char *_Nonnull help,
    cel_command _Nonnull command) {
  return el_set(el, EL_ADDFN, name, help, command);
}

/// Binds a key to the command of a name.
static inline int cel_bind(
    EditLine *_Nonnull el, const char *_Nonnull key, const char *_Nonnull command) {
  return el_set(el, EL_BIND, key, command, NULL);
}

/// Gives the editor its history.
static inline int cel_set_history(EditLine *_Nonnull el, HistoryW *_Nonnull history) {
  return el_wset(el, EL_HIST, history_w, history);
}

/// Sets a history option whose argument is an int.
static inline int cel_history_set_int(HistoryW *_Nonnull history, int option, int value) {
  HistEventW event;
  return history_w(history, &event, option, value);
}

/// Adds an entry, which is copied.
static inline int cel_history_enter(HistoryW *_Nonnull history, const wchar_t *_Nonnull text) {
  HistEventW event;
  return history_w(history, &event, H_ENTER, text);
}

/// Removes every entry.
static inline int cel_history_clear(HistoryW *_Nonnull history) {
  HistEventW event;
  return history_w(history, &event, H_CLEAR);
}

/// Moves through the history (`H_FIRST` is the newest entry, `H_NEXT` the next older one); null
/// at the end. The text belongs to the history and lives until the history changes.
static inline const wchar_t *_Nullable cel_history_move(HistoryW *_Nonnull history, int option) {
  HistEventW event;
  return history_w(history, &event, option) == -1 ? NULL : event.str;
}

/// The window's columns, or 0 where the kernel does not know; `TIOCGWINSZ` is a macro that
/// Swift cannot import everywhere.
static inline int cel_columns(int descriptor) {
  struct winsize size;
  return ioctl(descriptor, TIOCGWINSZ, &size) == 0 ? size.ws_col : 0;
}

/// An empty wide string that lives for ever, for the right prompt.
static inline wchar_t *_Nonnull cel_empty_text(void) {
  static wchar_t empty[1];
  return empty;
}
