import RecipeAccounts
import WhatCanIMake

/// Handing things to others: a dish as a text, and links by which whoever has them reads one thing.
enum HandingScreen {
  static let routes = [
    share, links, make, shared,
    Route.form("/links/{number}/revoke", doing: ShareLinkRoutes.revoke, then: "/links"),
  ]

  private static let share = Route.page(
    "/dish/{id}/share",
    "Shows a dish as text and as Markdown, and creates a link to share it.",
    for: .visitor,
    parameters: [DishQuestions.id.facts, DishQuestions.servings.facts]
  ) { said, asker in
    let (id, servings) = (try said[DishQuestions.id], try said[DishQuestions.servings])
    let own = try await asker.ownLinks()
    let (name, filling) = try await asker.ask { kitchen -> (String, Filling) in
      let dish = try kitchen.known(id)
      let recipe = dish.recipe.serving(servings)
      let path = "/dish/\(queryText(id))"
      let filling: Filling = [
        "name": .text(recipe.name), "path": .text(path), "id": .text(id),
        "next": .text("\(path)/share"),
        "text": .text(try kitchen.shared(recipe, as: .text)),
        "markdown": .text(try kitchen.shared(recipe, as: .markdown)),
        "isKnown": .flag(asker.identity.person != nil),
        "links": .list(
          own.filter { $0.dish?.description == id }.map { entry($0, dish: recipe.name, asker) }
        ),
      ]
      return (recipe.name, filling)
    }
    return Page(
      template: "share",
      title: asker.pages.words("share.title", ["name": name]),
      section: .none,
      filling: filling
    )
  }

  private static let links = Route.page(
    "/links",
    "Your share links.",
    for: .account
  ) { _, asker in
    let own = try await asker.ownLinks()
    let (lists, names) = try await asker.ask { kitchen in
      (
        try kitchen.lists().map(\.name),
        try own.map { link in try link.dish.flatMap { try kitchen.find($0)?.recipe.name } }
      )
    }
    let words = asker.pages.words
    return Page(
      template: "links",
      title: words("links.title"),
      section: .account,
      filling: [
        "links": .list(zip(own, names).map { entry($0, dish: $1, asker) }),
        "isNothing": .flag(own.isEmpty),
        "lists": .list(lists.map { ["name": .text($0)] }),
        "isMember": .flag(asker.isMember),
        "in-links": true, "next": "/links",
      ]
    )
  }

  /// A link is shown this once.
  private static let make = Route.shown(
    "/links",
    "Creates a link to a list, a dish, the plan or the shopping list, and shows it once.",
    for: .account,
    fields: ShareLinkRoutes.create.body.fields,
    status: 201
  ) { said, asker in
    let answer = try await ShareLinkRoutes.create.answer(said, asker)
    let made = try JSONParser.decoded(NewShareLinkReply.self, from: answer.body)
    return Page(
      template: "linked",
      title: asker.pages.words("linked.title"),
      section: .account,
      filling: [
        "address": .text("\(asker.origin)/s/\(made.code)"), "path": .text("/s/\(made.code)"),
      ]
    )
  }

  private static let shared = Route.page(
    "/s/{code}",
    "Returns the current content of what a link shares.",
    for: .linkHolder,
    parameters: [ShareLinkRoutes.code.facts],
    keeping: .never
  ) { said, asker in
    guard let code = SecretCode(given: try said[ShareLinkRoutes.code]) else {
      throw Problem.unknown("link")
    }
    let shared = try await asker.shared(by: code)
    let (title, filling) = try await asker.ask { kitchen -> (String, Filling) in
      let view = SharedView(try SharedReply(shared, to: kitchen), asker)
      return (view.title, view.filling)
    }
    var page = Page(template: "shared", title: title, section: .none, filling: filling)
    page.headers = [.init("X-Robots-Tag", "noindex")]
    return page
  }

  /// - Parameter dish: The name of the dish that it leads to; nil for none that is there.
  private static func entry(_ link: ShareLinkReply, dish: String?, _ asker: Asker) -> Filling {
    let words = asker.pages.words
    let name =
      switch link.kind {
      case .list: link.list ?? ""
      case .dish: dish ?? ""
      case .plan: "\(link.from ?? "") – \(link.to ?? "")"
      case .shopping: ""
      }
    return [
      "kind": .text(words("link.\(link.kind.rawValue)")), "name": .text(name),
      "made": .text(
        RunningProgram.day(at: link.createdAt).map { words("link.made", ["day": words.day($0)]) }
      ),
      "until": .text(
        link.expiresAt.flatMap { RunningProgram.day(at: $0) }.map {
          words("link.until", ["day": words.day($0)])
        }
      ),
      "number": .text("\(link.number)"),
    ]
  }
}

extension Asker {
  /// The links of whoever asks; none of nobody.
  fileprivate func ownLinks() async throws -> [ShareLinkReply] {
    guard identity.person != nil, Audience.account.decision(for: actor, isOpen: false) == .allow
    else { return [] }
    return try await reading { reader -> [ShareLinkReply]? in
      try reader.shareLinks().map { try ShareLinkReply($0, in: reader) }
    } ?? []
  }
}

/// What a link leads to, as a page shows it.
private struct SharedView {
  private let reply: SharedReply
  private let words: Words
  private let lines: LineWords

  init(_ reply: SharedReply, _ asker: Asker) {
    self.reply = reply
    words = asker.pages.words
    lines = LineWords(words)
  }

  var title: String {
    reply.name ?? (reply.kind == .dish ? reply.dishes.first?.name : nil)
      ?? words("link.\(reply.kind.rawValue)")
  }

  var filling: Filling {
    [
      "heading": .text(title),
      "by": .text(reply.by.map { words("shared.by", ["name": $0]) }),
      "dishes": .list(reply.dishes.map { dish($0, nil) }),
      "planned": .list(
        reply.plan.map { dish($0.dish, CalendarDay($0.day).map(words.day) ?? $0.day) }
      ),
      "things": .list(
        reply.shopping.map { ["text": .text($0.text), "isDone": .flag($0.isChecked)] }
      ),
      "isThings": .flag(reply.kind == .shopping),
      "isOne": .flag(reply.kind == .dish),
      "leftOut": .text(
        reply.leftOut == 0 ? nil : words("shared.left-out", count: reply.leftOut)
      ),
    ]
  }

  private func dish(_ dish: SharedReply.Dish, _ day: String?) -> Filling {
    [
      "name": .text(dish.name), "day": .text(day), "summary": .text(dish.summary),
      "facts": .text(facts(dish)),
      "ingredients": .list(dish.ingredients.map { .text($0) }),
      "steps": .list(dish.steps.map { .text($0) }),
      "cautions": .list(
        [("caution.excluded", dish.excluded), ("caution.doubtful", dish.mayContain)]
          .filter { !$1.isEmpty }
          .map { .text(words($0, ["names": $1.joined(separator: ", ")])) }
      ),
      "leaveOut": .text(
        dish.leaveOut.isEmpty
          ? nil : words("card.leave-out", ["names": dish.leaveOut.joined(separator: ", ")])
      ),
    ]
  }

  private func facts(_ dish: SharedReply.Dish) -> String? {
    let servings = dish.servings.map {
      words(dish.kind == .cocktail ? "servings.drinks" : "servings.food", count: $0)
    }
    let facts = [servings, dish.minutes.map(lines.duration)].compactMap(\.self)
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }
}
