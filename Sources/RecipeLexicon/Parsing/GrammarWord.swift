/// What a word does in an ingredient line, apart from naming things.
enum GrammarWord: UInt8, Sendable {
  case other
  /// "a", "an": one of a countable thing.
  case article
  case the
  case of
  case and
  case or
  case to
  case `for`
  case with
  case plus
  /// "two", "half"; the meaning has the value.
  case number
  case dozen
  /// "few", "several", "some": an amount without a number.
  case some
  /// "little": after an article, an amount without a number.
  case little
  /// "about", "approx".
  case about
  /// "least", "most": after "at", before an amount.
  case bound
  /// "heaped", "generous": stands before a unit.
  case unitManner
  /// Begins a remark anywhere: "preferably", "such", "see".
  case remark
  /// Begins a remark only after a comma: "from", "not", "if".
  case remarkAfterComma
  case optional
  case each
  /// Begins a preparation anywhere: "cut".
  case cut
  /// Follows a preparation: "into", "until".
  case into
  /// "on", "in", "at", "removed": marks a preparation after a comma.
  case state
  case ready
  case `if`
  /// What "if" makes optional: "desired", "liked".
  case wished
  case taste
  case serve
  case garnish
  case season
  case topping
  case extra
  /// "juice", "zest": a part that is named before what it comes from.
  case part
  /// "yolk", "pod": a part that is counted, and named before what it comes from.
  case piece
  /// "canned", "tinned".
  case canned
  case from
  case top
  case up

  static let words: [(GrammarWord, String)] = [
    (.article, "a an"), (.the, "the"), (.of, "of"), (.and, "and & n"), (.or, "or"), (.to, "to"),
    (.for, "for"), (.with, "with"), (.plus, "plus"), (.dozen, "dozen"),
    (.some, "few several some couple"),
    (.little, "little touch bit"),
    (
      .about,
      "about approx approximately around roughly circa nearly almost minimum maximum weighing"
    ),
    (.bound, "least most"),
    (
      .unitManner,
      """
      heaped heaping level rounded scant generous good fat thick thin long short full fine packed \
      nice decent healthy scanty thumb-sized mini miniature wine sherry
      """
    ),
    (.remark, "preferably ideally such eg e.g ie i.e see available depending like optionally"),
    (
      .remarkAfterComma,
      """
      not either any made bought reserve save keep vegetarians use you this these substitute ask \
      including homemade shop-bought whole
      """
    ),
    (.optional, "optional"), (.each, "each apiece"), (.cut, "cut"),
    (.into, "into until according then lengthways lengthwise crossways crosswise horizontally"),
    (.state, "on off in at removed discarded room only out"), (.ready, "ready"), (.if, "if"),
    (.wished, "desired liked like using needed necessary wanted required wished wish preferred"),
    (.taste, "taste"), (.serve, "serve serving servings"),
    (.garnish, "garnish garnishing decorate decoration decorating"), (.season, "season seasoning"),
    (.topping, "topping toppings"), (.extra, "extra more additional less so"),
    (.part, "juice zest rind peel seeds pulp"), (.piece, "yolk yolks pod pods"),
    (.canned, "canned tinned"), (.from, "from"), (.top, "top fill"), (.up, "up"),
  ]

  /// Number words with numerator and denominator.
  static let numbers: [(String, UInt8, UInt8)] = [
    ("one", 1, 1), ("two", 2, 1), ("three", 3, 1), ("four", 4, 1), ("five", 5, 1), ("six", 6, 1),
    ("seven", 7, 1), ("eight", 8, 1), ("nine", 9, 1), ("ten", 10, 1), ("eleven", 11, 1),
    ("twelve", 12, 1), ("fifteen", 15, 1), ("twenty", 20, 1), ("half", 1, 2), ("quarter", 1, 4),
    ("quarters", 1, 4), ("third", 1, 3), ("thirds", 1, 3), ("one-half", 1, 2), ("one-third", 1, 3),
    ("two-thirds", 2, 3), ("one-quarter", 1, 4), ("three-quarter", 3, 4), ("three-quarters", 3, 4),
    ("one-fourth", 1, 4), ("three-fourths", 3, 4), ("one-eighth", 1, 8),
  ]
}
