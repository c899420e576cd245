import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What is bought from the committed collection is what a shop sells")
struct ShopNameTests {
  private let collection: Collection

  init() throws { collection = try Collection.committed.get() }

  private func purchases(_ have: [String]) throws -> Set<String> {
    let lexicon = collection.lexicon
    let query = MatchQuery(
      pantry: try have.map { try #require(lexicon.ingredient(named: $0)) },
      exclusion: .none(in: lexicon.taxonomy),
      staples: lexicon.defaultStaples,
      roles: KitchenRoles.roles(in: lexicon),
      missingAtMost: nil,
      limit: 1
    )
    let changes = PantryPurchases(index: collection.index, query: query)
    let single = changes.purchases(limit: 400).map(\.ingredient)
    let baskets = changes.unlock(buying: 2, limit: 20).baskets.flatMap(\.buy)
    return Set((single + baskets).map(lexicon.name(of:)))
  }

  @Test("limes and not lime wedges, potatoes and not cooked ones")
  func cut() throws {
    let bar = try purchases(["cachaca", "sugar"])
    #expect(bar.contains("lime") && !bar.contains("lime wedge"))
    let kitchen = try purchases(["oil", "egg", "courgette"])
    #expect(kitchen.contains("potato") && !kitchen.contains("cooked potato"))
  }

  @Test("dry vermouth or sweet vermouth, a white rum or a dark one")
  func vague() throws {
    let bar = try purchases(["gin", "campari", "lime", "sugar"])
    #expect(bar.isDisjoint(with: ["vermouth", "rum", "wine"]))
    #expect(bar.isSuperset(of: ["sweet vermouth", "dry vermouth", "white rum"]))
  }
}
