import WhatCanIMake

/// What is in the house, by ingredient group.
enum PantryScreen {
  static let routes = [
    pantry, add, Route.form("/pantry/take", doing: PantryRoutes.remove, then: "/pantry"),
  ]

  private static let text = Field.text(
    "text",
    "The things to add, such as \"gin 700 ml, limes 4\".",
    length: 1...2_000
  )
  private static let unknown = Parameter.names(
    "unknown",
    "The things that were just typed and are not known, or may be typos."
  )

  private static let add = Route.form(
    "/pantry/add",
    "Adds the things named in a line of text to the pantry.",
    for: .member,
    fields: [
      text.facts, PantryRoutes.expires.facts, PantryRoutes.place.facts, PantryRoutes.isOpened.facts,
    ]
  ) { said, asker in
    let (text, expires) = (try said[text], try said[PantryRoutes.expires])
    let place = try said[PantryRoutes.place]
    let day = asker.today
    let opened = try said[PantryRoutes.isOpened] ?? false ? day : nil
    let things = text.split(separator: ",").map { String($0.drop(while: \.isWhitespace)) }
    let unknown = try await asker.write { notebook -> [UnknownName] in
      do throws(KitchenError) {
        return try notebook.addToPantry(
          apart(things),
          expires: expires,
          in: place,
          opened: opened,
          typedOn: day
        ).unknown
      } catch {
        guard case .nothingRecognised(let names) = error.reason else { throw error }
        return names
      }
    }
    // With its amount, so that nothing has to be typed again.
    let typed = unknown.prefix(5).map { name in
      things.first { $0.contains(name.input) } ?? name.input
    }
    let left = PageQuery(typed.map { .init("unknown", $0) }, lists: [])
    return Destination(left.address("/pantry"), isFixed: true)
  }

  private static let pantry = Route.page(
    "/pantry",
    "Shows your household's pantry, group by group.",
    for: .reader,
    parameters: [unknown.facts]
  ) { said, asker in
    let left = try said[unknown]
    let (words, today) = (asker.pages.words, asker.today)
    let filling = try await asker.ask { kitchen -> Filling in
      let items = try kitchen.pantry()
      let view = PantryBoards(kitchen, words, today)
      var ready: String?
      if !items.isEmpty {
        let asked = MatchRequest(usesPantry: true, today: today, missingAtMost: 0, limit: 1)
        let answer = try? kitchen.answer(asked)
        let dishes = answer?.counts.first { $0.missing == 0 }?.dishes ?? 0
        ready = words(
          "pantry.makes",
          count: dishes,
          ["things": words("pantry.things", count: items.count)]
        )
        if let best = answer?.buyNext.first {
          ready? += " " + words("pantry.one-more", count: best.completes, ["name": best.name])
        }
      }
      return [
        "boards": .list(view.boards(items)),
        "isNothing": .flag(items.isEmpty),
        "lede": .text(ready),
        "unknown": .list(try left.prefix(5).map { doubtful(try kitchen.doubtfulThing($0), words) }),
        "undo": try UndoBar.filling(kitchen, [.pantry], asker),
        "isMember": .flag(asker.isMember),
        "next": "/pantry",
      ]
    }
    return Page(
      template: "pantry",
      title: words("pantry.title"),
      section: .pantry,
      filling: filling
    )
  }
}

extension PantryScreen {
  /// A thing that was typed, with what may have been meant: a press puts that in, with the same amount.
  private static func doubtful(_ thing: DoubtfulThing, _ words: Words) -> Filling {
    [
      "text": .text(words(thing.isKnown ? "home.slip" : "pantry.unknown", ["name": thing.name])),
      "isGuessed": .flag(!thing.suggestions.isEmpty),
      "suggestions": .list(
        thing.suggestions.prefix(4).map { ["name": .text($0.name), "thing": .text($0.thing)] }
      ),
    ]
  }
}

/// The pantry as boards of bottles, jars and the rest.
private struct PantryBoards {
  private let kitchen: Kitchen
  private let words: Words
  private let lines: LineWords
  private let today: CalendarDay?

  init(_ kitchen: Kitchen, _ words: Words, _ today: CalendarDay?) {
    self.kitchen = kitchen
    self.words = words
    self.today = today
    lines = LineWords(words)
  }

  /// A board for each ingredient group, the fullest first.
  func boards(_ items: [PantryItem]) -> [Filling] {
    var groups: [String: [PantryItem]] = [:]
    for item in items { groups[ingredientGroup(of: item), default: []].append(item) }
    return groups.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      name,
      items in
      [
        "title": .text(name.prefix(1).uppercased() + name.dropFirst()),
        "count": .text(words("pantry.things", count: items.count)),
        "items": .list(items.map(entry)),
      ]
    }
  }

  private func ingredientGroup(of item: PantryItem) -> String {
    ingredient(of: item).map { kitchen.index.lexicon.ingredientGroup(of: $0) }
      ?? words("pantry.other")
  }

  private func ingredient(of item: PantryItem) -> IngredientID? {
    kitchen.index.lexicon.ingredient(named: item.entry.ingredient)
  }

  private func entry(_ item: PantryItem) -> Filling {
    let amount = item.entry.amount
    let ingredient = ingredient(of: item)
    let colour = ingredient.flatMap { kitchen.index.lexicon.colour(of: $0) }
    let left = today.flatMap { kitchen.daysLeft(of: item, on: $0) }
    let level = Self.level(of: amount)
    let isLiquid = ["ml", "cl", "l"].contains(amount?.unit ?? "")
    let bowl = isLiquid ? nil : Self.bowls[ingredientGroup(of: item)]
    let isBottle = isLiquid || colour != nil
    let symbol = bowl == nil ? nil : ingredient.flatMap { try? kitchen.drawing(ofIngredient: $0) }
    return [
      "name": .text(item.entry.ingredient),
      "amount": .text(amount.map { AmountText.text(of: [$0]) }),
      "left": .text(left.flatMap { $0 <= Kitchen.daysDueSoon ? lines.daysLeft($0) : nil }),
      "place": .text(item.entry.place.map { words("place.\($0.rawValue)") }),
      "opened": .text(item.entry.opened == nil ? nil : words("pantry.opened")),
      "isBottle": .flag(bowl == nil && isBottle),
      "isJar": .flag(bowl == nil && !isBottle),
      "isBowl": .flag(bowl != nil && symbol == nil),
      "isSymbol": .flag(symbol != nil), Filling.drawingKey: symbol.map { .drawing($0) } ?? .nothing,
      "colour": .text(bowl ?? colour?.hex ?? "#c9a46a"),
      "top": .text("\(Int(106 - level * 62))"),
      "depth": .text("\(Int(level * 62))"),
    ]
  }

  /// The shelves of what is drawn as itself, with the colour of the bowl for what has no symbol.
  private static let bowls = [
    "Fruit": "#e0a93b", "Vegetables": "#8fa35a", "Herbs": "#5f9d55", "Meat": "#b5605a",
    "Poultry & game birds": "#d9a57c", "Fish": "#8fa9b8", "Shellfish": "#d98a6e",
    "Dairy & eggs": "#ead9b0", "Cheese": "#e6bf57", "Bread & wraps": "#c99a5b",
    "Garnishes & peels": "#d9a03f",
  ]

  /// How full the drawn bottle is, 0 to 1: what is not said is drawn three quarters full.
  private static func level(of amount: Amount?) -> Double {
    guard let quantity = amount?.quantity else { return 0.75 }
    let whole: Double =
      switch amount?.unit {
      case "ml", "g": 700
      case "cl": 70
      case "l", "kg": 1
      default: 4
      }
    return min(1, max(0.06, quantity / whole))
  }
}
