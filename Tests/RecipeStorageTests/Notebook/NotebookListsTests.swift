import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Lists of dishes")
struct NotebookListsTests {
  let folder: TemporaryFolder
  let anna: Person
  let store: NotebookStore
  let dishes = ["a:1", "a:2", "a:3", "a:4"].map { makeRecipe($0, name: $0) }

  init() throws {
    folder = try TemporaryFolder()
    anna = try person("anna")
    store = try NotebookStore(folder)
    let dishes = dishes
    try store.write(anna, now: today) { writer in
      try writer.createList("Party")
      for dish in dishes { try writer.add(dish, toList: "Party") }
    }
  }

  func positions(after change: (NotebookWriter) throws -> Void) throws -> [String]? {
    try store.write(anna, now: today, change)
    try store.verify()
    return try store.read(anna) { reader in
      try reader.list(named: "party")?.dishes.map { String($0.description.dropFirst(2)) }
    }
  }

  @Test(
    "a dish moves to its new place, held at the ends, and the others close up",
    arguments: [
      (1, 1, ["1", "2", "3", "4"]), (1, 3, ["2", "3", "1", "4"]), (1, 4, ["2", "3", "4", "1"]),
      (4, 1, ["4", "1", "2", "3"]), (3, 2, ["1", "3", "2", "4"]),
      (2, Int.max, ["1", "3", "4", "2"]), (2, Int.min, ["2", "1", "3", "4"]),
    ]
  )
  func moves(dish: Int, position: Int, expected: [String]) throws {
    let id = dishes[dish - 1].id
    let order = try positions { writer in
      let outcome = try writer.move(id, inList: "PARTY", to: position)
      #expect(outcome == .done)
    }
    #expect(order == expected)
  }

  @Test(
    "a dish that leaves closes the gap, and can come back anywhere",
    arguments: [
      (1, ["2", "1", "3", "4"]), (2, ["1", "2", "3", "4"]), (4, ["1", "4", "2", "3"]),
    ]
  )
  func removals(dish: Int, expected: [String]) throws {
    let recipe = dishes[dish - 1]
    let without = try positions { writer in
      let outcomes = try (0..<2).map { _ in try writer.remove(recipe.id, fromList: "party") }
      #expect(outcomes == [.done, .notInList])
    }
    #expect(without == expected.filter { $0 != "\(dish)" })
    #expect(try store.read(anna) { try $0.kept(recipe.id) } == nil)
    let order = try positions { writer in
      let outcomes = try [2, 1].map { try writer.add(recipe, toList: "party", at: $0) }
      #expect(outcomes == [.done, .alreadyInList])
    }
    #expect(order == expected)
  }

  @Test("a list that goes takes its dishes along, except those that another list holds")
  func deletion() throws {
    try store.write(anna, now: today) { writer in
      try writer.add(dishes[0], toList: "wishlist")
      #expect(try writer.deleteList("party") == .done)
      #expect(try writer.deleteList("party") == .noSuchList)
    }
    #expect(try store.read(anna) { try $0.keptDishes().map(\.recipe) } == [dishes[0]])
    try store.verify()
  }

  @Test("names in another case or normal form are one list, and the wishlist keeps its own")
  func names() throws {
    try store.write(anna, now: today) { (writer) throws in
      #expect(try writer.createList("PARTY") == false)
      #expect(try writer.createList("E\u{301}te\u{301}"))
      #expect(try writer.createList("\u{C9}T\u{C9}") == false)
      #expect(try writer.renameList("party", to: "\u{E9}t\u{E9}") == .nameTaken)
      #expect(try writer.renameList("party", to: "WISHLIST") == .nameTaken)
      #expect(try writer.renameList("Wishlist", to: "Other") == .isWishlist)
      #expect(try writer.deleteList("wishList") == .isWishlist)
      #expect(try writer.renameList("none", to: "Other") == .noSuchList)
      #expect(try writer.add(gimlet, toList: "none") == .noSuchList)
      #expect(try writer.move(gimlet.id, inList: "wishlist", to: 1) == .notInList)
      #expect(try writer.remove(gimlet.id, fromList: "none") == .noSuchList)
      #expect(try writer.renameList("PARTY", to: "party") == .done)
    }
    let lists = try store.read(anna) { try $0.lists() }
    let expected = ["wishlist", "party", "\u{C9}t\u{E9}"]
    #expect(lists.map { Array($0.name.utf8) } == expected.map { Array($0.utf8) })
    #expect(try store.read(anna) { try $0.kept(gimlet.id) } == nil)
  }
}
