import RecipeLexicon
import RecipeModel
import Testing

/// What is judged where no row has a name, in a lexicon of a few rows.
@Suite("What a product is judged as that nobody has a row for")
struct ProductHeadsTests {
  private static func lexicon(heads: String) throws -> IngredientLexicon {
    var files = SmallLexicon.files(
      """
      crisp|||dairy?
      filled pastry|||gluten dairy?
      breaded meat|||meat? gluten
      savoury sauce|||gluten? soy?
      liqueur|||class alcohol
      prawn|shrimp||shellfish
      beef|||meat
      dried beef|biltong||meat
      egg|||egg
      cheese|||dairy
      pear|||-
      onion|||-
      flaked almond|almond slice||nut
      vanilla extract|vanilla||alcohol?
      """,
      others: [
        (
          "sauces",
          """
          black bean sauce|||soy
          bean|||-
          """
        ), ("drinks", "cider|||alcohol\nherb liqueur||liqueur|-\n"),
      ],
      contains: "dried beef|beef\nblack bean sauce|bean\n"
    )
    files.heads = SmallLexicon.file("heads.tsv", "judged as|ends in\n" + heads)
    return try IngredientLexicon(files: files)
  }

  private static let heads = """
    -|of; pack; crispy; smoked; vanilla; flavour
    +|stuffed; topped
    * savoury sauce|sticky
    =|sauces; drinks
    crisp|
    filled pastry|slice; pie
    breaded meat|nugget
    savoury sauce|sauce
    """

  @Test(
    "the head first, then all that the words say beside it",
    arguments: [
      ("prawn crisps", "crisp: prawn"), ("crisps, prawn", "crisp: prawn"),
      ("pack of smoked prawn crisps", "crisp: prawn"), ("vanilla crisps", "crisp:"),
      ("cheese topped prawn pie", "filled pastry: cheese, prawn"),
      ("beef in black bean sauce", "beef: black bean sauce"),
      ("pear black bean sauce", "black bean sauce: pear"),
      ("cider pear", "cider: pear"), ("biltong beef", "dried beef:"),
      ("crisps onion black bean sauce", "black bean sauce: crisp, onion"),
      ("sticky beef", "beef: savoury sauce"), ("sticky pear crisps", "crisp: pear"),
      ("smoked black bean sauce with onion", "black bean sauce: onion"),
      ("85% pear crisps", "crisp: pear"), ("vegan nuggets", "breaded meat: breaded meat"),
    ]
  )
  func judged(name: String, expected: String) throws {
    let lexicon = try Self.lexicon(heads: Self.heads)
    let asked = try #require(lexicon.product(on: IngredientLine(text: name, name: name)))
    let named = asked.named.map { lexicon.name(of: $0.ingredient) }.sorted()
    let text = lexicon.name(of: asked.ingredient) + ":"
    #expect(
      ([text] + (named.isEmpty ? [] : [named.joined(separator: ", ")])).joined(separator: " ")
        == expected
    )
  }

  @Test(
    "nothing, where a word is not known, nobody says of what, or the whole is more than its parts",
    arguments: [
      "prawn dumplings", "crispy nuggets", "stuffed pear", "egg beef", "beef onion",
      "prawn or beef crisps",
      "pear liqueur", "crisps",
    ]
  )
  func unjudged(name: String) throws {
    let lexicon = try Self.lexicon(heads: Self.heads)
    #expect(lexicon.product(on: IngredientLine(text: name, name: name)) == nil)
  }

  @Test("a longer name that is no product does not take a head's place: almond slices are cake")
  func rawNames() throws {
    let lexicon = try Self.lexicon(heads: Self.heads)
    let asked = try #require(
      lexicon.product(on: IngredientLine(text: "", name: "pear almond slices"))
    )
    #expect(lexicon.name(of: asked.ingredient) == "filled pastry")
    #expect(asked.named.map { lexicon.name(of: $0.ingredient) }.contains("flaked almond"))
  }

  @Test(
    "a row that names no ingredient, no shelf or an ending twice is refused",
    arguments: [
      ("crips|chip\n", "crips"), ("=|cellar\n", "cellar"),
      ("crisp|chip\nsavoury sauce|chips\n", "chips"),
    ]
  )
  func refused(heads: String, word: String) throws {
    let error = try #require(throws: LexiconError.self) { _ = try Self.lexicon(heads: heads) }
    #expect(error.description.hasPrefix("heads.tsv:"))
    #expect(error.description.contains(word))
  }
}
