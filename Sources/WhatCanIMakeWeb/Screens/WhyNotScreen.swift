import WhatCanIMake

/// Why a dish is no answer, and what would change that.
enum WhyNotScreen {
  static let routes = [whyNot]

  private static let whyNot = Route.page(
    "/dish/{id}/why-not",
    "Explains why a dish is not in the answer, and what would change that.",
    for: .visitor,
    parameters: [DishQuestions.id.facts] + MatchQuestion.parameters
  ) { said, asker in
    let id = try said[DishQuestions.id]
    var request = try MatchQuestion.request(said, on: asker.today)
    request.usesPantry = asker.identity.person != nil
    let asked = request
    let query = PageQuery(said.query)
    let (name, filling) = try await asker.eating(said).ask { kitchen -> (String, Filling) in
      let dish = try kitchen.seen(id)
      let path = "/dish/\(queryText(id))"
      let about: [String: Filling] = [
        "name": .text(dish.recipe.name),
        "heading": .text(asker.pages.words("whynot.heading")),
        "back": .text(query.only(PageQuery.stock).address(path)),
        "next": .text(query.address("\(path)/why-not")),
        "path": .text(path),
        "markable": .flag(asker.identity.person != nil),
        "hidden": query.fields(but: ["have"]),
        "have": .text(query.values(of: "have").joined(separator: ", ")),
      ]
      let nothing = asked.have.isEmpty && asked.use.isEmpty && kitchen.snapshot.pantry.isEmpty
      guard !nothing else { return (dish.recipe.name, .keys(about).with(["isNothing": true])) }
      let view = WhyNotView(try kitchen.whyNot(dish, asked), kitchen, asker)
      return (dish.recipe.name, .keys(about).with(view.filling))
    }
    return Page(
      template: "whynot",
      title: asker.pages.words("whynot.title", ["name": name]),
      section: .make,
      filling: filling
    )
  }
}

/// An answer to why not, in the page's words.
private struct WhyNotView {
  private let reply: WhyNotReply
  private let kitchen: Kitchen
  private let words: Words
  private let lines: LineWords

  init(_ reply: WhyNotReply, _ kitchen: Kitchen, _ asker: Asker) {
    self.reply = reply
    self.kitchen = kitchen
    words = asker.pages.words
    lines = LineWords(words)
  }

  var filling: [String: Filling] {
    let short = lines.tooLittle(reply.match.lines, isMissing: !reply.match.missing.isEmpty)
    return [
      "heading": .text(words(reply.isReady ? "whynot.why-here" : "whynot.heading")),
      "isReady": .flag(reply.isReady && short == nil),
      "short": .text(short),
      "obstacles": .list(reply.obstacles.map { .text(text($0)) }),
      "hasObstacles": .flag(!reply.obstacles.isEmpty),
      "lines": .list(
        reply.match.lines.filter(\.isRequired).map { line in
          [
            "name": .text(line.name), "reason": .text(lines.reason(line) ?? words("line.had")),
            "isCovered": .flag(line.grade.isCovered),
            "isShort": .flag(line.grade == .short),
            "isSwap": .flag([.generic, .swap, .close].contains(line.grade)),
          ]
        }
      ),
      "fix": .text(reply.isReady ? nil : fix),
      "buys": .list(
        (reply.fix?.buy ?? []).map {
          ["name": .text($0), "isListed": .flag(kitchen.isOnShoppingList(ingredient: $0))]
        }
      ),
      "standing": .text(
        reply.rank.map {
          words(
            "verdict.rank",
            ["rank": words.number($0.rank), "count": words.number($0.count)]
          )
        }
      ),
      "because": .text(
        reply.rank?.before.map {
          words("verdict.behind", ["name": $0.name, "because": $0.because])
        }
      ),
      "unknown": .list(
        reply.unknown.map { .text(words("home.unknown", ["name": $0.input])) }
      ),
    ]
  }

  private var fix: String? {
    guard let fix = reply.fix else { return words("whynot.no-fix") }
    var parts: [String] = []
    if !fix.drop.isEmpty {
      parts.append(words("whynot.drop", ["rules": joined(fix.drop.map(text))]))
    }
    if !fix.buy.isEmpty { parts.append(words("whynot.buy", ["names": joined(fix.buy)])) }
    return parts.isEmpty ? nil : parts.joined(separator: " ")
  }

  private func text(_ obstacle: DishObstacle) -> String {
    switch obstacle {
    case .filter(let rule): words("whynot.filter", ["rule": text(rule)])
    case .excluded(let rules, let lines, let isCertain):
      words(
        isCertain ? "whynot.excluded" : "whynot.doubtful",
        ["names": joined(lines), "rules": joined(rules.map(text))]
      )
    case .unrecognised(let lines): words("whynot.unrecognised", ["names": joined(lines)])
    case .switchedOff(let rule, let line, let with):
      words(
        "whynot.switched-off",
        ["rule": text(rule), "name": line, "have": joined(with)]
      )
    case .exactly(let line, let with):
      words("whynot.exactly", ["name": line, "have": joined(with)])
    case .usesNothing: words("whynot.uses-nothing")
    case .beyondCap(let missing): words("whynot.beyond", count: missing)
    case .lacks(let rule): words("whynot.lacks", ["rule": text(rule)])
    }
  }

  /// A rule of the question as people say it.
  private func text(_ rule: RequestRule) -> String {
    switch rule {
    case .kind(let kind): words("rule.\(kind.rawValue)")
    case .category(let name), .cuisine(let name), .glass(let name):
      words("rule.only", ["name": name])
    case .minutes(let minutes): words("rule.minutes", ["count": "\(minutes)"])
    case .use(let name): words("rule.use", ["name": name])
    case .excluded(.without(let name)): words("rule.without", ["name": ExcludedWord.spoken(name)])
    case .excluded(.diet(let name)), .excluded(.avoidedDiet(let name)):
      words("rule.diet", ["name": name])
    case .excluded(.avoidedIngredient(let name)):
      words("rule.avoid", ["name": ExcludedWord.spoken(name)])
    case .noGeneric: words("rule.exact")
    case .noSwaps: words("rule.no-swaps")
    }
  }

  private func joined(_ names: [String]) -> String { names.joined(separator: ", ") }
}
