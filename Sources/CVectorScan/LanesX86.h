// The sums of eight registers, for paths that have AVX2.

#ifndef LANES_X86_H
#define LANES_X86_H

#include <immintrin.h>

#include "Lanes.h"

static inline void sum_each(const __m256i sums[8], Lanes *products) {
  const __m256i first = _mm256_hadd_epi32(
      _mm256_hadd_epi32(sums[0], sums[1]), _mm256_hadd_epi32(sums[2], sums[3]));
  const __m256i second = _mm256_hadd_epi32(
      _mm256_hadd_epi32(sums[4], sums[5]), _mm256_hadd_epi32(sums[6], sums[7]));
  const __m256i low = _mm256_permute2x128_si256(first, second, 0x20);
  const __m256i high = _mm256_permute2x128_si256(first, second, 0x31);
  *products = (Lanes)_mm256_add_epi32(low, high);
}

#endif
