import RecipeLexicon
import Testing

@Suite("A mistake in the lexicon's files")
struct LexiconErrorTests {
  /// A lexicon with one mistake, and what must be said about it.
  struct Mistake: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var files: LexiconFiles
    var error: LexiconError

    init(
      _ rule: String,
      _ files: LexiconFiles,
      _ reason: LexiconError.Reason,
      _ place: (String, Int)
    ) {
      testDescription = rule
      self.files = files
      error = LexiconError(reason, file: place.0, line: place.1)
    }
  }

  static let bar = "ingredients/bar.tsv"
  static let abc = "a|||-\nb|||-\nc|||-"

  static let inIngredients = [
    Mistake(
      "one name in two rows",
      SmallLexicon.files("gin|||-\nlime|||-\ngin|||-"),
      .nameTaken(name: "gin", by: "gin", and: "gin"),
      (bar, 4)
    ),
    Mistake(
      "an alias that is another's name",
      SmallLexicon.files("gin|||-\njuniper|dry; Gin||-"),
      .nameTaken(name: "Gin", by: "gin", and: "juniper"),
      (bar, 3)
    ),
    Mistake(
      "a plural of another's name",
      SmallLexicon.files("cherry|||-\nmorello|cherries||-"),
      .nameTaken(name: "cherries", by: "cherry", and: "morello"),
      (bar, 3)
    ),
    Mistake(
      "another's name with accents",
      SmallLexicon.files("creme|||-\nzabaione|Crème||-"),
      .nameTaken(name: "Crème", by: "creme", and: "zabaione"),
      (bar, 3)
    ),
    Mistake(
      "a name taken on another shelf",
      SmallLexicon.files("zest|||-", others: [(stem: "herbs", rows: "\nlime|zest||-")]),
      .nameTaken(name: "zest", by: "lime", and: "zest"),
      (bar, 2)
    ),
    Mistake(
      "a parent that no row defines",
      SmallLexicon.files("gin|||-\nsloe gin||liqueur|-"),
      .unknownIngredient("liqueur"),
      (bar, 3)
    ),
    Mistake(
      "a parent stated twice, under two names",
      SmallLexicon.files("gin|dry gin||-\nplymouth||gin; dry gins|-"),
      .repeated("the parent 'dry gins'"),
      (bar, 3)
    ),
    Mistake(
      "a kind of itself",
      SmallLexicon.files("gin||gin|-"),
      .cycle(["gin", "gin"]),
      (bar, 2)
    ),
    Mistake(
      "kinds in a circle",
      SmallLexicon.files("x||a|-\na||b|-\nb||c|-\nc||a|-"),
      .cycle(["a", "b", "c", "a"]),
      (bar, 3)
    ),
    Mistake(
      "an unknown flag",
      SmallLexicon.files("gin|||alcohol\nale|||hops"),
      .unknownFlag("hops"),
      (bar, 3)
    ),
    Mistake(
      "an unknown flag with a question mark",
      SmallLexicon.files("ale|||hops?"),
      .unknownFlag("hops?"),
      (bar, 2)
    ),
    Mistake(
      "a column too many",
      SmallLexicon.files("\n# note\ngin|||-|x"),
      .wrongColumns(found: 5, expected: 4),
      (bar, 4)
    ),
    Mistake("an empty name", SmallLexicon.files("gin|||-\n|dry gin||-"), .emptyName, (bar, 3)),
    Mistake("a name of marks", SmallLexicon.files("…|||-"), .emptyName, (bar, 2)),
    Mistake("an alias of marks", SmallLexicon.files("gin|'||-"), .emptyName, (bar, 2)),
  ]

  static let inRelations = [
    Mistake(
      "a product that no row defines",
      SmallLexicon.files(abc, made: "d|a|mix"),
      .unknownIngredient("d"),
      ("made/bar.tsv", 2)
    ),
    Mistake(
      "an input that no row defines",
      SmallLexicon.files(abc, made: "a|b|mix\na|b + d|mix"),
      .unknownIngredient("d"),
      ("made/bar.tsv", 3)
    ),
    Mistake(
      "a product made of nothing",
      SmallLexicon.files(abc, made: "a||mix"),
      .emptyName,
      ("made/bar.tsv", 2)
    ),
    Mistake(
      "made of itself by way of others",
      SmallLexicon.files(abc, made: "a|c|mix\nb|a|mix\nb|c|mix\nc|b|mix"),
      .cycle(["a", "c", "b", "a"]),
      ("made/bar.tsv", 2)
    ),
    Mistake(
      "made of itself",
      SmallLexicon.files(abc, made: "c|b|mix\nb|a + b|mix"),
      .cycle(["b", "b"]),
      ("made/bar.tsv", 3)
    ),
    Mistake(
      "a part that no row defines",
      SmallLexicon.files(abc, contains: "a|b; d"),
      .unknownIngredient("d"),
      ("contains/bar.tsv", 2)
    ),
    Mistake(
      "part of itself by way of others",
      SmallLexicon.files(abc, contains: "\nb|c\nc|b"),
      .cycle(["b", "c", "b"]),
      ("contains/bar.tsv", 3)
    ),
    Mistake(
      "a swap for itself, under two names",
      SmallLexicon.files("gin|dry gin||-", swaps: "dry gin|gin|1:1|"),
      .swapToItself("dry gin"),
      ("swaps/bar.tsv", 2)
    ),
    Mistake(
      "a swap stated twice",
      SmallLexicon.files(abc, swaps: "a|b|1:1|\na|c|1:1|\na|b|2:1|"),
      .repeated("the swap of 'b' for 'a'"),
      ("swaps/bar.tsv", 4)
    ),
    Mistake(
      "a substitute that no row defines",
      SmallLexicon.files(abc, swaps: "a|d|1:1|"),
      .unknownIngredient("d"),
      ("swaps/bar.tsv", 2)
    ),
    Mistake(
      "a column too many in a swap",
      SmallLexicon.files(abc, swaps: "a|b|1:1|good|x"),
      .wrongColumns(found: 5, expected: 4),
      ("swaps/bar.tsv", 2)
    ),
    Mistake(
      "a shelf that no file is for",
      SmallLexicon.files(abc, words: "fresh|quality|bar; cellar"),
      .malformed(field: "shelf", value: "cellar"),
      ("words.tsv", 2)
    ),
    Mistake(
      "an empty word",
      SmallLexicon.files(abc, words: "fresh|quality|\n|size|"),
      .emptyName,
      ("words.tsv", 3)
    ),
    Mistake(
      "a word that folds like another and has other shelves",
      SmallLexicon.files(abc, words: "skin on|quality|bar\nskin-on|quality|"),
      .repeated("the word 'skin-on', with other shelves,"),
      ("words.tsv", 3)
    ),
  ]

  @Test("is named with its file and line", arguments: inIngredients + inRelations)
  func mistake(_ mistake: Mistake) {
    #expect(throws: mistake.error) { try IngredientLexicon(files: mistake.files) }
  }

  @Test("in a file with too few columns is named, whichever file it is")
  func headers() {
    let short = SmallLexicon.file("x.tsv", "product\na")
    let abc = SmallLexicon.file("ingredients/bar.tsv", "name|also|is|flags\na|||-")
    let noFlags = SmallLexicon.file("x.tsv", "name|also|is\na||")

    #expect(throws: LexiconError(.wrongColumns(found: 3, expected: 4), file: "x.tsv", line: 1)) {
      try IngredientLexicon(files: LexiconFiles(ingredients: [noFlags]))
    }
    let error = LexiconError(.wrongColumns(found: 1, expected: 2), file: "x.tsv", line: 1)
    for files in [
      LexiconFiles(ingredients: [abc], made: [short]),
      LexiconFiles(ingredients: [abc], contains: [short]),
      LexiconFiles(ingredients: [abc], swaps: [short]),
    ] {
      #expect(throws: error) { try IngredientLexicon(files: files) }
    }
  }

  @Test(
    "is described with file, line and remedy",
    arguments: [
      (
        LexiconError(.nameTaken(name: "Gin", by: "gin", and: "juniper"), file: "a.tsv", line: 3),
        "a.tsv:3: 'Gin' names both 'gin' and 'juniper'; keep it in one row"
      ),
      (
        LexiconError(.cycle(["a", "b", "a"]), file: "a.tsv", line: 12),
        "a.tsv:12: a → b → a leads back to itself; remove one step"
      ),
      (
        LexiconError(.unreadable, file: "a.tsv", line: 0),
        "a.tsv: not valid UTF-8 text; save the file as UTF-8"
      ),
      (
        LexiconError(.unknownIngredient("suet"), file: "m.tsv", line: 1),
        "m.tsv:1: no ingredient is called 'suet'; add a row for it in ingredients/ or correct the name"
      ),
      (
        LexiconError(.wrongColumns(found: 5, expected: 4), file: "m.tsv", line: 1),
        "m.tsv:1: 5 columns where 4 are expected; separate them by one tab each"
      ),
      (
        LexiconError(.nothingCarries("sour"), file: "f.tsv", line: 2),
        "f.tsv:2: no ingredient carries 'sour'; list some that do or delete the row"
      ),
      (
        LexiconError(.notCarried(word: "bitters", by: "angostura"), file: "f.tsv", line: 2),
        "f.tsv:2: 'bitters' names the ingredient 'angostura' too; list that or choose another word"
      ),
    ]
  )
  func description(error: LexiconError, expected: String) {
    #expect(error.description == expected)
  }
}
