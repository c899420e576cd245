// The C interface of BLAS: types only. Nothing is linked; RecipeTaste looks the library up when it
// first multiplies.
#include <cblas.h>

// Pointers to the functions that it looks up, with the header's own types.
typedef __typeof__(&cblas_sgemm) CBLASGemm;
typedef __typeof__(&cblas_ssyrk) CBLASSyrk;
typedef __typeof__(&cblas_dsyrk) CBLASDoubleSyrk;
typedef __typeof__(&cblas_strsm) CBLASTrsm;
typedef __typeof__(&cblas_strmm) CBLASTrmm;
