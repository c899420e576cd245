import RecipeLexicon
package import SectionFiles

extension CatalogueIndex {
  /// This index, which has no delta, with the one in a file.
  ///
  /// A file with the identity `known` is trusted, any other is checked whole, as by
  /// ``opened(at:trusting:)``.
  ///
  /// - Returns: The index, and the identity of the file.
  /// - Throws: ``IndexError``, which tells absent, damaged, too old and too new apart. A delta of
  ///   another index is damaged.
  /// Cost: O(requirements of the delta's dishes) when trusted, else that of laying them out.
  package func withDelta(
    at path: String,
    trusting known: FileIdentity?
  ) throws(IndexError) -> (index: CatalogueIndex, identity: FileIdentity) {
    let mapped = try MappedFile(path, kind: .delta)
    let reader = try SectionFileReader(
      bytes: mapped.bytes,
      kind: .delta,
      file: path,
      checks: mapped.identity == known ? .trusted : .verified
    )
    return (try with(reader), mapped.identity)
  }

  /// This index, which has no delta, with the one whose file has these bytes; `file` names it in
  /// errors. Never traps, whatever the bytes.
  package func withDelta(bytes: [UInt8], file: String) throws(IndexError) -> CatalogueIndex {
    try with(try SectionFileReader(bytes: bytes, kind: .delta, file: file))
  }

  private func with(_ reader: SectionFileReader) throws(IndexError) -> CatalogueIndex {
    let base = self.base
    return base.with(
      try reader.delta(of: base),
      generation: reader.header.generation,
      fingerprint: reader.header.fingerprint
    )
  }

  /// The bytes of the delta's file, empty without a delta: equal deltas give equal bytes.
  package func deltaBytes() -> [UInt8] {
    deltaWriter?.file(.delta, deltaHeader) ?? []
  }

  /// Writes the file of the delta in one step; nothing without one.
  ///
  /// - Returns: The identity of the file; nil without a delta.
  /// Cost: O(bytes), and two flushes to disk.
  @discardableResult
  package func saveDelta(to path: String) throws(IndexError) -> FileIdentity? {
    try deltaWriter?.save(to: path, .delta, deltaHeader)
  }

  private var deltaWriter: SectionFileWriter? {
    guard let delta else { return nil }
    var writer = SectionFileWriter()
    writer.add(delta)
    return writer
  }

  private var deltaHeader: SectionFileHeader {
    SectionFileHeader(
      generation: generation,
      fingerprint: fingerprint,
      rows: UInt64(delta?.recipes.count ?? 0),
      terms: UInt64(lexicon.count)
    )
  }

  /// Removes the file of a delta, for good before this returns; nothing when there is none.
  package static func removeDelta(at path: String) throws(IndexError) {
    try removeFile(at: path, kind: .delta)
  }
}
