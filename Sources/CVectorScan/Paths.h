// What each path offers to the choice between them.

#ifndef PATHS_H
#define PATHS_H

#include "CVectorScan.h"

#define DECLARE_PATH(name)                                                                       \
  void cvectorscan_##name##_products(                                                            \
      const CVectorScanRows *rows, const int8_t *query, int32_t *products);                      \
  size_t cvectorscan_##name##_survivors(                                                         \
      const CVectorScanRows *rows, const CVectorScanQuery *query, float threshold,               \
      CVectorScanSurvivor *survivors);

DECLARE_PATH(portable)
#if defined(__x86_64__)
DECLARE_PATH(avx2)
DECLARE_PATH(avx_vnni)
DECLARE_PATH(avx512_vnni)
#endif
#if defined(__aarch64__)
DECLARE_PATH(neon)
DECLARE_PATH(neon_dot_product)
#endif

#endif
