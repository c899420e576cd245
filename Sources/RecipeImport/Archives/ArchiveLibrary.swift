import CArchive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

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
  let open: CArchiveReadOpenMemory
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
    guard let library = dlopen(place, RTLD_NOW | RTLD_LOCAL) else { return nil }
    // The loader knows addresses, not types. Each name here is that of the header's function whose
    // type it is given; the two that add a format share one.
    guard
      let make = dlsym(library, "archive_read_new"),
      let free = dlsym(library, "archive_read_free"),
      let supportZip = dlsym(library, "archive_read_support_format_zip"),
      let supportRaw = dlsym(library, "archive_read_support_format_raw"),
      let appendFilter = dlsym(library, "archive_read_append_filter"),
      let open = dlsym(library, "archive_read_open_memory"),
      let nextHeader = dlsym(library, "archive_read_next_header"),
      let readData = dlsym(library, "archive_read_data"),
      let errorText = dlsym(library, "archive_error_string"),
      let entryName = dlsym(library, "archive_entry_pathname_utf8"),
      let entryBytes = dlsym(library, "archive_entry_pathname"),
      let entryLink = dlsym(library, "archive_entry_symlink_utf8"),
      let entryHardLink = dlsym(library, "archive_entry_hardlink_utf8"),
      let entryFileType = dlsym(library, "archive_entry_filetype")
    else {
      dlclose(library)
      return nil
    }
    self.make = unsafeBitCast(make, to: CArchiveReadNew.self)
    self.free = unsafeBitCast(free, to: CArchiveReadFree.self)
    self.supportZip = unsafeBitCast(supportZip, to: CArchiveReadSupport.self)
    self.supportRaw = unsafeBitCast(supportRaw, to: CArchiveReadSupport.self)
    self.appendFilter = unsafeBitCast(appendFilter, to: CArchiveReadAppendFilter.self)
    self.open = unsafeBitCast(open, to: CArchiveReadOpenMemory.self)
    self.nextHeader = unsafeBitCast(nextHeader, to: CArchiveReadNextHeader.self)
    self.readData = unsafeBitCast(readData, to: CArchiveReadData.self)
    self.errorText = unsafeBitCast(errorText, to: CArchiveErrorString.self)
    self.entryName = unsafeBitCast(entryName, to: CArchiveEntryText.self)
    self.entryBytes = unsafeBitCast(entryBytes, to: CArchiveEntryText.self)
    self.entryLink = unsafeBitCast(entryLink, to: CArchiveEntryText.self)
    self.entryHardLink = unsafeBitCast(entryHardLink, to: CArchiveEntryText.self)
    self.entryFileType = unsafeBitCast(entryFileType, to: CArchiveEntryFileType.self)
  }
}
