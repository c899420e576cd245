package import SectionFiles

/// What was learned from a catalogue, and where its recipes lie: the file beside its index.
package struct TasteFile: Sendable, Equatable {
  package var model: TasteModel
  package var recipes: RecipeVectors
  /// Those of the index that it was trained for; another index is not answered by it.
  package var generation: UInt64
  package var fingerprint: UInt64

  /// - Parameter recipes: Placed by `model`.
  package init(model: TasteModel, recipes: RecipeVectors, generation: UInt64, fingerprint: UInt64) {
    precondition(
      recipes.corpus.termCount == model.termCount && recipes.vectors.columns == model.dimensions,
      "recipes of \(recipes.corpus.termCount) terms for a model of \(model.termCount)"
    )
    self.model = model
    self.recipes = recipes
    self.generation = generation
    self.fingerprint = fingerprint
  }

  /// Opens a file and checks all of it.
  ///
  /// - Throws: ``IndexError``, which tells absent, damaged, too old and too new apart.
  /// Cost: O(bytes).
  package init(opening path: String) throws(IndexError) {
    self = try Self.opened(at: path, trusting: nil).file
  }

  /// Opens a file, whose recipes stay where they are: they are mapped into memory, and read when they
  /// are used.
  ///
  /// The checksum of every section is compared, whatever the file. One with the identity `known` is then
  /// trusted: what its sections say is what this program once wrote or verified. Of any other file that is
  /// checked as well. See ``MappedFile`` for what ends a program.
  ///
  /// - Parameter known: The identity of the file when it was last known to be sound; nil for none.
  /// - Returns: The file, and its identity.
  /// - Throws: ``IndexError``, which tells absent, damaged, too old and too new apart.
  /// Cost: O(bytes): some 0.1 ms a MB when trusted, more when not.
  package static func opened(
    at path: String,
    trusting known: FileIdentity?
  ) throws(IndexError) -> (file: TasteFile, identity: FileIdentity) {
    let mapped = try MappedFile(path, kind: .taste)
    let reader = try SectionFileReader(
      bytes: mapped.bytes,
      kind: .taste,
      file: path,
      checks: mapped.identity == known ? .trusted : .verified
    )
    return (try TasteFile(reader), mapped.identity)
  }

  /// Reads the bytes of a file, checking all of them; `file` names it in errors. Never traps,
  /// whatever the bytes. Cost: O(bytes).
  package init(bytes: [UInt8], file: String) throws(IndexError) {
    try self.init(try SectionFileReader(bytes: bytes, kind: .taste, file: file))
  }

  private init(_ reader: SectionFileReader) throws(IndexError) {
    let model = try reader.model()
    self.init(
      model: model,
      recipes: try reader.recipes(of: model),
      generation: reader.header.generation,
      fingerprint: reader.header.fingerprint
    )
  }

  /// The bytes of the file: equal contents give equal bytes. Cost: O(bytes).
  package func fileBytes() -> [UInt8] {
    writer.file(.taste, header)
  }

  /// Writes the file in one step. Cost: O(bytes), and two flushes to disk.
  ///
  /// - Returns: The identity of the file.
  @discardableResult
  package func save(to path: String) throws(IndexError) -> FileIdentity {
    try writer.save(to: path, .taste, header)
  }

  private var header: SectionFileHeader {
    SectionFileHeader(
      generation: generation,
      fingerprint: fingerprint,
      rows: UInt64(recipes.count),
      terms: UInt64(model.termCount)
    )
  }

  private var writer: SectionFileWriter {
    var writer = SectionFileWriter()
    writer.add(model)
    writer.add(recipes)
    return writer
  }
}

extension SectionFileKind {
  static let taste = SectionFileKind(
    magic: Array("WCIMTST\n".utf8),
    version: 4,
    title: "taste file"
  )
}
