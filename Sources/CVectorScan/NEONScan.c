#if defined(__aarch64__)

#include <arm_neon.h>
#include <stddef.h>

#include "LanesNEON.h"

#define PATH(function) cvectorscan_neon_##function

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
      // Two products fit: 2 · 128 · 127 < 2^15.
      const int16x8_t pairs =
          vmlal_high_s8(vmull_s8(vget_low_s8(codes), vget_low_s8(asked)), codes, asked);
      sums[row] = vpadalq_s16(sums[row], pairs);
    }
  }
  sum_each(sums, products);
}

#include "ScanLoop.h"

#endif
