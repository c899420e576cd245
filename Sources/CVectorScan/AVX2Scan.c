#if defined(__x86_64__)

#include <immintrin.h>
#include <stddef.h>

#define PATH(function) cvectorscan_avx2_##function

#pragma clang attribute push(__attribute__((target("avx2"))), apply_to = function)

#include "LanesX86.h"

static inline void products_of_eight(
    const int8_t *first, size_t step, size_t width, const int8_t *query, Lanes *products) {
  const __m256i ones = _mm256_set1_epi16(1);
  __m256i sums[8];
  for (int row = 0; row < 8; row++) {
    sums[row] = _mm256_setzero_si256();
  }
  for (size_t place = 0; place < width; place += 32) {
    const __m256i asked = _mm256_loadu_si256((const __m256i *)(query + place));
    for (int row = 0; row < 8; row++) {
      const __m256i codes =
          _mm256_loadu_si256((const __m256i *)(first + (size_t)row * step + place));
      // The magnitude times the query with the row's sign. No pair saturates: 2 · 128 · 127 < 2^15.
      const __m256i pairs =
          _mm256_maddubs_epi16(_mm256_abs_epi8(codes), _mm256_sign_epi8(asked, codes));
      sums[row] = _mm256_add_epi32(sums[row], _mm256_madd_epi16(pairs, ones));
    }
  }
  sum_each(sums, products);
}

#include "ScanLoop.h"

#pragma clang attribute pop

#endif
