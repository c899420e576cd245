import WhatCanIMake

/// What the page of a dish is filled with.
struct DishView {
  private let dish: FoundDish
  private let kitchen: Kitchen
  private let query: PageQuery
  private let asker: Asker
  private let lines: LineWords
  private var words: Words { asker.pages.words }

  var name: String { dish.recipe.name }
  private var path: String { "/dish/\(queryText(dish.id.description))" }

  init(_ dish: FoundDish, _ kitchen: Kitchen, _ query: PageQuery, _ asker: Asker) {
    self.dish = dish
    self.kitchen = kitchen
    self.query = query
    self.asker = asker
    lines = LineWords(asker.pages.words)
  }

  func filling(
    _ request: MatchRequest,
    servings: Int?,
    units: KitchenUnits?
  ) throws -> Filling {
    var recipe = dish.recipe.serving(servings)
    if let units { recipe = kitchen.measured(recipe, in: units) }
    let judged = try judged(request)
    // Where nobody said what is there, nothing is said of what is not: but it can be put on the list.
    let isSaid = !request.have.isEmpty || !kitchen.snapshot.pantry.isEmpty
    let caution = try kitchen.caution(about: dish.recipe)
    let marks = kitchen.snapshot.marks(of: dish.id)
    let isKnown = asker.identity.person != nil
    let cards = DishCards(kitchen, asker, query)
    let similar =
      dish.keptAt == nil
      ? try kitchen.similar(
        to: dish,
        DishSelection(without: request.without, diets: request.diets),
        limit: 4
      ) : []
    var filling: [String: Filling] = [
      "name": .text(recipe.name),
      "otherNames": .text(
        recipe.otherNames.isEmpty ? nil : recipe.otherNames.joined(separator: ", ")
      ),
      "summary": .text(recipe.summary),
      "facts": .list(facts(recipe)),
      "cautions": caution.filling(dish.recipe, words),
      "steps": .list(recipe.steps.map { .text($0) }),
      "source": .text(Self.webAddress(recipe.origin.link)),
      "tags": .text(tags(recipe)),
      "similar": .list(similar.map { cards.card($0.dish) }),
      "path": .text(path),
      "next": .text(query.address(path)),
      "markable": .flag(isKnown),
      "mayTake": .flag(isKnown && asker.isMember && !kitchen.snapshot.pantry.isEmpty),
      "isFavourite": .flag(marks.isFavorite),
      "servings": servingsKeys(recipe, path),
      "units": .list(unitKeys(units, path)),
      "verdict": verdict(isSaid ? judged : nil),
      "lists": .text(marks.lists.isEmpty ? nil : marks.lists.joined(separator: ", ")),
    ]
    filling.merge(
      dish.keptAt == nil
        ? PictureView.keys(of: dish.id, in: kitchen)
        : PictureView.keys(of: dish.recipe, in: kitchen)
    ) { $1 }
    let names = try kitchen.json(FoundDish(recipe: recipe)).parts.0.lines.map(\.parts.2.ingredient)
    filling["required"] = .list(rows(recipe, names, judged, caution, isSaid) { $0.isRequired })
    let nice = rows(recipe, names, judged, caution, isSaid) { !$0.isRequired }
    filling["nice"] = .list(nice)
    filling["isNice"] = .flag(!nice.isEmpty)
    let wanted = judged?.match.lines.filter { lines.wanted($0) != nil }
    filling["hasMissing"] = .flag(wanted.map { !$0.isEmpty } ?? true)
    filling["isShopped"] = .flag(wanted.map { $0.allSatisfy(\.inShopping) } ?? false)
    if isKnown { filling.merge(try kept(marks)) { $1 } }
    return .keys(filling)
  }

  /// The dish against what is there; nil where the catalogue does not have it, and for a visitor who said nothing.
  private func judged(_ request: MatchRequest) throws -> WhyNotReply? {
    guard dish.keptAt == nil, !request.have.isEmpty || asker.identity.person != nil else {
      return nil
    }
    do throws(KitchenError) {
      return try kitchen.whyNot(dish, request)
    } catch {
      switch error.reason {
      case .nothingRecognised, .unknownDish: return nil
      default: throw error
      }
    }
  }

  /// An address that a page may link to: a recipe's file may name anything as where it comes from.
  static func webAddress(_ text: String?) -> String? {
    guard let text else { return nil }
    let start = text.prefix(8).lowercased()
    return start.hasPrefix("https://") || start.hasPrefix("http://") ? text : nil
  }

  /// What its tags say beside its ingredients.
  private func tags(_ recipe: Recipe) -> String? {
    let tags = recipe.tags.filter { kitchen.index.lexicon.ingredient(named: $0) == nil }
    return tags.isEmpty ? nil : tags.joined(separator: ", ")
  }

  // MARK: Facts

  private func facts(_ recipe: Recipe) -> [Filling] {
    var facts: [(String, String)] = []
    if let glass = recipe.glass { facts.append((glass, words("fact.glass"))) }
    if let method = recipe.method { facts.append((method, "")) }
    if let minutes = recipe.minutes { facts.append((lines.duration(minutes), "")) }
    if let category = recipe.category { facts.append((category, "")) }
    if let cuisine = recipe.cuisine { facts.append((cuisine, "")) }
    if let strength = kitchen.strength(of: recipe) { facts.append((strength.text, "")) }
    let everyonesMarks = kitchen.snapshot.everyonesMarks[dish.id] ?? EveryonesMarks()
    if let mean = everyonesMarks.meanStars, everyonesMarks.ratings > 0 {
      facts.append(
        ("★ \((mean * 10).rounded() / 10)", words("fact.ratings", count: everyonesMarks.ratings))
      )
    }
    return facts.map { ["value": .text($0), "label": .text($1.isEmpty ? nil : $1)] }
  }

  private func servingsKeys(_ recipe: Recipe, _ path: String) -> Filling {
    guard let servings = recipe.servings else { return .nothing }
    func href(_ number: Int) -> Filling {
      (1...1_000).contains(number)
        ? .text(query.setting("servings", "\(number)").address(path)) : .nothing
    }
    let key = recipe.kind == .cocktail ? "servings.drinks" : "servings.food"
    return [
      "text": .text(words(key, count: servings)), "less": href(servings - 1),
      "more": href(servings + 1), "count": .text("\(servings)"),
    ]
  }

  private func unitKeys(_ units: KitchenUnits?, _ path: String) -> [Filling] {
    let choices: [(String, KitchenUnits?)] = [
      ("units.written", nil), ("units.metric", .metric), ("units.us", .us),
    ]
    return choices.map { key, choice in
      let target = choice.map { query.setting("units", $0.rawValue) } ?? query.without("units")
      return [
        "name": .text(words(key)), "isOn": .flag(units == choice),
        "href": .text(target.address(path)),
      ]
    }
  }

  // MARK: What goes in, and what of it is there

  private func verdict(_ reply: WhyNotReply?) -> Filling {
    guard let reply else { return .nothing }
    let missing = reply.match.missing.count
    let short = lines.tooLittle(reply.match.lines, isMissing: missing > 0)
    let isOut = reply.obstacles.contains { if case .excluded = $0 { true } else { false } }
    let text =
      isOut
      ? words("verdict.excluded")
      : missing == 0
        ? short ?? words("verdict.ready") : words("verdict.missing", count: missing)
    let isReady = missing == 0 && !isOut && short == nil
    var more: [String] = []
    if let buy = reply.fix?.buy, !buy.isEmpty, !isOut {
      more.append(words("verdict.buy", ["names": buy.joined(separator: words("and"))]))
    }
    if let short, missing > 0, !isOut { more.append(short) }
    return [
      "text": .text(text), "isReady": .flag(isReady),
      "more": .text(more.isEmpty ? nil : more.joined(separator: " ")),
      "why": .text(words(missing == 0 && !isOut ? "whynot.why-here" : "dish.why")),
    ]
  }

  /// - Parameter isSaid: Whether anybody said what is there, so that the rest is missing.
  private func rows(
    _ recipe: Recipe,
    _ names: [String?],
    _ reply: WhyNotReply?,
    _ caution: DishCaution,
    _ isSaid: Bool,
    where belongs: (IngredientLine) -> Bool
  ) -> [Filling] {
    var section: String?
    return recipe.lines.enumerated().filter { belongs($0.element) }.map { position, line in
      let name = names[position] ?? line.name
      let judged = reply?.match.lines.first { $0.name == name }
      let isWanted = judged.map { !$0.grade.isCovered && $0.isRequired } ?? false
      let heading = line.section != section ? line.section : nil
      section = line.section
      return [
        "section": .text(heading),
        "amount": .text(AmountText.text(of: line.amounts)),
        "name": .text([line.size, line.name].compactMap(\.self).joined(separator: " ")),
        "more": .text(more(line)),
        "reason": .text(isWanted && !isSaid ? nil : judged.flatMap(lines.reason)),
        "hurry": .text(judged.flatMap(lines.hurry)),
        "isCovered": .flag(judged.map { $0.grade.isCovered && $0.grade != .short } ?? false),
        "isShort": .flag(judged?.grade == .short),
        "isSwap": .flag(judged.map { [.generic, .swap].contains($0.grade) } ?? false),
        "isMissing": .flag(isWanted && isSaid),
        "isLeftOut": .flag(caution.leftOut.contains(position)),
        "not": .text(
          caution.refusedAlternatives[position].map { names in
            words("line.not", ["names": names.joined(separator: words("or"))])
          }
        ),
        "isListed": .flag(kitchen.isOnShoppingList(line)),
        "thing": .text(judged.flatMap(lines.wanted)),
        "maker": judged?.maker.map { maker in
          [
            "href": .text("/dish/\(queryText(maker.dish.description))"),
            "text": .text(words("line.make-it", ["dish": maker.name])),
          ]
        } ?? .nothing,
      ]
    }
  }

  /// What a line says beside amount and name.
  private func more(_ line: IngredientLine) -> String? {
    var parts = [line.preparation, line.comment, line.purpose].compactMap(\.self)
    if line.role == .optional, !parts.contains(where: { $0.contains("optional") }) {
      parts.append(words("line.optional"))
    }
    if line.role == .toTaste, !parts.contains(where: { $0.contains("to taste") }) {
      parts.append(words("line.to-taste"))
    }
    return parts.isEmpty ? nil : parts.joined(separator: ", ")
  }

  // MARK: What somebody keeps of it

  private func kept(_ marks: DishMarks) throws -> [String: Filling] {
    let note = try kitchen.note(on: dish)?.text
    let mine = marks.rating?.stars ?? 0
    return [
      "stars": .list(
        (1...5).map { number in
          [
            "number": .text("\(number)"), "isOn": .flag(number <= mine),
            "isMine": .flag(number == mine), "label": .text(words("stars", count: number)),
          ]
        }
      ),
      "isRated": .flag(mine > 0),
      "note": .text(note),
      "isNoted": .flag(note != nil),
      "ownLists": .list(
        try kitchen.lists().filter { !$0.dishes.contains(dish.id) }.map { ["name": .text($0.name)] }
      ),
    ]
  }

  // MARK: What people said, and what may be done with it

  func remarks(_ order: DishRemarks.Order) throws -> [String: Filling] {
    DishRemarks(asker).filling(try kitchen.remarks(on: dish), order, query, path)
  }

  /// Where it is cooked, where it is from, and how it is changed.
  ///
  /// - Parameter visibility: Who may see a recipe of one's own; nil for any other dish.
  func changing(_ visibility: Visibility?) throws -> [String: Filling] {
    let isKnown = asker.identity.person != nil
    let ownership = try kitchen.ownership(of: dish)
    let recipePath = "/recipes/\(queryText(dish.id.description))"
    let source = RecipeSource(rawValue: dish.id.source)
    let mayChange =
      isKnown && dish.keptAt == nil
      && (ownership == .own || dish.id.source != OwnRecipe.source)
    let author = try kitchen.ownRecipe(dish.id)?.author
    return [
      "cookHref": .text(query.only(["servings", "units"]).address("\(path)/cook")),
      "whyHref": .text(query.only(PageQuery.stock).address("\(path)/why-not")),
      "from": .text(
        (source?.title ?? (ownership == .own ? nil : author?.name)).map {
          words("dish.from", ["source": $0])
        }
      ),
      "fetchable": .flag(source != nil && asker.mayReachOut),
      "recipePath": .text(recipePath),
      "editHref": .text(mayChange ? "\(recipePath)/edit" : nil),
      "isOwn": .flag(isKnown && ownership == .own),
      "hasPhoto": .flag(kitchen.hasPicture(of: dish.id)),
      "isVersion": .flag(isKnown && ownership == .version),
      "visibilities": .list(VisibilityChoice.all(visibility ?? .owner, words)),
    ]
  }
}
