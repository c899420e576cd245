// The C interface of libarchive: types only. Nothing is linked; RecipeImport looks the library up
// when it first opens an archive.
#include <archive.h>
#include <archive_entry.h>
