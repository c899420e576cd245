import RecipeAccounts
import WhatCanIMake

/// What a link leads to, as whoever made it hands it on.
struct SharedThing: Sendable {
  struct Planned: Sendable {
    let content: PlanEntry.Content
    let recipe: Recipe
  }

  let kind: ShareLink.Subject.Kind
  /// A list's name.
  var name: String?
  /// Whose it is, where the link says so.
  var owner: String?
  var recipes: [Recipe] = []
  var plan: [Planned] = []
  var shopping: [ShoppingItem] = []
  /// How many dishes are not handed on, as they are not the owner's to give.
  var leftOut = 0
}

extension Asker {
  /// What a link leads to.
  ///
  /// - Throws: 404 in the same words for a link that never was, that was taken back, or is out of date; whose owner can do
  ///   nothing for now, or belongs elsewhere than when they made it; and for what is there no longer.
  func shared(by code: SecretCode) async throws -> SharedThing {
    let (hash, now) = (code.hash, people.clock())
    let found = try await turns.take(for: key) {
      try await keeper.readNotebook { reader -> ShareLink? in
        guard let link = try reader.shareLink(hash: hash), link.isGood(now: now),
          let number = link.person.number,
          let account = try reader.account(of: number)?.account, !account.isDisabled
        else { return nil }
        let household = try reader.household(ofPerson: number)?.household.number
        switch link.subject {
        case .list, .dish: return link
        case .plan, .shopping: return household == link.household ? link : nil
        }
      }
    }
    guard let link = found ?? nil else { throw Problem.unknown("link") }
    return try await turns.take(for: key) { try await content(of: link) }
  }

  private func content(of link: ShareLink) async throws -> SharedThing {
    let kept = try await keeper.readNotebook(as: link.person) { reader -> Content? in
      switch link.subject {
      case .list(let number): try reader.list(numbered: number).map { .list($0) }
      case .dish(let dish): .dish(dish)
      case .plan(let from, let to): .plan(try reader.plan(on: from...to))
      case .shopping: .shopping(try reader.shopping())
      }
    }
    guard let kept = kept ?? nil else { throw Problem.unknown("link") }
    return try await keeper.ask(as: link.person) { kitchen in
      if let fault = kitchen.snapshot.fault { throw fault }
      var shared = SharedThing(kind: link.subject.kind)
      if link.showsName { shared.owner = link.person.name }
      switch kept {
      case .list(let list):
        shared.name = list.list.name
        shared.recipes = try list.kept.compactMap { try kitchen.handedOn($0) }
        shared.leftOut = list.kept.count - shared.recipes.count
      case .dish(let id):
        guard let dish = try kitchen.find(id) else { throw Problem.unknown("link") }
        let recipe = try kitchen.handedOn(KeptDish(recipe: dish.recipe, savedAt: 0), drafts: true)
        guard let recipe else { throw Problem.unknown("link") }
        shared.recipes = [recipe]
      case .plan(let entries):
        shared.plan = try entries.compactMap { entry in
          guard let dish = try kitchen.find(entry.content.dish) else { return nil }
          let recipe = try kitchen.handedOn(KeptDish(recipe: dish.recipe, savedAt: 0))
          return recipe.map { .init(content: entry.content, recipe: $0) }
        }
        shared.leftOut = entries.count - shared.plan.count
      case .shopping(let items): shared.shopping = items
      }
      return shared
    }
  }

  private enum Content: Sendable {
    case list(PublishedList)
    case dish(DishID)
    case plan([PlanEntry])
    case shopping([ShoppingItem])
  }
}
