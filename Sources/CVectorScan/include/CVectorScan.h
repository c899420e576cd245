#ifndef CVECTORSCAN_H
#define CVECTORSCAN_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// Dot products of bytes, and bounds made of them. Every path gives the same bits.

/// The instructions that a scan is made of.
typedef enum __attribute__((enum_extensibility(closed))) CVectorScanPath : int32_t {
  CVectorScanPathPortable,
  CVectorScanPathNeon,
  CVectorScanPathNeonDotProduct,
  CVectorScanPathAvx2,
  CVectorScanPathAvxVnni,
  CVectorScanPathAvx512Vnni,
} CVectorScanPath;

/// Whether this processor has the instructions, and the system keeps their registers.
bool cvectorscan_supports(CVectorScanPath path);

/// Rows of bytes. Row r stands for scales[r] times its codes, and is at most errors[r] away from
/// what it was made of.
typedef struct {
  /// count × stride.
  const int8_t *codes;
  const float *scales;
  const float *errors;
  size_t count;
  /// A multiple of 64, at most 65536.
  size_t stride;
} CVectorScanRows;

typedef struct {
  /// stride of them; none is -128.
  const int8_t *codes;
  float scale;
  /// How much of a row's error a product may be off by.
  float factor;
  /// How much any product may be off by besides.
  float slack;
} CVectorScanQuery;

/// A row whose product with the query may reach the threshold. The product is from lower to upper.
typedef struct {
  uint32_t row;
  float lower;
  float upper;
} CVectorScanSurvivor;

/// The sums of the products of codes: one for each row.
void cvectorscan_products(
    CVectorScanPath path, const CVectorScanRows *rows, const int8_t *query, int32_t *products);

/// The rows whose upper bound is at least threshold, ascending.
///
/// With p the sum of the products of codes, near = float(p) · row scale · query scale and
/// width = row error · factor + slack, each operation rounded to nearest in this order, the bounds
/// are near − width and near + width.
///
/// survivors: room for rows->count. Returns how many there are.
size_t cvectorscan_survivors(
    CVectorScanPath path, const CVectorScanRows *rows, const CVectorScanQuery *query,
    float threshold, CVectorScanSurvivor *survivors);

#endif
