#if defined(__x86_64__)

#include <immintrin.h>
#include <stddef.h>

#define PATH(function) cvectorscan_avx512_vnni_##function

#pragma clang attribute push( \
    __attribute__((target("avx2,avx512f,avx512bw,avx512vl,avx512vnni"))), apply_to = function)

#include "LanesX86.h"

static inline void products_of_eight(
    const int8_t *first, size_t step, size_t width, const int8_t *query, Lanes *products) {
  const __m512i zero = _mm512_setzero_si512();
  __m512i sums[8];
  for (int row = 0; row < 8; row++) {
    sums[row] = zero;
  }
  for (size_t place = 0; place < width; place += 64) {
    const __m512i asked = _mm512_loadu_si512(query + place);
    for (int row = 0; row < 8; row++) {
      const __m512i codes = _mm512_loadu_si512(first + (size_t)row * step + place);
      // One factor must be without sign: the magnitude times the query with the row's sign.
      const __m512i signedQuery =
          _mm512_mask_sub_epi8(asked, _mm512_movepi8_mask(codes), zero, asked);
      sums[row] = _mm512_dpbusd_epi32(sums[row], _mm512_abs_epi8(codes), signedQuery);
    }
  }
  __m256i halves[8];
  for (int row = 0; row < 8; row++) {
    halves[row] = _mm256_add_epi32(
        _mm512_castsi512_si256(sums[row]), _mm512_extracti64x4_epi64(sums[row], 1));
  }
  sum_each(halves, products);
}

#include "ScanLoop.h"

#pragma clang attribute pop

#endif
