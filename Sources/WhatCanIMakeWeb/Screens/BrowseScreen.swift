import WhatCanIMake

/// All dishes: by their labels, by words, or one by chance.
enum BrowseScreen {
  static let routes = [browse, search, random]

  /// The most dishes on one page.
  private static let onPage = 24
  private static let words = Parameter.names(
    "q",
    "The words to search for. Dishes must contain all of them."
  )
  private static let selected =
    [SelectionWords.containing.facts] + SelectionWords.labels + SelectionWords.exclusions
  private static let paged = [ListQuestions.sort.facts, ListQuestions.after.facts]

  private static let browse = Route.page(
    "/browse",
    "Shows all dishes, by category, cuisine and glass.",
    for: .visitor,
    parameters: selected + paged
  ) { said, asker in
    let (selection, order) = (
      try SelectionWords.selection(said, isNarrowed: true), try said[ListQuestions.sort] ?? .name
    )
    return try await page(said, asker, at: "/browse") { kitchen in
      try kitchen.browse(selection, order: order)
    }
  }

  private static let search = Route.page(
    "/search",
    "Returns the dishes that contain the search words, best matches first.",
    for: .visitor,
    parameters: [words.facts] + selected + paged
  ) { said, asker in
    let (selection, order) = (
      try SelectionWords.selection(said, isNarrowed: true), try said[ListQuestions.sort]
    )
    let typed = try said[words]
    return try await page(said, asker, at: "/search") { kitchen in
      typed.isEmpty
        ? try kitchen.browse(selection, order: order ?? .name)
        : try kitchen.search(typed, selection, order: order)
    }
  }

  private static let random = Route(
    "/random",
    "Redirects to a random dish.",
    for: .visitor,
    parameters: selected,
    status: 303,
    type: Page.type,
    reader: .browser,
    keeping: .never
  ) { said, asker in
    let selection = try SelectionWords.selection(said, isNarrowed: true)
    let dish = try await asker.eating(said).ask { kitchen in
      var generator = SystemRandomNumberGenerator()
      return try kitchen.random(selection, using: &generator).dishes.first?.id
    }
    let target = dish.map { "/dish/\(queryText($0.description))" } ?? "/browse"
    return Answer(status: 303, headers: [.init("Location", target)])
  }

  private static func page(
    _ said: Arguments,
    _ asker: Asker,
    at path: String,
    _ list: @escaping @Sendable (Kitchen) throws -> DishListReply
  ) async throws -> Page {
    let query = PageQuery(said.query)
    let (after, kind) = (try said[ListQuestions.after], try said[SelectionWords.kind])
    let words = asker.pages.words
    let filling = try await asker.eating(said).ask { kitchen -> Filling in
      let whole = try list(kitchen)
      var rows = whole.rows
      let count = rows.count
      if let after {
        guard let place = rows.firstIndex(where: { $0.id.description == after }) else {
          throw Problem.bad(
            "after",
            "the id is not on the list; leave it out to start with the first page"
          )
        }
        rows.removeFirst(place + 1)
      }
      let shown = rows.prefix(onPage)
      let isMore = rows.count > shown.count
      let cards = DishCards(kitchen, asker, query)
      let labels = kitchen.categories(RecipeFilter(kind: kind))
      return [
        "q": .text(query.values(of: "q").joined(separator: " ")),
        "hidden": query.without("after").fields(but: ["q"]),
        "count": .text(words("browse.count", count: count)),
        "meant": .text(whole.meant.map { words("browse.meant", ["words": $0]) }),
        "isNothing": .flag(count == 0),
        "cards": .list(shown.map { cards.card($0) }),
        "more": .text(
          isMore ? shown.last.map { query.setting("after", $0.id.description).address(path) } : nil
        ),
        "start": .text(after == nil ? nil : query.without("after").address(path)),
        "chosen": .list(chosen(query, path, words)),
        "pills": .list(kinds(query, path, words)),
        "sorts": .list(sorts(query, path, words)),
        "facets": .list(facets(labels, query, path, words)),
        "random": .text(query.only(Set(selected.map(\.name))).address("/random")),
        "next": .text(query.address(path)),
        "notes": .list(
          whole.hidden.count > 0
            ? [.text(words("note.hidden", count: whole.hidden.count))] : []
        ),
      ]
    }
    return Page(
      template: "browse",
      title: words("browse.title"),
      section: .browse,
      filling: filling
    )
  }

  /// What narrows the list, each with a link that takes it back.
  private static func chosen(_ query: PageQuery, _ path: String, _ words: Words) -> [Filling] {
    let names = ["category", "cuisine", "glass", "minutes", "with", "without", "diet"]
    return query.pairs.filter { names.contains($0.name) }.map { pair in
      let key = ["without": "chip.without", "minutes": "chip.minutes"][pair.name] ?? "chip.have"
      let text = words(key, ["name": pair.value])
      return [
        "text": .text(text), "remove": .text(words("chip.remove", ["name": text])),
        "href": .text(query.without(pair.name, pair.value).without("after").address(path)),
      ]
    }
  }

  private static func kinds(_ query: PageQuery, _ path: String, _ words: Words) -> [Filling] {
    let query = query.without("after")
    let kind = query.values(of: "kind").first
    let choices: [(key: String, kind: String?)] = [
      ("pill.all", nil), ("pill.drinks", "cocktail"), ("pill.food", "meal"),
    ]
    return choices.map { key, choice in
      let target = choice.map { query.setting("kind", $0) } ?? query.without("kind")
      return pill(words(key), kind == choice, target.address(path))
    }
  }

  private static func sorts(_ query: PageQuery, _ path: String, _ words: Words) -> [Filling] {
    let query = query.without("after")
    // A search for words has an order of its own.
    let isSearch = path == "/search" && !query.values(of: "q").isEmpty
    let chosen = query.values(of: "sort").first ?? (isSearch ? "" : "name")
    let best = pill(words("sort.match"), chosen.isEmpty, query.without("sort").address(path))
    return (isSearch ? [best] : [])
      + BrowseOrder.allCases.map { order in
        pill(
          words("sort.\(order.rawValue)"),
          chosen == order.rawValue,
          query.setting("sort", order.rawValue).address(path)
        )
      }
  }

  private static func pill(_ name: String, _ isOn: Bool, _ target: String) -> Filling {
    ["name": .text(name), "href": .text(target), "isOn": .flag(isOn)]
  }

  /// The labels of each kind, with how many dishes have them.
  private static func facets(
    _ labels: [CategoryCount],
    _ query: PageQuery,
    _ path: String,
    _ words: Words
  ) -> [Filling] {
    CategoryCount.Group.allCases.map { group in
      let items = labels.filter { $0.group == group }
        .sorted { ($1.dishes, $0.name) < ($0.dishes, $1.name) }
      return [
        "title": .text(words("facet.\(group.rawValue)")),
        "items": .list(
          items.map { label in
            [
              "name": .text(label.name), "count": .text("\(label.dishes)"),
              "href": .text(
                query.without("after").setting(group.rawValue, label.name).address(path)
              ),
            ]
          }
        ),
      ]
    }
  }
}
