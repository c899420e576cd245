import JSONCoding
import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("Fields that a file has no words for")
struct PlainPartsTests {
  @Test(
    "are taken up at once as they are by taking the recipe apart",
    arguments: SeededGenerator.seeds(200, full: 5_000)
  )
  func twins(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let recipe = WrittenRecipes.random(using: &random, number: 1)
    let values: [JSONValue] = [
      .text("meal"), .text("a:b"), .text(" x "), .text(""), .bool(false), .null, .number("1"),
      .text("origin:c"),
    ]
    let keys = [
      "kind", "id", "isPlain", "category", "cuisine", "glass", "method", "summary", "name",
    ]
    let parts = (0..<Int.random(in: 1...3, using: &random)).compactMap { _ in
      UnsaidPart(
        name: keys.randomElement(using: &random) ?? "",
        value: values.randomElement(using: &random) ?? .null
      )
    }
    guard let taken = recipe.taking(plain: parts) else { return }
    var all = try #require(RecipeParts(recipe))
    all.add(parts)
    let expected = taken.isWithinImportLimits ? taken : nil
    #expect(all.recipe.map(exactly) == expected.map(exactly), "\(parts)")
  }
}
