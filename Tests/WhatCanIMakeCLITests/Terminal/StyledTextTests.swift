import Testing

@testable import WhatCanIMakeCLI

@Suite("Text for a terminal")
struct StyledTextTests {
  private func lines(_ text: StyledText, _ width: Int) -> [String] {
    text.wrapped(to: width).map { $0.rendered(hasColour: false) }
  }

  @Test("breaks at spaces, and never inside a word, however it is styled")
  func wrapping() {
    var text = StyledText("needs ")
    text.add("simple syrup", .wanted)
    text.add(", then stir")
    #expect(lines(text, 12) == ["needs simple", "syrup, then", "stir"])
    #expect(lines(text, 4) == ["needs", "simple", "syrup,", "then", "stir"])
    #expect(lines(text, 80) == ["needs simple syrup, then stir"])
    #expect(lines("", 10) == [""])
  }

  @Test("measures wide characters as two columns and accents as none")
  func width() {
    #expect(displayWidth("餃子") == 4)
    #expect(displayWidth("cre\u{301}pe") == 5)
    #expect(displayWidth("🍸") == 2)
    #expect(lines("餃子 餃子", 8) == ["餃子", "餃子"])
    #expect(lines("餃子 餃子", 9) == ["餃子 餃子"])
  }

  @Test("has one pair of escape codes a run of one style, and none without colour")
  func rendering() {
    var text = StyledText("gin ", .strong)
    text.add("fizz", .strong)
    text.add(" now")
    #expect(text.rendered(hasColour: true) == "\u{1B}[1mgin fizz\u{1B}[0m now")
    #expect(text.rendered(hasColour: false) == "gin fizz now")
  }

  @Test("keeps a space that must not break in its line, as a plain space")
  func noBreak() {
    #expect(lines("Sour\u{A0}35 · Highball\u{A0}21", 14) == ["Sour 35 ·", "Highball 21"])
  }

  @Test(
    "lets nothing through that a terminal would obey or a reader not see",
    arguments: [
      ("\u{1B}[31mred", "[31mred"), ("a\u{7}b", "ab"), ("a\u{9B}2Jb", "a2Jb"), ("a\nb\tc", "a b c"),
      ("a\u{202E}b", "ab"), ("a\u{2066}b\u{2069}", "ab"), ("a\u{200B}b", "ab"),
      ("a\u{2028}b", "a b"), ("a\u{E0041}b", "ab"), ("Crème 🍸", "Crème 🍸"),
    ]
  )
  func safety(text: String, shown: String) {
    #expect(StyledText(text).rendered(hasColour: false) == shown)
  }

  @Test("is clipped with an ellipsis, however long it is")
  func clipping() {
    #expect(clipped("gin", to: 5) == "gin")
    #expect(clipped("ginger", to: 5) == "ging…")
    #expect(clipped(String(repeating: "x", count: 1_000_000), to: 5) == "xxxx…")
  }
}
