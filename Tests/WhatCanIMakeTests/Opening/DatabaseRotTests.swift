import Foundation
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
    _ = try Kitchen.importing([file], format: nil, into: world.places, now: KeepingWorld.time)
    _ = try world.open()
    try FileManager.default.copyItem(atPath: world.places.store, toPath: sound)
  }

  enum StoredFile: CaseIterable {
    case catalogue, notebook

    func path(in places: KitchenPlaces) -> String {
      self == .catalogue ? places.cache : places.notebook
    }
  }

  enum Question: CaseIterable {
    case match, search, everything, show, favorites, notebook, checkup
  }

  /// What is answered; nil where it is said that something is wrong.
  private func answer(_ question: Question) throws -> String? {
    do {
      if question == .checkup {
        let checkup = try Kitchen.checkup(of: world.places)
        return checkup.isSound ? "sound" : nil
      }
      let kitchen = try world.open()
      guard kitchen.notices.isEmpty, kitchen.belongings.fault == nil else { return nil }
      switch question {
      case .match: return try kitchen.sampleAnswer()
      case .search:
        let reply = try kitchen.search(["gin"], DishSelection(), order: nil)
        return kitchen.json("dishes", reply).text
      case .everything:
        return try kitchen.exportedText(try kitchen.recipes(.everything), as: .csv) ?? ""
      case .show:
        let dish = try kitchen.find("Gimlet")
        return "\(dish.recipe) \(try kitchen.note(on: dish)?.text ?? "")"
      case .favorites: return "\(try kitchen.favorites().map(\.recipe))"
      case .notebook: return try kitchen.exportedNotebook()
      case .checkup: return nil
      }
    } catch is KitchenError {
      return nil
    }
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
    let answers = try Question.allCases.map { try #require(try answer($0)) }
    for _ in 0..<15 {
      try restore()
      let bit = try flip(file.path(in: world.places), &generator)
      let flipped = try readBytes(file.path(in: world.places))
      for (question, expected) in zip(Question.allCases, answers) {
        let answer = try answer(question)
        #expect(answer == nil || answer == expected, "\(question), bit \(bit)")
        // What one question mended must not hide the damage from the next.
        if try readBytes(file.path(in: world.places)) != flipped {
          try restore()
          try writeBytes(flipped, to: file.path(in: world.places))
        }
      }
    }
  }

  private func restore() throws {
    try removeItem(world.places.store)
    try FileManager.default.copyItem(atPath: sound, toPath: world.places.store)
  }
}
