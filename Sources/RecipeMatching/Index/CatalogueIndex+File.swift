import RecipeLexicon
import RecipeModel
public import SectionFiles

extension CatalogueIndex {
  /// Opens an index file and checks all of it.
  ///
  /// - Throws: ``IndexError``, which tells absent, damaged, too old and too new apart.
  /// Cost: O(bytes).
  public init(opening path: String) throws(IndexError) {
    try self.init(bytes: try readWholeFile(path, kind: .index), file: path)
  }

  /// Reads an index from the bytes of its file; `file` names it in errors. Never traps, whatever
  /// the bytes. Cost: O(bytes).
  public init(bytes: [UInt8], file: String) throws(IndexError) {
    let reader = try SectionFileReader(bytes: bytes, kind: .index, file: file)
    let lexicon = try reader.lexicon()
    let units = try reader.units()
    let requirements = try reader.requirements()
    self.init(
      generation: reader.header.generation,
      fingerprint: reader.header.fingerprint,
      lexicon: lexicon,
      units: units,
      requirements: requirements,
      recipes: try reader.recipes(requirements: requirements.count, units: units),
      learned: try reader.learned()
    )
  }

  /// The bytes of the index's file: equal indexes give equal bytes. Cost: O(bytes).
  public func fileBytes() -> [UInt8] {
    var writer = SectionFileWriter()
    writer.add(lexicon)
    writer.add(units)
    writer.add(requirements)
    writer.add(recipes)
    writer.add(learned.substitutes, offsets: .learnedOffsets, targets: .learnedSubstitutes)
    writer.add(.learnedDishes, learned.dishes)
    return writer.file(
      .index,
      SectionFileHeader(
        generation: generation,
        fingerprint: fingerprint,
        rows: UInt64(recipes.count),
        terms: UInt64(lexicon.count)
      )
    )
  }

  /// Writes the index file in one step. Cost: O(bytes), and two flushes to disk.
  public func save(to path: String) throws(IndexError) {
    try replaceFile(at: path, with: fileBytes(), kind: .index)
  }
}

extension SectionFileWriter {
  fileprivate mutating func add(_ table: RequirementTable) {
    add(table.alternatives, offsets: .alternativeOffsets, targets: .alternatives)
    add(.isExact, table.isExact)
    add(table.names, bytes: .requirementBytes, offsets: .requirementOffsets)
    add(.documentFrequencies, table.documentFrequency)
    add(.weights, table.weights)
  }

  fileprivate mutating func add(_ table: RecipeTable) {
    add(table.ids, bytes: .idBytes, offsets: .idOffsets)
    add(table.names, bytes: .dishBytes, offsets: .dishOffsets)
    add(.kinds, table.kinds)
    add(table.labels, bytes: .labelBytes, offsets: .labelOffsets)
    add(.categories, table.categories)
    add(.cuisines, table.cuisines)
    add(.glasses, table.glasses)
    add(.minutes, table.minutes)
    add(.addedAt, table.addedAt)
    add(.families, table.families)
    add(table.required, offsets: .requiredOffsets, targets: .required)
    add(table.needs)
    add(table.optional, offsets: .optionalOffsets, targets: .optional)
    add(table.ownSwaps, offsets: .ownSwapOffsets, targets: .ownSwaps)
    add(.ownSwapRequired, table.ownSwapRequired)
    add(.ownSwapSubstitutes, table.ownSwapSubstitutes)
    add(table.ownSwapNotes, bytes: .ownSwapNoteBytes, offsets: .ownSwapNoteOffsets)
  }
}

extension SectionFileReader {
  fileprivate func requirements() throws(IndexError) -> RequirementTable {
    let names = try strings(.requirementBytes, .requirementOffsets)
    return RequirementTable(
      alternatives: try lists(
        .alternativeOffsets,
        .alternatives,
        count: names.count,
        limit: ingredients
      ),
      isExact: try flags(.isExact, count: names.count),
      names: names,
      documentFrequency: try numbers(.documentFrequencies, count: names.count),
      weights: try numbers(.weights, count: names.count)
    )
  }

  fileprivate func learned() throws(IndexError) -> LearnedSwapTable {
    let table = LearnedSwapTable(
      substitutes: try lists(
        .learnedOffsets,
        .learnedSubstitutes,
        count: ingredients,
        limit: ingredients
      ),
      dishes: try numbers(.learnedDishes)
    )
    guard let table else { throw damage("what is used alike does not fit") }
    return table
  }

  fileprivate func recipes(
    requirements: Int,
    units: UnitTable
  ) throws(IndexError) -> RecipeTable {
    let labels = try strings(.labelBytes, .labelOffsets)
    func labelColumn(_ id: SectionID) throws(IndexError) -> [UInt32] {
      try numbers(id, count: dishes, limit: labels.count, allowsAbsent: true)
    }
    let kinds = try bytes(SectionID.kinds.rawValue)
    guard kinds.count == dishes, kinds.allSatisfy({ $0 < Recipe.Kind.allCases.count }) else {
      throw damage("the kinds of dishes do not fit")
    }
    let swaps = try numbers(.ownSwapRequired, limit: ingredients)
    let required = try lists(.requiredOffsets, .required, count: dishes, limit: requirements)
    return RecipeTable(
      ids: try strings(.idBytes, .idOffsets, count: dishes),
      names: try strings(.dishBytes, .dishOffsets, count: dishes),
      kinds: kinds,
      labels: labels,
      categories: try labelColumn(.categories),
      cuisines: try labelColumn(.cuisines),
      glasses: try labelColumn(.glasses),
      minutes: try numbers(.minutes, count: dishes),
      addedAt: try numbers(.addedAt, count: dishes),
      families: try numbers(.families, count: dishes, limit: dishes),
      required: required,
      needs: try needs(count: required.targets.count, units: units),
      optional: try lists(.optionalOffsets, .optional, count: dishes, limit: requirements),
      ownSwaps: try lists(.ownSwapOffsets, .ownSwaps, count: dishes, limit: swaps.count),
      ownSwapRequired: swaps,
      ownSwapSubstitutes: try numbers(
        .ownSwapSubstitutes,
        count: swaps.count,
        limit: ingredients
      ),
      ownSwapNotes: try strings(.ownSwapNoteBytes, .ownSwapNoteOffsets, count: swaps.count)
    )
  }
}
