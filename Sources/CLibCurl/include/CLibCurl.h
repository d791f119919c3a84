#pragma once

#include <stdbool.h>
#include <stddef.h>

// The type-checking macros would replace the names that CLibCurl.c takes the types of.
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>

// Nothing here is linked against libcurl: its header gives the types, and `ccurl_load` finds the
// functions at run time. Loading it costs five times what the rest of the program's start does,
// so a run that asks nothing of the network does not pay for it. Every function below other than
// `ccurl_load` may be called only after `ccurl_load` has returned NULL.
//
// `curl_easy_setopt` and `curl_easy_getinfo` are variadic, which Swift cannot call: there is one
// function for each kind of argument.

#pragma clang assume_nonnull begin

/// Loads libcurl once; NULL when it is there, else why it is not (static storage).
///
/// Any thread may call this at any time; the first caller waits for the loading.
const char *_Nullable ccurl_load(void);

/// The version of the loaded libcurl as text, with its TLS library (static storage).
const char *ccurl_version(void);

/// The file that libcurl was loaded from (static storage); NULL where the system does not say.
const char *_Nullable ccurl_path(void);

/// The version of the loaded libcurl alone (static storage).
const char *ccurl_version_name(void);

/// The version of the loaded libcurl as a number, as 0x075801 for 7.88.1.
unsigned ccurl_version_number(void);

/// The TLS library of the loaded libcurl, with its version (static storage); NULL where it has none.
const char *_Nullable ccurl_tls_version(void);

/// Whether the loaded libcurl speaks HTTP/2. The macro of that feature has a shift inside, which Swift does not import.
bool ccurl_has_http2(void);

/// What libcurl says about a result code (static storage).
const char *ccurl_easy_strerror(CURLcode code);

/// What libcurl says about a result code of the multi interface (static storage).
const char *ccurl_multi_strerror(CURLMcode code);

#pragma mark Easy handles

CURL *_Nullable ccurl_easy_init(void);
void ccurl_easy_cleanup(CURL *easy);

/// Sets an option whose argument is a `long`.
CURLcode ccurl_set_long(CURL *easy, CURLoption option, long value);

/// Sets an option whose argument is a string, which libcurl copies.
CURLcode ccurl_set_string(CURL *easy, CURLoption option, const char *_Nullable value);

/// Sets an option whose argument is a size (`curl_off_t`, 64 bits).
CURLcode ccurl_set_offset(CURL *easy, CURLoption option, curl_off_t value);

/// Sets an option whose argument is a buffer or a context, which must outlive the handle.
CURLcode ccurl_set_pointer(CURL *easy, CURLoption option, void *_Nullable value);

/// Sets an option whose argument is a list, which must outlive the handle.
CURLcode ccurl_set_list(CURL *easy, CURLoption option, struct curl_slist *_Nullable list);

/// Receives bytes; returns how many it took, and any other number than all ends the transfer.
typedef size_t (*ccurl_data_callback)(
    char *_Nullable bytes, size_t size, size_t count, void *_Nullable context);

/// Hears how far a transfer is; returns non-zero to end it.
typedef int (*ccurl_progress_callback)(
    void *_Nullable context, curl_off_t expected, curl_off_t received,
    curl_off_t toSend, curl_off_t sent);

/// Sets who receives the body. The context must outlive the handle.
CURLcode ccurl_set_body_callback(CURL *easy, ccurl_data_callback callback, void *context);

/// Sets who receives the header lines, one call a line. The context must outlive the handle.
CURLcode ccurl_set_header_callback(CURL *easy, ccurl_data_callback callback, void *context);

/// Sets who hears of the progress. The context must outlive the handle.
CURLcode ccurl_set_progress_callback(CURL *easy, ccurl_progress_callback callback, void *context);

/// Allows the protocols http and https, and no other.
///
/// libcurl 7.85 replaced the option's bit mask by a string; either is tried.
CURLcode ccurl_allow_only_http(CURL *easy);

/// Ends a connection whose peer has not acknowledged what was sent for this long.
///
/// A connection that a firewall or a change of network has cut without a word would otherwise
/// look alive until a time limit meant for slow servers ends.
CURLcode ccurl_limit_unacknowledged(CURL *easy, unsigned milliseconds);

/// Reads an information whose type is a `long`.
CURLcode ccurl_get_long(CURL *easy, CURLINFO info, long *value);

/// Reads an information whose type is `curl_off_t`.
CURLcode ccurl_get_offset(CURL *easy, CURLINFO info, curl_off_t *value);

/// Reads an information whose type is a string, which belongs to the handle.
CURLcode ccurl_get_string(CURL *easy, CURLINFO info, const char *_Nullable *_Nonnull value);

struct curl_slist *_Nullable ccurl_slist_append(
    struct curl_slist *_Nullable list, const char *text);
void ccurl_slist_free(struct curl_slist *_Nullable list);

// Options and informations that the headers of older versions lack; a library that does not know
// one answers CURLE_UNKNOWN_OPTION.

/// Does not wait for a name lookup when a handle is removed (7.87).
static const CURLoption ccurl_option_quick_exit = (CURLoption)(CURLOPTTYPE_LONG + 322);
/// The age in seconds after which an idle connection is not used again (7.65).
static const CURLoption ccurl_option_idle_limit = (CURLoption)(CURLOPTTYPE_LONG + 288);
/// The file of trusted certificates that libcurl was built with (7.84).
static const CURLINFO ccurl_info_certificate_file = (CURLINFO)(CURLINFO_STRING + 61);
/// The folder of trusted certificates that libcurl was built with (7.84).
static const CURLINFO ccurl_info_certificate_folder = (CURLINFO)(CURLINFO_STRING + 62);

#pragma mark Multi handles

CURLM *_Nullable ccurl_multi_init(void);
CURLMcode ccurl_multi_cleanup(CURLM *multi);
CURLMcode ccurl_multi_set_long(CURLM *multi, CURLMoption option, long value);
CURLMcode ccurl_multi_add(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_remove(CURLM *multi, CURL *easy);
CURLMcode ccurl_multi_perform(CURLM *multi);

/// Waits for a transfer's socket, a timer of libcurl's, or `wake` to become readable.
CURLMcode ccurl_multi_poll(CURLM *multi, int wake, int milliseconds);

/// The next transfer that has ended, with its result; NULL when there is none.
CURL *_Nullable ccurl_multi_next_done(CURLM *multi, CURLcode *result);

#pragma mark Addresses

/// Resolves a reference against an address, as a browser would; NULL when either is none.
///
/// Also for schemes that libcurl cannot fetch. Free the answer with `ccurl_free`.
char *_Nullable ccurl_resolve(const char *base, const char *reference);
void ccurl_free(char *text);

#pragma clang assume_nonnull end
