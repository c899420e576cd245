// The sums of eight registers, for paths that have NEON.

#ifndef LANES_NEON_H
#define LANES_NEON_H

#include <arm_neon.h>
#include <string.h>

#include "Lanes.h"

static inline void sum_each(const int32x4_t sums[8], Lanes *products) {
  int32x4_t halves[2];
  for (int half = 0; half < 2; half++) {
    const int32x4_t *four = sums + 4 * half;
    halves[half] = vpaddq_s32(vpaddq_s32(four[0], four[1]), vpaddq_s32(four[2], four[3]));
  }
  memcpy(products, halves, sizeof *products);
}

#endif
