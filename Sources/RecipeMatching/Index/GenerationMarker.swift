public import SectionFiles

/// The file that says which index is current.
///
/// Removed before a catalogue commit and written again after the index of that commit is in place,
/// so a crash anywhere between leaves it absent, and an index without a fitting marker is stale.
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

  /// The marker of an index and of the cache that it was built from.
  public init(of index: CatalogueIndex, cacheStamp: UInt32, expires: UInt64? = nil) {
    generation = index.generation
    fingerprint = index.fingerprint
    self.cacheStamp = cacheStamp
    self.expires = expires
  }

  /// The marker at `path`; nil when it is absent or not readable as one.
  public init?(at path: String) {
    guard let bytes = try? readWholeFile(path, kind: .index), bytes.count < 100 else { return nil }
    let line = String(decoding: bytes, as: UTF8.self).prefix { $0 != "\n" }
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
  }

  /// Writes the marker in one step.
  public func write(to path: String) throws(IndexError) {
    let end = expires.map { " \($0)" } ?? ""
    let text = "current \(generation) \(String(fingerprint, radix: 16)) \(cacheStamp)\(end)\n"
    try replaceFile(at: path, with: Array(text.utf8), kind: .index)
  }

  /// Removes the marker, for good before this returns.
  public static func invalidate(at path: String) throws(IndexError) {
    try removeFile(at: path, kind: .index)
  }
}
