import Foundation
import JSONCoding
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

/// Bits that flip below the file system in a file of SQLite, which trusts what it reads.
@Suite("Bits that flip in the catalogue or the notebook where no time stamp shows it")
struct DatabaseRotTests {
  let world: KeepingWorld
  /// A copy of the store as it was.
  let sound: String

  init() throws {
    world = try KeepingWorld()
    sound = "\(world.folder.path)/sound"
    let notebook = try world.notebook()
    _ = try notebook.addToPantry(["gin 500 ml", "lime", "sugar"])
    _ = try notebook.createRecipe(
      WrittenRecipe(title: "Night Fizz", kind: .cocktail, ingredients: ["10 ml gin"])
    )
    let kitchen = try world.open()
    _ = try notebook.addFavorites([try kitchen.find("Gimlet"), try kitchen.find("Daiquiri")])
    try notebook.setNote("Less sugar.", on: try kitchen.find("Gimlet"))
    let records = (1...40).map { drinkRecord($0, "Pink Gin \($0)", ["Gin", "Lime"]) }
    let file = try world.write(drinksFile(records), to: "drinks.json")
    _ = try Kitchen.importing(
      [try OutsideFile(file)],
      format: nil,
      into: world.places,
      now: KeepingWorld.time
    )
    _ = try world.open()
    try FileManager.default.copyItem(atPath: world.places.store, toPath: sound)
  }

  enum StoredFile: CaseIterable {
    case catalogue, notebook

    func path(in places: KitchenPaths) -> String {
      self == .catalogue ? places.cache : places.notebook
    }
  }

  /// What each question is answered by a store as it is now; nil where it is said that something is wrong.
  private func answers() throws -> [(question: String, answer: String?)] {
    let isSound = try Kitchen.checkup(of: world.places).isSound
    let kitchen = try? world.open()
    let isTold = kitchen.map { !$0.notices.isEmpty || $0.snapshot.fault != nil } ?? true
    func asked(_ question: String, _ ask: (Kitchen) throws -> String) throws -> (String, String?) {
      guard let kitchen, !isTold else { return (question, nil) }
      do {
        return (question, try ask(kitchen))
      } catch is KitchenError {
        return (question, nil)
      }
    }
    return [
      ("doctor", isSound ? "sound" : nil),
      try asked("match") { try $0.sampleAnswer() },
      try asked("search") {
        try $0.search(["gin"], DishSelection(), order: nil).json("dishes").jsonText
      },
      try asked("export --all") {
        try $0.exportedText(try $0.recipes(.everything), as: .csv) ?? ""
      },
      try asked("show") { kitchen in
        let dish = try kitchen.find("Gimlet")
        return "\(dish.recipe) \(try kitchen.note(on: dish)?.text ?? "")"
      },
      try asked("favorite list") { "\(try $0.favorites().map(\.recipe))" },
      try asked("export") { try $0.exportedNotebook() },
    ]
  }

  /// Flips a bit: any, or one of a byte that is not empty.
  private func flip(_ path: String, _ generator: inout SeededGenerator) throws -> Int {
    var bytes = try readBytes(path)
    var bit = 0
    let isAny = Bool.random(using: &generator)
    repeat {
      bit = Int.random(in: 0..<bytes.count * 8, using: &generator)
    } while !isAny && bytes[bit / 8] == 0
    let times = try FileManager.default.attributesOfItem(atPath: path)
    bytes[bit / 8] ^= 1 << UInt8(bit % 8)
    try writeBytes(bytes, to: path)
    let time = [FileAttributeKey.modificationDate: times[.modificationDate] as Any]
    try FileManager.default.setAttributes(time, ofItemAtPath: path)
    return bit
  }

  @Test(
    "every answer is as it was, or it is said that something is wrong",
    arguments: StoredFile.allCases,
    SeededGenerator.seeds(2, full: 134)
  )
  func flips(file: StoredFile, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let expected = try answers()
    #expect(expected.allSatisfy { $0.answer != nil })
    for _ in 0..<15 {
      try restore()
      let bit = try flip(file.path(in: world.places), &generator)
      for (sound, found) in zip(expected, try answers()) {
        let isAsBefore = found.answer == nil || found.answer == sound.answer
        #expect(isAsBefore, "\(found.question), bit \(bit)")
      }
    }
  }

  private func restore() throws {
    try removeItem(world.places.store)
    try FileManager.default.copyItem(atPath: sound, toPath: world.places.store)
  }
}
