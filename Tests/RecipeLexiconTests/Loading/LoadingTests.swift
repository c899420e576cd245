import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@Suite("Reading the lexicon's files")
struct LoadingTests {
  @Test(
    "the flags column says what an ingredient carries; empty means that nobody has looked",
    arguments: [
      ("-", [], []), ("", .unknown, []), ("gluten?", [], .gluten), ("gluten", .gluten, []),
      ("fish gluten? soy", [.fish, .soy], .gluten), ("?", .unknown, []),
      ("milk-free", nil, []), ("alcohol -", .alcohol, []), ("nut? peanut?", [], [.nut, .peanut]),
      ("class", [], []), ("staple", [], []), ("class dairy", .dairy, []),
    ] as [(String, DietFlags?, DietFlags)]
  )
  func flags(column: String, flags: DietFlags?, possible: DietFlags) {
    let lexicon = try? SmallLexicon.make("x|||\(column)")

    #expect(lexicon?.taxonomy.flags == flags.map { [$0] })
    #expect(lexicon?.taxonomy.possibleFlags == flags.map { _ in [possible] })
    #expect(lexicon?.taxonomy.isClass == flags.map { _ in [column.hasPrefix("class")] })
    #expect(lexicon?.taxonomy.isStaple == flags.map { _ in [column == "staple"] })
  }

  @Test("a row that ends early has unknown flags")
  func shortRow() throws {
    #expect(try SmallLexicon.make("x").taxonomy.flags == [.unknown])
  }

  @Test("a shelf has the title that its file states, or else its file's name")
  func ingredientGroups() throws {
    let files = LexiconFiles(ingredients: [
      SmallLexicon.file("ingredients/wines.tsv", "name|also|is|flags\nport|||-"),
      SmallLexicon.file(
        "ingredients/bar.tsv",
        "# kept by hand\n# shelf:  Bar & more \nname|also|is|flags\ngin|||-"
      ),
    ])

    let lexicon = try IngredientLexicon(files: files)

    #expect(lexicon.ingredientGroups.strings == ["Bar & more", "wines"])
    #expect(lexicon.ingredients.strings == ["gin", "port"])
    #expect(
      (0..<2).map { lexicon.ingredientGroup(of: IngredientID($0)) } == ["Bar & more", "wines"]
    )
  }

  @Test("ingredients are in the order of their names' bytes, aliases in the order of the file")
  func order() throws {
    let lexicon = try SmallLexicon.make(
      "zest|||-\nbrandy|eau de vie; Brandies; aqua vitae||-\nBitters|||-"
    )

    #expect(lexicon.ingredients.strings == ["Bitters", "brandy", "zest"])
    #expect(lexicon.aliases(of: IngredientID(1)) == ["eau de vie", "Brandies", "aqua vitae"])
    #expect(lexicon.aliases(of: IngredientID(2)) == [])
    #expect(
      lexicon.names.names.strings == ["aqua vitae", "bitter", "brandy", "eau de vie", "zest"]
    )
  }

  @Test("an alias marked as a plural is shown without the mark")
  func pluralAlias() throws {
    let lexicon = try SmallLexicon.make("black pepper|pepper||-\nbell pepper|=peppers||-")

    #expect(lexicon.aliases(of: IngredientID(0)) == ["peppers"])
    #expect(lexicon.canonicalName(of: "peppers") == "bell pepper")
    #expect(lexicon.canonicalName(of: "pepper") == "black pepper")
  }

  @Test("lines that end in CR LF read as those that end in LF")
  func lineEnds() throws {
    func crlf(_ file: LexiconFiles.File) -> LexiconFiles.File {
      LexiconFiles.File(
        path: file.path,
        text: file.text.split(separator: "\n").joined(separator: "\r\n")
      )
    }
    let files = SmallLexicon.files(
      "gin|dry gin||alcohol\nlime|||-\nlime juice|||-",
      made: "lime juice|lime|squeeze",
      contains: "gin|lime",
      swaps: "gin|lime||sour",
      words: "fresh|quality|bar"
    )
    var converted = files
    converted.ingredients = files.ingredients.map(crlf)
    converted.made = files.made.map(crlf)
    converted.contains = files.contains.map(crlf)
    converted.swaps = files.swaps.map(crlf)
    converted.words = crlf(files.words)
    try #require(converted.ingredients[0].text.utf8.contains(13))

    #expect(try IngredientLexicon(files: converted) == IngredientLexicon(files: files))
  }

  @Test("the order in which files are given does not matter")
  func fileOrder() throws {
    let files = ["wines", "bar", "herbs"].map {
      SmallLexicon.file("ingredients/\($0).tsv", "name|also|is|flags\n\($0) thing|||-")
    }

    let lexicon = try IngredientLexicon(files: LexiconFiles(ingredients: files))

    #expect(lexicon.ingredientGroups.strings == ["bar", "herbs", "wines"])
    #expect(try IngredientLexicon(files: LexiconFiles(ingredients: files.reversed())) == lexicon)
  }
}
