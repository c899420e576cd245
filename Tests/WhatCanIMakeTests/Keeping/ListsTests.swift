import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Lists of dishes")
struct ListsTests {
  let world: KeepingWorld
  let notebook: Notebook
  let dishes: [FoundDish]

  init() throws {
    world = try KeepingWorld()
    notebook = try world.notebook()
    let kitchen = notebook.kitchen
    dishes = try ["gimlet", "custard", "pancakes"].map { try kitchen.dish($0) }
  }

  private func names(_ list: String) throws -> [String] {
    try notebook.kitchen.list(named: list).dishes.map(\.recipe.name)
  }

  @Test("the wishlist is there before anything is on it, with or without a notebook")
  func wishlist() throws {
    let empty = DishList(name: "wishlist", dishes: [], createdAt: 0)
    #expect(try notebook.kitchen.lists() == [empty])
    #expect(try world.besides("none").open().lists() == [empty])
    #expect(
      try world.besides("none").open().list(named: " Wishlist ")
        == DishListContent(list: empty, dishes: [])
    )
    #expect(try failure { _ = try world.besides("none").open().list(named: "party") } != nil)
    #expect(try notebook.add([dishes[0]], toList: "WISHLIST") == [dishes[0]])
    #expect(try names("wishlist") == ["Gimlet"])
  }

  @Test("lists are made, renamed and deleted by name in any case; the wishlist stays")
  func lifecycle() throws {
    try notebook.createList(" Party ")
    #expect(try failure { try notebook.createList("party") } != nil)
    #expect(try failure { try notebook.createList("Wishlist") } != nil)
    #expect(try failure { try notebook.createList(" ") } != nil)
    #expect(try failure { try notebook.createList("a\nb") } != nil)
    try notebook.createList("Diet")
    #expect(try failure { try notebook.renameList("diet", to: "PARTY") } != nil)
    #expect(try failure { try notebook.renameList("wishlist", to: "wants") } != nil)
    #expect(try failure { try notebook.renameList("nothing", to: "wants") } != nil)
    _ = try notebook.add(dishes, toList: "diet")
    try notebook.renameList("diet", to: "Feast")
    #expect(try notebook.kitchen.lists().map(\.name) == ["wishlist", "Party", "Feast"])
    #expect(try names("feast") == ["Gimlet", "Custard", "Pancakes"])
    #expect(try failure { _ = try notebook.deleteList("wishlist") } != nil)
    let deleted = try notebook.deleteList("FEAST")
    #expect(
      deleted
        == DishList(name: "Feast", dishes: dishes.map(\.id), createdAt: KeepingWorld.time)
    )
    #expect(try notebook.kitchen.lists().map(\.name) == ["wishlist", "Party"])
    #expect(try failure { _ = try notebook.deleteList("feast") } != nil)
  }

  @Test("an unknown list is named together with those there are")
  func unknown() throws {
    try notebook.createList("party")
    let reason = try reason { _ = try notebook.add(dishes, toList: "parti") }
    guard case .unknownList("parti", known: ["wishlist", "party"]) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
  }

  @Test("dishes join at the end or from a position on, once each")
  func adding() throws {
    #expect(try notebook.add([dishes[0]], toList: "wishlist") == [dishes[0]])
    #expect(
      try notebook.add([dishes[1], dishes[0], dishes[2]], toList: "wishlist", at: 1)
        == [dishes[1], dishes[2]]
    )
    #expect(try names("wishlist") == ["Custard", "Pancakes", "Gimlet"])
    let toast = try notebook.kitchen.dish("buttery toast")
    #expect(try notebook.add([toast], toList: "wishlist", at: .max) == [toast])
    #expect(try names("wishlist") == ["Custard", "Pancakes", "Gimlet", "Buttery Toast"])
    #expect(
      try world.open().snapshot.marks(of: toast.id) == DishMarks(lists: ["wishlist"])
    )
  }

  @Test("dishes move within a list, held at its ends, and leave it")
  func moving() throws {
    _ = try notebook.add(dishes, toList: "wishlist")
    #expect(
      try notebook.move(dishes[0], inList: "wishlist", to: 2).dishes
        == [dishes[1].id, dishes[0].id, dishes[2].id]
    )
    #expect(
      try notebook.move(dishes[0], inList: "wishlist", to: .max).dishes
        == [dishes[1].id, dishes[2].id, dishes[0].id]
    )
    #expect(
      try notebook.move(dishes[0], inList: "wishlist", to: .min).dishes == dishes.map(\.id)
    )
    #expect(try notebook.remove([dishes[1]], fromList: "wishlist") == [dishes[1]])
    #expect(try notebook.remove([dishes[1], dishes[0]], fromList: "wishlist") == [dishes[0]])
    #expect(try names("wishlist") == ["Pancakes"])
    #expect(
      try failure { _ = try notebook.move(dishes[1], inList: "wishlist", to: 1) } != nil
    )
  }

  @Test("a list shows a dish that its source no longer has as it was kept")
  func kept() throws {
    _ = try notebook.add(dishes, toList: "wishlist")
    try world.removeDish("meals/custard")
    #expect(
      try world.open().list(named: "wishlist").dishes
        == [dishes[0], FoundDish(recipe: dishes[1].recipe, keptAt: KeepingWorld.time), dishes[2]]
    )
  }

  @Test("lists are a person's own")
  func ownLists() throws {
    try notebook.createList("party")
    #expect(try world.open(KeepingWorld.ben).lists().map(\.name) == ["wishlist"])
    try world.notebook(of: KeepingWorld.ben).createList("party")
    #expect(try notebook.kitchen.lists().map(\.name) == ["wishlist", "party"])
  }
}
