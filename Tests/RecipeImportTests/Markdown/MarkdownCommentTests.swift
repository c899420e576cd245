import RecipeModel
import Testing

@testable import RecipeImport

@Suite("Comments in Markdown")
struct MarkdownCommentTests {
  private func copy(_ comment: String) -> String? {
    MarkdownParser("# A\n\(comment)\n## Ingredients\n- tea").recipes.first?.copy
  }

  @Test("a comment may have any number of lines, and what follows it is read")
  func lines() {
    #expect(copy("<!-- whatcanimake: a -->") == "a")
    #expect(copy("<!-- whatcanimake:\n  a  \r\n\n b\n-->") == "a  b")
    #expect(copy("<!-- whatcanimake: a --\n> b --> c") == "a -- > b")
    #expect(copy("<!-- whatcanimake: a -->\n<!-- b -->") == "a")
    #expect(copy("<!---->\n<!-- other: a -->") == nil)
    #expect(MarkdownParser("<!-- a\n# B -->\n# C").recipes.map(\.title) == ["C"])
  }

  @Test("a comment that never ends hides the rest")
  func unclosed() {
    #expect(MarkdownParser("# A\n<!-- x\n# B\n").recipes.map(\.title) == ["A"])
  }

  @Test(
    "many lines in a comment, or in anything else, take linear time",
    arguments: [
      "\n", "---\n", "<!--\n", "<!-- -->\n", "# B\n", "- a\n", "a\n", "\\\n", "## Steps\n",
    ]
  )
  func linear(_ line: String) {
    let count = inputSize(20_000, full: 300_000)
    let clock = ContinuousClock()
    for start in ["# A\n", "# A\n<!-- x\n"] {
      let text = start + String(repeating: line, count: count)
      let time = clock.measure { _ = MarkdownParser(text) }
      #expect(time < .seconds(count / 5_000), "\(start)")
    }
  }
}
