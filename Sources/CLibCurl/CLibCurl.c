// For dladdr.
#if defined(__linux__)
#define _GNU_SOURCE
#endif

#include "CLibCurl.h"

#include <dlfcn.h>
#include <netinet/in.h>
#include <netinet/tcp.h>
#include <pthread.h>
#include <stdint.h>
#include <stdio.h>
#include <sys/socket.h>

/// Every function of libcurl that the program calls.
#define CCURL_FUNCTIONS(X)                                                     \
  X(curl_easy_cleanup)                                                         \
  X(curl_easy_getinfo)                                                         \
  X(curl_easy_init)                                                            \
  X(curl_easy_setopt)                                                          \
  X(curl_easy_strerror)                                                        \
  X(curl_free)                                                                 \
  X(curl_global_init)                                                          \
  X(curl_multi_add_handle)                                                     \
  X(curl_multi_cleanup)                                                        \
  X(curl_multi_info_read)                                                      \
  X(curl_multi_init)                                                           \
  X(curl_multi_perform)                                                        \
  X(curl_multi_poll)                                                           \
  X(curl_multi_remove_handle)                                                  \
  X(curl_multi_setopt)                                                         \
  X(curl_multi_strerror)                                                       \
  X(curl_slist_append)                                                         \
  X(curl_slist_free_all)                                                       \
  X(curl_url)                                                                  \
  X(curl_url_cleanup)                                                          \
  X(curl_url_get)                                                              \
  X(curl_url_set)                                                              \
  X(curl_version)                                                              \
  X(curl_version_info)

/// One pointer for each, of the type that the header declares.
#define CCURL_POINTER(name) static __typeof__(name) *name##_;
CCURL_FUNCTIONS(CCURL_POINTER)

/// Where libcurl may be, the best first: the second is another build of the same interface.
static const char *const candidates[] = {
#if defined(__APPLE__)
    "libcurl.4.dylib",
    "/usr/lib/libcurl.4.dylib",
    "libcurl.dylib",
#else
    "libcurl.so.4",
    "libcurl-gnutls.so.4",
#endif
};

static pthread_once_t loading = PTHREAD_ONCE_INIT;
static bool isLoaded = false;
static char problem[512] = "";

/// Remembers why the first candidate failed: the later ones are mostly absent by design.
static void note_problem(const char *text) {
  if (problem[0] == '\0') {
    snprintf(problem, sizeof problem, "%s", text);
  }
}

/// Finds every function in an opened library; false, with the reason noted, when one is missing.
static bool find_functions(void *library, const char *candidate) {
#define CCURL_FIND(name)                                                       \
  name##_ = (__typeof__(name) *)dlsym(library, #name);                         \
  if (name##_ == NULL) {                                                       \
    char text[sizeof problem];                                                 \
    snprintf(text, sizeof text, "%s is too old: it has no %s", candidate, #name); \
    note_problem(text);                                                        \
    return false;                                                              \
  }
  CCURL_FUNCTIONS(CCURL_FIND)
#undef CCURL_FIND
  return true;
}

static void load(void) {
  for (size_t index = 0; index < sizeof candidates / sizeof candidates[0]; index++) {
    // Lazy binding: a millisecond less, since most of what libcurl brings along is never called.
    void *library = dlopen(candidates[index], RTLD_LAZY | RTLD_LOCAL);
    if (library == NULL) {
      const char *text = dlerror();
      note_problem(text != NULL ? text : "libcurl could not be opened");
      continue;
    }
    if (!find_functions(library, candidates[index])) {
      dlclose(library);
      continue;
    }
    CURLcode code = curl_global_init_(CURL_GLOBAL_DEFAULT);
    if (code != CURLE_OK) {
      note_problem(curl_easy_strerror_(code));
      return;
    }
    isLoaded = true;
    return;
  }
}

const char *ccurl_load(void) {
  pthread_once(&loading, load);
  return isLoaded ? NULL : problem;
}

const char *ccurl_version(void) { return curl_version_(); }

const char *ccurl_path(void) {
  Dl_info info;
  return dladdr((void *)curl_version_, &info) != 0 ? info.dli_fname : NULL;
}

const char *ccurl_version_name(void) { return curl_version_info_(CURLVERSION_NOW)->version; }

unsigned ccurl_version_number(void) { return curl_version_info_(CURLVERSION_NOW)->version_num; }

const char *ccurl_tls_version(void) { return curl_version_info_(CURLVERSION_NOW)->ssl_version; }

bool ccurl_has_http2(void) {
  return (curl_version_info_(CURLVERSION_NOW)->features & CURL_VERSION_HTTP2) != 0;
}

const char *ccurl_easy_strerror(CURLcode code) { return curl_easy_strerror_(code); }

const char *ccurl_multi_strerror(CURLMcode code) { return curl_multi_strerror_(code); }

CURL *ccurl_easy_init(void) { return curl_easy_init_(); }

void ccurl_easy_cleanup(CURL *easy) { curl_easy_cleanup_(easy); }

CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value) {
  return curl_easy_setopt_(easy, option, value);
}

CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *value) {
  return curl_easy_setopt_(easy, option, value);
}

CURLcode ccurl_set_offset(CURL *easy, CURLoption option, curl_off_t value) {
  return curl_easy_setopt_(easy, option, value);
}

CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *value) {
  return curl_easy_setopt_(easy, option, value);
}

CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *list) {
  return curl_easy_setopt_(easy, option, list);
}

CURLcode ccurl_set_body_callback(CURL *easy, ccurl_data_callback callback, void *context) {
  CURLcode code = curl_easy_setopt_(easy, CURLOPT_WRITEFUNCTION, callback);
  return code != CURLE_OK ? code : curl_easy_setopt_(easy, CURLOPT_WRITEDATA, context);
}

CURLcode ccurl_set_header_callback(CURL *easy, ccurl_data_callback callback, void *context) {
  CURLcode code = curl_easy_setopt_(easy, CURLOPT_HEADERFUNCTION, callback);
  return code != CURLE_OK ? code : curl_easy_setopt_(easy, CURLOPT_HEADERDATA, context);
}

CURLcode ccurl_set_progress_callback(
    CURL *easy, ccurl_progress_callback callback, void *context) {
  CURLcode code = curl_easy_setopt_(easy, CURLOPT_XFERINFOFUNCTION, callback);
  if (code == CURLE_OK) {
    code = curl_easy_setopt_(easy, CURLOPT_XFERINFODATA, context);
  }
  return code != CURLE_OK ? code : curl_easy_setopt_(easy, CURLOPT_NOPROGRESS, 0L);
}

CURLcode ccurl_allow_only_http(CURL *easy) {
  // CURLOPT_PROTOCOLS_STR and CURLOPT_PROTOCOLS by number: older headers lack the one, newer ones
  // warn about the other.
  const CURLoption protocols_string = (CURLoption)(CURLOPTTYPE_STRINGPOINT + 318);
  const CURLoption protocols_mask = (CURLoption)(CURLOPTTYPE_LONG + 181);
  CURLcode code = curl_easy_setopt_(easy, protocols_string, "http,https");
  if (code != CURLE_UNKNOWN_OPTION) {
    return code;
  }
  return curl_easy_setopt_(easy, protocols_mask, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
}

/// Called for each new socket; `context` is the limit itself, in milliseconds.
static int limit_unacknowledged(void *context, curl_socket_t socket, curlsocktype purpose) {
  (void)purpose;
  // Without the limit the connection still works, so a refusal is no error.
#if defined(TCP_USER_TIMEOUT)
  unsigned limit = (unsigned)(uintptr_t)context;
  (void)setsockopt(socket, IPPROTO_TCP, TCP_USER_TIMEOUT, &limit, sizeof limit);
#elif defined(TCP_RXT_CONNDROPTIME)
  int limit = (int)(((uintptr_t)context + 999) / 1000);
  (void)setsockopt(socket, IPPROTO_TCP, TCP_RXT_CONNDROPTIME, &limit, sizeof limit);
#else
  (void)context;
  (void)socket;
#endif
  return CURL_SOCKOPT_OK;
}

CURLcode ccurl_limit_unacknowledged(CURL *easy, unsigned milliseconds) {
  CURLcode code = curl_easy_setopt_(easy, CURLOPT_SOCKOPTFUNCTION, limit_unacknowledged);
  if (code != CURLE_OK) {
    return code;
  }
  return curl_easy_setopt_(easy, CURLOPT_SOCKOPTDATA, (void *)(uintptr_t)milliseconds);
}

CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value) {
  return curl_easy_getinfo_(easy, info, value);
}

CURLcode ccurl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value) {
  return curl_easy_getinfo_(easy, info, value);
}

CURLcode ccurl_get_string(CURL *easy, CURLINFO info, const char **value) {
  return curl_easy_getinfo_(easy, info, value);
}

struct curl_slist *ccurl_slist_append(struct curl_slist *list, const char *text) {
  return curl_slist_append_(list, text);
}

void ccurl_slist_free(struct curl_slist *list) { curl_slist_free_all_(list); }

CURLM *ccurl_multi_init(void) { return curl_multi_init_(); }

CURLMcode ccurl_multi_cleanup(CURLM *multi) { return curl_multi_cleanup_(multi); }

CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value) {
  return curl_multi_setopt_(multi, option, value);
}

CURLMcode ccurl_multi_add(CURLM *multi, CURL *easy) {
  return curl_multi_add_handle_(multi, easy);
}

CURLMcode ccurl_multi_remove(CURLM *multi, CURL *easy) {
  return curl_multi_remove_handle_(multi, easy);
}

CURLMcode ccurl_multi_perform(CURLM *multi) {
  int running = 0;
  return curl_multi_perform_(multi, &running);
}

CURLMcode ccurl_multi_poll(CURLM *multi, int wake, int milliseconds) {
  struct curl_waitfd extra = {.fd = wake, .events = CURL_WAIT_POLLIN, .revents = 0};
  return curl_multi_poll_(multi, &extra, 1, milliseconds, NULL);
}

CURL *ccurl_multi_next_done(CURLM *multi, CURLcode *result) {
  int left = 0;
  CURLMsg *message;
  while ((message = curl_multi_info_read_(multi, &left)) != NULL) {
    if (message->msg == CURLMSG_DONE) {
      *result = message->data.result;
      return message->easy_handle;
    }
  }
  return NULL;
}

char *ccurl_resolve(const char *base, const char *reference) {
  CURLU *url = curl_url_();
  if (url == NULL) {
    return NULL;
  }
  char *resolved = NULL;
  // Setting a relative address on a handle that holds one resolves it.
  if (curl_url_set_(url, CURLUPART_URL, base, 0) != CURLUE_OK
      || curl_url_set_(url, CURLUPART_URL, reference, CURLU_NON_SUPPORT_SCHEME) != CURLUE_OK
      || curl_url_get_(url, CURLUPART_URL, &resolved, 0) != CURLUE_OK) {
    resolved = NULL;
  }
  curl_url_cleanup_(url);
  return resolved;
}

void ccurl_free(char *text) { curl_free_(text); }
