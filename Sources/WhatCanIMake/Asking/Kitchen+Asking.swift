import RecipeLexicon
import RecipeMatching
import RecipeModel

/// How many unknown names of one request get suggestions, each of which takes milliseconds.
private let mostSuggested = 20

/// A request in the terms of the index.
struct AskedQuery {
  var query: MatchQuery
  /// As ``MatchReply/have``.
  var have: [String]
  var unknown: [UnknownName]
  /// What rules dishes out, by who states it.
  var exclusions: [StatedExclusion]
  var notes: ExclusionNotes

  /// True when nothing is there.
  var isEmpty: Bool { have.isEmpty }
}

extension Kitchen {
  /// The dishes for what somebody has.
  ///
  /// The reply reports unknown names in `have`, and answers for the other names.
  ///
  /// - Throws: ``KitchenError`` `.nothingRecognised` if no name in `have` and `use` is known and no
  ///   pantry counts. `.unknownNames` if a name is unknown that must be known: in `without`, `use`,
  ///   `diets` and `staples`, and in `have` if the request is strict. Also if the things that the
  ///   person avoids cannot be read. Cost: that of ``PantryMatcher/answer(_:)`` and of
  ///   ``PantryPurchases/purchases(limit:)``, and O(dishes of the catalogue).
  public func answer(_ request: MatchRequest) throws(KitchenError) -> MatchReply {
    let asked = try answerable(request)
    var ranked = matcher.ranking(asked.query)
    let matches = ranked.dishes.compactMap { ranked.match($0) }
    return reply(to: request, asked, ranked, showing: inNames(matches, asked))
  }

  /// A request in the terms of the index with what the person likes; see ``answer(_:)`` for what it throws.
  func answerable(_ request: MatchRequest) throws(KitchenError) -> AskedQuery {
    var asked = try query(for: request)
    guard !asked.isEmpty || !asked.notes.withheld.isEmpty else {
      throw KitchenError(.nothingRecognised(asked.unknown))
    }
    asked.query.taste = tasteLevels()
    return asked
  }

  /// The reply to a request that was read.
  func reply(
    to request: MatchRequest,
    _ asked: AskedQuery,
    _ answer: RankedQuery,
    showing matches: [DishMatch]
  ) -> MatchReply {
    let purchases = answer.purchases(limit: MatchRequest.mostPurchases)
    return MatchReply(
      request: request,
      have: asked.have,
      unknown: asked.unknown,
      notes: asked.notes,
      matches: matches,
      counts: answer.counts,
      hidden: answer.hidden,
      beyondCap: answer.counts.dishes(missingMoreThan: request.missingAtMost),
      buyNext: purchases.map { purchase in
        Reply.Purchase(
          name: index.lexicon.name(of: purchase.ingredient),
          completes: purchase.completes.dishes,
          worth: purchase.completes.worth
        )
      }
    )
  }

  /// A request in the terms of the index; see ``answer(_:)`` for what it throws.
  func query(for request: MatchRequest) throws(KitchenError) -> AskedQuery {
    var unknown: [UnknownName] = []
    let stated = try exclusions(
      without: request.without,
      diets: request.diets,
      usually: request.isOfPlan ? .household : .myself
    )
    var counted = SafeItems(in: self, exclusion(stated))
    let named = typed(request.have, unknown: &unknown)
    if request.isStrict, let first = unknown.first {
      throw KitchenError(.unknownNames([first], .have))
    }
    var have = counted.taking(named)
    unknown += likelySlips(named.map { ($0.text, $0.asked.ingredient) })
    let use = try required(request.use, .use)
    var unknownUse: [UnknownName] = []
    let isUseSafe = counted.taking(typed(request.use, unknown: &unknownUse)).count == use.count
    let staples = try staples(request.staples)
    let stock =
      request.usesPantry
      ? counted.taking(
        snapshot.pantry,
        today: request.today,
        estimating: request.estimatesDates,
        unknown: &unknown
      ) : []
    // What must be used and may not be, leaves no dish.
    let withheld = isUseSafe ? [] : use
    have.removeAll { withheld.contains($0) }
    let frozen = frozen(among: named)
    let query = MatchQuery(
      pantry: have,
      // What is typed is there in any amount, whatever the pantry says.
      stock: stock.isEmpty && frozen.isEmpty
        ? [] : stock + have.map { PantryBatch(ingredient: $0, isFrozen: frozen.contains($0)) },
      mustUse: use,
      exclusion: counted.exclusion,
      harmless: counted.harmless,
      withheld: withheld,
      filter: request.filter,
      hidden: hiddenRecipes + counted.exclusion.dishes.sorted(),
      wellKnown: wellKnownRecipes,
      staples: staples,
      roles: KitchenRoles.roles(
        in: index.lexicon,
        beside: have + use + stock.map(\.ingredient),
        isOfAll: request.filter.kind == nil && request.filter.category == nil
      ),
      allowsGeneric: request.allowsGeneric,
      allowsSwaps: request.allowsSwaps,
      missingAtMost: request.missingAtMost,
      limit: request.limit,
      order: request.order
    )
    var seen: Set<IngredientID> = []
    let names = (have + use + stock.map(\.ingredient)).filter { seen.insert($0).inserted }
      .map(index.lexicon.name(of:))
    return AskedQuery(
      query: query,
      have: names,
      unknown: unknown,
      exclusions: stated,
      notes: ExclusionNotes(
        stated,
        withheld: counted.withheld,
        doubtful: counted.doubtful
      )
    )
  }

  /// What is typed as frozen, and not without that: nothing hurries in a freezer.
  private func frozen(among items: [TypedItem]) -> Set<IngredientID> {
    func ingredients(_ isFrozen: Bool) -> Set<IngredientID> {
      Set(
        items.filter { foldedWords($0.text).contains("frozen") == isFrozen }
          .map(\.asked.ingredient)
      )
    }
    return ingredients(true).subtracting(ingredients(false))
  }

  /// The ingredients that typed names mean, in order; what is unknown joins `unknown`. A name like
  /// "gin and lime" means both, and "garlic and herb marinade" the one marinade that it means on a line.
  func resolved(_ names: [String], unknown: inout [UnknownName]) -> [IngredientID] {
    typed(names, unknown: &unknown).map(\.asked.ingredient)
  }

  /// As ``resolved(_:unknown:)``, each with the text that it stands in and all that this names.
  func typed(_ names: [String], unknown: inout [UnknownName]) -> [TypedItem] {
    var found: [TypedItem] = []
    // It reads files, and few names need it.
    lazy var stock = try? StockReading(self)
    for (name, asked) in zip(names, index.lexicon.asked(named: names)) {
      if let asked {
        found.append(TypedItem(text: name, asked: asked))
      } else if let unlisted = unlisted(named: name) {
        found.append(TypedItem(text: name, asked: askedByWords(unlisted, writtenAs: name)))
      } else if let several = index.lexicon.asked(in: name),
        several.count > 1 || several.first?.count == 1
      {
        found += several.joined().map { TypedItem(text: name, asked: $0) }
      } else if let measured = stock.flatMap({ measured(name, by: $0) }) {
        found.append(measured)
      } else if unknown.count < mostSuggested {
        unknown.append(unknownName(name))
      } else {
        unknown.append(UnknownName(input: name, suggestions: []))
      }
    }
    return found
  }

  /// What a name with an amount before or behind it means: "500g pasta", "half a bottle of gin"; the amount
  /// does not count.
  private func measured(_ name: String, by reading: StockReading) -> TypedItem? {
    let stock = reading.thing(name)
    guard let ingredient = stock.ingredient else { return nil }
    let asked = index.lexicon.asked(for: ingredient, writtenAs: stock.line.name)
    return TypedItem(text: name, asked: asked)
  }

  /// The ingredients that typed names mean, all of which must be known.
  func required(
    _ names: [String],
    _ place: KitchenError.NameRole
  ) throws(KitchenError) -> [IngredientID] {
    var unknown: [UnknownName] = []
    let found = resolved(names, unknown: &unknown)
    guard unknown.isEmpty else { throw KitchenError(.unknownNames(unknown, place)) }
    return found
  }

  /// What every kitchen is taken to have, after the request's changes.
  ///
  /// Plain names replace the default list, `+x` adds to it, `-y` takes from it, `none` empties it. `kitchen`
  /// is the default list with what most kitchens have. What the person always has is on the default list.
  func staples(_ words: [String]) throws(KitchenError) -> [IngredientID] {
    let plain = words.filter { !$0.hasPrefix("+") && !$0.hasPrefix("-") }
    let listed = plain.filter { foldedName($0) != "none" && foldedName($0) != "kitchen" }
    let isKitchen = plain.contains { foldedName($0) == "kitchen" }
    var staples = plain.isEmpty || isKitchen ? allStaples : []
    if isKitchen {
      staples += KitchenRoles.usual.compactMap { index.lexicon.ingredient(named: $0) }
    }
    staples += try required(listed, .staples)
    let added = words.filter { $0.hasPrefix("+") }.map { String($0.dropFirst()) }
    let removed = words.filter { $0.hasPrefix("-") }.map { String($0.dropFirst()) }
    staples += try required(added, .staples)
    let leaving = Set(try required(removed, .staples))
    return Array(Set(staples).subtracting(leaving)).sorted()
  }

  /// A name that is not known, with what may have been meant.
  func unknownName(_ name: String) -> UnknownName {
    let near = index.lexicon.suggestions(for: name)
    let words = name.split(separator: " ").map(String.init)
    guard near.isEmpty, (2...6).contains(words.count) else {
      return UnknownName(input: name, suggestions: near)
    }
    // "gin lime" without a comma: each word is a name. "Old Monk rum": it ends in one.
    let each = words.compactMap { index.lexicon.ingredient(named: $0) }
    let ends = words.indices.dropFirst().lazy.compactMap {
      index.lexicon.ingredient(named: words[$0...].joined(separator: " "))
    }
    let meant = each.count == words.count ? each : Array(ends.prefix(1))
    return UnknownName(input: name, suggestions: meant.map(index.lexicon.name(of:)))
  }
}
