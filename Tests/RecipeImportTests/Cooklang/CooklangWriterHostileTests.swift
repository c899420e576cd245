import RecipeImport
import RecipeModel
import TestSupport
import Testing

@Suite("Hostile recipes written as Cooklang")
struct CooklangWriterHostileTests {
  static let texts = [
    "@gin{1%oz}", "#pan{}", "~{5%min}", "a -- comment", "a [- b -] c", "[--", "[---", "---", "----",
    ">> key: value", "> note", "= heading", "\\", "a\\", "a @ b # c ~ d", "{}", "}{", "%", "(", ")",
    "((", "a)b(c", "@", "a @", "./b", "../c", "&x", "a &b *c", "*x", "[[[", "{{", "- a", "? b",
    ": c",
    "null", "~", "true", "\"", "'", "a: b", "a #b", "!tag", "%YAML", "---\nkind: meal\n---", "a\nb",
    "a\n\nb", "a\r\nb", "\u{2028}x", "\u{0}a", "\u{1B}[2J", "\u{202E}a", "\u{FEFF}a", "\u{FFFF}a",
    "\u{85}", "e\u{301}", " \u{301}x", "\u{301}", "👩‍🍳", "or", "or x", "a or b", "x or", "exactly",
    "optional", "to taste", "a, or b", ",", " ", "", "1/2", "7k", "60 ml", "＠", "some", "a x",
    "gin(dry)",
  ]

  @Test("a name of hostile text stays one line of one recipe", arguments: texts)
  func oneText(text: String) throws {
    let line = IngredientLine(
      text: text,
      amounts: [Amount(quantity: 1, unit: text)],
      size: text,
      name: text,
      preparation: text,
      comment: text,
      purpose: text
    )
    let recipe = Recipe(
      id: DishID("classic:test"),
      name: text,
      kind: .cocktail,
      category: text,
      cuisine: text,
      glass: text,
      method: text,
      tags: [text, text + "2"],
      summary: text,
      lines: [line, IngredientLine(text: "", name: "gin"), line],
      swaps: [Recipe.Swap(required: text, substitute: text, note: text)],
      steps: [text, "Pour \(text) and gin.", text + " " + text],
      origin: RecipeOrigin(source: "classic", nativeID: "test", link: text)
    )
    try expectSame(recipe)
  }

  @Test("a swap of which nothing can be read again is left out", arguments: ["\u{0}", " \u{FEFF}"])
  func unseenSwap(text: String) throws {
    let recipe = Recipe(
      id: DishID("classic:test"),
      name: "Test",
      kind: .meal,
      lines: [IngredientLine(text: "", name: "gin")],
      swaps: [
        Recipe.Swap(required: text, substitute: "a"), Recipe.Swap(required: "a", substitute: text),
        Recipe.Swap(required: "a", substitute: "b"),
      ],
      origin: RecipeOrigin(source: "classic", nativeID: "test")
    )
    let written = CooklangWriter().text(of: recipe)
    let read = try lexiconReader().readCooklang(Array(written.utf8), file: "x", id: recipe.id)

    #expect(read.swaps == [Recipe.Swap(required: "a", substitute: "b")])
  }

  @Test(
    "any mix of such texts reads back with its lines and steps",
    arguments: SeededGenerator.seeds(60, full: 1000)
  )
  func mixes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    func text(_ most: Int) -> String {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        (Self.texts.randomElement(using: &random) ?? "") + ["", " "][Int(random.next() % 2)]
      }.joined()
    }
    let names = (0..<Int.random(in: 1...6, using: &random)).map { _ in
      Bool.random(using: &random)
        ? text(2) : ["gin", "lime", "egg"].randomElement(using: &random) ?? ""
    }
    let recipe = Recipe(
      id: DishID("classic:test"),
      name: text(3),
      kind: Bool.random(using: &random) ? .meal : .cocktail,
      category: text(2),
      tags: [text(2), text(2)],
      summary: text(4),
      lines: names.map {
        IngredientLine(
          text: "",
          amounts: Bool.random(using: &random)
            ? [Amount(quantity: Double(random.next() % 40) / 8, unit: text(1))] : [],
          name: $0,
          preparation: Bool.random(using: &random) ? text(2) : nil
        )
      },
      swaps: [Recipe.Swap(required: text(2), substitute: text(2), note: text(2))],
      steps: (0..<4).map { _ in text(2) + (names.randomElement(using: &random) ?? "") + text(2) },
      origin: RecipeOrigin(source: "classic", nativeID: "test")
    )
    try expectSame(recipe)
  }

  /// The recipe reads back with its name, its facts, and as many lines and steps, each the same but
  /// for the signs that had to change.
  private func expectSame(_ recipe: Recipe) throws {
    let written = CooklangWriter().text(of: recipe)
    let read = try lexiconReader().readCooklang(Array(written.utf8), file: "x", id: recipe.id)
    #expect(read.name == (plain(recipe.name) ?? "Untitled"))
    #expect(read.kind == recipe.kind)
    #expect(read.category == plain(recipe.category))
    #expect(read.glass == plain(recipe.glass))
    #expect(read.summary == plain(recipe.summary))
    #expect(read.lines.count == recipe.lines.count)
    for (line, original) in zip(read.lines, recipe.lines) {
      #expect(folded(line.name) == (plain(original.name).map(folded) ?? "?"))
      #expect(line.role == .required && !line.isExact)
    }
    let steps = recipe.steps.compactMap { step in
      let lines = step.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      let text = lines.map { folded(plain(String($0)) ?? "") }.joined(separator: "\n")
      return text.contains { !$0.isWhitespace } ? text.trimmingNewlines : nil
    }
    #expect(read.steps.suffix(steps.count).map { folded($0) } == steps)
    #expect((steps.count...steps.count + 1).contains(read.steps.count))
    for (swap, original) in zip(read.swaps, recipe.swaps) {
      #expect(swap.required == plain(original.required))
      #expect(swap.note == plain(original.note))
    }
  }

  /// One line without NUL and U+FEFF; nil when blank.
  private func plain(_ text: String?) -> String? {
    let words = (text ?? "").unicodeScalars.split(whereSeparator: \.properties.isWhitespace)
      .map { String($0) }.joined(separator: " ")
    let scalars = words.unicodeScalars.filter { $0.value != 0 && $0.value != 0xFEFF }
    let line = String(String.UnicodeScalarView(scalars))
    return line.unicodeScalars.allSatisfy(\.properties.isWhitespace) ? nil : line
  }

  /// Full-width forms as ASCII, and every run of hyphens and dashes as one.
  private func folded(_ text: String) -> String {
    var result = ""
    for scalar in text.unicodeScalars where scalar.value != 0 && scalar.value != 0xFEFF {
      let isFullWidth = (0xFF01...0xFF5E).contains(scalar.value)
      let sign = isFullWidth ? Unicode.Scalar(scalar.value - 0xFEE0) ?? scalar : scalar
      let isDash = sign == "-" || sign == "–"
      if isDash, result.last == "-" { continue }
      result.unicodeScalars.append(isDash ? "-" : sign)
    }
    return result
  }
}

extension String {
  fileprivate var trimmingNewlines: String {
    String(drop { $0 == "\n" }.reversed().drop { $0 == "\n" }.reversed())
  }
}
