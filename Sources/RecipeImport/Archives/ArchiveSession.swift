internal import CArchive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One pass through one archive in memory.
final class ArchiveSession {
  enum Format { case zip, gzip }

  private let library: ArchiveLibrary
  private let file: String
  private let archive: OpaquePointer
  private var entry: OpaquePointer?
  /// The archive's bytes, where libarchive finds them until the end of the pass.
  private let memory: UnsafeMutableBufferPointer<UInt8>
  private let budget: ArchiveBudget

  init(
    _ bytes: [UInt8],
    as format: Format,
    library: ArchiveLibrary,
    file: String,
    budget: ArchiveBudget
  ) throws(ImportError) {
    guard let archive = library.make() else {
      throw ImportError(.malformedArchive(detail: "no memory for it"), file: file)
    }
    self.library = library
    self.file = file
    self.archive = archive
    self.budget = budget
    memory = .allocate(capacity: max(bytes.count, 1))
    _ = memory.initialize(fromContentsOf: bytes)
    switch format {
    case .zip: _ = library.supportZip(archive)
    case .gzip:
      // Named, not looked for: what is inflated may be gzip again, and stays so.
      _ = library.appendFilter(archive, ARCHIVE_FILTER_GZIP)
      _ = library.supportRaw(archive)
    }
    guard library.open(archive, memory.baseAddress, bytes.count) == ARCHIVE_OK else {
      throw failure()
    }
  }

  deinit {
    _ = library.free(archive)
    memory.deallocate()
  }

  /// Moves to the next entry; false at the end.
  func advance() throws(ImportError) -> Bool {
    switch UTF8Locale.during({ library.nextHeader(archive, &entry) }) {
    case ARCHIVE_OK, ARCHIVE_WARN: return true
    case ARCHIVE_EOF: return false
    default: throw failure()
    }
  }

  /// Its name; one that is not UTF-8, and does not say what it is, is read as Windows-1252. Nil for an entry
  /// without one.
  var entryName: String? {
    UTF8Locale.during {
      if let name = library.entryName(entry).flatMap({ String(validatingCString: $0) }) {
        return name
      }
      guard let bytes = library.entryBytes(entry) else { return nil }
      return Windows1252.text(
        UnsafeBufferPointer(start: bytes, count: strlen(bytes)).lazy.map(UInt8.init(bitPattern:))
      )
    }
  }

  private static let typeMask: UInt32 = 0o170000
  private var type: UInt32 { UInt32(library.entryFileType(entry)) & Self.typeMask }
  var isFolder: Bool { type == 0o040000 }

  /// False for links and devices.
  var isPlainFile: Bool {
    type == 0o100000 && library.entryLink(entry) == nil && library.entryHardLink(entry) == nil
  }

  /// The content of the entry; what it claims of its size is not believed.
  func content(allowed: Int = ArchiveLimits.entryBytes) throws(ImportError) -> [UInt8] {
    var content: [UInt8] = []
    let size = 1 << 16
    while true {
      var count = 0
      let piece = [UInt8](unsafeUninitializedCapacity: size) { buffer, initialized in
        count = library.readData(archive, buffer.baseAddress, size)
        initialized = max(count, 0)
      }
      guard count >= 0 else { throw failure() }
      if count == 0 { return content }
      content += piece
      budget.inflatedBytes += count
      try checkSizes(content.count, allowed: allowed)
    }
  }

  private func checkSizes(_ entry: Int, allowed: Int) throws(ImportError) {
    let detail: String
    if entry > allowed {
      detail = "an entry has more than \(allowed) bytes"
    } else if budget.inflatedBytes > ArchiveLimits.inflatedBytes {
      detail = "it holds more than \(ArchiveLimits.inflatedBytes) bytes"
    } else if budget.inflatedBytes > ArchiveLimits.freeBytes,
      budget.inflatedBytes / ArchiveLimits.ratio > budget.fileBytes
    {
      detail = "it inflates to more than \(ArchiveLimits.ratio) times its size"
    } else {
      return
    }
    throw ImportError(.archiveTooLarge(detail: detail), file: file)
  }

  private func failure() -> ImportError {
    let text = library.errorText(archive).flatMap { String(validatingCString: $0) }
    let detail = (text ?? "it is damaged").onOneLine
    return ImportError(.malformedArchive(detail: String(detail.prefix(200))), file: file)
  }
}
