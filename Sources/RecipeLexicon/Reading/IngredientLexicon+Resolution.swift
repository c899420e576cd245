package import RecipeModel

extension IngredientLexicon {
  /// The ingredient that a typed or written name means, or nil.
  ///
  /// The name is folded (case, accents, punctuation, plurals) and looked up whole; first with its
  /// last word in the plural as written, where it is one. If it is not known, words that do not
  /// change the ingredient (fresh, chopped, large, 2 …) are left out, until what remains is known
  /// **whole**: never a substring, and never with a word left over. What is left out must be
  /// numbers and whole rows of ``words``, a row of several words only where they follow one another
  /// ("gold medal flour"), and each only in its ingredient groups. As few words as possible are left out; of
  /// equally few, the leftmost.
  ///
  /// A name of more than twelve words is unknown; where more than eight could be left out, all of
  /// them are at once. Cost: O(2^d · log names) for d such words, d ≤ 8.
  package func ingredient(named name: String) -> IngredientID? {
    var reader = makeReader()
    return reader.ingredient(named: name)
  }

  /// What an ingredient line asks for; see ``requirements(in:)``.
  ///
  /// A short line that is a name as a whole means that: "7 Up", "five spice". Words that the line has
  /// beside its name count where they make a known name with it, whole: "almonds, ground" are ground
  /// almonds, "sherry (cream)" is cream sherry, "egg, yolk" is egg yolk; where they name an
  /// alternative: "lemon, or lime"; and "lemons, juiced" and "lemon, juice only" are lemon juice, while
  /// "lemon, zest and juice" is a lemon. Words that only describe
  /// the ingredient count where they stand before it and no pieces are counted: "crushed red pepper"
  /// is flakes, "tomatoes, chopped" are not the chopped tomatoes of a can.
  package func requirements(of line: IngredientLine) -> [[IngredientID]]? {
    var reader = makeReader()
    return reader.asked(by: line)?.map { $0.map(\.ingredient) }
  }

  /// What the name on an ingredient line asks for: each element is one requirement with its
  /// alternatives in the order written. Nil when a part is not known, or the name has more than
  /// 1,000 bytes.
  ///
  /// "butter or margarine" is one requirement with two alternatives; "lemon zest and juice" is two
  /// requirements; a slash reads as "or", and a comma as what joins the rest of the list. Words that both sides share are read into both:
  /// "vegetable or chicken stock" is vegetable stock or chicken stock, "chicken breast or thigh" is
  /// breast or thigh of chicken. Of alternatives, the known ones count, if there is one.
  package func requirements(in name: String) -> [[IngredientID]]? {
    var reader = makeReader()
    return reader.asked(in: name)?.map { $0.map(\.ingredient) }
  }

  /// As ``requirements(of:)``, each alternative with all that its words name.
  ///
  /// **The law of words**: every known name among the words of a line counts, whatever the line resolves
  /// to: name, preparation, comment and purpose, not amount, unit and size. A name inside a longer known
  /// one counts too, unless the lexicon says that the longer one is free of it (coconut milk of milk). The
  /// words of an alternative count for that alone; what stands outside all alternatives counts for each.
  /// What words deny ("dairy-free", "without nuts", "vegan") is denied of what they are about, and names
  /// nothing. So does every known name among those words of the text that are in none of the parts, but for the
  /// units in which it states amounts.
  ///
  /// - Parameter units: The units that are known, by the names in which lines state amounts.
  package func asked(
    by line: IngredientLine,
    units: UnitTable = .none
  ) -> [[AskedIngredient]]? {
    var reader = makeReader(units: units)
    return reader.asked(by: line)
  }

  /// As ``requirements(in:)``, each alternative with all that its words name.
  package func asked(in name: String) -> [[AskedIngredient]]? {
    var reader = makeReader()
    return reader.asked(in: name)
  }

  /// As ``ingredient(named:)``, with all that the text names.
  package func asked(named text: String) -> AskedIngredient? {
    var reader = makeReader()
    return reader.asked(named: text)
  }

  /// As ``asked(named:)-(String)``, for each of some texts. What reads them is made once: O(names of the lexicon that mean their
  /// ingredient only as a whole text).
  package func asked(named texts: [String]) -> [AskedIngredient?] {
    var reader = makeReader()
    return texts.map { reader.asked(named: $0) }
  }

  /// What a line names that asks for nothing known, where it is plain what is in it: each word is known,
  /// and it ends in the head of a product ("prawn cocktail crisps"), or has such things in or with it.
  /// Nil otherwise.
  ///
  /// It is judged as that head, and by all else that its words name. That is for exclusions alone: for all
  /// else it is ``unlisted``.
  package func product(on line: IngredientLine, units: UnitTable = .none) -> AskedIngredient? {
    var reader = makeReader(units: units)
    return reader.product(on: line)
  }

  /// An ingredient with all that a text names which somebody wrote for it, amounts and all.
  package func asked(for ingredient: IngredientID, writtenAs text: String) -> AskedIngredient {
    var reader = makeReader()
    let words = reader.wordsNamed(in: text)
    return reader.asked(ReadAlternative(ingredient: ingredient, words: words), common: [])
  }

  private func makeReader(units: UnitTable = .none) -> NameReader<SortedNameTrie> {
    NameReader(self, trie: SortedNameTrie(names: names, rows: words), units: units)
  }
}
