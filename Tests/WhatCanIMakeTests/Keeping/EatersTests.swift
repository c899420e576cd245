import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("For those who eat together")
struct EatersTests {
  let world: KeepingWorld
  let keeper: CatalogueKeeper

  /// Anna, Ben and a guest, who each avoid something.
  init() async throws {
    world = try KeepingWorld()
    keeper = try await CatalogueKeeper(world.places, clock: { KeepingWorld.time })
    let household = try await keeper.writeNotebook(as: KeepingWorld.anna) { writer in
      try writer.avoid(AvoidedThing(.ingredient, "milk", addedAt: 1))
      try writer.addStaple("sugar")
      return try #require(try writer.foundHousehold(named: "Home")).number
    }
    for (name, avoided, role) in [("ben", "egg", HouseholdRole.member), ("gus", "gin", .guest)] {
      try await keeper.writeNotebook(as: KeepingWorld.person(name)) { writer in
        try writer.avoid(AvoidedThing(.ingredient, avoided, addedAt: 1))
        #expect(try writer.join(household, as: role) == nil)
      }
    }
  }

  private func person(_ name: String) async throws -> Person {
    try #require(
      try await keeper.readNotebook(as: KeepingWorld.person(name)) { try $0.currentPerson() } ?? nil
    )
  }

  private func names(_ kitchen: Kitchen?, usually: Eaters = .myself) throws -> [String] {
    try #require(kitchen).exclusions(usually: usually).compactMap { stated in
      if case .avoidedIngredient(let name) = stated.origin { name } else { nil }
    }
  }

  @Test("why not names what one avoids oneself, never what only others avoid or others avoid too")
  func ownAvoided() async throws {
    let number = try #require(try await person("anna").number)
    try await keeper.writeNotebook(as: KeepingWorld.anna) { writer in
      try writer.avoid(AvoidedThing(.ingredient, "egg", addedAt: 2))
    }
    func avoided(_ name: String, in dish: String, _ eaters: Eaters?) async throws -> [String] {
      let own = try await keeper.kitchen(for: try await person(name))
      let kitchen = try #require(eaters.map { own.eating($0) } ?? own)
      let request = MatchRequest(have: ["sugar"])
      return try kitchen.whyNot(try kitchen.find(dish), request).avoided.map(\.name)
    }
    #expect(try await avoided("anna", in: "Pancakes", nil) == ["milk", "egg"])
    #expect(try await avoided("anna", in: "Pancakes", .household) == ["milk"])
    #expect(try await avoided("ben", in: "Pancakes", .people([number])) == [])
    #expect(try await avoided("gus", in: "Gimlet", .household) == ["gin"])
    #expect(try await avoided("gus", in: "Pancakes", .household) == [])
  }

  @Test(
    "an answer is for whoever asks, a plan for the household, and either for those who are ticked"
  )
  func members() async throws {
    let anna = try await person("anna")
    let kitchen = try await keeper.kitchen(for: anna)
    let ben = try #require(try await person("ben").number)
    #expect(try names(kitchen) == ["milk"])
    #expect(try names(kitchen, usually: .household) == ["milk", "egg"])
    #expect(try names(kitchen.eating(.myself), usually: .household) == ["milk"])
    #expect(try names(kitchen.eating(.household)) == ["milk", "egg"])
    #expect(try names(kitchen.eating(.people([ben]))) == ["egg"])
    #expect(kitchen.snapshot.household?.members.count == 3)
    let gus = try #require(try await person("gus").number)
    for strangers in [[], [gus], [ben, 99]] as [Set<Int>] {
      #expect(kitchen.eating(.people(strangers)).map { _ in true } == nil)
    }
  }

  @Test("a guest reads what is shared, and not what others avoid")
  func guest() async throws {
    let kitchen = try await keeper.kitchen(for: try await person("gus"))
    #expect(kitchen.snapshot.staples.map(\.name) == ["sugar"])
    #expect(kitchen.snapshot.household?.avoided == [:])
    #expect(try names(kitchen, usually: .household) == ["gin"])
  }

  @Test("who shares with nobody eats alone, and whoever is gone gets no answer")
  func alone() async throws {
    let kitchen = try await keeper.kitchen(for: KeepingWorld.person("carl"))
    #expect(kitchen.snapshot.household == nil)
    #expect(try names(kitchen, usually: .household) == [])
    let gone = try await keeper.kitchen(for: KeepingWorld.anna.numbered(99))
    #expect(throws: KitchenError.self) { try gone.exclusions() }
  }
}
