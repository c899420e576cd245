import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The copy of a dish that its owner changed")
struct VersionCopiesTests {
  let world: KeepingWorld
  /// The gimlet of the collection.
  let gimlet: FoundDish

  init() throws {
    world = try KeepingWorld()
    gimlet = try world.open().dish("gimlet")
  }

  private let sharp = WrittenRecipe(title: "Sharp Gimlet", directions: ["Shake hard."])

  /// What saves a copy, each with its name.
  static let marks: [(name: String, mark: @Sendable (Notebook, FoundDish) throws -> Void)] = [
    ("a favourite", { _ = try $0.addFavorite($1) }),
    ("some favourites", { _ = try $0.addFavorites([$1]) }),
    ("stars", { try $0.rate($1, .four) }),
    ("a note", { try $0.setNote("Cold.", on: $1) }),
    ("a review", { _ = try $0.setReview("Fine.", of: $1) }),
    ("a comment", { _ = try $0.addComment("Yes.", on: $1) }),
    ("the wishlist", { _ = try $0.add([$1], toList: "wishlist") }),
  ]

  private func drop() throws { try world.removeDish("cocktails/gimlet") }

  private func change() throws {
    let notebook = try world.notebook()
    _ = try notebook.changeVersion(of: notebook.kitchen.dish(gimlet.id.description), sharp)
  }

  private func revert() throws {
    let notebook = try world.notebook()
    try notebook.removeVersion(of: notebook.kitchen.dish(gimlet.id.description))
  }

  private func mark(_ number: Int) throws {
    let notebook = try world.notebook()
    try Self.marks[number].mark(notebook, notebook.kitchen.dish(gimlet.id.description))
  }

  private func shown() throws -> FoundDish { try world.open().dish(gimlet.id.description) }

  @Test(
    "is of the source's dish, in whatever order it is marked, changed and dropped by its source",
    arguments: VersionCopiesTests.marks.indices,
    ["mark change drop", "change mark drop", "change drop mark"]
  )
  func orders(_ number: Int, _ order: String) throws {
    for step in order.split(separator: " ") {
      switch step {
      case "mark": try mark(number)
      case "change": try change()
      default: try drop()
      }
    }
    // While it is theirs they see it so, whatever its source says.
    #expect(try shown().recipe.name == "Sharp Gimlet")
    #expect(try shown().original == gimlet.recipe)
    try revert()
    let kept = FoundDish(recipe: gimlet.recipe, keptAt: KeepingWorld.time)
    #expect(try shown() == kept, "\(Self.marks[number].name)")
    _ = try world.notebook().undo()
    #expect(try shown().recipe.name == "Sharp Gimlet")
    try revert()
    #expect(try shown() == kept)
    _ = try Kitchen.verifying(world.places)
  }

  @Test(
    "is of the source's dish when that is dropped after the version was taken back",
    arguments: [0, 6]
  )
  func droppedAfter(_ number: Int) throws {
    try change()
    try mark(number)
    try revert()
    #expect(try shown() == gimlet)
    try drop()
    #expect(try shown() == FoundDish(recipe: gimlet.recipe, keptAt: KeepingWorld.time))
  }

  @Test("follows the source while that has the dish, and goes with the last mark and the version")
  func follows() throws {
    try change()
    try world.write(
      "---\ntitle: Gimlet\nkind: cocktail\n---\n\nStir @gin{60%ml} and @lime{1}.\n",
      to: "data/recipes/cocktails/gimlet.cook"
    )
    let newer = try #require(try world.open(KeepingWorld.ben).find(gimlet.id))
    try mark(0)
    try drop()
    try revert()
    #expect(try shown().recipe == newer.recipe)
    let notebook = try world.notebook()
    _ = try notebook.removeFavorite(notebook.kitchen.dish(gimlet.id.description))
    #expect(try failure { _ = try shown() } != nil)
  }

  @Test("goes with an export, beside the version")
  func exported() throws {
    try mark(0)
    try change()
    try drop()
    let other = try world.besides("other")
    _ = try other.takeIn(world.exported())
    #expect(try other.exported() == world.exported())
    #expect(try other.open().dish(gimlet.id.description).original == gimlet.recipe)
    let notebook = try other.notebook()
    try notebook.removeVersion(of: notebook.kitchen.dish(gimlet.id.description))
    #expect(
      try other.open().favorites() == [FoundDish(recipe: gimlet.recipe, keptAt: KeepingWorld.time)]
    )
  }
}
