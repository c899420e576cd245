import RecipeLexicon
import SectionFiles

extension SectionFileWriter {
  mutating func add(_ tables: MatchingTables) {
    let partitioned = tables.partitioned
    add(
      .partitionLayout,
      [
        partitioned.recipeCount, partitioned.termCount, partitioned.coreRanks,
        partitioned.recipeBits,
        partitioned.codeShift,
      ].map { UInt32(truncatingIfNeeded: $0) }
    )
    add(.partitionRanks, partitioned.ranks)
    add(.partitionTerms, partitioned.terms)
    add(.partitionWeights, partitioned.weights)
    add(.partitionRowOffsets, partitioned.rowOffsets)
    add(.partitionNarrowRows, partitioned.narrowRows)
    add(.partitionWideRows, partitioned.wideRows)
    add(.partitionCoreSizes, partitioned.coreSizes)
    add(.partitionOffsets, partitioned.partitionOffsets)
    add(.partitionListOffsets, partitioned.listOffsets)
    add(.partitionEntries, partitioned.entries)
    add(.partitionNarrowNexts, partitioned.narrowNexts)
    add(.partitionWideNexts, partitioned.wideNexts)
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
      partitioned: try partitioned(marks: recipes.marks),
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

  private func partitioned(marks: Column<UInt8>) throws(IndexError) -> PartitionedPostings {
    let layout = try numbers(.partitionLayout, count: 5).map { Int($0) }
    let entries = try numbers(.partitionEntries)
    let partitioned = PartitionedPostings(
      recipeCount: layout[0],
      termCount: layout[1],
      ranks: try numbers(.partitionRanks, count: layout[1]),
      terms: try numbers(.partitionTerms),
      weights: try numbers(.partitionWeights),
      coreRanks: layout[2],
      rowOffsets: try numbers(.partitionRowOffsets, count: layout[0] + 1),
      narrowRows: try column(SectionID.partitionNarrowRows.rawValue),
      wideRows: try numbers(.partitionWideRows),
      coreSizes: try column(SectionID.partitionCoreSizes.rawValue, count: layout[0]),
      partitionOffsets: try numbers(.partitionOffsets),
      listOffsets: try numbers(.partitionListOffsets),
      entries: entries,
      narrowNexts: try column(SectionID.partitionNarrowNexts.rawValue),
      wideNexts: try numbers(.partitionWideNexts),
      marks: marks,
      recipeBits: layout[3],
      codeShift: layout[4]
    )
    let rowEntries = partitioned.narrowRows.count + partitioned.wideRows.count
    guard partitioned.recipeCount == dishes, partitioned.terms.count == partitioned.rankCount,
      partitioned.coreRanks <= partitioned.rankCount, (1...27).contains(partitioned.recipeBits),
      (0...31).contains(partitioned.codeShift),
      partitioned.rowOffsets.last.map(Int.init) == rowEntries,
      partitioned.partitionOffsets.count == partitioned.rankCount + 1,
      partitioned.partitionOffsets.last.map(Int.init) == partitioned.listOffsets.count - 1,
      partitioned.listOffsets.last.map(Int.init) == entries.count,
      partitioned.narrowNexts.count + partitioned.wideNexts.count == entries.count
    else { throw damage("the layout of the lists of dishes does not fit") }
    return partitioned
  }
}
