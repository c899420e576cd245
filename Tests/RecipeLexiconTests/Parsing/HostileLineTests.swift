import RecipeLexicon
import RecipeModel
import Testing

@Suite("Ingredient lines that nobody would cook")
struct HostileLineTests {
  static let lines: [String] = [
    "", " ", "\n", ",", ",,,", "(", ")", "((", "))", "/", "-", "1/", "/1", "1-", "1 -", "1/0",
    "0/0",
    "½½½", "1 1 1 1", "2 x x x", "x", "of", "of of", "a", "a a", "a few", "half", "half half",
    "\u{0}\u{1B}[2J salt", "\u{202E}salt", "1 (", "1 (14", "1 (14 oz", "1 oz/", "1 oz plus",
    "juice of", "juice and", "zest and juice of", "to", "for", "garnish", "garnish with",
    "optional",
    "1 cup (", "1 clove", "finely", "finely chopped", "large", ", chopped", "1 each", "1 oz or",
    "👩‍🍳 1 🧅", "e\u{301}".repeated(10_000), "1.2.3.4", "1,2,3,4", "1..2", "99999999999999999999",
    "x 4", "(4)", "a x 99999999999999999999", "a 1/0", "a (1 l", "a 1 l)", "a ()", "a 0 l",
    "a,,,,,,,",
    "a x x x x x x x x x x x x x x x 4",
  ]

  @Test("any text is kept, and every quantity is a finite number", arguments: lines)
  func survives(text: String) throws {
    let parser = try KitchenWords.parser()
    let lines = [
      parser.parse(text), parser.parseStock(text), parser.parse(measure: text, name: "x"),
    ]
    for line in lines {
      #expect(line.text.hasPrefix(text) || line.text == "x")
      for amount in line.amounts { expectSound(amount) }
    }
  }

  @Test(
    "a line without a printable character has no name",
    arguments: ["", " ", "\n", "\t \r\n", "\u{1B}"]
  )
  func blank(text: String) throws {
    let parser = try KitchenWords.parser()
    #expect(parser.parse(text) == IngredientLine(text: text, name: ""))
    #expect(parser.parse(measure: nil, name: text) == IngredientLine(text: text, name: ""))
    #expect(parser.parse(measure: "1 cup", name: text).name.isEmpty)
  }

  @Test("a line of a million digits is a name")
  func millionDigits() throws {
    let text = String(repeating: "9", count: 1_000_000)
    let line = try KitchenWords.parser().parse(text)
    #expect(line == IngredientLine(text: text, name: text))
  }

  @Test("brackets may nest as deep as a line is long")
  func nestedBrackets() throws {
    let depth = 100_000
    let text =
      "salt " + String(repeating: "(", count: depth) + String(repeating: ")", count: depth)
    let line = try KitchenWords.parser().parse(text)
    #expect(line.name == "salt")
    #expect(line.text == text)
  }

  @Test("a line of nothing but descriptions keeps its words, and a noun among them ends it")
  func describedWithoutNoun() throws {
    let parser = try KitchenWords.parser()
    #expect(parser.parse("a - fresh, a").name == "fresh a")
    #expect(parser.parse("fresh, basil, torn").name == "fresh basil")
    #expect(parser.parse(measure: "blob", name: "fresh, basil, torn").name == "fresh basil")
  }

  @Test("control characters reach no field but the text")
  func controlCharacters() throws {
    let line = try KitchenWords.parser().parse("1\u{1B} cup\u{7} sugar\u{0}")
    #expect(line.name == "sugar")
    #expect(line.amounts == [Amount(quantity: 1, unit: "cup")])
  }

  /// Patterns that a parser with look-ahead could read again and again.
  static let patterns = [
    "1 cup sugar, ", "(", "salt (", "1/", "1 ", "a ", "of ", "chopped ", "chopped, ", "finely ",
    "and ", "large or ", "x ", "2-", "1 oz/", "to taste ", "juice and ", "sugar, salt, ", "1 (",
    "½", "-", "+1 oz", "tinned ", "1 can ", "or ", "topping ", "1 2/3 ", "\"", "up to ", "about ",
    "1 (1 oz/", ",", "a-", "é", "salt x ", "salt, 1 l, ", "a,", "a;", "- a\n", "very a, ",
    "(a, ", "fresh: ",
  ]

  @Test(
    "a line four times as long takes about four times as long, not sixteen",
    arguments: patterns
  )
  func linearTime(pattern: String) throws {
    let copies = 4_000 / pattern.utf8.count
    try expectLinear(copies) { String(repeating: pattern, count: $0) }
  }

  /// Lines of a head, a body and a tail that are each repeated, and a word or two at their ends.
  static let shapes: [[String]] = [
    ["salt ", "finely ", "", "x"],
    ["salt and ", "finely ", "chopped ", ","],
    ["", "1 clove/", "(2)", ""],
    ["garlic ", "(1 kg each)", "(2 kg each)", ""],
    ["1 kg", "/1 kg", " can can can", " x"],
    ["a", ", a", " - a", "; 1"],
  ]

  @Test(
    "a line of two parts that both grow takes about four times as long, not sixteen",
    arguments: shapes
  )
  func linearShape(shape: [String]) throws {
    try expectLinear(1_000) { copies in
      shape[0] + String(repeating: shape[1], count: copies)
        + String(repeating: shape[2], count: copies) + shape[3]
    }
  }
}

/// Expects that four times as many copies take much less than sixteen times as long.
private func expectLinear(_ copies: Int, line: (Int) -> String) throws {
  let parser = try KitchenWords.parser()
  let (short, long) = (line(copies), line(copies * 4))
  let clock = ContinuousClock()
  func duration(_ text: String) -> Duration {
    clock.measure {
      _ = parser.parseStock(text)
      _ = parser.parse(measure: text, name: "x")
    }
  }
  // A busy machine can slow down any one measurement, but makes no parser faster.
  let isLinear = (0..<5).contains { _ in
    duration(long) <= duration(short) * 9 + .milliseconds(20)
  }
  #expect(isLinear)
}

private func expectSound(_ amount: Amount) {
  if let quantity = amount.quantity {
    #expect(quantity.isFinite && quantity >= 0)
    if let upper = amount.quantityMax { #expect(upper.isFinite && upper > quantity) }
  } else {
    #expect(amount.quantityMax == nil)
  }
}

extension String {
  /// The string again and again.
  fileprivate func repeated(_ count: Int) -> String { String(repeating: self, count: count) }
}
