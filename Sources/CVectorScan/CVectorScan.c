#include "CVectorScan.h"

#include "Paths.h"

#if defined(__aarch64__) && defined(__linux__)
#include <sys/auxv.h>

/// HWCAP_ASIMDDP of the kernel's asm/hwcap.h.
static const unsigned long dot_product_bit = 1UL << 20;
#endif

#if defined(__aarch64__)
static bool has_dot_product(void) {
#if defined(__linux__)
  return (getauxval(AT_HWCAP) & dot_product_bit) != 0;
#elif defined(__APPLE__)
  // Every processor that macOS 15 runs on has it.
  return true;
#else
  return false;
#endif
}
#endif

bool cvectorscan_supports(CVectorScanPath path) {
  switch (path) {
  case CVectorScanPathPortable:
    return true;
#if defined(__x86_64__)
  case CVectorScanPathAvx2:
    return __builtin_cpu_supports("avx2");
  case CVectorScanPathAvxVnni:
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("avxvnni");
  case CVectorScanPathAvx512Vnni:
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("avx512f") &&
           __builtin_cpu_supports("avx512bw") && __builtin_cpu_supports("avx512vl") &&
           __builtin_cpu_supports("avx512vnni");
#endif
#if defined(__aarch64__)
  case CVectorScanPathNeon:
    return true;
  case CVectorScanPathNeonDotProduct:
    return has_dot_product();
#endif
  default:
    return false;
  }
}

void cvectorscan_products(
    CVectorScanPath path, const CVectorScanRows *rows, const int8_t *query, int32_t *products) {
  switch (path) {
#if defined(__x86_64__)
  case CVectorScanPathAvx2:
    cvectorscan_avx2_products(rows, query, products);
    return;
  case CVectorScanPathAvxVnni:
    cvectorscan_avx_vnni_products(rows, query, products);
    return;
  case CVectorScanPathAvx512Vnni:
    cvectorscan_avx512_vnni_products(rows, query, products);
    return;
#endif
#if defined(__aarch64__)
  case CVectorScanPathNeon:
    cvectorscan_neon_products(rows, query, products);
    return;
  case CVectorScanPathNeonDotProduct:
    cvectorscan_neon_dot_product_products(rows, query, products);
    return;
#endif
  default:
    cvectorscan_portable_products(rows, query, products);
  }
}

size_t cvectorscan_survivors(
    CVectorScanPath path, const CVectorScanRows *rows, const CVectorScanQuery *query,
    float threshold, CVectorScanSurvivor *survivors) {
  switch (path) {
#if defined(__x86_64__)
  case CVectorScanPathAvx2:
    return cvectorscan_avx2_survivors(rows, query, threshold, survivors);
  case CVectorScanPathAvxVnni:
    return cvectorscan_avx_vnni_survivors(rows, query, threshold, survivors);
  case CVectorScanPathAvx512Vnni:
    return cvectorscan_avx512_vnni_survivors(rows, query, threshold, survivors);
#endif
#if defined(__aarch64__)
  case CVectorScanPathNeon:
    return cvectorscan_neon_survivors(rows, query, threshold, survivors);
  case CVectorScanPathNeonDotProduct:
    return cvectorscan_neon_dot_product_survivors(rows, query, threshold, survivors);
#endif
  default:
    return cvectorscan_portable_survivors(rows, query, threshold, survivors);
  }
}
