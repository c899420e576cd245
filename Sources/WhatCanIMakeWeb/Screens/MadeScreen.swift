import RecipeAccounts
import WhatCanIMake

/// Saying on a page that a dish was made.
enum MadeScreen {
  static let routes = [made]

  /// Says on the page of a dish that this was noted, and asks for a photo of a recipe of one's own.
  static let isMade = Parameter.flag("made", "Confirms that the dish was recorded as made.")
  static let taken = Parameter.names("taken", "What was just taken from the pantry.")
  static let unmeasured = Parameter.names(
    "unmeasured",
    "What the dish uses, and of which no amount was taken from the pantry."
  )
  static let parameters = [isMade.facts, taken.facts, unmeasured.facts]

  /// The page names at most this many things.
  private static let most = 12

  private static let made = Route.form(
    "/dish/{id}/cooked",
    "Records that you made a dish, and takes its ingredients from the pantry, if you say so.",
    for: .writer,
    parameters: [DishQuestions.id.facts],
    fields: [CookingRoutes.servings.facts, CookingRoutes.isTaken.facts]
  ) { said, asker in
    let (id, servings) = (try said[DishQuestions.id], try said[CookingRoutes.servings])
    let take = try said[CookingRoutes.isTaken] ?? false
    guard !take || asker.isMember else { throw Problem.notAllowed }
    let uses = try await asker.write { notebook in
      try notebook.cooked(
        try notebook.kitchen.known(id),
        servings: servings,
        takesFromPantry: take
      ).uses
    }
    let pairs = [PageQuery.Pair(isMade.facts.name, "true")] + (take ? words(for: uses) : [])
    return Destination(PageQuery(pairs, lists: []).address("/dish/\(queryText(id))"))
  }

  /// What was taken, and what may have been used beside it, for the page that follows.
  private static func words(for uses: [CookingUse]) -> [PageQuery.Pair] {
    let measured = uses.filter { !$0.changes.isEmpty }.map { use in
      let amount = AmountText.text(of: use.used.map { [$0] } ?? [])
      return amount.isEmpty ? use.ingredient : "\(use.ingredient) \(amount)"
    }
    var rest: [String] = []
    for use in uses where use.changes.isEmpty {
      switch use.source {
      case .pantry: rest.append(use.ingredient)
      case .others(let names): rest += names.filter { !rest.contains($0) }
      case .absent: continue
      }
    }
    return measured.prefix(most).map { .init(taken.facts.name, $0) }
      + rest.prefix(most).map { .init(unmeasured.facts.name, $0) }
  }

  /// What the page of a dish says after it was made.
  static func filling(_ said: Arguments, _ words: Words) throws(Problem) -> [String: Filling] {
    let (taken, rest) = (try said[taken], try said[unmeasured])
    func list(_ key: String, _ names: [String]) -> Filling {
      .text(names.isEmpty ? nil : words(key, ["names": names.joined(separator: ", ")]))
    }
    return [
      "isMade": .flag(try said[isMade]), "taken": list("made.taken", taken),
      "unmeasured": list("made.unmeasured", rest),
    ]
  }
}
