/// Reads archives under ``ArchiveLimits``; nothing is ever written to a disk.
struct ArchiveReader {
  /// One entry of an archive that is a file.
  struct Entry {
    var name: String
    /// Nil for a link and for a name that leaves the archive's folder.
    var content: InflatedContent?
  }

  let library: ArchiveLibrary
  /// The archive.
  let bytes: FilePieces
  private let budget: ArchiveBudget
  /// How much of each content is held.
  private let heldBytes: Int

  var file: String { bytes.file }

  /// Throws when libarchive is not installed.
  ///
  /// - Parameters:
  ///   - outer: The archive that this one is in; what is inflated counts for it too.
  ///   - heldBytes: How much of the start of each content is held.
  init(
    _ bytes: FilePieces,
    within outer: ArchiveReader? = nil,
    holding heldBytes: Int = FilePieces.startBytes,
    library: ArchiveLibrary? = .found
  ) throws(ImportError) {
    guard let library else { throw ImportError(.noArchiveLibrary, file: bytes.file) }
    self.library = library
    self.bytes = bytes
    self.heldBytes = outer?.heldBytes ?? heldBytes
    budget = outer?.budget ?? ArchiveBudget(fileBytes: bytes.bytes - bytes.start)
  }

  /// True for bytes that begin as a zip archive does.
  static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// True for bytes that begin as gzip's do.
  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// The entries of a zip archive that `isWanted` says by their names.
  func entries(wanting isWanted: @escaping (String) -> Bool) throws -> Entries {
    try Entries(of: self, wanting: isWanted)
  }

  /// What a gzip file holds. Throws as ``Entries/next()`` does. Cost: O(inflated bytes).
  func inflated() throws -> InflatedContent {
    try InflatedContent(
      of: try content(),
      allowed: ImportLimits.fileBytes,
      holding: heldBytes,
      reopening: content
    )
  }

  private func content() throws -> ArchiveSession {
    let session = try session(as: .gzip)
    _ = try session.advance()
    return session
  }

  private func session(as format: ArchiveSession.Format) throws -> ArchiveSession {
    try ArchiveSession(bytes, as: format, library: library, budget: budget)
  }

  /// False for an absolute name and one that has `..` among its parts.
  static func staysInside(_ name: String) -> Bool {
    let slash = UInt8(ascii: "/")
    let name = name.utf8.map { $0 == UInt8(ascii: "\\") ? slash : $0 }
    let hasDrive = name.dropFirst().first == UInt8(ascii: ":")
    return (1...ArchiveLimits.entryNameBytes).contains(name.count) && name.first != slash
      && !hasDrive && !name.contains(0)
      && !name.split(separator: slash).contains(Array("..".utf8)[...])
  }

  fileprivate static func short(_ name: String) -> String {
    var name = name[...]
    while name.utf8.count > ImportLimits.labelBytes { name.removeFirst() }
    return String(name)
  }
}

extension ArchiveReader {
  /// The entries of a zip archive, one after the other.
  ///
  /// Folders are passed over. An entry that is a link, or whose name is absolute or has `..` in it,
  /// is given without content.
  final class Entries {
    private let reader: ArchiveReader
    private let isWanted: (String) -> Bool
    private let session: ArchiveSession
    /// Entries that were met, folders and unwanted ones included.
    private var count = 0
    private var isOver = false

    fileprivate init(of reader: ArchiveReader, wanting isWanted: @escaping (String) -> Bool) throws
    {
      self.reader = reader
      self.isWanted = isWanted
      session = try reader.session(as: .zip)
    }

    /// How far into the archive the entries reach, in bytes.
    var offset: Int { session.offset }

    /// The next entry; nil behind the last. Throws when the archive is damaged or holds more than
    /// ``ArchiveLimits`` allow; then that was the last. Cost: O(inflated bytes) of the entry.
    func next() throws -> Entry? {
      guard !isOver else { return nil }
      do {
        if let entry = try find() { return entry }
      } catch {
        isOver = true
        throw error
      }
      isOver = true
      return nil
    }

    private func find() throws -> Entry? {
      while try session.advance() {
        count += 1
        guard count <= ArchiveLimits.entries else {
          let detail = "the archive has more than \(ArchiveLimits.entries) entries"
          throw ImportError(.archiveTooLarge(detail: detail), file: reader.file)
        }
        let name = session.entryName
        guard !session.isFolder else { continue }
        guard session.isPlainFile, let name, ArchiveReader.staysInside(name) else {
          return Entry(name: ArchiveReader.short(name ?? "an entry"), content: nil)
        }
        guard isWanted(name) else { continue }
        let (reader, number) = (reader, count)
        let content = try InflatedContent(
          of: session,
          allowed: ArchiveLimits.entryBytes,
          holding: reader.heldBytes
        ) {
          let session = try reader.session(as: .zip)
          for _ in 0..<number where try !session.advance() { throw session.failure() }
          return session
        }
        return Entry(name: ArchiveReader.short(name), content: content)
      }
      return nil
    }
  }
}

/// How much was inflated out of one file, and the archives in it.
final class ArchiveBudget {
  /// Of the outermost file.
  let fileBytes: Int
  var inflatedBytes = 0

  init(fileBytes: Int) { self.fileBytes = fileBytes }
}
