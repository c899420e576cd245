public import SectionFiles

/// The file that says which index is current.
///
/// Removed before a catalogue commit and written again after the index of that commit is in place,
/// so a crash anywhere between leaves it absent, and an index without a fitting marker is stale.
///
/// It also names the two files as they were when they were known to be sound, so that they need not
/// be checked again while nobody touches them.
public struct GenerationMarker: Equatable, Sendable {
  public var generation: UInt64
  /// The fingerprint of the data files.
  public var fingerprint: UInt64
  /// A number of the cache file that every commit changes, so that another file put in its place is
  /// noticed.
  public var cacheStamp: UInt32
  /// When the first of its dishes must go, in seconds since 1970; nil when all may stay. From then on
  /// the index is stale.
  public var expires: UInt64?
  /// The index file when it was last written or verified; nil where that is not known.
  public var indexFile: FileIdentity?
  /// The taste file beside it, in the same way.
  public var tasteFile: FileIdentity?

  /// The marker of an index and of the cache that it was built from.
  public init(
    of index: CatalogueIndex,
    cacheStamp: UInt32,
    expires: UInt64? = nil,
    indexFile: FileIdentity? = nil,
    tasteFile: FileIdentity? = nil
  ) {
    generation = index.generation
    fingerprint = index.fingerprint
    self.cacheStamp = cacheStamp
    self.expires = expires
    self.indexFile = indexFile
    self.tasteFile = tasteFile
  }

  /// The marker at `path`; nil when it is absent or not readable as one.
  ///
  /// A file that was touched in the same tick of the system's clock as the marker could have been
  /// changed since without a trace, so its identity counts as not known.
  public init?(at path: String) {
    // Whatever stands in the way of reading it, there is no marker then.
    guard let written = FileIdentity(of: path),
      let bytes = try? readWholeFile(path, kind: .index), bytes.count < 1_000
    else { return nil }
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
    guard let line = lines.first else { return nil }
    let fields = line.split(separator: " ")
    guard (4...5).contains(fields.count), fields[0] == "current",
      let generation = UInt64(fields[1]), let fingerprint = UInt64(fields[2], radix: 16),
      let cacheStamp = UInt32(fields[3])
    else { return nil }
    if fields.count == 5 {
      guard let expires = UInt64(fields[4]) else { return nil }
      self.expires = expires
    }
    self.generation = generation
    self.fingerprint = fingerprint
    self.cacheStamp = cacheStamp
    func identity(after name: String) -> FileIdentity? {
      let line = lines.dropFirst().first { $0.hasPrefix(name) }
      return line.flatMap { FileIdentity(text: $0.dropFirst(name.count)) }
        .flatMap { $0.isOlder(than: written) ? $0 : nil }
    }
    indexFile = identity(after: Self.indexName)
    tasteFile = identity(after: Self.tasteName)
  }

  private static let indexName = "index "
  private static let tasteName = "taste "

  /// True when this is the marker of an index, whatever the cache.
  public func isMarker(of index: CatalogueIndex) -> Bool {
    generation == index.generation && fingerprint == index.fingerprint
  }

  /// Writes the marker in one step; later, by the system's clock, than the files that it names were
  /// touched, which may take some milliseconds.
  public func write(to path: String) throws(IndexError) {
    let end = expires.map { " \($0)" } ?? ""
    var text = "current \(generation) \(String(fingerprint, radix: 16)) \(cacheStamp)\(end)\n"
    if let indexFile { text += "\(Self.indexName)\(indexFile.text)\n" }
    if let tasteFile { text += "\(Self.tasteName)\(tasteFile.text)\n" }
    let parts = [Column(Array(text.utf8))]
    let written = try replaceFile(at: path, withParts: parts, kind: .index)
    let isLate = [indexFile, tasteFile].allSatisfy { $0.map { $0.isOlder(than: written) } ?? true }
    guard !isLate else { return }
    waitForNextTick()
    _ = try replaceFile(at: path, withParts: parts, kind: .index)
  }

  /// Removes the marker, for good before this returns.
  public static func invalidate(at path: String) throws(IndexError) {
    try removeFile(at: path, kind: .index)
  }
}
