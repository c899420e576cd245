/// The texts of the lexicon's files, as read from `Data/lexicon`.
package struct LexiconFiles: Sendable {
  /// One file of the lexicon.
  package struct File: Sendable {
    /// Its path below the lexicon's folder: `ingredients/spirits.tsv`.
    package var path: String
    package var text: String

    package init(path: String, text: String) {
      self.path = path
      self.text = text
    }

    /// The file's name without folder and ending: `spirits`.
    var stem: String {
      let name = path.split(separator: "/").last ?? ""
      return String(name.prefix { $0 != "." })
    }
  }

  /// One file an ingredient group.
  package var ingredients: [File]
  package var made: [File]
  package var contains: [File]
  package var swaps: [File]
  /// What ingredients are called in other languages; one file a language.
  package var languages: [File]
  /// Words that describe an ingredient without changing it.
  package var words: File
  package var units: File
  /// Words for what ingredients taste of.
  package var flavours: File
  /// How strong drinks are.
  package var strengths: File
  /// How liquids look.
  package var colours: File
  /// How long fresh things keep.
  package var keeps: File
  /// What is free of what its name says.
  package var freeOf: File
  /// What names of products end in.
  package var heads: File
  /// The words of allergen law.
  package var allergens: File

  package init(
    ingredients: [File],
    made: [File] = [],
    contains: [File] = [],
    swaps: [File] = [],
    languages: [File] = [],
    words: File = File(path: "words.tsv", text: "word\tkind\tshelves\n"),
    units: File = File(path: "units.tsv", text: "name\talso\tdimension\tfactor\tsystem\n"),
    flavours: File = File(path: "flavours.tsv", text: "name\talso\tingredients\n"),
    strengths: File = File(path: "strengths.tsv", text: "name\tabv\n"),
    colours: File = File(path: "colours.tsv", text: "name\tcolour\topacity\n"),
    keeps: File = File(path: "keeps.tsv", text: "name\tdays\tfridge\tcupboard\topened\n"),
    freeOf: File = File(path: "free-of.tsv", text: "name\tfree of\twhy\n"),
    heads: File = File(path: "heads.tsv", text: "judged as\tends in\n"),
    allergens: File = File(
      path: "allergens.tsv",
      text: "name\talso\tavoids\tfrees\tmembers\n"
    )
  ) {
    func sorted(_ files: [File]) -> [File] {
      files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) }
    }
    self.ingredients = sorted(ingredients)
    self.made = sorted(made)
    self.contains = sorted(contains)
    self.swaps = sorted(swaps)
    self.languages = sorted(languages)
    self.words = words
    self.units = units
    self.flavours = flavours
    self.strengths = strengths
    self.colours = colours
    self.keeps = keeps
    self.freeOf = freeOf
    self.heads = heads
    self.allergens = allergens
  }
}
