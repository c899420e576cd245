import RecipeImport
import Testing

@Suite("Cooklang: front matter")
struct FrontMatterTests {
  private func metadata(_ text: String) throws -> [CooklangMetadata.Entry] {
    try CooklangParser().parse(text, file: "f.cook").metadata.entries
  }

  @Test("texts, lists, tables and empty keys are read with their lines")
  func values() throws {
    let text = """
      ---
      title: "Gin: a story"
      tags: [sour, 3]
      image:
      source:
        url: https://example.org
      swaps:
        - {for: gin, use: vodka}
      odd: [[1]]
      ---
      """

    #expect(
      try metadata(text) == [
        .init(key: "title", value: .text("Gin: a story"), line: 2),
        .init(key: "tags", value: .list(["sour", "3"]), line: 3),
        .init(key: "image", value: .text(""), line: 4),
        .init(key: "source.url", value: .text("https://example.org"), line: 6),
        .init(key: "swaps", value: .records([["for": "gin", "use": "vodka"]]), line: 7),
        .init(key: "odd", value: .deeper, line: 9),
      ]
    )
  }

  @Test("older metadata lines are read too, and do not replace the front matter")
  func olderMetadata() throws {
    #expect(
      try metadata("---\ntitle: A\n---\n>> Title: B\n>> servings: 2\nStir.") == [
        .init(key: "title", value: .text("A"), line: 2),
        .init(key: "servings", value: .text("2"), line: 5),
      ]
    )
  }

  @Test(
    "broken front matter names its line",
    arguments: [
      (
        "---\ntitle: A",
        "f:1: cannot read the front matter: the closing line is missing; "
          + "end the front matter with a line ---"
      ),
      (
        "---\ntitle: A\ntitle: B\n---",
        "f: cannot read the front matter: 'title' occurs twice; "
          + "put quotes around any text that contains a colon"
      ),
      (
        "---\ntitle: A: B\n---",
        "f:2: cannot read the front matter: mapping values are not allowed in this context; "
          + "put quotes around any text that contains a colon"
      ),
      (
        "---\n- a\n---",
        "f:2: cannot read the front matter: expected a list of keys and values; "
          + "write each line as key: value"
      ),
    ]
  )
  func broken(_ text: String, _ message: String) throws {
    #expect(try importFailure(text) == message)
  }

  @Test("aliases cannot multiply: an anchor is refused before YAML is parsed")
  func anchors() throws {
    var bomb = "---\na0: &a0 [x, x, x, x, x, x, x, x, x]\n"
    for level in 1...20 {
      bomb += "a\(level): &a\(level) [\(String(repeating: "*a\(level - 1),", count: 9))]\n"
    }

    #expect(
      try importFailure(bomb + "---\n@gin")
        == "f:2: cannot read the front matter: anchors (&name) are not supported; "
        + "write out the value, or put a space after the &"
    )
    #expect(try metadata("---\ntitle: Gin & Tonic?a=1&b=2\n---").count == 1)
  }

  @Test(
    "nesting without end and front matter without end are refused",
    arguments: [
      "[", "{a: ", "- ", "? ", "[\n", "a: b\n",
    ]
  )
  func nesting(_ piece: String) throws {
    let yaml = String(repeating: piece, count: 20_000)
    let message = try #require(try importFailure("---\n\(yaml)\n---\n@gin"))
    let isRefused =
      message.contains("nested too deeply") || message.contains("bytes; shorten the front matter")

    #expect(isRefused, "\(message)")
  }
}
