import RecipeLexicon
import RecipeMatching

/// The lexicon of the stored index, where that was built from the data files as they are: to take it from there costs
/// a fiftieth of reading the files.
struct StoredLexicon {
  /// As ``ReadLexicon/lexicon``.
  let lexicon: IngredientLexicon

  /// Nil where there is no such index.
  ///
  /// - Parameters:
  ///   - marker: Names the index file and what that was built from.
  ///   - data: The fingerprint of the data files as they are, each of which was looked at.
  /// Cost: that of opening the index, and O(ingredients + relations).
  init?(_ places: KitchenPaths, as marker: IndexManifest?, data: DataFingerprint) {
    guard let marker, let origin = marker.base, origin.data == data.files,
      // Where the index is damaged the files are read.
      let (index, _) = try? CatalogueIndex.opened(at: places.index, trusting: marker.indexFile),
      index.generation == origin.generation
    else { return nil }
    lexicon = index.lexicon.listed
  }
}

extension KitchenPaths {
  /// The parser of lines for an import. Cost: as ``StoredLexicon``, else that of reading the lexicon.
  func importParser() throws(KitchenError) -> IngredientLineParser {
    let collection = CollectionFiles(folder: data)
    // The fingerprint comes before the files, so an edit while they are read makes it another one.
    let fingerprint = try DataFingerprint(of: data, ownRecipes: 0, looksAtFiles: true)
    let marker = IndexManifest(at: self.marker)
    guard let stored = StoredLexicon(self, as: marker, data: fingerprint) else {
      return try ReadLexicon(from: collection).parser
    }
    var parser = try collection.parser()
    parser.drinks = DrinkJudge(stored.lexicon)
    return parser
  }
}

extension IngredientLexicon {
  /// The lexicon as its files have it, without the names that only dishes use. Cost: O(ingredients + relations).
  var listed: IngredientLexicon {
    guard !unlisted.isEmpty else { return self }
    let count = listedCount
    return IngredientLexicon(
      ingredients: StringTable((0..<count).lazy.map { ingredients[$0] }),
      ingredientGroups: ingredientGroups,
      ingredientGroupOf: Array(ingredientGroupOf.prefix(count)),
      aliases: aliases,
      aliasesOf: aliasesOf.first(count),
      names: names,
      words: words,
      wordGroups: wordGroups,
      taxonomy: taxonomy.first(count),
      scopedNames: scopedNames,
      heads: heads,
      allergens: allergens,
      flavours: flavours,
      strengths: StrengthTable(tenths: Array(strengths.tenths.prefix(count))),
      colours: ColourTable(packed: Array(colours.packed.prefix(count))),
      keeping: KeepingTable(days: Array(keeping.days.prefix(KeepingTable.length(for: count))))
    )
  }
}

extension Adjacency {
  /// The lists of the first nodes. Cost: O(these).
  fileprivate func first(_ count: Int) -> Adjacency {
    Adjacency((0..<count).map { Array(self[$0]) })
  }
}

extension Taxonomy {
  /// The relations of the first ingredients, to which all that are related belong.
  fileprivate func first(_ count: Int) -> Taxonomy {
    Taxonomy(
      parents: parents.first(count),
      groups: groups.first(count),
      routeInputs: routeInputs,
      routeProducts: routeProducts,
      contents: contents.first(count),
      swaps: swaps.first(count),
      swapSubstitutes: swapSubstitutes,
      swapNotes: swapNotes,
      isClass: Array(isClass.prefix(count)),
      isStaple: Array(isStaple.prefix(count)),
      flags: Array(flags.prefix(count)),
      possibleFlags: Array(possibleFlags.prefix(count)),
      freeOf: freeOf.first(count),
      inherited: InheritedFlags(
        carried: Array(carried.prefix(count)),
        mayCarry: Array(mayCarry.prefix(count))
      ),
      taught: taught
    )
  }
}
