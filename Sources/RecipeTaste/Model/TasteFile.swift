public import SectionFiles

/// What was learned from a catalogue, and where its recipes lie: the file beside its index.
public struct TasteFile: Sendable, Equatable {
  public var model: TasteModel
  public var recipes: RecipeVectors
  /// Those of the index that it was trained for; another index is not answered by it.
  public var generation: UInt64
  public var fingerprint: UInt64

  /// - Parameter recipes: Placed by `model`.
  public init(model: TasteModel, recipes: RecipeVectors, generation: UInt64, fingerprint: UInt64) {
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
  public init(opening path: String) throws(IndexError) {
    try self.init(bytes: try readWholeFile(path, kind: .taste), file: path)
  }

  /// Reads the bytes of a file; `file` names it in errors. Never traps, whatever the bytes.
  /// Cost: O(bytes).
  public init(bytes: [UInt8], file: String) throws(IndexError) {
    let reader = try SectionFileReader(bytes: bytes, kind: .taste, file: file)
    let model = try reader.model()
    self.init(
      model: model,
      recipes: try reader.recipes(of: model),
      generation: reader.header.generation,
      fingerprint: reader.header.fingerprint
    )
  }

  /// The bytes of the file: equal contents give equal bytes. Cost: O(bytes).
  public func fileBytes() -> [UInt8] {
    var writer = SectionFileWriter()
    writer.add(model)
    writer.add(recipes)
    let header = SectionFileHeader(
      generation: generation,
      fingerprint: fingerprint,
      rows: UInt64(recipes.count),
      terms: UInt64(model.termCount)
    )
    return writer.file(.taste, header)
  }

  /// Writes the file in one step. Cost: O(bytes), and two flushes to disk.
  public func save(to path: String) throws(IndexError) {
    try replaceFile(at: path, with: fileBytes(), kind: .taste)
  }
}

extension SectionFileKind {
  static let taste = SectionFileKind(
    magic: Array("WCIMTST\n".utf8),
    version: 1,
    title: "taste file",
    remedy: "'whatcanimake catalogue rebuild'"
  )
}
