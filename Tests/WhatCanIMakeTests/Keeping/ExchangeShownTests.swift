import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Who sees what, exported and taken in")
struct ExchangeShownTests {
  private func fill(_ world: KeepingWorld) throws {
    let pie = try world.notebook().createRecipe(
      WrittenRecipe(title: "Pie", ingredients: ["500 g apples"])
    )
    let cake = try world.notebook().createRecipe(
      WrittenRecipe(title: "Cake", ingredients: ["500 g flour"])
    )
    _ = try world.notebook().writing { writer in
      _ = try writer.createList("weekend")
      _ = try writer.createList("secret")
      _ = try writer.createList("usual")
      let numbers = try ["weekend", "secret"].map { try writer.reader.listNumber(named: $0) ?? 0 }
      #expect(try writer.setVisibility(of: .profile, to: .followers))
      #expect(try writer.setVisibility(of: .list(numbers[0]), to: .everyone))
      #expect(try writer.setVisibility(of: .list(numbers[1]), to: .owner))
      #expect(try writer.setVisibility(of: .recipe(pie.recipe.id), to: .everyone))
      #expect(try writer.setVisibility(of: .recipe(cake.recipe.id), to: .household))
      try writer.setProfilePicture(KeepingWorld.picture)
    }
  }

  private func seen(_ world: KeepingWorld) throws -> [String: Visibility] {
    let own = try world.open().reading(or: []) { try $0.publications() }
    return Dictionary(
      own.map { ("\($0.thing.kind) \($0.name)", $0.visibility) },
      uniquingKeysWith: { first, _ in first }
    )
  }

  @Test("all of it is there again byte for byte, and taking it in again changes nothing")
  func roundTrip() throws {
    let world = try KeepingWorld()
    try fill(world)
    let export = try world.exported()
    let other = try world.besides("other")
    try other.takeIn(export)
    #expect(try other.exported() == export)
    // The wish list is there from then on.
    #expect(try seen(other).filter { $0.key != "list wishlist" } == seen(world))
    let picture = try other.open().reading(or: nil) { try $0.profilePicture() }
    #expect(picture == KeepingWorld.picture)
    let again = try other.takeIn(export)
    #expect(again.new == 0 && again.changed == 0)
    #expect(try other.exported() == export)
    let broken = export.replacing("\"followers\"", with: "\"everybody\"")
    #expect(throws: KitchenError.self) { try world.besides("third").takeIn(broken) }
  }

  @Test("what was there before is seen as it was")
  func nothingMore() throws {
    let world = try KeepingWorld()
    try fill(world)
    let export = try world.exported()
    let other = try world.besides("other")
    _ = try other.notebook().writing { writer in
      _ = try writer.createList("weekend")
      #expect(try writer.setVisibility(of: .profile, to: .owner))
    }
    try other.takeIn(export)
    let visible = try seen(other)
    #expect(visible["list weekend"] == .household)
    #expect(visible["list secret"] == .owner)
    #expect(visible["recipe Pie"] == .everyone)
    #expect(try other.open().reading(or: []) { try $0.publications() }.first?.visibility == .owner)
  }
}
