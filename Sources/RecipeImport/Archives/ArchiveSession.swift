internal import CArchive

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// One pass through one archive.
final class ArchiveSession {
  enum Format { case zip, gzip }

  private let library: ArchiveLibrary
  private let file: String
  private let archive: OpaquePointer
  private var entry: OpaquePointer?
  /// Where libarchive finds bytes until the end of the pass.
  private let input: ArchiveInput
  private let budget: ArchiveBudget

  init(
    _ bytes: FilePieces,
    as format: Format,
    library: ArchiveLibrary,
    budget: ArchiveBudget
  ) throws {
    guard let archive = library.make() else {
      throw ImportError(.malformedArchive(detail: "not enough memory"), file: bytes.file)
    }
    self.library = library
    self.file = bytes.file
    self.archive = archive
    self.budget = budget
    input = ArchiveInput(bytes)
    switch format {
    case .zip: _ = library.supportZip(archive)
    case .gzip:
      // Named, not looked for: what is inflated may be gzip again, and stays so.
      _ = library.appendFilter(archive, ARCHIVE_FILTER_GZIP)
      _ = library.supportRaw(archive)
    }
    input.serve(archive, by: library)
    guard library.open(archive) == ARCHIVE_OK else { throw failure() }
  }

  deinit { _ = library.free(archive) }

  /// How far into the archive the pass has come, in bytes.
  var offset: Int { input.offset }

  /// Moves to the next entry; false at the end.
  func advance() throws -> Bool {
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

  /// The bytes of the entry that come next, at most so many; none at its end.
  func read(most: Int) throws -> [UInt8] {
    var count = 0
    let piece = [UInt8](unsafeUninitializedCapacity: most) { buffer, initialized in
      count = library.readData(archive, buffer.baseAddress, most)
      initialized = max(count, 0)
    }
    guard count >= 0 else { throw failure() }
    return piece
  }

  /// Counts what was inflated for the first time; throws beyond ``ArchiveLimits``.
  ///
  /// - Parameters:
  ///   - content: Bytes of the entry so far; what it claims of its size is not believed.
  ///   - allowed: How many it may have.
  func count(_ bytes: Int, ofContent content: Int, allowed: Int) throws(ImportError) {
    budget.inflatedBytes += bytes
    let detail: String
    if content > allowed {
      detail = "an entry in the archive has more than \(allowed) bytes"
    } else if budget.inflatedBytes > ArchiveLimits.inflatedBytes {
      detail = "the archive has more than \(ArchiveLimits.inflatedBytes) bytes when unpacked"
    } else if budget.inflatedBytes > ArchiveLimits.freeBytes,
      budget.inflatedBytes / ArchiveLimits.ratio > budget.fileBytes
    {
      detail = "the archive is more than \(ArchiveLimits.ratio) times as large when unpacked"
    } else {
      return
    }
    throw ImportError(.archiveTooLarge(detail: detail), file: file)
  }

  /// What is wrong: with reading the archive, else with the archive.
  func failure() -> any Error {
    if let failure = input.failure { return failure }
    let text = library.errorText(archive).flatMap { String(validatingCString: $0) }
    let detail = (text ?? "it is damaged").onOneLine
    return ImportError(.malformedArchive(detail: String(detail.prefix(200))), file: file)
  }
}
