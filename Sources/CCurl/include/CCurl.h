#ifndef CCURL_H
#define CCURL_H

#include <curl/curl.h>
#include <stdbool.h>

#include "ZlibTypes.h"

/* Functions of libcurl as they were found in a library that is opened while the program runs.
 * Each has the name of the function without "curl_" and that function's type. Swift does not see
 * the one that takes a variable number of arguments; what it needs of it is below. */
typedef struct CCurlLibrary {
  CURLcode (*_Nonnull global_init)(long);
  CURL *_Nullable (*_Nonnull easy_init)(void);
  void (*_Nonnull easy_cleanup)(CURL *_Nullable);
  CURLcode (*_Nonnull easy_setopt)(CURL *_Nonnull, CURLoption, ...);
  CURLM *_Nullable (*_Nonnull multi_init)(void);
  CURLMcode (*_Nonnull multi_cleanup)(CURLM *_Nonnull);
  CURLMcode (*_Nonnull multi_add_handle)(CURLM *_Nonnull, CURL *_Nonnull);
  CURLMcode (*_Nonnull multi_remove_handle)(CURLM *_Nonnull, CURL *_Nonnull);
  CURLMcode (*_Nonnull multi_perform)(CURLM *_Nonnull, int *_Nonnull);
  CURLMcode (*_Nonnull multi_poll)(
      CURLM *_Nonnull, struct curl_waitfd *_Nullable, unsigned int, int, int *_Nullable);
  CURLMsg *_Nullable (*_Nonnull multi_info_read)(CURLM *_Nonnull, int *_Nonnull);
  struct curl_slist *_Nullable (*_Nonnull slist_append)(
      struct curl_slist *_Nullable, const char *_Nonnull);
  void (*_Nonnull slist_free_all)(struct curl_slist *_Nullable);
  CURLU *_Nullable (*_Nonnull url)(void);
  void (*_Nonnull url_cleanup)(CURLU *_Nullable);
  CURLUcode (*_Nonnull url_set)(
      CURLU *_Nonnull, CURLUPart, const char *_Nullable, unsigned int);
  CURLUcode (*_Nonnull url_get)(
      const CURLU *_Nonnull, CURLUPart, char *_Nullable *_Nonnull, unsigned int);
  void (*_Nonnull free)(void *_Nullable);
} CCurlLibrary;

/* Opens the library and fills in all functions; false when it is absent or lacks one. A library
 * that was opened stays open. */
bool ccurl_open(const char *_Nonnull place, CCurlLibrary *_Nonnull library);

/* Swift cannot call a function with a variable number of arguments, so here is one for each type
 * of argument. */
CURLcode ccurl_set_number(
    const CCurlLibrary *_Nonnull library, CURL *_Nonnull handle, CURLoption option, long value);
CURLcode ccurl_set_size(
    const CCurlLibrary *_Nonnull library, CURL *_Nonnull handle, CURLoption option,
    curl_off_t value);
CURLcode ccurl_set_text(
    const CCurlLibrary *_Nonnull library, CURL *_Nonnull handle, CURLoption option,
    const char *_Nonnull value);
CURLcode ccurl_set_list(
    const CCurlLibrary *_Nonnull library, CURL *_Nonnull handle, CURLoption option,
    struct curl_slist *_Nullable value);

/* Only http and https, whichever of the two options for it this version has. */
CURLcode ccurl_set_web_only(const CCurlLibrary *_Nonnull library, CURL *_Nonnull handle);

/* What is called during a transfer, each time with `state`. */
CURLcode ccurl_set_callbacks(
    const CCurlLibrary *_Nonnull library, CURL *_Nonnull handle, void *_Nonnull state,
    curl_write_callback _Nonnull header, curl_write_callback _Nonnull body,
    curl_opensocket_callback _Nonnull opensocket, curl_prereq_callback _Nonnull connected);

#endif
