import RecipeMatching
import RecipeModel

extension Kitchen {
  /// The batches of a saved pantry as the matcher takes them.
  ///
  /// - Parameters:
  ///   - today: The day from which dates are counted; nil leaves them out.
  ///   - estimating: What has no date counts by how long such things keep.
  ///   - unknown: Is joined by what the lexicon no longer knows.
  func stock(
    of pantry: [PantryItem],
    today: CalendarDay?,
    estimating: Bool = false,
    unknown: inout [UnknownName]
  ) -> [PantryBatch] {
    stock(
      of: pantry.map { ($0, ingredient(of: $0.entry)) },
      today: today,
      estimating: estimating,
      unknown: &unknown
    )
  }

  /// The same where it is known what each item is; nil for what the lexicon no longer knows.
  func stock(
    of pantry: [(item: PantryItem, ingredient: IngredientID?)],
    today: CalendarDay?,
    estimating: Bool,
    unknown: inout [UnknownName]
  ) -> [PantryBatch] {
    var stock: [PantryBatch] = []
    for (item, ingredient) in pantry {
      let entry = item.entry
      guard let ingredient else {
        unknown.append(unknownName(entry.ingredient))
        continue
      }
      let typed = today.flatMap { today in entry.expires?.days(since: today) }
      let estimate =
        estimating && typed == nil ? index.lexicon.keeping.estimate(of: item, as: ingredient) : nil
      stock.append(
        PantryBatch(
          ingredient: ingredient,
          amount: entry.amount,
          daysLeft: typed ?? today.flatMap { estimate?.daysLeft(on: $0) },
          isEstimate: typed == nil && estimate != nil,
          isFrozen: entry.place == .freezer
        )
      )
    }
    return stock
  }

  /// Ingredients of the saved pantry that are past their date but count for the request, each once,
  /// in the order of the pantry. Empty if the request has no day to count from.
  public func pastDate(in request: MatchRequest) -> [String] {
    guard request.usesPantry, let today = request.today else { return [] }
    var names: [String] = []
    for item in snapshot.pantry
    where item.entry.isPastDate(on: today) && !names.contains(item.entry.ingredient) {
      names.append(item.entry.ingredient)
    }
    return names
  }

  /// What a batch is; nil when the lexicon no longer knows it.
  func ingredient(of entry: PantryEntry) -> IngredientID? {
    index.lexicon.listedIngredient(called: entry.ingredient)
      ?? [entry.ingredient, entry.text].lazy.compactMap { ingredient(namedInDishes: $0) }.first
  }

  /// A dish judged by a pantry alone, with the default staples and swaps; nil when nothing in it is
  /// recognised.
  ///
  /// Works for a dish that the catalogue does not have, too. Cost: O(ingredients + requirements).
  func judge(_ recipe: Recipe, pantry: [PantryItem]) -> PantryMatch? {
    var unknown: [UnknownName] = []
    let alone = CatalogueIndex(
      entries: [CatalogueIndex.Entry(recipe: recipe, addedAt: 0)],
      lexicon: index.lexicon,
      units: index.units,
      generation: 0,
      fingerprint: 0
    )
    let query = MatchQuery(
      pantry: [],
      stock: stock(of: pantry, today: nil, unknown: &unknown),
      exclusion: .none(in: index.lexicon.taxonomy),
      staples: allStaples
    )
    return PantryMatcher(index: alone).match(RecipeID(0), query)
  }
}
