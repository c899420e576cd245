import RecipeLexicon
import Testing

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
    #expect(try KitchenWords.words().kind(of: Substring(word)) == kind)
  }

  @Test(
    "words that make another ingredient are not in the table",
    arguments: ["smoked", "sweet", "dark", "white", "roasted", "cream", "baby"]
  )
  func identity(word: String) throws {
    #expect(try KitchenWords.words().kind(of: Substring(word)) == nil)
    #expect(try KitchenWords.words().shelves(for: Substring(word)) == nil)
  }

  @Test("dried and ground leave the names of herbs and spices only")
  func shelves() throws {
    let words = try KitchenWords.words()
    #expect(words.shelves(for: "dried") == ["herbs", "spices"])
    #expect(words.shelves(for: "ground") == ["herbs", "spices"])
    #expect(words.shelves(for: "chopped") == [])
  }

  @Test(
    "a row that cannot be used is named with its file and line",
    arguments: [
      ("chopped\tsize\nchopped\tsize", 3, "the word 'chopped' is stated twice"),
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
}
