import Testing

@testable import RecipeDrawing

@Suite("Text in drawings")
struct EscapedTextTests {
  @Test(
    "a name that attacks is text and nothing else",
    arguments: [
      ("<script>alert(1)</script>", "&lt;script&gt;alert(1)&lt;/script&gt;"),
      ("\" onload=\"alert(1)", "&quot; onload=&quot;alert(1)"),
      ("]]>&amp;'", "]]&gt;&amp;amp;&#39;"),
      ("Crème de cassis", "Crème de cassis"),
      ("a\u{0}b\u{8}c\u{FFFE}d", "abcd"),
      ("two\nlines", "two lines"),
    ]
  )
  func attacks(_ name: String, _ written: String) {
    #expect(escaped(name) == written)
    let drawing = DrinkDrawing(name: name, glass: .coupe, layers: [])
    #expect(drawing.svgText.contains("<title>\(written)</title>"))
  }

  @Test("a name without an end is cut")
  func long() {
    #expect(escaped(String(repeating: "a", count: 10_000)).count == 200)
  }

  @Test("lengths are written to a tenth and as short as they can be")
  func numbers() {
    let written = [0, 0.04, -0.04, 3, 12.25, -7.5, .nan, .infinity, 1e300].map { svg($0) }
    #expect(written == ["0", "0", "0", "3", "12.3", "-7.5", "0", "0", "0"])
    let shares = [-1, 0, 0.004, 0.05, 0.3, 0.25, 0.996, 1, 2, .nan].map { svg(share: $0) }
    #expect(shares == ["0", "0", "0", ".05", ".3", ".25", "1", "1", "1", "0"])
  }
}
