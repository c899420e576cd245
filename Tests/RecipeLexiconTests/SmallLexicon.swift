import RecipeLexicon
import RecipeModel

/// A lexicon of a few rows, written with `|` where the files have a tab.
enum SmallLexicon {
  /// The first row of each text stands on line 2, below the header.
  static func files(
    _ rows: String,
    others: [(stem: String, rows: String)] = [],
    made: String = "",
    contains: String = "",
    swaps: String = "",
    words: String = "",
    flavours: String = "",
    strengths: String = "",
    colours: String = ""
  ) -> LexiconFiles {
    let header = "name|also|is|flags\n"
    let ingredientGroups = [(stem: "bar", rows: rows)] + others
    return LexiconFiles(
      ingredients: ingredientGroups.map { file("ingredients/\($0.stem).tsv", header + $0.rows) },
      made: [file("made/bar.tsv", "product|from|how\n" + made)],
      contains: [file("contains/bar.tsv", "product|parts\n" + contains)],
      swaps: [file("swaps/bar.tsv", "for|use|ratio|note\n" + swaps)],
      words: file("words.tsv", "word|kind|shelves\n" + words),
      flavours: file("flavours.tsv", "name|also|ingredients\n" + flavours),
      strengths: file("strengths.tsv", "name|abv\n" + strengths),
      colours: file("colours.tsv", "name|colour|opacity\n" + colours)
    )
  }

  static func make(
    _ rows: String,
    others: [(stem: String, rows: String)] = [],
    made: String = "",
    contains: String = "",
    swaps: String = "",
    words: String = "",
    flavours: String = "",
    strengths: String = "",
    colours: String = ""
  ) throws -> IngredientLexicon {
    try IngredientLexicon(
      files: files(
        rows,
        others: others,
        made: made,
        contains: contains,
        swaps: swaps,
        words: words,
        flavours: flavours,
        strengths: strengths,
        colours: colours
      )
    )
  }

  static func file(_ path: String, _ text: String) -> LexiconFiles.File {
    LexiconFiles.File(path: path, text: String(text.map { $0 == "|" ? "\t" : $0 }))
  }
}

extension IngredientLexicon {
  /// The canonical name of what `name` means, or nil.
  func canonicalName(of name: String) -> String? {
    ingredient(named: name).map { self.name(of: $0) }
  }

  /// The canonical names of what a line's name asks for, or nil.
  func requirementNames(in name: String) -> [[String]]? {
    requirements(in: name)?.map { $0.map { self.name(of: $0) } }
  }
}
