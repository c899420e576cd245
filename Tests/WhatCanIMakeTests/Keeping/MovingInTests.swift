import JSONCoding
import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("Moving in from another program")
struct MovingInTests {
  let world: KeepingWorld

  init() throws { world = try KeepingWorld() }

  /// Its tables, with each oddity once: numbers as texts, "never", a freezer, a product that is not there.
  private static let tables = """
    {"products":[{"id":1,"name":"Milk","location_id":2,"qu_id_stock":1},
      {"id":"2","name":"Gin","location_id":"4","qu_id_stock":2},
      {"id":3,"name":"Frobnicate","location_id":4,"qu_id_stock":2},
      {"id":4,"name":"Butter","location_id":3,"qu_id_stock":3}],
     "locations":[{"id":2,"name":"Fridge"},{"id":3,"name":"Garage","is_freezer":1},{"id":4,"name":"Bar"}],
     "quantity_units":[{"id":1,"name":"L"},{"id":2,"name":"Piece"},{"id":3,"name":"g"}],
     "stock":[
      {"id":1,"product_id":1,"amount":"1.5","best_before_date":"2026-12-01","purchased_date":"2026-11-20","open":1,
       "opened_date":"2026-11-22","location_id":2},
      {"id":2,"product_id":"2","amount":1,"best_before_date":"2999-12-31","purchased_date":"2026-11-20","open":"0"},
      {"id":3,"product_id":3,"amount":1,"best_before_date":"2027-01-01"},
      {"id":4,"product_id":4,"amount":250,"best_before_date":null,"purchased_date":"2026-11-20","location_id":3},
      {"id":5,"product_id":9,"amount":1}],
     "shopping_list":[{"product_id":1,"amount":2,"qu_id":1,"done":0},{"product_id":null,"note":"Paper towels","amount":1},
      {"product_id":2,"amount":1,"done":1}],
     "chores":[{"id":1},{"id":2}],"recipes":[]}
    """

  @Test(
    "stock and shopping list come with amounts, dates, places and being open, and the rest is named"
  )
  func grocy() throws {
    let file = try world.write(Self.tables, to: "grocy.json")
    let report = try world.notebook().moveIn(from: file)
    #expect(report.pantry == .init(new: 3, unchanged: 0))
    #expect(report.shopping == .init(new: 2, unchanged: 0))
    #expect(report.unknown.map(\.input) == ["Frobnicate"])
    #expect(
      report.left == [
        .init(name: "stock of products that it does not name", count: 1),
        .init(name: "entries of the shopping list that are ticked off", count: 1),
        .init(name: "chores", count: 2),
      ]
    )
    let kitchen = try world.open()
    #expect(try kitchen.pantryLines() == ["butter 250 g", "gin 1", "milk 1.5 l 2026-12-01"])
    let pantry = try kitchen.pantry().map(\.entry)
    #expect(pantry.map(\.place) == [.freezer, nil, .fridge])
    #expect(pantry.map(\.frozen) == [CalendarDay("2026-11-20"), nil, nil])
    #expect(pantry.map(\.opened) == [nil, nil, CalendarDay("2026-11-22")])
    #expect(try kitchen.shoppingLines() == ["milk 2 l", "Paper towels 1"])
  }

  @Test("an export of more things than a household has is refused, and nothing of it is taken over")
  func tooMuch() throws {
    let row = "{\"product_id\":1,\"note\":\"limes\"}"
    let rows = Array(repeating: row, count: MovedThings.most + 1).joined(separator: ",")
    let file = try world.write("{\"shopping_list\":[\(rows)]}", to: "grocy.json")
    #expect(throws: KitchenError.self) { try world.notebook().moveIn(from: file) }
    #expect(try world.open().shoppingLines() == [])
  }

  @Test("of hundreds of tables that are not known a hundred are named, and the rest is counted")
  func manyTables() throws {
    let tables = (1...300).map { "\"t\($0)\":[1,2]" }.joined(separator: ",")
    let text = "{\"shopping_list\":[{\"product_id\":1,\"note\":\"limes\"}],\(tables)}"
    let value = try JSONParser.value(of: Array(text.utf8))
    let left = try #require(GrocyExport(value)).things.left
    #expect(left.map(\.name) == (1...100).map { "t\($0)" } + ["things in other tables"])
    #expect(left.map(\.count) == Array(repeating: 2, count: 100) + [400])
  }

  @Test("the same file adds nothing twice, on the same day or on another")
  func twice() throws {
    let file = try world.write(Self.tables, to: "grocy.json")
    _ = try world.notebook().moveIn(from: file)
    let before = try world.open().pantry()
    let report = try world.notebook(now: KeepingWorld.time + 900_000).moveIn(from: file)
    #expect(report.pantry == .init(new: 0, unchanged: 3))
    #expect(report.shopping == .init(new: 0, unchanged: 2))
    #expect(try world.open().pantry() == before)
  }

  @Test("two equal packs are two, and the short answer about the stock is read too")
  func packs() throws {
    let file = try world.write(
      """
      [{"product_id":1,"amount":1,"best_before_date":"2026-12-01","product":{"id":1,"name":"Milk"}},
       {"product_id":1,"amount":1,"best_before_date":"2026-12-01","product":{"id":1,"name":"Milk"}}]
      """,
      to: "stock.json"
    )
    #expect(try world.notebook().moveIn(from: file).pantry == .init(new: 2, unchanged: 0))
    #expect(try world.notebook().moveIn(from: file).pantry == .init(new: 0, unchanged: 2))
  }

  @Test(
    "what is no such export is refused, and nothing of it is taken in",
    arguments: [
      "", "{", "[]", "{}", "3", "[1]", #"{"stock":[{"name":"gin"}]}"#, #"[{"name":"Negroni"}]"#,
    ]
  )
  func refused(text: String) throws {
    let file = try world.write(text, to: "other.json")
    let notebook = try world.notebook()
    #expect(throws: KitchenError.self) { try notebook.moveIn(from: file) }
    #expect(try world.open().pantry() == [])
  }

  @Test("cut off anywhere it is refused, and never half taken in")
  func cutOff() throws {
    let bytes = Array(Self.tables.utf8)
    let notebook = try world.notebook()
    for length in stride(from: 0, to: bytes.count, by: 7) {
      let file = try world.write(
        String(decoding: bytes.prefix(length), as: UTF8.self),
        to: "cut.json"
      )
      #expect(throws: KitchenError.self) { try notebook.moveIn(from: file) }
    }
    #expect(try world.open().pantry() == [])
  }
}
