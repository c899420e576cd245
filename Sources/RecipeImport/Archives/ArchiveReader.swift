internal import CArchive

/// Reads archives in memory under ``ArchiveLimits``; nothing is ever written to a disk.
struct ArchiveReader {
  /// One entry of an archive that is a file.
  struct Entry {
    var name: String
    /// Nil for a link and for a name that leaves the archive's folder.
    var content: [UInt8]?
  }

  let library: ArchiveLibrary
  let file: String
  private let budget: ArchiveBudget

  /// Throws when libarchive is not installed.
  ///
  /// - Parameter outer: The archive that the file is in; what is inflated counts for it too.
  init(
    file: String,
    within outer: ArchiveReader? = nil,
    library: ArchiveLibrary? = .found
  ) throws(ImportError) {
    guard let library else { throw ImportError(.noArchiveLibrary, file: file) }
    self.library = library
    self.file = file
    budget = outer?.budget ?? ArchiveBudget()
  }

  /// True for bytes that begin as a zip archive does.
  static func isZip(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) || bytes.starts(with: [0x50, 0x4B, 0x05, 0x06])
  }

  /// True for bytes that begin as gzip's do.
  static func isGzip(_ bytes: [UInt8]) -> Bool { bytes.starts(with: [0x1F, 0x8B]) }

  /// The entries of a zip archive that `isWanted` says by their names, one after the other.
  ///
  /// Folders are passed over. An entry that is a link, or whose name is absolute or has `..` in it,
  /// is given without content. Throws when the archive is damaged or holds more than
  /// ``ArchiveLimits`` allow; then that is the last. Cost: O(inflated bytes of the wanted entries), an
  /// entry at a time.
  func entries(
    ofZip bytes: [UInt8],
    wanting isWanted: @escaping (String) -> Bool
  ) throws(ImportError) -> AnyIterator<Result<Entry, ImportError>> {
    let session = try session(bytes, as: .zip)
    var count = 0
    var isOver = false
    func next() throws(ImportError) -> Entry? {
      while try session.advance() {
        count += 1
        guard count <= ArchiveLimits.entries else {
          throw tooLarge("more than \(ArchiveLimits.entries) entries")
        }
        let name = session.entryName
        guard !session.isFolder else { continue }
        guard session.isPlainFile, let name, Self.staysInside(name) else {
          return Entry(name: Self.short(name ?? "an entry"), content: nil)
        }
        if isWanted(name) { return Entry(name: Self.short(name), content: try session.content()) }
      }
      return nil
    }
    return AnyIterator {
      guard !isOver else { return nil }
      do throws(ImportError) {
        guard let entry = try next() else { return nil }
        return .success(entry)
      } catch {
        isOver = true
        return .failure(error)
      }
    }
  }

  /// What a gzip file holds. Throws as ``readZip(_:wanting:body:)`` does. Cost: O(inflated bytes).
  func inflated(_ bytes: [UInt8]) throws(ImportError) -> [UInt8] {
    let session = try session(bytes, as: .gzip)
    guard try session.advance() else { return [] }
    return try session.content(allowed: ImportLimits.fileBytes)
  }

  private func session(
    _ bytes: [UInt8],
    as format: ArchiveSession.Format
  ) throws(ImportError) -> ArchiveSession {
    if budget.fileBytes == 0 { budget.fileBytes = bytes.count }
    return try ArchiveSession(bytes, as: format, library: library, file: file, budget: budget)
  }

  private func tooLarge(_ detail: String) -> ImportError {
    ImportError(.archiveTooLarge(detail: detail), file: file)
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

  private static func short(_ name: String) -> String {
    var name = name[...]
    while name.utf8.count > ImportLimits.labelBytes { name.removeFirst() }
    return String(name)
  }
}

/// How much was inflated out of one file, and the archives in it.
final class ArchiveBudget {
  /// Of the outermost file.
  var fileBytes = 0
  var inflatedBytes = 0
}
