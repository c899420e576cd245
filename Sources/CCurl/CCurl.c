#include "CCurl.h"

#include <dlfcn.h>

#define FIND(name) \
  ((library->name = (__typeof__(library->name))dlsym(opened, "curl_" #name)) != NULL)

bool ccurl_open(const char *place, CCurlLibrary *library) {
  void *opened = dlopen(place, RTLD_NOW | RTLD_LOCAL);
  if (opened == NULL) {
    return false;
  }
  if (FIND(global_init) && FIND(easy_init) && FIND(easy_cleanup) && FIND(easy_setopt) &&
      FIND(multi_init) && FIND(multi_cleanup) && FIND(multi_add_handle) &&
      FIND(multi_remove_handle) && FIND(multi_perform) && FIND(multi_poll) &&
      FIND(multi_info_read) && FIND(slist_append) && FIND(slist_free_all) && FIND(url) &&
      FIND(url_cleanup) && FIND(url_set) && FIND(url_get) && FIND(free)) {
    return true;
  }
  dlclose(opened);
  return false;
}

CURLcode ccurl_set_number(
    const CCurlLibrary *library, CURL *handle, CURLoption option, long value) {
  return library->easy_setopt(handle, option, value);
}

CURLcode ccurl_set_size(
    const CCurlLibrary *library, CURL *handle, CURLoption option, curl_off_t value) {
  return library->easy_setopt(handle, option, value);
}

CURLcode ccurl_set_text(
    const CCurlLibrary *library, CURL *handle, CURLoption option, const char *value) {
  return library->easy_setopt(handle, option, value);
}

CURLcode ccurl_set_list(
    const CCurlLibrary *library, CURL *handle, CURLoption option, struct curl_slist *value) {
  return library->easy_setopt(handle, option, value);
}

CURLcode ccurl_set_web_only(const CCurlLibrary *library, CURL *handle) {
#if LIBCURL_VERSION_NUM >= 0x075500
  return library->easy_setopt(handle, CURLOPT_PROTOCOLS_STR, "http,https");
#else
  return library->easy_setopt(handle, CURLOPT_PROTOCOLS, (long)(CURLPROTO_HTTP | CURLPROTO_HTTPS));
#endif
}

CURLcode ccurl_set_callbacks(
    const CCurlLibrary *library, CURL *handle, void *state, curl_write_callback header,
    curl_write_callback body, curl_opensocket_callback opensocket,
    curl_prereq_callback connected) {
  CURLcode codes[] = {
      library->easy_setopt(handle, CURLOPT_HEADERFUNCTION, header),
      library->easy_setopt(handle, CURLOPT_HEADERDATA, state),
      library->easy_setopt(handle, CURLOPT_WRITEFUNCTION, body),
      library->easy_setopt(handle, CURLOPT_WRITEDATA, state),
      library->easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opensocket),
      library->easy_setopt(handle, CURLOPT_OPENSOCKETDATA, state),
      library->easy_setopt(handle, CURLOPT_PREREQFUNCTION, connected),
      library->easy_setopt(handle, CURLOPT_PREREQDATA, state),
  };
  for (unsigned long i = 0; i < sizeof codes / sizeof codes[0]; i++) {
    if (codes[i] != CURLE_OK) {
      return codes[i];
    }
  }
  return CURLE_OK;
}
