import RecipeImport
import Testing

@Suite("Cooklang: text to document")
struct CooklangParserTests {
  private func document(_ text: String) throws -> CooklangDocument {
    try CooklangParser().parse(text, file: "f.cook")
  }

  @Test("a preparation in parentheses belongs to the ingredient before it, also without braces")
  func preparations() throws {
    let text = "Mix @onion{1}(peeled (thinly), cut) and @garlic(minced) #bowl{}(no) (aside)"

    #expect(
      try document(text).steps == [
        [
          .text("Mix "),
          .ingredient(
            .init(
              name: "onion",
              amount: CooklangAmount(written: "1"),
              preparation: "peeled (thinly), cut"
            )
          ),
          .text(" and "),
          .ingredient(.init(name: "garlic", preparation: "minced")),
          .text(" "),
          .cookware(.init(name: "bowl")),
          .text("(no) (aside)"),
        ]
      ]
    )
  }

  @Test("parentheses that are not closed, or do not touch the ingredient, are text")
  func openParentheses() throws {
    #expect(
      try document("@salt{}(to taste").steps == [
        [.ingredient(.init(name: "salt")), .text("(to taste")]
      ]
    )
    #expect(
      try document("@salt (fine)").steps == [
        [.ingredient(.init(name: "salt")), .text(" (fine)")]
      ]
    )
  }

  @Test("sections and notes are not steps, and a note ends the step above it")
  func blocks() throws {
    let text = """
      = Dough
      Mix @flour{200%g}.
      > Sift it.
      > Twice.
      == The Filling ==
      Combine
      it.

      ===
      """

    #expect(
      try document(text).blocks == [
        .section("Dough"),
        .step([
          .text("Mix "),
          .ingredient(.init(name: "flour", amount: .init(written: "200", unit: "g"))),
          .text("."),
        ]),
        .note("Sift it.\nTwice."),
        .section("The Filling"),
        .step([.text("Combine it.")]),
        .section(nil),
      ]
    )
  }

  @Test("a backslash at the end of a line is a line break")
  func lineBreaks() throws {
    #expect(try document("Lay out.\\\nTop\\  \nServe\\").steps == [[.text("Lay out.\nTop\nServe")]])
  }

  @Test("a comment on its own line does not end the step around it")
  func comments() throws {
    let text = "Add -- now\n-- later\nthe [- many\n\nlines -] gin\n[- alone -]\nand --- ice"

    #expect(try document(text).steps == [[.text("Add  the  gin and --- ice")]])
    #expect(try document("[- open\n\nAdd [-").steps == [[.text("[- open")], [.text("Add [-")]])
  }

  @Test("another recipe is an ingredient with its path")
  func references() throws {
    let sauce = CooklangDocument.Ingredient(
      name: "Hollandaise",
      amount: CooklangAmount(written: "150", unit: "g"),
      reference: "./sauces/Hollandaise"
    )
    let dough = CooklangDocument.Ingredient(name: "Dough", reference: "../Dough")

    #expect(
      try document("Pour @./sauces/Hollandaise{150%g} on @../Dough.").ingredients == [sauce, dough]
    )
  }

  @Test("braces without an end, and markers without a name, are text")
  func brokenMarkers() throws {
    #expect(
      try document("@gin{2%oz and @ #{} @{} ~").steps == [
        [.ingredient(.init(name: "gin")), .text("{2%oz and @ #{} @{} ~")]
      ]
    )
  }

  @Test("a name stops at the next marker when no brace comes first")
  func nameBorders() throws {
    #expect(
      try document("@salt and @black pepper{}").ingredients.map(\.name) == ["salt", "black pepper"]
    )
    #expect(try document("@black\npepper{}").ingredients.map(\.name) == ["black"])
  }

  @Test("every kind of line end separates lines", arguments: ["\n", "\r\n", "\r", "\u{2028}"])
  func lineEnds(_ end: String) throws {
    #expect(try document("one\(end)two\(end)\(end)three").steps.count == 2)
  }

  @Test("a step of 5,000 markers, or 100,000, is read in one pass")
  func manyMarkers() throws {
    let count = inputSize(5_000, full: 100_000)
    #expect(try document(String(repeating: "@a", count: count)).ingredients.count == count)
    for piece in ["@a{", "@a{}(", "@ ", "[-", "~{", "@./", "-- [-\n", "@a(#(", "a\n"] {
      let text = String(repeating: piece, count: 2 * count / piece.utf8.count)
      #expect(try document(text).blocks.count <= 1, "\(piece)")
    }
  }
}
