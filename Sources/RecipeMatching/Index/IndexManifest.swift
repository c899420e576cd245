package import SectionFiles

/// The file that says which index is current.
///
/// Removed before a catalogue commit and written again after the index of that commit is in place,
/// so a crash anywhere between leaves it absent, and an index without a fitting marker is stale.
///
/// It also names the files as they were when they were known to be sound, so that they need not
/// be checked again while nobody touches them.
package struct IndexManifest: Equatable, Sendable {
  package var generation: UInt64
  /// The fingerprint of the data files.
  package var fingerprint: UInt64
  /// A number of the cache file that every commit changes, so that another file put in its place is
  /// noticed.
  package var cacheStamp: UInt32
  /// When the first of its dishes must go, in seconds since 1970; nil when all may stay. From then on
  /// the index is stale.
  package var expires: UInt64?
  /// The index file when it was last written or verified; nil where that is not known.
  package var indexFile: FileIdentity?
  /// The taste file beside it, in the same way.
  package var tasteFile: FileIdentity?
  /// True when the index has a delta, in a file of its own.
  package var hasDelta = false
  /// That file, in the same way.
  package var deltaFile: FileIdentity?
  /// What the index file was built from; nil where that is not known. Then no delta can be made for it.
  package var base: IndexOrigin?

  /// What an index file was built from.
  package struct IndexOrigin: Equatable, Sendable {
    /// The generation of the catalogue.
    package var generation: UInt64
    /// The fingerprint of the lexicon and the collection.
    package var data: UInt64
    /// The number that tells the cache file from others, which may have had the same generation.
    package var history: UInt64

    package init(generation: UInt64, data: UInt64, history: UInt64) {
      self.generation = generation
      self.data = data
      self.history = history
    }

    fileprivate init?(text: Substring) {
      let fields = text.split(separator: " ")
      guard fields.count == 3, let generation = UInt64(fields[0]),
        let data = UInt64(fields[1], radix: 16), let history = UInt64(fields[2], radix: 16)
      else { return nil }
      self.init(generation: generation, data: data, history: history)
    }

    fileprivate var text: String {
      "\(generation) \(String(data, radix: 16)) \(String(history, radix: 16))"
    }
  }

  /// The marker of an index and of the cache that it was built from.
  package init(
    of index: CatalogueIndex,
    cacheStamp: UInt32,
    expires: UInt64? = nil,
    indexFile: FileIdentity? = nil,
    tasteFile: FileIdentity? = nil,
    deltaFile: FileIdentity? = nil,
    base: IndexOrigin? = nil
  ) {
    generation = index.generation
    fingerprint = index.fingerprint
    self.cacheStamp = cacheStamp
    self.expires = expires
    self.indexFile = indexFile
    self.tasteFile = tasteFile
    hasDelta = index.hasDelta
    self.deltaFile = deltaFile
    self.base = base
  }

  /// The marker at `path`; nil when it is absent or not readable as one.
  ///
  /// A file that was touched in the same tick of the system's clock as the marker could have been
  /// changed since without a trace, so its identity counts as not known.
  package init?(at path: String) {
    // Whatever stands in the way of reading it, there is no marker then.
    guard let written = FileIdentity(of: path),
      let bytes = try? readWholeFile(path, kind: .index), bytes.count < 1_000
    else { return nil }
    guard let text = Self.summed(bytes) else { return nil }
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
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
    hasDelta = lines.contains { $0.hasPrefix(Self.deltaName) }
    deltaFile = identity(after: Self.deltaName)
    base = lines.first { $0.hasPrefix(Self.baseName) }
      .flatMap { IndexOrigin(text: $0.dropFirst(Self.baseName.count)) }
  }

  private static let indexName = "index "
  private static let tasteName = "taste "
  private static let deltaName = "delta "
  private static let baseName = "base "
  private static let sumName = "sum "

  /// The text of a file that ends in the checksum of what stands before; nil for any other.
  private static func summed(_ bytes: [UInt8]) -> String? {
    let lastLine = bytes.dropLast().lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
    let end = Array("\(sumName)\(sum(of: bytes[..<lastLine]))\n".utf8)
    return bytes[lastLine...].elementsEqual(end)
      ? String(decoding: bytes[..<lastLine], as: UTF8.self) : nil
  }

  private static func sum(of bytes: ArraySlice<UInt8>) -> String {
    String(checksum(bytes), radix: 16)
  }

  /// True when this is the marker of an index, whatever the cache.
  package func isMarker(of index: CatalogueIndex) -> Bool {
    generation == index.generation && fingerprint == index.fingerprint
      && hasDelta == index.hasDelta
  }

  /// Writes the marker in one step; later, by the system's clock, than the files that it names were
  /// touched, which may take some milliseconds.
  package func write(to path: String) throws(IndexError) {
    let end = expires.map { " \($0)" } ?? ""
    var text = "current \(generation) \(String(fingerprint, radix: 16)) \(cacheStamp)\(end)\n"
    if let indexFile { text += "\(Self.indexName)\(indexFile.text)\n" }
    if let tasteFile { text += "\(Self.tasteName)\(tasteFile.text)\n" }
    if hasDelta { text += "\(Self.deltaName)\(deltaFile?.text ?? "unknown")\n" }
    if let base { text += "\(Self.baseName)\(base.text)\n" }
    text += "\(Self.sumName)\(Self.sum(of: Array(text.utf8)[...]))\n"
    let parts = [Column(Array(text.utf8))]
    let written = try replaceFile(at: path, withParts: parts, kind: .index)
    let named = [indexFile, tasteFile, deltaFile].compactMap(\.self)
    let isLate = named.allSatisfy { $0.isOlder(than: written) }
    guard !isLate else { return }
    waitForNextTick()
    _ = try replaceFile(at: path, withParts: parts, kind: .index)
  }

  /// Removes the marker, for good before this returns.
  package static func invalidate(at path: String) throws(IndexError) {
    try removeFile(at: path, kind: .index)
  }
}
