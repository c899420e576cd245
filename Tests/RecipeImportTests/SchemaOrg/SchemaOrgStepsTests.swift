import RecipeModel
import Testing

@testable import RecipeImport

@Suite("References in the steps of schema.org")
struct SchemaOrgStepsTests {
  private let recipe = "\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":[\"leek\"]"

  private func imported(_ graph: [String]) throws -> ImportedRecipes {
    let text = "{\"@graph\":[" + graph.joined(separator: ",") + "]}"
    return try sampleReader().read(contentsOf: Array(text.utf8), file: "f", format: .schemaorg)
  }

  /// Sections that each name the next twice: `depth` of them stand for 2 to that power of steps.
  private func doubling(_ depth: Int, last: String) -> [String] {
    (0..<depth).map { level in
      let next = "{\"@id\":\"#\(level + 1)\"}"
      return """
        {"@id":"#\(level)","@type":"HowToSection","itemListElement":[\(next),\(next)]}
        """
    } + ["{\"@id\":\"#\(depth)\",\"@type\":\"HowToStep\",\(last)}"]
      + ["{\(recipe),\"recipeInstructions\":[{\"@id\":\"#0\"}]}"]
  }

  @Test("a step that references name more than once stands as often")
  func repeated() throws {
    let imported = try imported(doubling(2, last: "\"text\":\"Stir.\""))

    #expect(imported.recipes.map(\.steps) == [Array(repeating: "Stir.", count: 4)])
  }

  @Test(
    "references that double at each level are refused, with and without steps at their end",
    arguments: ["\"text\":\"Stir.\"", "\"url\":\"x\""]
  )
  func doubled(last: String) throws {
    let imported = try imported(doubling(30, last: last))

    #expect(imported.recipes == [])
    #expect(
      imported.problems.map(\.description).allSatisfy {
        $0.hasPrefix("f: record 1: recipeInstructions has 2000")
          && $0.hasSuffix(" bytes, and at most 200000 are allowed; shorten it")
      }
    )
    #expect(imported.problems.count == 1)
  }

  @Test("a thousand references to one long step are refused, and one is read")
  func long() throws {
    let text = String(repeating: "a", count: 10_000)
    let step = "{\"@id\":\"#s\",\"@type\":\"HowToStep\",\"text\":\"\(text)\"}"
    let references = Array(repeating: "{\"@id\":\"#s\"}", count: 1_000).joined(separator: ",")

    let one = try imported([step, "{\(recipe),\"recipeInstructions\":{\"@id\":\"#s\"}}"])
    #expect(one.recipes.map(\.steps) == [[text]])
    let many = try imported([step, "{\(recipe),\"recipeInstructions\":[\(references)]}"])
    #expect(many.recipes == [] && many.problems.count == 1)
  }

  @Test("a picture is looked for in the first references only, and in none that is long")
  func pictures() throws {
    // Together as many values as one text of this size may have, nearly.
    let blanks = Array(repeating: "\"\"", count: inputSize(20_000, full: 50_000))
      .joined(separator: ",")
    let long = "{\"@id\":\"#l\",\"@type\":\"ImageObject\",\"url\":[\(blanks)]}"
    let short = "{\"@id\":\"#i\",\"@type\":\"ImageObject\",\"url\":\"https://e.org/i\"}"
    let many = Array(repeating: "{\"@id\":\"#l\"}", count: inputSize(2_000, full: 20_000))
      .joined(separator: ",")

    let read = try imported([
      long, short, "{\(recipe),\"image\":[{\"@id\":\"#l\"},{\"@id\":\"#i\"}]}",
      "{\(recipe),\"url\":\"https://e.org/2\",\"image\":[\(many)]}",
    ])
    #expect(read.recipes.map(\.origin.image) == ["https://e.org/i", nil])
  }
}
