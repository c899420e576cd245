import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Bits that flip inside a notebook")
struct NotebookDamageTests {
  static let dishes = [gimlet.id, DishID("own:anna-1")]

  /// A notebook of two people, and what each of them and nobody reads of it.
  struct Original {
    let bytes: Data
    let expected: [(reader: Person?, contents: NotebookContents)]

    init() throws {
      let folder = try TemporaryFolder()
      let people = try ["anna", "ben"].map(person)
      let store = try NotebookStore(folder)
      for person in people { try fill(store, for: person) }
      expected = try (people + [nil]).map { reader in
        (reader, try store.contents(of: reader, about: NotebookDamageTests.dishes))
      }
      bytes = try FileBytes(folder.notebook).bytes
    }
  }

  @Test(
    "one flipped bit anywhere never gives a wrong answer, and what verify accepts is whole",
    arguments: SeededGenerator.seeds(2, full: 40)
  )
  func anyBit(seed: UInt64) throws {
    let original = try Original()
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<50 {
      let offset = Int.random(in: 0..<original.bytes.count, using: &generator)
      let bit = UInt8.random(in: 0..<8, using: &generator)
      try check(original, flipping: 1 << bit, at: offset)
    }
  }

  @Test("no bit of the bytes in use gives a wrong answer", arguments: SeededGenerator.seeds(1))
  func usedBytes(seed: UInt64) throws {
    let original = try Original()
    var generator = SeededGenerator(seed: seed &+ 1_000)
    let used = original.bytes.indices.filter { original.bytes[$0] != 0 }
    for _ in 0..<(SeededGenerator.seeds(100, full: 2_000).count) {
      let offset = used[Int.random(in: 0..<used.count, using: &generator)]
      let bit = UInt8.random(in: 0..<8, using: &generator)
      try check(original, flipping: 1 << bit, at: offset)
    }
  }

  private func check(_ original: Original, flipping bits: UInt8, at offset: Int) throws {
    let folder = try TemporaryFolder()
    var bytes = original.bytes
    bytes[offset] ^= bits
    try bytes.write(to: URL(fileURLWithPath: folder.notebook))
    do {
      let store = try #require(try NotebookStore(readingOnly: folder.notebook))
      var isWhole = true
      let (reader, expected) = original.expected[offset % original.expected.count]
      try store.read(reader) { reader in
        let differences = Self.differences(reader, expected)
        #expect(differences.wrong == [], "byte \(offset), bits \(bits)")
        isWhole = differences.failed == 0
      }
      try store.verify()
      #expect(isWhole, "verify accepts what cannot be read: byte \(offset), bits \(bits)")
    } catch let error as StorageError {
      #expect(!error.description.contains("\n") && !error.description.contains("delete it"))
    }
  }

  /// Which methods of the reader answer otherwise, and how many throw.
  private static func differences(
    _ reader: NotebookReader,
    _ expected: NotebookContents
  ) -> (wrong: [String], failed: Int) {
    var wrong: [String] = []
    var failed = 0
    func compare<Value: Equatable>(
      _ name: String,
      _ value: Value,
      _ read: () throws -> Value
    ) {
      do {
        if try read() != value { wrong.append(name) }
      } catch {
        failed += 1
      }
    }
    compare("people", expected.people) { try reader.people() }
    compare("pantry", expected.pantry) { try reader.pantry() }
    compare("shopping", expected.shopping) { try reader.shopping() }
    compare("history", expected.history) { try reader.history() }
    compare("cooked", expected.cooked) { try reader.history(.cooked) }
    compare("opinions", expected.opinions) { try reader.opinions() }
    compare("books", expected.books) { try reader.books() }
    compare("favourite lists of books", expected.favoriteBookLists) {
      try reader.favoriteBookLists()
    }
    compare("seen lists of books", expected.seenBookLists) { try reader.seenBookLists() }
    compare("marks", expected.marks) { try reader.marks() }
    compare("everyonesMarks", expected.everyonesMarks) { try reader.everyonesMarks() }
    compare("favorites", expected.favorites) { try reader.favorites() }
    compare("kept", expected.kept) { try reader.keptDishes() }
    compare("ratings", expected.ratings) { try reader.ratings() }
    compare("notes", expected.notes) { try reader.notes() }
    compare("remarks", expected.remarks) { try reader.remarks() }
    compare("lists", expected.lists) { try reader.lists() }
    compare("ownRecipes", expected.ownRecipes) { try reader.ownRecipes() }
    compare("deletedRecipes", expected.deletedRecipes) { try reader.deletedRecipes() }
    compare("visibleRecipes", expected.visibleRecipes) { try reader.recipeIDs().visible }
    compare("catalogue", expected.catalogue) { try reader.catalogueRecipes() }
    compare("generation", expected.generation) { try reader.fact(.recipesGeneration) }
    for line in expected.dishes {
      compare("marks(of:)", line.marks) { try reader.marks()[line.dish] ?? .none }
      compare("kept(_:)", line.kept) { try reader.kept(line.dish) }
      compare("note(on:)", line.note) { try reader.note(on: line.dish) }
      compare("review(of:)", line.review) { try reader.review(of: line.dish) }
      compare("remarks(on:)", line.remarks) { try reader.remarks(on: line.dish) }
      compare("ownRecipe(_:)", line.ownRecipe) { try reader.ownRecipe(line.dish) }
    }
    return (wrong, failed)
  }
}
