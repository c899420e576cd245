import RecipeAccounts
package import WhatCanIMake

/// A link, without what it is.
package struct ShareLinkReply: JSONReply {
  package let number: Int
  package let kind: ShareLink.Subject.Kind
  /// The name of the shared list.
  package let list: String?
  package let dish: DishID?
  /// Days, as 2026-11-30.
  package let from, to: String?
  package let showsName: Bool
  /// Seconds since 1970; the second is null for one that stays good.
  package let createdAt: Int
  package let expiresAt: Int?

  init(_ link: ShareLink, in reader: NotebookReader) throws {
    number = link.number
    kind = link.subject.kind
    showsName = link.showsName
    createdAt = link.createdAt
    expiresAt = link.expiresAt
    if case .list(let number) = link.subject {
      list = try reader.list(numbered: number)?.list.name
    } else {
      list = nil
    }
    dish = if case .dish(let dish) = link.subject { dish } else { nil }
    if case .plan(let first, let last) = link.subject {
      (from, to) = ("\(first)", "\(last)")
    } else {
      (from, to) = (nil, nil)
    }
  }
}

/// A link that was just made: `whatcanimake.new-share-link/1`.
package struct NewShareLinkReply: JSONReply {
  package let schema: String
  package let number: Int
  /// What is read by: it is shown this once.
  package let code: String
  /// Seconds since 1970; null for one that stays good.
  package let expiresAt: Int?

  init(_ link: ShareLink, _ code: SecretCode) {
    schema = "whatcanimake.new-share-link/1"
    number = link.number
    self.code = code.text
    expiresAt = link.expiresAt
  }
}

/// What a link leads to: `whatcanimake.shared/1`. It has no ids, and no name unless its owner wished it.
package struct SharedReply: JSONReply {
  package struct Dish: JSONReply {
    package let name: String
    package let kind: Recipe.Kind
    package let summary: String?
    package let servings, minutes: Int?
    /// As they are written, one a line.
    package let ingredients: [String]
    package let steps: [String]
    /// What whoever reads avoids: what it requires of it, what it may have of it, and what to leave out.
    package let excluded, mayContain, leaveOut: [String]

    init(_ recipe: Recipe, to kitchen: Kitchen) throws {
      let caution = try kitchen.caution(about: recipe)
      name = recipe.name
      kind = recipe.kind
      summary = recipe.summary
      servings = recipe.servings
      minutes = recipe.minutes
      ingredients = recipe.lines.map(\.text)
      steps = recipe.steps
      excluded = caution.excluded
      mayContain = caution.doubtful
      leaveOut = caution.leaveOut(of: recipe)
    }
  }

  package struct Planned: JSONReply {
    /// As 2026-11-30.
    package let day: String
    package let slot: PlanEntry.Slot
    package let servings: Int?
    package let dish: Dish
  }

  package struct Thing: JSONReply {
    package let text: String
    package let isChecked: Bool
  }

  package let schema: String
  package let kind: ShareLink.Subject.Kind
  /// A list's.
  package let name: String?
  /// Whose it is.
  package let by: String?
  package let dishes: [Dish]
  package let plan: [Planned]
  package let shopping: [Thing]
  /// How many dishes are not handed on, as they are not the owner's to give.
  package let leftOut: Int

  /// - Parameter kitchen: Of whoever reads.
  init(_ shared: SharedThing, to kitchen: Kitchen) throws {
    schema = "whatcanimake.shared/1"
    kind = shared.kind
    name = shared.name
    by = shared.owner
    dishes = try shared.recipes.map { try Dish($0, to: kitchen) }
    plan = try shared.plan.map {
      Planned(
        day: "\($0.content.day)",
        slot: $0.content.slot,
        servings: $0.content.servings,
        dish: try Dish($0.recipe, to: kitchen)
      )
    }
    shopping = shared.shopping.map { Thing(text: $0.entry.text, isChecked: $0.isChecked) }
    leftOut = shared.leftOut
  }
}
