// The C interface of libarchive: types only. Nothing is linked; RecipeImport looks the library up
// when it first opens an archive.
#include <archive.h>
#include <archive_entry.h>

// Pointers to the functions that it looks up, with the header's own types.
typedef __typeof__(&archive_read_new) CArchiveReadNew;
typedef __typeof__(&archive_read_free) CArchiveReadFree;
typedef __typeof__(&archive_read_support_format_zip) CArchiveReadSupport;
typedef __typeof__(&archive_read_append_filter) CArchiveReadAppendFilter;
typedef __typeof__(&archive_read_set_read_callback) CArchiveReadSetRead;
typedef __typeof__(&archive_read_set_seek_callback) CArchiveReadSetSeek;
typedef __typeof__(&archive_read_set_callback_data) CArchiveReadSetData;
typedef __typeof__(&archive_read_open1) CArchiveReadOpen;
typedef __typeof__(&archive_read_next_header) CArchiveReadNextHeader;
typedef __typeof__(&archive_read_data) CArchiveReadData;
typedef __typeof__(&archive_error_string) CArchiveErrorString;
typedef __typeof__(&archive_entry_pathname_utf8) CArchiveEntryText;
typedef __typeof__(&archive_entry_filetype) CArchiveEntryFileType;
