#ifndef ZLIB_TYPES_H
#define ZLIB_TYPES_H

/* The C interface of zlib, which unfolds what servers send to libcurl: types only. Nothing is
 * linked; RecipeFetch looks the library up when it first makes a request. */

/* What is read stays unchanged. */
#define ZLIB_CONST
#include <zlib.h>

/* Pointers to the functions that are looked up, with the header's own types. */
typedef __typeof__(&inflateInit2_) ZlibInflateBegin;
typedef __typeof__(&inflate) ZlibInflate;
typedef __typeof__(&inflateEnd) ZlibInflateEnd;

#endif
