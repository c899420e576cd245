#include <stddef.h>
#include <string.h>

#include "Lanes.h"

#define PATH(function) cvectorscan_portable_##function

// Registers of sixteen bytes, which every processor has. Codes are never put into another order:
// a register of pairs is taken apart by shifts, of rows and query alike.

typedef int16_t Pairs __attribute__((vector_size(16)));
typedef uint16_t PairBits __attribute__((vector_size(16)));
typedef int32_t Quads __attribute__((vector_size(16)));
typedef uint32_t QuadBits __attribute__((vector_size(16)));

static inline void load_pairs(const int8_t *place, Pairs *lower, Pairs *upper) {
  Pairs both;
  memcpy(&both, place, sizeof both);
  *lower = (Pairs)((PairBits)both << 8) >> 8;
  *upper = both >> 8;
}

static inline void products_of_eight(
    const int8_t *first, size_t step, size_t width, const int8_t *query, Lanes *products) {
  Quads sums[8] = {0};
  for (size_t place = 0; place < width; place += 16) {
    Pairs lowerAsked, upperAsked;
    load_pairs(query + place, &lowerAsked, &upperAsked);
    for (int row = 0; row < 8; row++) {
      Pairs lower, upper;
      load_pairs(first + (size_t)row * step + place, &lower, &upper);
      // Two products fit: 2 · 128 · 127 < 2^15.
      const Pairs pairs = lower * lowerAsked + upper * upperAsked;
      sums[row] += ((Quads)((QuadBits)pairs << 16) >> 16) + ((Quads)pairs >> 16);
    }
  }
  for (int row = 0; row < 8; row++) {
    (*products)[row] = sums[row][0] + sums[row][1] + sums[row][2] + sums[row][3];
  }
}

#include "ScanLoop.h"
