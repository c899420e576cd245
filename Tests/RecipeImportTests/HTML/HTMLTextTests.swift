import Testing

@testable import RecipeImport

@Suite("HTML to text")
struct HTMLTextTests {
  @Test(
    "tags go, references are read once, and what is neither stays",
    arguments: [
      ("plain", "plain"), ("a<b>b</b>c", "abc"), ("a<br/>b<BR >c", "a\nb\nc"),
      ("<p>a</p><p>b</p>", "\na\n\nb\n"), ("<a href=\"x\">y</a>", "y"), ("a < b > c", "a < b > c"),
      ("1<2", "1<2"), ("a<", "a<"), ("a<b", "a<b"), ("a<b<i>c</i>", "a<bc"), ("<!-- no -->a", "a"),
      ("a<script>alert(1)<b>x</b></script>b<style>p{}</style>", "ab"), ("<script>open", ""),
      ("a<!-- b", "a<!-- b"), ("<!-- a < b > -->c", "c"), ("&nbsp;&#146;&eacute;", "\u{A0}’é"),
      ("&amp;lt;", "&lt;"), ("&#65;&#x42;&#0;&#xD800;", "AB\u{FFFD}\u{FFFD}"),
      ("&nope; & &", "&nope; & &"),
      ("&frac12;é", "½é"),
    ]
  )
  func text(_ markup: String, _ text: String) {
    #expect(HTMLText.plain(markup) == text)
  }

  @Test("unclosed tags and references take linear time")
  func linear() {
    let clock = ContinuousClock()
    for piece in ["<a", "<", "&", "&#", "<script", "<script><", "<!--"] {
      let markup = String(repeating: piece, count: inputSize(4_000, full: 100_000))
      let time = clock.measure { _ = HTMLText.plain(markup) }
      #expect(time < .seconds(5), "\(piece)")
    }
  }
}
