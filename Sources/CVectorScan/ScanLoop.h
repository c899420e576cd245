// The loop over rows. A path includes it once, after it has defined PATH(function), the name of its
// function, and
//
//   static inline void products_of_eight(
//       const int8_t *first, size_t step, size_t width, const int8_t *query, Lanes *products);
//
// for the sums of the products of `query` with the eight rows of `width` codes at `first`,
// `first + step`, and so on.

#include <string.h>

#include "Lanes.h"
#include "Paths.h"

// A product and a sum in one rounding would differ between paths.
#pragma STDC FP_CONTRACT OFF

#define INLINED static inline __attribute__((always_inline))

INLINED void load_floats(const float *place, FloatLanes *lanes) {
  memcpy(lanes, place, sizeof *lanes);
}

/// The sum of one row: eight times the same row, so that it has no other code.
INLINED int32_t product_of_one(const int8_t *row, size_t width, const int8_t *query) {
  Lanes products;
  products_of_eight(row, 0, width, query, &products);
  return products[0];
}

INLINED void all_products(
    const CVectorScanRows *rows, size_t width, const int8_t *query, int32_t *products) {
  size_t row = 0;
  for (; row + 8 <= rows->count; row += 8) {
    Lanes eight;
    products_of_eight(rows->codes + row * width, width, width, query, &eight);
    memcpy(products + row, &eight, sizeof eight);
  }
  for (; row < rows->count; row++) {
    products[row] = product_of_one(rows->codes + row * width, width, query);
  }
}

INLINED size_t all_survivors(
    const CVectorScanRows *rows, size_t width, const CVectorScanQuery *query, float threshold,
    CVectorScanSurvivor *survivors) {
  size_t kept = 0;
  size_t row = 0;
  const float scale = query->scale;
  const float factor = query->factor;
  const float slack = query->slack;
  for (; row + 8 <= rows->count; row += 8) {
    Lanes products;
    FloatLanes scales, errors;
    products_of_eight(rows->codes + row * width, width, width, query->codes, &products);
    load_floats(rows->scales + row, &scales);
    load_floats(rows->errors + row, &errors);
    const FloatLanes near = __builtin_convertvector(products, FloatLanes) * scales * scale;
    const FloatLanes breadth = errors * factor + slack;
    const FloatLanes upper = near + breadth;
    const Lanes reaches = upper >= threshold;
    if (__builtin_expect(__builtin_reduce_or(reaches) == 0, 1)) {
      continue;
    }
    const FloatLanes lower = near - breadth;
    for (int lane = 0; lane < 8; lane++) {
      if (reaches[lane]) {
        survivors[kept++] =
            (CVectorScanSurvivor){(uint32_t)row + (uint32_t)lane, lower[lane], upper[lane]};
      }
    }
  }
  for (; row < rows->count; row++) {
    const int32_t product = product_of_one(rows->codes + row * width, width, query->codes);
    const float near = (float)product * rows->scales[row] * scale;
    const float breadth = rows->errors[row] * factor + slack;
    if (near + breadth >= threshold) {
      survivors[kept++] = (CVectorScanSurvivor){(uint32_t)row, near - breadth, near + breadth};
    }
  }
  return kept;
}

// Sixty-four codes a row are the usual case, and a known width leaves no inner loop.

void PATH(products)(const CVectorScanRows *rows, const int8_t *query, int32_t *products) {
  if (rows->stride == 64) {
    all_products(rows, 64, query, products);
  } else {
    all_products(rows, rows->stride, query, products);
  }
}

size_t PATH(survivors)(
    const CVectorScanRows *rows, const CVectorScanQuery *query, float threshold,
    CVectorScanSurvivor *survivors) {
  if (rows->stride == 64) {
    return all_survivors(rows, 64, query, threshold, survivors);
  }
  return all_survivors(rows, rows->stride, query, threshold, survivors);
}
