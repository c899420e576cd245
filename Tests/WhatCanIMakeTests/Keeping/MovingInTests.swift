import Foundation
import JSONCoding
import RecipeModel
import TestSupport
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
        .init(name: "stock of products whose names are not in the export", count: 1),
        .init(name: "shopping list entries that are already ticked off", count: 1),
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

  @Test("a product that only the stock describes has its name on the shopping list too")
  func productsInStock() throws {
    let text = """
      {"stock":[{"product_id":"1","amount":"2","product":{"id":"1","name":"Milk"}}],
       "shopping_list":[{"product_id":1,"amount":"1","note":""}]}
      """
    let report = try world.notebook().moveIn(from: try world.write(text, to: "grocy.json"))
    #expect(report.left.isEmpty)
    #expect(try world.open().shoppingLines() == ["milk 1"])
  }

  @Test("an export of more things than a household has is refused, and nothing of it is taken over")
  func tooMuch() throws {
    let row = "{\"product_id\":1,\"note\":\"limes\"}"
    let rows = Array(repeating: row, count: MovedThings.most + 1).joined(separator: ",")
    let file = try world.write("{\"shopping_list\":[\(rows)]}", to: "grocy.json")
    #expect(throws: KitchenError.self) { try world.notebook().moveIn(from: file) }
    #expect(try world.open().shoppingLines() == [])
  }

  @Test("a packed file that is not read is refused as what it is")
  func packed() throws {
    let export = SampleArchives.tar([.init(name: "database.json", content: Array("{}".utf8))])
    for (bytes, kind) in [(export, "a tar archive"), (SampleArchives.gzip(export), "a gzip file")] {
      let file = try world.write("", to: "export.bin")
      try Data(bytes).write(to: URL(filePath: file))
      let reason = try reason { _ = try world.notebook().moveIn(from: file) }
      guard case .badExport(_, let detail) = reason else {
        Issue.record("\(String(describing: reason))")
        continue
      }
      #expect(detail.contains(kind))
    }
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

  /// A file as the fuzzer begins with.
  private func sample(_ number: Int) throws -> String {
    let file = Checkout.url("Tests/Fuzzing/Corpora/move-in/seed-0\(number)").path
    return String(decoding: try readBytes(file), as: UTF8.self)
  }

  /// 2026-11-25.
  private static let day = 1_795_564_800

  @Test("of Mealie's database come what is on hand, shopping, the plan and the person's own marks")
  func mealie() throws {
    let file = try world.write(try sample(2), to: "database.json")
    let notebook = try world.notebook(now: Self.day)
    let report = try notebook.moveIn(from: file)
    #expect(report.source == .mealie)
    #expect(report.pantry == .init(new: 2, unchanged: 0))
    #expect(report.shopping == .init(new: 2, unchanged: 0))
    #expect(report.ratings == .init(new: 1, unchanged: 0))
    #expect(report.favorites == .init(new: 1, unchanged: 0))
    #expect(report.lists == .init(new: 2, unchanged: 0))
    #expect(report.absentDishes == [] && report.unknown == [])
    #expect(
      report.left == [
        .init(name: "shopping list entries that are already ticked off", count: 1),
        .init(name: "plan entries for past days", count: 1),
        .init(name: "plan entries without a recipe", count: 1),
        .init(name: "ratings of other people", count: 1),
        .init(name: "recipes (use the command import)", count: 2),
        .init(name: "comments on recipes", count: 1),
      ]
    )
    let kitchen = try world.open()
    #expect(try kitchen.pantryLines() == ["gin", "milk"])
    let shopping = try kitchen.shoppingLines()
    #expect(shopping == ["milk 2 l", "paper towels 1"])
    let gimlet = try kitchen.dish("gimlet")
    #expect(kitchen.snapshot.marks(of: gimlet.id).rating == .five)
    #expect(kitchen.snapshot.marks(of: gimlet.id).isFavorite)
    let plan = try kitchen.list(named: "Plan of Mealie").list.dishes
    #expect(plan == [gimlet.id, try kitchen.dish("custard").id])
    let again = try world.notebook(now: Self.day).moveIn(from: file)
    for count in [again.pantry, again.shopping, again.ratings, again.favorites, again.lists] {
      #expect(count.new == 0 && count.unchanged > 0)
    }
  }

  @Test(
    "of Bar Assistant come the shelf, what to buy, collections and stars; others' names are told"
  )
  func barAssistant() throws {
    let text = try sample(3).replacing(
      "\"name\":\"Gimlet\"}]}",
      with: "\"name\":\"Gimlet\"},{\"name\":\"Nobody Knows\"}]}"
    )
    let report = try world.notebook().moveIn(from: try world.write(text, to: "bar.json"))
    #expect(report.source == .barAssistant)
    #expect(report.absentDishes == ["Nobody Knows"])
    #expect(report.lists == .init(new: 1, unchanged: 0))
    #expect(
      report.left == [
        .init(name: "collections without cocktails", count: 1),
        .init(name: "recipes (use the command import)", count: 1), .init(name: "menus", count: 1),
      ]
    )
    let kitchen = try world.open()
    #expect(try kitchen.pantryLines() == ["gin", "lime"])
    #expect(try kitchen.shoppingLines() == ["rum 2"])
    #expect(try kitchen.list(named: "summer").list.dishes == [kitchen.dish("gimlet").id])
    #expect(kitchen.snapshot.marks(of: try kitchen.dish("gimlet").id).rating == .five)
  }

  @Test("of KitchenOwl come shopping lists and the planner; what its export only names is counted")
  func kitchenOwl() throws {
    let file = try world.write(try sample(4), to: "household.json")
    let report = try world.notebook(now: Self.day).moveIn(from: file)
    #expect(report.source == .kitchenOwl)
    #expect(report.lists == .init(new: 2, unchanged: 0))
    #expect(
      report.left == [
        .init(name: "shopping lists whose entries are not in the export", count: 1),
        .init(name: "plan entries without a recipe", count: 1),
        .init(name: "recipes (use the command import)", count: 1),
        .init(name: "items", count: 1),
        .init(name: "expenses", count: 1),
      ]
    )
    let kitchen = try world.open()
    #expect(try kitchen.shoppingLines() == ["egg ?", "milk 2 l"])
    let plan = try kitchen.list(named: "Plan of KitchenOwl").list.dishes
    #expect(plan == [try kitchen.dish("gimlet").id, try kitchen.dish("custard").id])
  }

  @Test("Grocy's stock comes as a table too")
  func table() throws {
    let text = try sample(5).replacing("Gin, dry", with: "London dry gin")
    let report = try world.notebook().moveIn(from: try world.write(text, to: "stock.csv"))
    #expect(report.pantry == .init(new: 2, unchanged: 0))
    #expect(report.left == [.init(name: "rows without a product", count: 1)])
    let kitchen = try world.open()
    #expect(try kitchen.pantryLines() == ["london dry gin 1", "milk 1.5 l 2026-12-01"])
    #expect(try kitchen.pantry().map(\.entry.place) == [nil, .fridge])
  }

  @Test("a rating that was given here stays")
  func ratingsStay() throws {
    let notebook = try world.notebook(now: Self.day)
    let gimlet = try notebook.kitchen.dish("gimlet")
    try notebook.rate(gimlet, .two)
    let report = try notebook.moveIn(from: try world.write(try sample(2), to: "database.json"))
    #expect(report.ratings == .init(new: 0, unchanged: 1))
    #expect(try world.open().snapshot.marks(of: gimlet.id).rating == .two)
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
