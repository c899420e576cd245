import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Stored things")
struct StoredThingTests {
  private let folder: TemporaryFolder
  private let store: NotebookStore
  private let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
  }

  private static let columns: [String: [String]] = [
    "pantry_item": [
      "person", "ingredient", "text", "amount", "expires", "place", "opened", "frozen", "paused",
      "added_at", "by_person",
    ],
    "shopping_item": [
      "person", "text", "ingredients", "amount", "dish", "servings", "is_checked", "pantry_item",
      "added_at", "by_person",
    ],
    "favorite": ["person", "dish", "favorited_at"],
    "rating": ["person", "dish", "stars", "rated_at"],
    "note": ["person", "dish", "text", "written_at"],
    "remark": ["person", "dish", "kind", "text", "written_at"],
    "kept_dish": ["person", "dish", "saved_at", "document_sum"],
    "own_recipe": [
      "person", "dish", "created_at", "changed_at", "published_at", "deleted_at", "document_sum",
    ],
    "dish_version": ["person", "dish", "changed_at", "document_sum"],
    "kept_book": ["person", "isbn", "added_at", "document_sum"],
    "history": ["person", "kind", "dish", "dish_name", "servings", "at"],
    "taste_opinion": ["person", "kind", "subject", "name", "stance", "at"],
    "avoided": ["person", "kind", "name", "added_at"],
    "staple": ["person", "name", "added_at", "by_person"],
    "favorite_book_list": ["person", "name", "title", "added_at"],
    "seen_book_list": ["person", "name", "published", "isbns", "at"],
    "taught_fact": ["person", "kind", "name", "other", "added_at"],
    "deletion": ["person", "kind", "name", "entries", "at"],
    "taken_change": ["person", "id", "request", "outcome", "entry", "named", "taken_at"],
    "household": ["person", "name", "created_at"],
    "membership": ["person", "household", "role", "joined_at"],
    "plan_entry": [
      "person", "day", "slot", "dish", "dish_name", "servings", "cook", "added_at", "by_person",
    ],
  ]

  @Test("the columns of a thing are those of its table, in the order of the checksum")
  func columns() {
    let tables = NotebookTable.all.filter { !$0.fields.isEmpty }
    #expect(tables.count == Self.columns.count)
    for table in tables { #expect(table.columns == Self.columns[table.name]) }
  }

  @Test("a thing stands in its row as it would be written by hand")
  func values() throws {
    let amount = Amount(quantity: 1.5, quantityMax: 70, unit: "l")
    let days = (2...4).map { CalendarDay(daysSince1970: $0) }
    let milk = PantryEntry(
      ingredient: "milk",
      text: "1.5 l \"milk\"\n\u{0}",
      amount: amount,
      expires: days[0],
      place: .freezer,
      opened: days[1],
      frozen: days[2],
      daysPaused: 9
    )
    let butter = ShoppingEntry(
      text: "butter",
      ingredients: ["butter", "m\u{E9}lange"],
      amount: amount,
      dish: DishID("a:1"),
      servings: 4
    )
    try store.write(anna, now: today) { writer in
      let json = NotebookValue.bytes(try document(of: amount))
      let number = try writer.add(milk).number
      let place = NotebookValue.text("freezer")
      #expect(
        try writer.own(.pantry, number: number)?.values == [
          .integer(1), .text("milk"), .text(milk.text), json, .integer(2), place, .integer(3),
          .integer(4), .integer(9), .integer(today), .null,
        ]
      )
      try writer.setPantryItem(number, to: PantryEntry(ingredient: "gin", text: "gin"))
      #expect(
        try writer.own(.pantry, number: number)?.values == [
          .integer(1), .text("gin"), .text("gin"), .null, .null, .null, .null, .null, .integer(0),
          .integer(today), .null,
        ]
      )
      let entry = try writer.add(butter, at: 5).number
      try writer.check(entry, pantryItem: number)
      #expect(
        try writer.own(.shopping, number: entry)?.values == [
          .integer(1), .text("butter"), .bytes(try document(of: butter.ingredients)), json,
          .text("a:1"), .integer(4), .integer(1), .integer(number), .integer(5), .null,
        ]
      )
    }
    #expect(try store.read(anna) { try $0.pantry().map(\.entry.daysPaused) } == [0])
    #expect(try store.read(anna) { try $0.shopping().map(\.entry) } == [butter])
  }

  @Test("a recipe is the document of its row as it would be by hand, and under no other id")
  func documents() throws {
    try store.write(anna, now: today) { writer in
      try writer.setFavorite(full)
      let bytes = try document(of: full)
      var row = try #require(try writer.own(.keptDishes, of: full.id))
      let sum = NotebookValue.integer(documentChecksum(bytes))
      #expect(row.values == [.integer(1), .text(full.id.description), .integer(today), sum])
      #expect(try row.table.document(of: row, in: writer.db) == bytes)
      #expect(throws: Never.self) { try row.table.check(row, writer.db) }
      try row.set("dish", to: .text("a:other"))
      #expect(throws: NotebookFault.self) { try row.table.check(row, writer.db) }
    }
    var odd = full
    odd.lines[0].amounts = [Amount(quantity: .nan)]
    let error = #expect(throws: StorageError.self) {
      try store.write(anna, now: today) { try $0.setFavorite(odd) }
    }
    #expect(error?.reason == .unstorableRecipe(odd.id))
  }

  @Test(
    "a row with a value that its thing cannot have is unreadable",
    arguments: [
      ("place", NotebookValue.text("attic")), ("place", .integer(1)), ("paused", .integer(-1)),
      ("text", .null), ("text", .integer(1)), ("text", .bytes(Data([0xFF]))),
      ("expires", .text("x")),
      ("amount", .text("{")), ("added_at", .text("1")), ("added_at", .null),
    ]
  )
  func impossible(column: String, value: NotebookValue) throws {
    try store.write(anna, now: today) { writer in
      let number = try writer.add(PantryEntry(ingredient: "gin", text: "gin")).number
      var row = try #require(try writer.own(.pantry, number: number))
      #expect(throws: Never.self) { try row.table.check(row, writer.db) }
      try row.set(column, to: value)
      #expect(throws: NotebookFault.self) { try row.table.check(row, writer.db) }
    }
  }
}
