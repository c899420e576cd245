#if defined(__aarch64__)

#include <arm_neon.h>
#include <stddef.h>

#define PATH(function) cvectorscan_neon_dot_product_##function

#pragma clang attribute push(__attribute__((target("dotprod"))), apply_to = function)

#include "LanesNEON.h"

static inline void products_of_eight(
    const int8_t *first, size_t step, size_t width, const int8_t *query, Lanes *products) {
  int32x4_t sums[8];
  for (int row = 0; row < 8; row++) {
    sums[row] = vdupq_n_s32(0);
  }
  for (size_t place = 0; place < width; place += 16) {
    const int8x16_t asked = vld1q_s8(query + place);
    for (int row = 0; row < 8; row++) {
      const int8x16_t codes = vld1q_s8(first + (size_t)row * step + place);
      sums[row] = vdotq_s32(sums[row], codes, asked);
    }
  }
  sum_each(sums, products);
}

#include "ScanLoop.h"

#pragma clang attribute pop

#endif
