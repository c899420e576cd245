import Foundation
import RecipeImport
import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Importing long files part by part")
struct LongImportTests {
  /// Ends an import as if the process had ended there.
  private struct Stop: Error {}

  private static let sizes = ImportSizes(wholeBytes: 0, partRecords: 7, partBytes: 300)

  /// What the catalogue's files say of the dishes.
  private struct Dump: Equatable {
    var dishes: [CachedDish]
    var generation: Int
    var report: [Int]
    var problems: [ImportError]
  }

  private func table(_ rows: Int, using generator: inout SeededGenerator) -> String {
    var text = ",title,ingredients,directions,link,source,NER\n"
    for row in 0..<rows {
      let number = Int.random(in: 0..<10, using: &generator) == 0 ? row / 2 : row
      let gin = ["gin", "rum", "\u{301}"].randomElement(using: &generator) ?? ""
      text += Int.random(in: 0..<12, using: &generator) == 0 ? "\(number),,\"[]\",,,,\n" : ""
      text +=
        "\(number),Dish \(row % 31),\"[\"\"\(gin)\"\", \"\"lime\"\"]\",\"[\"\"Stir.\"\"]\",,,\n"
    }
    return text
  }

  private func long(_ rows: Int, using generator: inout SeededGenerator) -> String {
    "name,ingredient,measure\n"
      + (0..<rows).map { row in
        let name = Int.random(in: 0..<rows / 3, using: &generator)
        return Int.random(in: 0..<15, using: &generator) == 0
          ? ",gin,1\n" : "Dish \(name),\(row % 2 == 0 ? "gin" : "lime"),\(row % 5)\n"
      }.joined()
  }

  private func lines(_ count: Int, using generator: inout SeededGenerator) -> String {
    (0..<count).map { line in
      let name = Int.random(in: 0..<count, using: &generator)
      return line % 9 == 8 ? "{]\n" : "{\"name\":\"J \(name)\",\"ingredients\":[\"gin \(line)\"]}\n"
    }.joined()
  }

  private func dump(_ world: TinyWorld, _ report: ImportReport) throws -> Dump {
    let cache = try RecipeCache(readingOnly: world.places.cache)
    try cache.verify()
    var dishes: [CachedDish] = []
    let generation = try cache.forEachRecipe { recipe, addedAt in
      dishes.append(CachedDish(recipe: recipe, addedAt: addedAt))
    }
    return Dump(
      dishes: dishes,
      generation: generation,
      report: report.counts + [report.failed],
      problems: report.problems.map { ImportError($0.reason, file: "", place: $0.place) }
    )
  }

  private func importing(
    _ names: [String],
    _ world: TinyWorld,
    sizes: ImportSizes = Self.sizes,
    now: Int = TinyWorld.time,
    progress: @escaping (ImportProgress) throws -> Void = { _ in }
  ) throws -> (report: ImportReport, kitchen: Kitchen) {
    try Kitchen.importing(
      names.map { try OutsideFile("\(world.folder.path)/\($0)") },
      format: nil,
      into: world.places,
      now: now,
      sizes: sizes,
      progress: progress
    )
  }

  private func write(_ world: TinyWorld, seed: UInt64) throws -> [String] {
    var generator = SeededGenerator(seed: seed)
    try world.write(table(60, using: &generator), to: "a.csv")
    try world.write(long(60, using: &generator), to: "b.csv")
    try world.write(lines(40, using: &generator), to: "c.jsonl")
    try world.write(drinksFile([drinkRecord(1, "Pink Gin", ["Gin"]), "7"]), to: "d.json")
    try world.write("nothing to see", to: "e.txt")
    return ["a.csv", "b.csv", "c.jsonl", "d.json", "e.txt"]
  }

  @Test(
    "stopped after any parts and begun again it gives what it gives undisturbed",
    arguments: SeededGenerator.seeds(3, full: 60)
  )
  func resumed(seed: UInt64) throws {
    let undisturbed = try TinyWorld()
    let names = try write(undisturbed, seed: seed)
    var parts = 0
    let done = try importing(names, undisturbed) { _ in parts += 1 }
    let expected = try dump(undisturbed, done.report)
    #expect(parts >= 20)

    let world = try TinyWorld()
    _ = try write(world, seed: seed)
    var generator = SeededGenerator(seed: seed)
    var stops = 0
    var records = 0
    while true {
      var left = Int.random(in: 1...12, using: &generator)
      do {
        // Dishes have the time at which the import began, whenever it goes on.
        let done = try importing(names, world, now: TinyWorld.time + stops) { progress in
          #expect(progress.records >= records)
          records = max(records, progress.records)
          left -= 1
          if left == 0, progress.bytes < progress.totalBytes { throw Stop() }
        }
        let found = try dump(world, done.report)
        #expect(found.report == expected.report)
        #expect(found.problems == expected.problems)
        #expect(found.generation == expected.generation)
        #expect(found.dishes.count == expected.dishes.count)
        for (one, other) in zip(found.dishes, expected.dishes) { #expect(one == other) }
        #expect(done.kitchen.dishNames == (try world.open().dishNames))
        break
      } catch is Stop {
        stops += 1
        #expect(world.markedGeneration == nil)
      }
    }
    #expect(stops > 0)
  }

  @Test(
    "parts give the dishes and the report of the whole",
    arguments: SeededGenerator.seeds(3, full: 60)
  )
  func whole(seed: UInt64) throws {
    let (parts, whole) = (try TinyWorld(), try TinyWorld())
    let names = try write(parts, seed: seed)
    _ = try write(whole, seed: seed)
    let inParts = try importing(names, parts)
    let atOnce = try importing(names, whole, sizes: ImportSizes())
    let (one, other) = (try dump(parts, inParts.report), try dump(whole, atOnce.report))

    #expect(one.report == other.report)
    #expect(one.problems == other.problems)
    #expect(
      one.dishes.sorted { $0.recipe.id < $1.recipe.id }
        == other.dishes.sorted { $0.recipe.id < $1.recipe.id }
    )
    let again = try importing(names, parts, now: TinyWorld.time + 9)
    #expect(again.report.counts.prefix(2) == [0, 0])
    #expect(try dump(parts, inParts.report) == one)
  }

  @Test("a file that became another one, or another import, begins anew")
  func another() throws {
    let world = try TinyWorld()
    let names = try write(world, seed: 1)
    var parts = 0
    #expect(throws: Stop.self) {
      try importing(names, world) { _ in
        parts += 1
        if parts == 9 { throw Stop() }
      }
    }
    try world.write("name,ingredients\n" + (0..<30).map { "N\($0),gin\n" }.joined(), to: "a.csv")
    var first: Int?
    let (_, kitchen) = try importing(["a.csv"], world) { first = first ?? $0.records }
    #expect(first == 7)
    #expect(kitchen.dishNames.filter { $0.hasPrefix("N") }.count == 30)
    let cache = try RecipeCache(readingOnly: world.places.cache)
    #expect(try ImportState(in: cache) == nil)
  }

  @Test("what a file says of the built-in dishes is treated as in one piece")
  func reserved() throws {
    let world = try TinyWorld()
    let other = "{\"id\":\"x\",\"name\":\"X\",\"ingredients\":[\"gin\"]}\n"
    let gimlet = try world.open().recipes([DishID("classic:gimlet")])
    var changed = gimlet[0]
    changed.summary = "Otherwise."
    let export = RecipeExport(parser: try LineReading(world.places).parser)
    for (file, recipe) in [("a.csv", gimlet[0]), ("b.csv", changed)] {
      try world.write(try #require(export.single([recipe], as: .csv)), to: file)
    }
    #expect(try importing(["a.csv"], world).report.counts == [0, 0, 1, 0])
    let (report, kitchen) = try importing(["b.csv"], world)
    #expect(report.counts == [1, 0, 0, 0])
    #expect(try kitchen.recipe(named: "copy:classic-gimlet").summary == "Otherwise.")
    #expect(try importing(["b.csv"], world).report.counts == [0, 0, 1, 0])
    try world.write(other + other, to: "o.jsonl")
    #expect(try importing(["o.jsonl"], world).report.counts == [1, 0, 1, 0])
  }

  @Test("only the first problems are told, and all are counted")
  func manyProblems() throws {
    let world = try TinyWorld()
    let rows = Array(repeating: ",gin\n", count: 1_500).joined()
    try world.write("name,ingredients\nA,gin\n" + rows, to: "a.csv")
    let sizes = ImportSizes(wholeBytes: 0, partRecords: 400, partBytes: 1 << 20)
    let (report, _) = try importing(["a.csv"], world, sizes: sizes)
    #expect(report.failed == 1_500)
    #expect(report.problems.map(\.place) == (3..<1_003).map { .line($0) })
  }

  @Test("files of which nothing can be read are an error, and leave no state behind")
  func nothing() throws {
    let world = try TinyWorld()
    try world.write("name,ingredients\n,gin\n", to: "a.csv")
    try world.write("name,ingredients\n", to: "b.csv")
    try world.write("hello", to: "c.txt")
    let reason = try reason { _ = try importing(["a.csv", "b.csv", "c.txt"], world) }
    guard case .nothingImported(let problems) = reason else {
      Issue.record("\(String(describing: reason))")
      return
    }
    #expect(problems.map(\.place) == [.line(2), .file, .file])
    #expect(try world.open().dishNames.count == 8)
  }
}
