import RecipeLexicon
import RecipeModel
import SectionFiles

extension SectionFileWriter {
  mutating func add(_ table: RequirementTable) {
    add(table.alternatives, offsets: .alternativeOffsets, targets: .alternatives)
    add(.isExact, table.isExact)
    add(.isNamesake, table.isNamesake)
    add(table.names, bytes: .requirementBytes, offsets: .requirementOffsets)
    add(.documentFrequencies, table.documentFrequency)
    add(.weights, table.weights)
    add(table.wordings, offsets: .wordingOffsets, targets: .wordings)
  }

  mutating func add(_ table: RecipeTable) {
    add(table.ids, bytes: .idBytes, offsets: .idOffsets)
    add(table.names, bytes: .dishBytes, offsets: .dishOffsets)
    add(table.otherNames, bytes: .otherNameBytes, offsets: .otherNameOffsets)
    add(.otherNameDishes, table.otherNameDishes)
    add(.kinds, table.kinds)
    add(table.labels, bytes: .labelBytes, offsets: .labelOffsets)
    add(.categories, table.categories)
    add(.cuisines, table.cuisines)
    add(.glasses, table.glasses)
    add(.minutes, table.minutes)
    add(.marks, table.marks)
    add(.addedAt, table.addedAt)
    add(.duplicateGroups, table.duplicateGroups)
    add(.yieldDishes, table.yieldDishes)
    add(.yieldedIngredients, table.yieldedIngredients)
    add(table.yieldedAmounts, .yieldedAmounts)
    add(table.required, offsets: .requiredOffsets, targets: .required)
    add(table.needs, .needs)
    add(table.optional, offsets: .optionalOffsets, targets: .optional)
    add(table.ownSwaps, offsets: .ownSwapOffsets, targets: .ownSwaps)
    add(.ownSwapRequired, table.ownSwapRequired)
    add(.ownSwapSubstitutes, table.ownSwapSubstitutes)
    add(table.ownSwapNotes, bytes: .ownSwapNoteBytes, offsets: .ownSwapNoteOffsets)
    add(table.ownSwapWordings, offsets: .ownSwapWordingOffsets, targets: .ownSwapWordings)
  }
}

extension SectionFileReader {
  func requirements(listedCount: Int) throws(IndexError) -> RequirementTable {
    let names = try strings(.requirementBytes, .requirementOffsets)
    return RequirementTable(
      alternatives: try lists(
        .alternativeOffsets,
        .alternatives,
        count: names.count,
        limit: ingredients
      ),
      listedCount: listedCount,
      isExact: try flags(.isExact, count: names.count),
      isNamesake: try flags(.isNamesake, count: names.count),
      names: names,
      documentFrequency: try numbers(.documentFrequencies, count: names.count),
      weights: try numbers(.weights, count: names.count),
      wordings: try wordings(.wordingOffsets, .wordings, count: names.count)
    )
  }

  /// Checks, when verifying, that each requirement is counted as often as the dishes require it, and weighs
  /// no more than something that one dish has: then no sum of weights is too large.
  ///
  /// - Parameters:
  ///   - recipes: Their dishes.
  ///   - first: How many requirements come before these.
  ///   - dishes: How many dishes they were weighed among.
  func check(
    _ requirements: RequirementTable,
    of recipes: RecipeTable,
    behind first: Int = 0,
    among dishes: Int
  ) throws(IndexError) {
    guard isVerifying else { return }
    var counts = [UInt32](repeating: 0, count: requirements.count)
    for position in recipes.required.targets where position >= first {
      counts[Int(position) - first] += 1
    }
    let largest = usedWeight(documentFrequency: 1, recipes: max(1, dishes))
    guard counts.elementsEqual(requirements.documentFrequency),
      requirements.weights.allSatisfy({ $0 <= largest })
    else { throw damage("the requirements do not fit the dishes") }
  }

  /// Wordings that name ingredients of the lexicon alone.
  private func wordings(
    _ offsets: SectionID,
    _ numbers: SectionID,
    count: Int
  ) throws(IndexError) -> Adjacency {
    let lists = try lists(offsets, numbers, count: count, limit: Int.max)
    let isValid =
      !isVerifying
      || (0..<count).allSatisfy { WordingEntries.isValid(lists[$0], ingredients: ingredients) }
    guard isValid else { throw damage("what the words of lines name does not fit") }
    return lists
  }

  func learned() throws(IndexError) -> LearnedSwapTable {
    let table = LearnedSwapTable(
      substitutes: try lists(
        .learnedOffsets,
        .learnedSubstitutes,
        count: ingredients,
        limit: ingredients
      ),
      dishes: try numbers(.learnedDishes),
      isTrusted: !isVerifying
    )
    guard let table else { throw damage("what is used alike does not fit") }
    return table
  }

  /// - Parameter base: Whose dishes and labels these continue; nil for none.
  func recipes(
    requirements: Int,
    units: UnitTable,
    continuing base: RecipeTable? = nil
  ) throws(IndexError) -> RecipeTable {
    let labels = try strings(.labelBytes, .labelOffsets)
    let mostLabels = labels.count + (base?.labels.count ?? 0)
    func labelColumn(_ id: SectionID) throws(IndexError) -> Column<UInt32> {
      try numbers(id, count: dishes, limit: mostLabels, allowsAbsent: true)
    }
    let kinds = try bytes(SectionID.kinds.rawValue)
    let most = Recipe.Kind.allCases.count
    guard kinds.count == dishes, !isVerifying || kinds.allSatisfy({ $0 < most }) else {
      throw damage("the kinds of dishes do not fit")
    }
    let otherNames = try strings(.otherNameBytes, .otherNameOffsets)
    let marks = try bytes(SectionID.marks.rawValue)
    guard marks.count == dishes,
      !isVerifying || marks.allSatisfy({ DishMark(rawValue: $0).isValid })
    else { throw damage("the marks of dishes do not fit") }
    let swaps = try numbers(.ownSwapRequired, limit: ingredients)
    let required = try lists(.requiredOffsets, .required, count: dishes, limit: requirements)
    let yieldDishes = try numbers(.yieldDishes, limit: dishes)
    guard !isVerifying || zip(yieldDishes, yieldDishes.dropFirst()).allSatisfy({ $0 < $1 }) else {
      throw damage("the dishes that make something do not ascend")
    }
    return RecipeTable(
      ids: try strings(.idBytes, .idOffsets, count: dishes),
      names: try strings(.dishBytes, .dishOffsets, count: dishes),
      otherNames: otherNames,
      otherNameDishes: try numbers(
        .otherNameDishes,
        count: otherNames.count,
        limit: dishes
      ),
      kinds: kinds,
      labels: labels,
      categories: try labelColumn(.categories),
      cuisines: try labelColumn(.cuisines),
      glasses: try labelColumn(.glasses),
      minutes: try numbers(.minutes, count: dishes),
      marks: marks,
      addedAt: try numbers(.addedAt, count: dishes),
      duplicateGroups: try numbers(
        .duplicateGroups,
        count: dishes,
        limit: dishes + (base?.count ?? 0)
      ),
      yieldDishes: yieldDishes,
      yieldedIngredients: try numbers(
        .yieldedIngredients,
        count: yieldDishes.count,
        limit: ingredients
      ),
      yieldedAmounts: try needs(
        .yieldedAmounts,
        count: yieldDishes.count,
        units: units
      ),
      required: required,
      needs: try needs(.needs, count: required.targets.count, units: units),
      optional: try lists(.optionalOffsets, .optional, count: dishes, limit: requirements),
      ownSwaps: try lists(.ownSwapOffsets, .ownSwaps, count: dishes, limit: swaps.count),
      ownSwapRequired: swaps,
      ownSwapSubstitutes: try numbers(
        .ownSwapSubstitutes,
        count: swaps.count,
        limit: ingredients
      ),
      ownSwapNotes: try strings(.ownSwapNoteBytes, .ownSwapNoteOffsets, count: swaps.count),
      ownSwapWordings: try wordings(
        .ownSwapWordingOffsets,
        .ownSwapWordings,
        count: swaps.count
      )
    )
  }
}
