import RecipeLexicon
import SectionFiles

extension SectionFileWriter {
  mutating func add(_ lexicon: IngredientLexicon) {
    add(lexicon.ingredients, bytes: .ingredientBytes, offsets: .ingredientOffsets)
    add(lexicon.ingredientGroups, bytes: .ingredientGroupBytes, offsets: .ingredientGroupOffsets)
    add(.ingredientGroupOf, lexicon.ingredientGroupOf)
    add(lexicon.aliases, bytes: .aliasBytes, offsets: .aliasOffsets)
    add(lexicon.aliasesOf, offsets: .aliasesOfOffsets, targets: .aliasesOf)
    add(lexicon.names.names, bytes: .nameBytes, offsets: .nameOffsets)
    add(.nameValues, lexicon.names.values)
    add(lexicon.words.names, bytes: .wordBytes, offsets: .wordOffsets)
    add(.wordValues, lexicon.words.values)
    add(lexicon.wordGroups, offsets: .wordGroupOffsets, targets: .wordGroups)
    let taxonomy = lexicon.taxonomy
    add(taxonomy.parents, offsets: .parentOffsets, targets: .parents)
    add(taxonomy.groups, offsets: .groupOffsets, targets: .groups)
    add(taxonomy.routeInputs, offsets: .routeInputOffsets, targets: .routeInputs)
    add(.routeProducts, taxonomy.routeProducts)
    add(taxonomy.contents, offsets: .contentOffsets, targets: .contents)
    add(taxonomy.swaps, offsets: .swapOffsets, targets: .swaps)
    add(.swapSubstitutes, taxonomy.swapSubstitutes)
    add(taxonomy.swapNotes, bytes: .swapNoteBytes, offsets: .swapNoteOffsets)
    add(.isClass, taxonomy.isClass)
    add(.isStaple, taxonomy.isStaple)
    add(.flags, taxonomy.flags.map(\.rawValue))
    add(.possibleFlags, taxonomy.possibleFlags.map(\.rawValue))
    add(.carriedFlags, taxonomy.carried.map(\.rawValue))
    add(.mayCarryFlags, taxonomy.mayCarry.map(\.rawValue))
    add(taxonomy.freeOf, offsets: .freeOfOffsets, targets: .freeOf)
    add(lexicon.scopedNames.names, bytes: .scopedNamesBytes, offsets: .scopedNamesOffsets)
    add(.scopedNames, lexicon.scopedNames.values)
    add(lexicon.heads.names, bytes: .headBytes, offsets: .headOffsets)
    add(.heads, lexicon.heads.values)
    add(lexicon.allergens)
    add(lexicon.flavours)
    add(.strengths, lexicon.strengths.tenths)
    add(.colours, lexicon.colours.packed)
    add(.keeps, lexicon.keeping.days)
    add(.listedCount, [UInt32(lexicon.listedCount)])
  }

  private mutating func add(_ table: AllergenTable) {
    let families = table.families
    add(
      StringTable(families.map(\.title)),
      bytes: .familyTitleBytes,
      offsets: .familyTitleOffsets
    )
    add(.familyFlags, families.flatMap { [$0.avoids.rawValue, $0.frees.rawValue] })
    add(
      Adjacency(families.map(\.members)),
      offsets: .familyMemberOffsets,
      targets: .familyMembers
    )
    add(table.words.names, bytes: .familyWordBytes, offsets: .familyWordOffsets)
    add(.familyWords, table.words.values)
  }

  private mutating func add(_ table: FlavourTable) {
    add(table.names, bytes: .flavourBytes, offsets: .flavourOffsets)
    add(table.ingredients, offsets: .flavourIngredientOffsets, targets: .flavourIngredients)
    add(table.spellings.names, bytes: .flavourSpellingBytes, offsets: .flavourSpellingOffsets)
    add(.flavourSpellings, table.spellings.values)
  }
}

extension SectionFileReader {
  /// The lexicon, with every relation checked to stay within it.
  func lexicon() throws(IndexError) -> IngredientLexicon {
    let names = try strings(.ingredientBytes, .ingredientOffsets, count: ingredients)
    let ingredientGroups = try strings(.ingredientGroupBytes, .ingredientGroupOffsets)
    let aliases = try strings(.aliasBytes, .aliasOffsets)
    let wordGroups = try lists(.wordGroupOffsets, .wordGroups, limit: ingredientGroups.count)
    return IngredientLexicon(
      ingredients: names,
      ingredientGroups: ingredientGroups,
      ingredientGroupOf: Array(
        try numbers(.ingredientGroupOf, count: ingredients, limit: ingredientGroups.count)
      ),
      aliases: aliases,
      aliasesOf: try lists(
        .aliasesOfOffsets,
        .aliasesOf,
        count: ingredients,
        limit: aliases.count
      ),
      names: try nameTable(.nameBytes, .nameOffsets, .nameValues, limit: ingredients),
      words: try nameTable(.wordBytes, .wordOffsets, .wordValues, limit: wordGroups.count),
      wordGroups: wordGroups,
      taxonomy: try taxonomy(),
      scopedNames: try nameTable(
        .scopedNamesBytes,
        .scopedNamesOffsets,
        .scopedNames,
        limit: 3 * ingredients
      ),
      heads: try nameTable(.headBytes, .headOffsets, .heads, limit: 2 * ingredients + 2),
      allergens: try allergens(),
      flavours: try flavours(),
      strengths: try strengths(),
      colours: try colours(),
      keeping: try keeping(),
      listedCount: Int(try numbers(.listedCount, count: 1, limit: ingredients + 1)[0])
    )
  }

  private func allergens() throws(IndexError) -> AllergenTable {
    let titles = try strings(.familyTitleBytes, .familyTitleOffsets)
    let flags = try numbers(.familyFlags, count: 2 * titles.count)
    let members = try lists(
      .familyMemberOffsets,
      .familyMembers,
      count: titles.count,
      limit: ingredients
    )
    let table = AllergenTable(
      families: (0..<titles.count).map { family in
        AllergenTable.Family(
          title: titles[family],
          avoids: DietFlags(rawValue: flags[2 * family]),
          frees: DietFlags(rawValue: flags[2 * family + 1]),
          members: Array(members[family])
        )
      },
      words: try nameTable(
        .familyWordBytes,
        .familyWordOffsets,
        .familyWords,
        limit: titles.count
      )
    )
    guard let table else { throw damage("the words of allergens do not fit") }
    return table
  }

  private func flavours() throws(IndexError) -> FlavourTable {
    let names = try strings(.flavourBytes, .flavourOffsets)
    let table = FlavourTable(
      names: names,
      ingredients: try lists(
        .flavourIngredientOffsets,
        .flavourIngredients,
        count: names.count,
        limit: ingredients
      ),
      spellings: try nameTable(
        .flavourSpellingBytes,
        .flavourSpellingOffsets,
        .flavourSpellings,
        limit: names.count
      ),
      ingredientCount: ingredients
    )
    guard let table else { throw damage("the flavours do not fit") }
    return table
  }

  private func strengths() throws(IndexError) -> StrengthTable {
    let tenths = Array(try numbers(.strengths, count: ingredients))
    guard let table = StrengthTable(tenths: tenths) else {
      throw damage("a strength is above 100 percent")
    }
    return table
  }

  private func colours() throws(IndexError) -> ColourTable {
    let packed = Array(try numbers(.colours, count: ingredients))
    guard let table = ColourTable(packed: packed) else {
      throw damage("an opacity is above 100 percent")
    }
    return table
  }

  private func keeping() throws(IndexError) -> KeepingTable {
    let days = Array(try numbers(.keeps, count: KeepingTable.length(for: ingredients)))
    guard let table = KeepingTable(days: days) else {
      throw damage("something keeps for more than 9999 days")
    }
    return table
  }

  private func taxonomy() throws(IndexError) -> Taxonomy {
    let substitutes = Array(try numbers(.swapSubstitutes, limit: ingredients))
    let inputs = try lists(.routeInputOffsets, .routeInputs, limit: ingredients)
    return Taxonomy(
      parents: try lists(.parentOffsets, .parents, count: ingredients, limit: ingredients),
      groups: try lists(.groupOffsets, .groups, count: ingredients, limit: ingredients),
      routeInputs: inputs,
      routeProducts: Array(
        try numbers(.routeProducts, count: inputs.count, limit: ingredients)
      ),
      contents: try lists(.contentOffsets, .contents, count: ingredients, limit: ingredients),
      swaps: try lists(.swapOffsets, .swaps, count: ingredients, limit: substitutes.count),
      swapSubstitutes: substitutes,
      swapNotes: try strings(.swapNoteBytes, .swapNoteOffsets, count: substitutes.count),
      isClass: Array(try flags(.isClass, count: ingredients)),
      isStaple: Array(try flags(.isStaple, count: ingredients)),
      flags: try dietFlags(.flags),
      possibleFlags: try dietFlags(.possibleFlags),
      freeOf: try lists(.freeOfOffsets, .freeOf, count: ingredients, limit: ingredients),
      inherited: InheritedFlags(
        carried: try dietFlags(.carriedFlags),
        mayCarry: try dietFlags(.mayCarryFlags)
      )
    )
  }

  private func dietFlags(_ id: SectionID) throws(IndexError) -> [DietFlags] {
    try numbers(id, count: ingredients).map { DietFlags(rawValue: $0) }
  }

  private func nameTable(
    _ bytes: SectionID,
    _ offsets: SectionID,
    _ values: SectionID,
    limit: Int
  ) throws(IndexError) -> NameTable {
    let names = try strings(bytes, offsets)
    let values = Array(try numbers(values, count: names.count, limit: limit))
    guard let table = NameTable(names: names, values: values) else {
      throw damage("a name table does not fit")
    }
    return table
  }
}
