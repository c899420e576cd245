import RecipeModel
import Testing

@Suite("Values that are the same byte by byte")
struct SameBytesTests {
  @Test("every text of a recipe is compared")
  func everyText() {
    let recipe = RecipeTests.full
    #expect(Set(recipe.texts.compactMap { $0 }) == Self.texts(in: recipe))
    #expect(recipe.lines.allSatisfy { Set($0.texts.compactMap { $0 }) == Self.texts(in: $0) })
  }

  @Test("the same letters in other bytes are not the same")
  func composed() {
    var (one, other) = (RecipeTests.full, RecipeTests.full)
    #expect(one.hasSameBytes(as: other))
    one.lines[1].comment = "caf\u{E9}"
    other.lines[1].comment = "cafe\u{301}"

    #expect(one == other)
    #expect(!one.hasSameBytes(as: other))
    #expect(!one.lines[1].hasSameBytes(as: other.lines[1]))
    #expect(one.lines[0].hasSameBytes(as: other.lines[0]))
  }

  @Test("a text that is not there is not the empty one, and numbers count")
  func others() {
    var (one, other) = (RecipeTests.full, RecipeTests.full)
    one.lines[1].comment = nil
    other.lines[1].comment = ""
    #expect(!one.hasSameBytes(as: other))

    other = one
    other.lines[1].amounts[0].quantity = 3
    #expect(!one.hasSameBytes(as: other))
  }

  /// Every text that is anywhere in a value.
  private static func texts(in value: Any) -> Set<String> {
    if let text = value as? String { return [text] }
    if value is Recipe.Kind || value is IngredientLine.Role { return [] }
    return Mirror(reflecting: value).children.reduce(into: []) { $0.formUnion(texts(in: $1.value)) }
  }
}
