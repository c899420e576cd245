import WhatCanIMake

/// Dishes as cards.
struct DishCards: Sendable {
  private let kitchen: Kitchen
  private let asker: Asker
  private let lines: LineWords
  /// What a link to a dish takes along: "?have=gin", or nothing.
  private let stock: String

  init(_ kitchen: Kitchen, _ asker: Asker, _ query: PageQuery = PageQuery([])) {
    self.kitchen = kitchen
    self.asker = asker
    lines = LineWords(asker.pages.words)
    stock = query.only(PageQuery.stock).address("")
  }

  private var words: Words { asker.pages.words }

  /// The address of a dish's page.
  func address(of id: DishID) -> String { "/dish/\(queryText(id.description))\(stock)" }

  /// A row of an answer.
  func card(_ row: AnswerRow) -> Filling {
    card(row.match).with([
      "like": .list(row.like.map(link)),
      "isLike": .flag(!row.like.isEmpty),
      "likeCount": .text(words("card.like", count: row.like.count)),
    ])
  }

  /// A dish of an answer: what it uses of the pantry, and what is missing.
  func card(_ match: DishMatch) -> Filling {
    var used: [Filling] = []
    var seen: Set<String> = []
    for line in match.used {
      let (name, remark) = lines.used(line)
      guard seen.insert(name + (remark ?? "")).inserted else { continue }
      used.append([
        "name": .text(name), "remark": .text(remark), "hurry": .text(lines.hurry(line)),
        "isSwap": .flag([.swap, .generic, .short].contains(line.grade)),
        "more": true,
      ])
    }
    if let last = used.popLast() { used.append(last.with(["more": false])) }
    let missing = match.missing.map { line -> Filling in
      [
        "name": .text(line.name), "near": .text(lines.near(line)),
        "isListed": .flag(line.inShopping),
        "maker": .text(line.maker.map { words("line.make", ["dish": $0.name]) }),
      ]
    }
    return card(match.id, match.name, match.label.marks).with([
      "used": .list(used), "missing": .list(missing),
      "leaveOut": leaveOut(match.leftOut.map(\.name)),
    ])
  }

  /// A dish as lists have it.
  func card(_ dish: DishSummary) -> Filling {
    let telling = dish.telling.isEmpty ? dish.ingredients : dish.telling
    return card(dish.id, dish.name, dish.marks).with([
      "used": .list(
        telling.enumerated().map {
          ["name": .text($1), "more": .flag($0 + 1 < telling.count)]
        }
      ),
      "missing": [],
      "leaveOut": leaveOut(dish.leaveOut),
      "excluded": .text(
        dish.excluded.isEmpty
          ? nil : words("card.excluded", ["names": dish.excluded.joined(separator: ", ")])
      ),
      "facts": .text(facts(dish)),
    ])
  }

  /// A dish in a line, which folds several.
  func link(_ label: DishLabel) -> Filling { link(label.id, label.name) }

  private func link(_ id: DishID, _ name: String) -> Filling {
    ["id": .text(id.description), "href": .text(address(of: id)), "name": .text(name)]
  }

  /// What every card has; of a dish that is known only by its name, there is no more.
  func card(_ id: DishID, _ name: String, _ marks: DishMarks) -> Filling {
    link(id, name).with(
      [
        "isFavourite": .flag(marks.isFavorite),
        "stars": .text(marks.rating.map { String(repeating: "★", count: $0.stars) }),
        "markable": .flag(asker.identity.person != nil),
        "path": .text("/dish/\(queryText(id.description))"),
      ].merging(PictureView.keys(of: id, in: kitchen)) { $1 }
    )
  }

  private func leaveOut(_ names: [String]) -> Filling {
    .text(
      names.isEmpty ? nil : words("card.leave-out", ["names": names.joined(separator: ", ")])
    )
  }

  private func facts(_ dish: DishSummary) -> String? {
    let facts = [dish.category, dish.cuisine, dish.minutes.map(lines.duration)]
      .compactMap(\.self)
    return facts.isEmpty ? nil : facts.joined(separator: " · ")
  }
}
