import RecipeLexicon
import SectionFiles

extension SectionFileWriter {
  mutating func add(_ tables: MatchingTables) {
    let levels = tables.levels
    add(
      .levelLayout,
      [
        levels.recipeCount, levels.termCount, levels.coreRanks, levels.recipeBits,
        levels.codeShift,
      ].map { UInt32(truncatingIfNeeded: $0) }
    )
    add(.levelRanks, levels.ranks)
    add(.levelTerms, levels.terms)
    add(.levelWeights, levels.weights)
    add(.levelRowOffsets, levels.rowOffsets)
    add(.levelNarrowRows, levels.narrowRows)
    add(.levelWideRows, levels.wideRows)
    add(.levelCoreSizes, levels.coreSizes)
    add(.levelOffsets, levels.levelOffsets)
    add(.levelListOffsets, levels.listOffsets)
    add(.levelEntries, levels.entries)
    add(.levelNarrowNexts, levels.narrowNexts)
    add(.levelWideNexts, levels.wideNexts)
    add(.requiredPostingOffsets, tables.required.offsets)
    add(.requiredPostings, tables.required.dishes)
    add(.optionalPostingOffsets, tables.optional.offsets)
    add(.optionalPostings, tables.optional.dishes)
    add(tables.naming, offsets: .namingOffsets, targets: .naming)
    add(.unrecognisedDishes, tables.unrecognised)
    add(.longDishes, tables.longRecipes)
    add(.dishesWithSwaps, tables.recipesWithSwaps)
    add(tables.sources.names, bytes: .sourceBytes, offsets: .sourceOffsets)
    add(tables.sources.dishes, offsets: .dishesOfSourceOffsets, targets: .dishesOfSource)
  }
}

extension SectionFileReader {
  /// The tables that a search reads, with the marks of `recipes`. When verifying, they are made again from the dishes, and the stored
  /// ones must be the same.
  func matching(
    recipes: RecipeTable,
    requirements: RequirementTable,
    lexicon: IngredientLexicon
  ) throws(IndexError) -> MatchingTables {
    let stored = MatchingTables(
      levels: try levels(marks: recipes.marks),
      required: try postings(
        .requiredPostingOffsets,
        .requiredPostings,
        count: requirements.count
      ),
      optional: try postings(
        .optionalPostingOffsets,
        .optionalPostings,
        count: requirements.count
      ),
      naming: try lists(
        .namingOffsets,
        .naming,
        count: lexicon.count,
        limit: requirements.count
      ),
      unrecognised: try numbers(.unrecognisedDishes, count: (recipes.count + 31) / 32),
      longRecipes: try numbers(.longDishes, limit: recipes.count),
      recipesWithSwaps: try numbers(.dishesWithSwaps, limit: recipes.count),
      sources: try sources()
    )
    guard isVerifying else { return stored }
    let again = MatchingTables(recipes: recipes, requirements: requirements, lexicon: lexicon)
    guard stored == again else { throw damage("the lists of dishes do not fit the dishes") }
    return stored
  }

  /// What ingredients weigh. When verifying, it is computed again, and must be the same.
  func itemWeights(
    _ recipes: RecipeTable,
    _ requirements: RequirementTable,
    _ lexicon: IngredientLexicon,
    _ matching: MatchingTables
  ) throws(IndexError) -> Column<UInt32> {
    let stored = try numbers(.itemWeights, count: lexicon.count)
    guard isVerifying else { return stored }
    let again = ItemWeights.all(
      recipes: recipes,
      requirements: requirements,
      lexicon: lexicon,
      matching: matching
    )
    guard stored == again else { throw damage("the weights of ingredients do not fit the dishes") }
    return stored
  }

  private func sources() throws(IndexError) -> SourceLists {
    let names = try strings(.sourceBytes, .sourceOffsets)
    let dishes = try lists(
      .dishesOfSourceOffsets,
      .dishesOfSource,
      count: names.count,
      limit: self.dishes
    )
    return SourceLists(names: names, dishes: dishes)
  }

  private func postings(
    _ offsets: SectionID,
    _ dishes: SectionID,
    count: Int
  ) throws(IndexError) -> PostingLists {
    let lists = try lists(offsets, dishes, count: count, limit: self.dishes)
    return PostingLists(offsets: lists.offsets, dishes: lists.targets)
  }

  private func levels(marks: Column<UInt8>) throws(IndexError) -> LevelIndex {
    let layout = try numbers(.levelLayout, count: 5).map { Int($0) }
    let entries = try numbers(.levelEntries)
    let levels = LevelIndex(
      recipeCount: layout[0],
      termCount: layout[1],
      ranks: try numbers(.levelRanks, count: layout[1]),
      terms: try numbers(.levelTerms),
      weights: try numbers(.levelWeights),
      coreRanks: layout[2],
      rowOffsets: try numbers(.levelRowOffsets, count: layout[0] + 1),
      narrowRows: try column(SectionID.levelNarrowRows.rawValue),
      wideRows: try numbers(.levelWideRows),
      coreSizes: try column(SectionID.levelCoreSizes.rawValue, count: layout[0]),
      levelOffsets: try numbers(.levelOffsets),
      listOffsets: try numbers(.levelListOffsets),
      entries: entries,
      narrowNexts: try column(SectionID.levelNarrowNexts.rawValue),
      wideNexts: try numbers(.levelWideNexts),
      marks: marks,
      recipeBits: layout[3],
      codeShift: layout[4]
    )
    let rowEntries = levels.narrowRows.count + levels.wideRows.count
    guard levels.recipeCount == dishes, levels.terms.count == levels.rankCount,
      levels.coreRanks <= levels.rankCount, (1...27).contains(levels.recipeBits),
      (0...31).contains(levels.codeShift),
      levels.rowOffsets.last.map(Int.init) == rowEntries,
      levels.levelOffsets.count == levels.rankCount + 1,
      levels.levelOffsets.last.map(Int.init) == levels.listOffsets.count - 1,
      levels.listOffsets.last.map(Int.init) == entries.count,
      levels.narrowNexts.count + levels.wideNexts.count == entries.count
    else { throw damage("the layout of the lists of dishes does not fit") }
    return levels
  }
}
