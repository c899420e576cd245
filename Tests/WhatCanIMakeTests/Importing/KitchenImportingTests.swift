import JSONCoding
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Importing")
struct KitchenImportingTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
  }

  private let records = (1...12).map {
    drinkRecord($0, "Drink \($0)", ["Gin", $0 % 2 == 0 ? "Lime" : "Rum"])
  }

  @Test("a second import of the same file changes nothing, not even a byte of the index")
  func twice() throws {
    try world.write(drinksFile(records), to: "drinks.json")
    let first = try world.importing(["drinks.json"])
    let bytes = try readBytes(world.places.index)
    let second = try world.importing(["drinks.json"], now: TinyWorld.time + 60)

    #expect(first.report.counts == [12, 0, 0, 0])
    #expect(second.report.counts == [0, 0, 12, 0])
    #expect(second.kitchen.index.generation == 2)
    #expect(try readBytes(world.places.index) == bytes)
    #expect(second.kitchen.index.fileBytes() == bytes)
    #expect(world.markedGeneration == first.kitchen.index.generation)
  }

  @Test("the index has the same bytes whatever order the records and files came in")
  func anyOrder() throws {
    // The fingerprint holds the time of change of every data file, so the data is shared.
    var all: [[UInt8]] = []
    for (number, rotation) in [0, 5, 7].enumerated() {
      let order = Array(records[rotation...] + records[..<rotation])
      try world.write(drinksFile(order.reversed()), to: "a\(number).json")
      let places = KitchenPaths(data: world.places.data, store: "\(world.folder.path)/s\(number)")
      let kitchen = try Kitchen.importing(
        [try OutsideFile("\(world.folder.path)/a\(number).json")],
        format: nil,
        into: places,
        now: TinyWorld.time
      ).kitchen
      all.append(kitchen.index.fileBytes())
      #expect(try Kitchen.verifying(places).index.fileBytes() == all[0])
    }
    #expect(all == [all[0], all[0], all[0]])
  }

  @Test("a changed record is counted as changed, and keeps the time at which it came")
  func changed() throws {
    try world.write(drinksFile([drinkRecord(1, "Old Name", ["Gin"])]), to: "drinks.json")
    _ = try world.importing(["drinks.json"], now: 1000)
    try world.write(drinksFile([drinkRecord(1, "New Name", ["Gin"])]), to: "drinks.json")
    let (report, kitchen) = try world.importing(["drinks.json"], now: 2000)

    #expect(report.counts == [0, 1, 0, 0])
    let dish = try kitchen.browse(RecipeFilter(), containing: [], order: .name)
      .filter { $0.id.source == "thecocktaildb" }
    #expect(dish.map(\.name) == ["New Name"])
    #expect(dish.map(\.addedAt) == [1000])
  }

  @Test("a bad record among good ones is reported with its place, and the good ones go in")
  func badRecord() throws {
    try world.write(
      drinksFile([records[0], "{\"idDrink\":\"77\"}", "17", records[1]]),
      to: "drinks.json"
    )
    try world.write("nothing to see", to: "notes.txt")
    let (report, kitchen) = try world.importing(["notes.txt", "drinks.json"])

    #expect(report.counts == [2, 0, 0, 3])
    #expect(
      report.problems.map(\.file) == [
        "\(world.folder.path)/notes.txt", "\(world.folder.path)/drinks.json",
        "\(world.folder.path)/drinks.json",
      ]
    )
    #expect(report.problems.map(\.place) == [.file, .record(2), .record(3)])
    #expect(kitchen.dishNames.count == 10)
  }

  @Test("a record repeated within one import counts once, the repeat as unchanged")
  func repeats() throws {
    try world.write(drinksFile([records[0], records[0], records[1]]), to: "drinks.json")
    try world.write(drinksFile([records[1]]), to: "more.json")

    #expect(try world.importing(["drinks.json", "more.json"]).report.counts == [2, 0, 2, 0])
  }

  @Test(
    "a file of which nothing can be read is an error, and changes nothing",
    arguments: [
      "", " \n", "{\"drinks\":[{\"idDrink\":", "hello", "[1]", "{\"drinks\":null}", "null",
    ]
  )
  func nothingReadable(text: String) throws {
    let before = try world.open().index.fileBytes()
    try world.write(text, to: "file")
    let reason = try reason { _ = try world.importing(["file"]) }

    guard case .nothingImported(let problems) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(problems.map(\.file) == ["\(world.folder.path)/file"])
    #expect(try readBytes(world.places.index) == before)
  }

  @Test("an absent file or a folder stops the import before anything is taken in")
  func absentFile() throws {
    try world.write(drinksFile(records), to: "drinks.json")
    let absent = try reason { _ = try world.importing(["drinks.json", "absent.json"]) }
    let folder = try reason { _ = try world.importing(["drinks.json", "data"]) }

    guard case .noSuchFile = absent, case .isFolder = folder else {
      Issue.record("\(String(describing: absent)), \(String(describing: folder))")
      return
    }
    #expect(try world.open().dishNames.count == 8)
  }

  @Test("a Cooklang file becomes a dish of its folder, named by its title")
  func cooklang() throws {
    try world.write(
      "---\ntitle: Süße Suppe!\nkind: meal\n---\n\nHeat @water{1%l} with @sugar{10%g}.\n",
      to: "Soups/soup.cook"
    )
    let kitchen = try world.importing(["Soups/soup.cook"]).kitchen

    #expect(try kitchen.dish(named: "soups:süße-suppe").description == "soups:süße-suppe")
    #expect(
      try kitchen.ids(MatchRequest(have: ["sugar"], missingAtMost: 0)) == [
        "soups:süße-suppe"
      ]
    )
  }

  @Test("imported dishes stay when the collection changes")
  func collectionChanges() throws {
    try world.write(drinksFile(records), to: "drinks.json")
    _ = try world.importing(["drinks.json"])
    try removeItem("\(world.places.data)/recipes/cocktails/gimlet.cook")
    let kitchen = try world.open()

    #expect(kitchen.dishNames.count == 19)
    #expect(!kitchen.dishNames.contains("Gimlet"))
  }

  @Test("the catalogue counts its mentions, the resolved ones, and names the others")
  func catalogueInfo() throws {
    try world.write(
      drinksFile([
        drinkRecord(1, "One", ["Gin", "Star Dust"]), drinkRecord(2, "Two", ["Star dust", "Qqq"]),
      ]),
      to: "drinks.json"
    )
    let info = try world.importing(["drinks.json"]).kitchen.catalogueInfo()

    #expect(info.dishes == 10)
    #expect(info.ingredients == 24)
    #expect(info.mentions == 26)
    #expect(info.resolved == 22)
    #expect(
      info.sources == [
        MentionCount(source: "classic", dishes: 8, mentions: 22, resolved: 21),
        MentionCount(source: "thecocktaildb", dishes: 2, mentions: 4, resolved: 1),
      ]
    )
    #expect(info.unresolved.map(\.count) == [2, 1, 1])
    #expect(info.unresolved.map { $0.name.lowercased() } == ["star dust", "moon dust", "qqq"])
    #expect(info.indexBytes == (try readBytes(world.places.index).count))
  }

  @Test("a line is taken apart and its ingredient named")
  func lineReading() throws {
    var reading = try LineReading(world.places)
    #expect(
      reading.read("2 oz fresh lime juice").json.jsonText
        == #"{"input":"2 oz fresh lime juice","quantity":2,"quantityMax":null,"unit":"oz","#
        + #""amounts":[{"quantity":2,"quantityMax":null,"unit":"oz"}],"size":null,"#
        + #""name":"fresh lime juice","ingredient":"lime juice","preparation":null,"#
        + #""comment":null,"purpose":null,"optional":false}"#
    )
    #expect(reading.read("butter or margarine").ingredient == "butter or margarine")
    #expect(reading.read("white wine vinegar").ingredient == nil)
    #expect(reading.read("").ingredient == nil)
  }
}
