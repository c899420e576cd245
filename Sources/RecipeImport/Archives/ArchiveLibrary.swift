import CArchive
import DynamicLibraries

/// The functions of libarchive, found while the program runs.
///
/// Linking it would cost every start of the program, also when no archive is read. The types are
/// those of the header, so a wrong call does not compile.
struct ArchiveLibrary: Sendable {
  let make: CArchiveReadNew
  let free: CArchiveReadFree
  let supportZip: CArchiveReadSupport
  let supportRaw: CArchiveReadSupport
  let appendFilter: CArchiveReadAppendFilter
  let setRead: CArchiveReadSetRead
  let setSeek: CArchiveReadSetSeek
  let setData: CArchiveReadSetData
  let open: CArchiveReadOpen
  let nextHeader: CArchiveReadNextHeader
  let readData: CArchiveReadData
  let errorText: CArchiveErrorString
  let entryName: CArchiveEntryText
  /// The name as the archive has it, byte for byte.
  let entryBytes: CArchiveEntryText
  let entryLink: CArchiveEntryText
  let entryHardLink: CArchiveEntryText
  let entryFileType: CArchiveEntryFileType

  /// Where the library is, the system's own name first.
  #if canImport(Darwin)
    static let usualPlaces = [
      "libarchive.dylib", "libarchive.13.dylib", "/usr/lib/libarchive.2.dylib",
      "/opt/homebrew/opt/libarchive/lib/libarchive.13.dylib",
    ]
  #else
    static let usualPlaces = ["libarchive.so.13"]
  #endif

  /// The first of the usual places that has all functions; nil when none has.
  static let found = usualPlaces.lazy.compactMap { ArchiveLibrary(at: $0) }.first

  /// Opens the library, for good; nil when it is absent or lacks a function.
  init?(at place: String) {
    guard
      let library = DynamicLibrary(at: place),
      let make = library.function("archive_read_new", as: CArchiveReadNew.self),
      let free = library.function("archive_read_free", as: CArchiveReadFree.self),
      let supportZip = library.function(
        "archive_read_support_format_zip",
        as: CArchiveReadSupport.self
      ),
      let supportRaw = library.function(
        "archive_read_support_format_raw",
        as: CArchiveReadSupport.self
      ),
      let appendFilter = library.function(
        "archive_read_append_filter",
        as: CArchiveReadAppendFilter.self
      ),
      let setRead = library.function(
        "archive_read_set_read_callback",
        as: CArchiveReadSetRead.self
      ),
      let setSeek = library.function(
        "archive_read_set_seek_callback",
        as: CArchiveReadSetSeek.self
      ),
      let setData = library.function(
        "archive_read_set_callback_data",
        as: CArchiveReadSetData.self
      ),
      let open = library.function("archive_read_open1", as: CArchiveReadOpen.self),
      let nextHeader = library.function(
        "archive_read_next_header",
        as: CArchiveReadNextHeader.self
      ),
      let readData = library.function("archive_read_data", as: CArchiveReadData.self),
      let errorText = library.function("archive_error_string", as: CArchiveErrorString.self),
      let entryName = library.function("archive_entry_pathname_utf8", as: CArchiveEntryText.self),
      let entryBytes = library.function("archive_entry_pathname", as: CArchiveEntryText.self),
      let entryLink = library.function("archive_entry_symlink_utf8", as: CArchiveEntryText.self),
      let entryHardLink = library.function(
        "archive_entry_hardlink_utf8",
        as: CArchiveEntryText.self
      ),
      let entryFileType = library.function("archive_entry_filetype", as: CArchiveEntryFileType.self)
    else { return nil }
    self.make = make
    self.free = free
    self.supportZip = supportZip
    self.supportRaw = supportRaw
    self.appendFilter = appendFilter
    self.setRead = setRead
    self.setSeek = setSeek
    self.setData = setData
    self.open = open
    self.nextHeader = nextHeader
    self.readData = readData
    self.errorText = errorText
    self.entryName = entryName
    self.entryBytes = entryBytes
    self.entryLink = entryLink
    self.entryHardLink = entryHardLink
    self.entryFileType = entryFileType
  }
}
