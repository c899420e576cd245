import RecipeLexicon
import Testing

@Suite("A mistake in the flavours")
struct FlavourErrorTests {
  typealias Mistake = LexiconErrorTests.Mistake

  static let flavours = "flavours.tsv"
  static let abc = LexiconErrorTests.abc

  static let mistakes = [
    Mistake(
      "a carrier that no row defines",
      SmallLexicon.files(abc, flavours: "sour||a\nsweet||b; d"),
      .unknownIngredient("d"),
      (flavours, 3)
    ),
    Mistake(
      "something left out that no row defines",
      SmallLexicon.files(abc, flavours: "sour||a; -d"),
      .unknownIngredient("d"),
      (flavours, 2)
    ),
    Mistake(
      "a flavour without carriers",
      SmallLexicon.files(abc, flavours: "sour|tart|"),
      .nothingCarries("sour"),
      (flavours, 2)
    ),
    Mistake(
      "a flavour that leaves out all its carriers",
      SmallLexicon.files("a|||-\nb||a|-", flavours: "\nsour||b; -a"),
      .nothingCarries("sour"),
      (flavours, 3)
    ),
    Mistake(
      "a flavour in two rows",
      SmallLexicon.files(abc, flavours: "sour||a\nSour||b"),
      .nameTaken(name: "sour", by: "Sour", and: "sour"),
      (flavours, 2)
    ),
    Mistake(
      "an alias of two flavours",
      SmallLexicon.files(abc, flavours: "sour|tangy|a\nsharp|Tangy|b"),
      .nameTaken(name: "tangy", by: "sharp", and: "sour"),
      (flavours, 2)
    ),
    Mistake(
      "a flavour called like an ingredient that does not carry it",
      SmallLexicon.files("a|bitters||-\nb|||-", flavours: "bitter||b"),
      .notCarried(word: "bitter", by: "a"),
      (flavours, 2)
    ),
    Mistake(
      "an alias called like an ingredient that is left out",
      SmallLexicon.files("a|||-\nb||a|-", flavours: "bitter|b|a; -b"),
      .notCarried(word: "b", by: "b"),
      (flavours, 2)
    ),
    Mistake(
      "an empty flavour",
      SmallLexicon.files(abc, flavours: "sour||a\n|x|b"),
      .emptyName,
      (flavours, 3)
    ),
    Mistake(
      "a column too many in a flavour",
      SmallLexicon.files(abc, flavours: "sour||a|b"),
      .wrongColumns(found: 4, expected: 3),
      (flavours, 2)
    ),
  ]

  @Test("is named with its file and line", arguments: mistakes)
  func mistake(_ mistake: Mistake) {
    #expect(throws: mistake.error) { try IngredientLexicon(files: mistake.files) }
  }
}
