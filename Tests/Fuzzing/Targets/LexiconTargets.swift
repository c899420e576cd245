import RecipeLexicon
import RecipeModel

extension FuzzTarget {
  /// The files of a lexicon, which somebody may bring with them.
  static let lexiconTargets = [
    FuzzTarget("lexicon-files") { bytes in
      // A form feed stands between the files.
      let texts = bytes.split(separator: 0x0C, omittingEmptySubsequences: false).map {
        Array($0).text
      }
      func file(_ number: Int, _ path: String, or text: String) -> LexiconFiles.File {
        LexiconFiles.File(path: path, text: number < texts.count ? texts[number] : text)
      }
      let files = LexiconFiles(
        ingredients: [file(0, "ingredients/all.tsv", or: "")],
        made: [file(1, "made/all.tsv", or: "product\tfrom\thow\n")],
        contains: [file(2, "contains/all.tsv", or: "product\tparts\n")],
        swaps: [file(3, "swaps/all.tsv", or: "for\tuse\tratio\tnote\n")],
        words: file(4, "words.tsv", or: "word\tkind\tshelves\n"),
        flavours: file(5, "flavours.tsv", or: "name\talso\tingredients\n"),
        strengths: file(6, "strengths.tsv", or: "name\tabv\n"),
        colours: file(7, "colours.tsv", or: "name\tcolour\topacity\n"),
        freeOf: file(8, "free-of.tsv", or: "name\tfree of\twhy\n"),
        allergens: file(9, "allergens.tsv", or: "name\talso\tavoids\tfrees\tmembers\n")
      )
      guard let lexicon = try? IngredientLexicon(files: files) else { return }  // Refused.
      for number in 0..<min(20, lexicon.count) {
        let name = lexicon.ingredients[number]
        if let found = lexicon.ingredient(named: name) {
          demand(found.rawValue < lexicon.count, "an ingredient that is not in the lexicon")
        }
        use(lexicon.requirements(in: name))
      }
    }
  ]
}
