import RecipeImport
import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The collections of files")
struct FileCollectionsTests {
  let world: TinyWorld

  init() throws { world = try TinyWorld() }

  private func drinks(_ line: String, ids: Bool = false) -> String {
    let records = ["Negroni", "Gimlet"].enumerated().map { place, name in
      "{\(ids ? "\"id\":\(place + 1)," : "")\"name\":\"\(name)\",\"ingredients\":[\"\(line)\"],"
        + "\"steps\":[\"Stir.\"]}"
    }
    return "[\(records.joined(separator: ","))]"
  }

  /// The ids of what came from files, ascending, each with its first line.
  private func imported(_ kitchen: Kitchen) throws -> [String] {
    try kitchen.browse(RecipeFilter(), containing: [], order: .name)
      .map(\.id).filter { $0.source != "classic" }.sorted()
      .map { "\($0) \(try kitchen.recipe(named: $0.description).lines[0].text)" }
  }

  @Test(
    "two files with the same names, or the same ids, both have all their dishes, in either order",
    arguments: [false, true],
    [["iba.json", "mybar.json"], ["mybar.json", "iba.json"]]
  )
  func twoFiles(ids: Bool, order: [String]) throws {
    try world.write(drinks("gin", ids: ids), to: "iba.json")
    try world.write(drinks("rum", ids: ids), to: "mybar.json")
    for name in order {
      #expect(try world.importing([name]).report.counts == [2, 0, 0, 0])
    }
    let (report, kitchen) = try world.importing(order.reversed())
    #expect(report.counts == [0, 0, 4, 0])
    let native = ids ? ["1", "2"] : ["gimlet", "negroni"]
    #expect(
      try imported(kitchen)
        == native.map { "iba:\($0) gin" } + native.map { "mybar:\($0) rum" }
    )
  }

  @Test(
    "an import says of its own dishes alone that they share a row, whatever came in the same second"
  )
  func joined() throws {
    try world.write(drinks("gin"), to: "iba.json")
    try world.write(drinks("gin"), to: "mybar.json")
    try world.write(#"[{"name":"Pie","ingredients":["rum"],"steps":["Bake."]}]"#, to: "pies.json")
    _ = try world.importing(["iba.json"])
    let second = try world.importing(["mybar.json"]).report
    #expect(second.joined.map(\.id.source) == ["mybar", "mybar"])
    #expect(try world.importing(["pies.json"]).report.joined == [])
  }

  @Test("of two files called alike the second has a collection of its own, and that is said once")
  func sameFileName() throws {
    try world.write(drinks("gin"), to: "a/data.json")
    try world.write(drinks("rum"), to: "b/data.json")
    #expect(try world.importing(["a/data.json"]).report.displaced == [])
    let (report, kitchen) = try world.importing(["b/data.json"])
    #expect(report.counts == [2, 0, 0, 0])
    #expect(report.displaced.map(\.name) == ["data-2"])
    #expect(report.displaced.map(\.taken) == ["data"])
    #expect(report.displaced[0].owner.hasSuffix("/a/data.json"))
    #expect(
      try imported(kitchen) == [
        "data-2:gimlet rum", "data-2:negroni rum", "data:gimlet gin", "data:negroni gin",
      ]
    )
    let again = try world.importing(["b/data.json", "a/data.json"]).report
    #expect(again.counts == [0, 0, 4, 0])
    #expect(again.displaced == [])

    let update = try world.importing(["b/data.json"], collection: "data")
    #expect(update.report.counts == [0, 2, 0, 0])
    #expect(try imported(update.kitchen).contains("data:negroni rum"))
  }

  @Test("a changed record changes its own dish, wherever it stands, and one in front of it is new")
  func moved() throws {
    func row(_ name: String, _ line: String) -> String { "\(name),\(line)\n" }
    try world.write("name,ingredients\n" + row("Fizz", "gin"), to: "bar.csv")
    _ = try world.importing(["bar.csv"])
    try world.write(
      "name,ingredients\n" + row("Fizz", "rum") + row("Fizz", "gin"),
      to: "bar.csv"
    )
    let (report, kitchen) = try world.importing(["bar.csv"])
    #expect(report.counts == [1, 0, 1, 0])
    #expect(try imported(kitchen) == ["bar:fizz gin", "bar:fizz-2 rum"])
  }

  @Test("files of one recipe each are in the collection of their folder, however they are called")
  func folder() throws {
    for (file, line) in [("one", "gin"), ("two", "rum")] {
      try world.write(
        "---\ntitle: Fizz\n---\n\nStir @\(line){60%ml}.\n",
        to: "Bar Book/\(file).cook"
      )
      #expect(try world.importing(["Bar Book/\(file).cook"]).report.counts == [1, 0, 0, 0])
    }
    let (report, kitchen) = try world.importing(["Bar Book/two.cook", "Bar Book/one.cook"])
    #expect(report.counts == [0, 0, 2, 0])
    #expect(try imported(kitchen) == ["bar-book:fizz 60 ml gin", "bar-book:fizz-2 60 ml rum"])
  }

  @Test("no file gets a name that sources or the program's own dishes have")
  func reserved() throws {
    for name in ["classic", "own", "copy", "thecocktaildb", "csv"] {
      try world.write(drinks("gin"), to: "\(name).json")
      let kitchen = try world.importing(["\(name).json"]).kitchen
      #expect(try kitchen.recipe(named: "\(name)-file:negroni").name == "Negroni")
    }
    #expect(CollectionName.name(for: "Größe & Co. 2") == "größe-co.2")
    #expect(CollectionName.name(for: "..") == nil)
  }

  @Test("an export that comes back says which dishes it is about, and changes none of another file")
  func export() throws {
    try world.write(drinks("gin"), to: "bar.json")
    var dishes = try world.importing(["bar.json"]).kitchen.recipes([
      DishID("bar:gimlet"), DishID("bar:negroni"), DishID("classic:daiquiri"),
    ])
    let export = RecipeExport(parser: try LineReading(world.places).parser)
    for format in [ExportFormat.csv, .jsonld, .markdown] {
      try world.write(try #require(export.single(dishes, as: format)), to: "out.\(format)")
      #expect(try world.importing(["out.\(format)"]).report.counts == [0, 0, 3, 0])
    }
    let elsewhere = try TinyWorld()
    try elsewhere.write(try #require(export.single(dishes, as: .csv)), to: "out.csv")
    let moved = try elsewhere.importing(["out.csv"])
    #expect(moved.report.counts == [2, 0, 1, 0])
    #expect(try moved.kitchen.recipe(named: "bar:gimlet").lines == dishes[0].lines)

    dishes[0].summary = "Mine."
    try world.write(try #require(export.single(dishes, as: .csv)), to: "out.csv")
    let (report, kitchen) = try world.importing(["out.csv"])
    #expect(report.counts == [1, 0, 2, 0])
    #expect(try kitchen.recipe(named: "out:gimlet").summary == "Mine.")
    #expect(try kitchen.recipe(named: "bar:gimlet").summary == nil)
  }

  @Test("what came with the program stands behind what was taken in at the same time")
  func newest() throws {
    try world.write(drinks("gin"), to: "zz.json")
    let kitchen = try world.importing(["zz.json"]).kitchen
    let newest = try kitchen.browse(RecipeFilter(), containing: [], order: .newest)
    #expect(newest.map(\.name).prefix(2) == ["Gimlet", "Negroni"])
    #expect(newest.prefix(2).map { $0.id.source } == ["zz", "zz"])
  }
}
