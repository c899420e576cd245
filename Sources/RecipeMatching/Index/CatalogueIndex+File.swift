import RecipeLexicon
import RecipeModel
package import SectionFiles

extension CatalogueIndex {
  /// Opens an index file and checks all of it.
  ///
  /// - Throws: ``IndexError``, which tells absent, damaged, too old and too new apart.
  /// Cost: O(bytes).
  package convenience init(opening path: String) throws(IndexError) {
    try self.init(try Self.reader(of: path, trusting: nil).reader)
  }

  /// Opens an index file, which stays where it is: it is mapped into memory.
  ///
  /// The checksum of every section is compared, whatever the file. One with the identity `known` is then
  /// trusted: what its sections say is what this program once wrote or verified. Of any other file that is
  /// checked as well. See ``MappedFile`` for what ends a program.
  ///
  /// - Parameter known: The identity of the file when it was last known to be sound; nil for none.
  /// - Returns: The index, and the identity of the file that it is of.
  /// - Throws: ``IndexError``, which tells absent, damaged, too old and too new apart.
  /// Cost: O(bytes): some 0.1 ms a MB when trusted, more when not.
  package static func opened(
    at path: String,
    trusting known: FileIdentity?
  ) throws(IndexError) -> (index: CatalogueIndex, identity: FileIdentity) {
    let (reader, identity) = try reader(of: path, trusting: known)
    return (try CatalogueIndex(reader), identity)
  }

  private static func reader(
    of path: String,
    trusting known: FileIdentity?
  ) throws(IndexError) -> (reader: SectionFileReader, identity: FileIdentity) {
    let mapped = try MappedFile(path, kind: .index)
    let reader = try SectionFileReader(
      bytes: mapped.bytes,
      kind: .index,
      file: path,
      checks: mapped.identity == known ? .trusted : .verified
    )
    return (reader, mapped.identity)
  }

  /// Reads an index from the bytes of its file, checking all of it; `file` names it in errors. Never
  /// traps, whatever the bytes. Cost: O(bytes).
  package convenience init(bytes: [UInt8], file: String) throws(IndexError) {
    try self.init(try SectionFileReader(bytes: bytes, kind: .index, file: file))
  }

  private convenience init(_ reader: SectionFileReader) throws(IndexError) {
    let lexicon = try reader.lexicon()
    let units = try reader.units()
    let requirements = try reader.requirements(listedCount: lexicon.listedCount)
    let recipes = try reader.recipes(requirements: requirements.count, units: units)
    try reader.check(requirements, of: recipes, among: recipes.count)
    let matching = try reader.matching(
      recipes: recipes,
      requirements: requirements,
      lexicon: lexicon
    )
    self.init(
      generation: reader.header.generation,
      fingerprint: reader.header.fingerprint,
      lexicon: lexicon,
      units: units,
      requirements: requirements,
      recipes: recipes,
      learned: try reader.learned(),
      itemWeights: try reader.itemWeights(recipes, requirements, lexicon, matching),
      matching: matching
    )
  }

  /// The bytes of the index's file, which has the base alone: equal bases give equal bytes. Cost:
  /// O(bytes).
  package func fileBytes() -> [UInt8] {
    writer.file(.index, header)
  }

  /// Writes the index file, which has the base alone, in one step. Cost: O(bytes), and two flushes to
  /// disk.
  ///
  /// - Returns: The identity of the file.
  @discardableResult
  package func save(to path: String) throws(IndexError) -> FileIdentity {
    try writer.save(to: path, .index, header)
  }

  private var header: SectionFileHeader {
    SectionFileHeader(
      generation: baseGeneration,
      fingerprint: baseFingerprint,
      rows: UInt64(baseCount),
      terms: UInt64((delta?.base.lexicon ?? lexicon).count)
    )
  }

  private var writer: SectionFileWriter {
    var writer = SectionFileWriter()
    writer.add(delta?.base.lexicon ?? lexicon)
    writer.add(units)
    writer.add(delta?.base.requirements ?? requirements)
    writer.add(delta?.base.recipes ?? recipes)
    let learned = delta?.base.learned ?? learned
    writer.add(learned.substitutes, offsets: .learnedOffsets, targets: .learnedSubstitutes)
    writer.add(.learnedDishes, learned.dishes)
    writer.add(.itemWeights, delta?.base.itemWeights ?? itemWeights)
    writer.add(matching)
    return writer
  }
}
