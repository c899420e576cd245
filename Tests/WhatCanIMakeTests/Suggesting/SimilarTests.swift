import TestSupport
import Testing
import WhatCanIMake

@Suite("Similar dishes, and what goes with what")
struct SimilarTests {
  let world: TasteWorld

  init() throws { world = try TasteWorld() }

  @Test("the twin comes first, and nothing of the other kitchen")
  func similar() throws {
    let kitchen = try world.open()
    let near = try kitchen.similar(to: kitchen.find(TasteWorld.original), limit: 50)
    #expect(near.first?.dish.name == "Twin of campari gin orange")
    #expect(near.first?.score == 100)
    #expect(near.allSatisfy { $0.dish.kind == .cocktail })
    #expect(zip(near, near.dropFirst()).allSatisfy { $0.score >= $1.score })
    #expect(!near.contains { $0.dish.name == TasteWorld.original })
    #expect(try kitchen.similar(to: kitchen.find(TasteWorld.original), limit: 2).count == 2)
  }

  @Test("what is shared is named, the rarest first")
  func shared() throws {
    let kitchen = try world.open()
    let near = try kitchen.similar(to: kitchen.find(TasteWorld.original), limit: 1)
    #expect(Set(near.first?.shared ?? []) == Set(TasteWorld.twinned))
  }

  @Test("what goes with gin is of the bar, with the dishes that show it")
  func goesWith() throws {
    let kitchen = try world.open()
    let reply = try kitchen.goesWith(["gin"], limit: 10)
    #expect(reply.with == ["gin"])
    #expect(Set(reply.companions.map(\.ingredient)) == Set(TasteWorld.bar).subtracting(["gin"]))
    for companion in reply.companions {
      #expect(companion.together >= 4)
      #expect(companion.dishes.allSatisfy { $0.ingredients.contains(companion.ingredient) })
      #expect(companion.dishes.allSatisfy { $0.ingredients.contains("gin") })
    }
  }

  @Test("unknown names are reported, and nothing known is refused")
  func unknown() throws {
    let kitchen = try world.open()
    let reply = try kitchen.goesWith(["gin", "gni"], limit: 3)
    #expect(reply.unknown.map(\.input) == ["gni"])
    #expect(throws: KitchenError.self) { _ = try kitchen.goesWith(["gni"], limit: 3) }
  }

  @Test("what nobody uses goes with nothing")
  func unused() throws {
    let reply = try world.open().goesWith(["water"], limit: 3)
    #expect(reply.companions.isEmpty)
  }
}
