import RecipeModel
import Testing

@testable import RecipeLexicon

@Suite("The words that describe an ingredient")
struct DescriptorWordsTests {
  @Test(
    "the kitchen's words have their kinds",
    arguments: [
      ("chopped", DescriptorWords.Kind.preparation), ("finely", .preparation), ("large", .size),
      ("fresh", .quality), ("of", .filler),
    ]
  )
  func kinds(word: String, kind: DescriptorWords.Kind) throws {
    #expect(try KitchenWords.words().entries[word]?.kind == kind)
  }

  @Test(
    "words that make another ingredient are bound to the shelves where they do not, if to any",
    arguments: ["smoked", "sweet", "dark", "white", "roasted", "cream", "baby"]
  )
  func identity(word: String) throws {
    #expect(try KitchenWords.words().entries[word]?.ingredientGroups.isEmpty != true)
  }

  @Test("dried and ground leave the names of herbs and spices, of fruit and vegetables never")
  func ingredientGroups() throws {
    let words = try KitchenWords.words()
    for word in ["dried", "ground"] {
      let ingredientGroups = Set(words.entries[word]?.ingredientGroups ?? [])
      #expect(ingredientGroups.isSuperset(of: ["herbs", "spices"]))
      #expect(ingredientGroups.isDisjoint(with: ["fruit", "meat", "nuts-and-seeds", "vegetables"]))
    }
    #expect(words.entries["chopped"]?.ingredientGroups == [])
  }

  @Test(
    "a row that cannot be used is named with its file and line",
    arguments: [
      ("chopped\tsize\nchopped\tsize", 3, "the word 'chopped' is stated twice"),
      ("gold medal\tbrand\nGold Medal\tsize", 3, "the word 'gold medal' is stated twice"),
      ("chopped\tverb", 2, "cannot read the kind 'verb'"),
      ("\tsize", 2, "the name is empty"),
      ("chopped\tsize\tmeat\tfish", 2, "4 columns where 3 are expected"),
    ]
  )
  func brokenRows(rows: String, line: Int, message: String) {
    let error = #expect(throws: LexiconError.self) {
      try DescriptorWords(text: "word\tkind\tshelves\n" + rows, file: "words.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("words.tsv:\(line): \(message)") == true)
  }

  @Test("a row of several words is no word, and its words are not in the table")
  func phrases() throws {
    let words = try DescriptorWords(
      text: "word\tkind\tshelves\ngold medal\tbrand\nskin-on\tquality\n",
      file: "words.tsv"
    )
    #expect(["gold medal", "gold", "medal"].map { words.entries[$0]?.kind } == [nil, nil, nil])
    #expect(words.entries["skin-on"]?.kind == .quality)
  }

  @Test("a brand stays in the name of a parsed line, as if the parser did not know the word")
  func brands() throws {
    let file = "word\tkind\tshelves\nfresh\tquality\nkraft\tbrand\ngold medal\tbrand\n"
    let words = try DescriptorWords(text: file, file: "words.tsv")
    let parser = IngredientLineParser(units: try KitchenWords.units(), words: words)
    let names = ["2 cups Kraft cheddar", "kraft, grated", "1 Gold Medal flour, sifted"]

    #expect(words.entries["kraft"]?.kind == .brand)
    #expect(names.map { parser.parse($0).name } == ["Kraft cheddar", "kraft", "Gold Medal flour"])
  }
}
