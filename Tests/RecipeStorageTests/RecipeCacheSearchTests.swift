import RecipeModel
import RecipeStorage
import TestSupport
import Testing

@Suite("Searching the cache")
struct RecipeCacheSearchTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
    try cache.update(everything, addedAt: 1)
  }

  func found(_ words: String...) throws -> [String] {
    try cache.search(words, limit: 10).map(\.description)
  }

  @Test("every word must match, in any order and any field")
  func everyWord() throws {
    #expect(try found("lime", "tequila") == ["bar:77"])
    #expect(try found("tequila", "lime") == ["bar:77"])
    #expect(try found("lime", "rum") == [])
    #expect(try found("margarita", "tequila", "hot", "muddle", "bites") == ["bar:77"])
  }

  @Test("case, accents and English endings do not matter")
  func folded() throws {
    #expect(try found("jalapeno") == ["bar:77"])
    #expect(try found("JALAPEÑOS") == ["bar:77"])
    #expect(try found("jalapen\u{303}o") == ["bar:77"])
    #expect(try found("shaking", "limes") == ["bar:77"])
  }

  @Test("the last word may be a beginning, the others are whole")
  func beginnings() throws {
    #expect(try found("marg") == ["bar:77"])
    #expect(try found("tequila", "marg") == ["bar:77"])
    #expect(try found("marg", "tequila") == [])
  }

  @Test("dishes with the word whole come before those where it only begins another")
  func wholeWordsFirst() throws {
    try cache.update(
      [
        makeRecipe("a:1", name: "Ginger Ginger"),
        makeRecipe("a:2", name: "Fizz", steps: ["Add the tonic and some gin, then stir well."]),
      ],
      addedAt: 1
    )
    #expect(try found("gin") == ["classic:gimlet", "a:2", "a:1"])
    #expect(try found("ginge") == ["a:1"])
    #expect(try cache.search(["gin"], limit: 2).map(\.description) == ["classic:gimlet", "a:2"])
    #expect(try cache.search(["gin"], limit: 3).count == 3)
    #expect(try cache.search(["gin"], limit: 0) == [])
  }

  @Test("a match in the name comes before matches elsewhere")
  func nameFirst() throws {
    try cache.update(
      [
        makeRecipe("a:1", name: "Pie", lines: ["basil", "basil"], steps: ["Chop the basil."]),
        makeRecipe("a:2", name: "Basil Smash", lines: ["2 oz vodka"]),
        makeRecipe("a:3", name: "Salad", tags: ["basil"], summary: "Much basil."),
      ],
      addedAt: 1
    )
    #expect(try found("basil").first == "a:2")
    #expect(try Set(found("basil")) == ["a:1", "a:2", "a:3"])
  }

  @Test("equally good dishes are ascending by id, and the limit takes the first")
  func ties() throws {
    let ids = ["b:2", "a:9", "b:10", "a:é", "a:z", "a:1"]
    for id in ids { try cache.update([makeRecipe(id, name: "Twin")], addedAt: 1) }
    #expect(try found("twin") == ["a:1", "a:9", "a:z", "a:é", "b:10", "b:2"])
    #expect(try cache.search(["twin"], limit: 2).map(\.description) == ["a:1", "a:9"])
    #expect(try cache.search(["twin"], limit: 0) == [])
  }

  @Test(
    "what is syntax elsewhere is only punctuation here",
    arguments: [
      "\"", "\"\"", "*", "-", "(", ")", "NEAR(", "NEAR(lime tequila)", "^", ":", "+", "{", "}",
      "name:", "name : gimlet", "\\", "'", "; DROP TABLE recipe", "AND", "OR", "NOT", "%", "_",
      "🍸", "\u{0}", "", " ", "\n", "\u{200D}", "\u{301}", "?1", "--", "/*",
    ]
  )
  func hostile(word: String) throws {
    let words = Set(word.unicodeScalars.split { !$0.properties.isAlphabetic && $0 != "1" })
    let alone = try cache.search([word], limit: 10)
    let withRum = try cache.search([word, "rum"], limit: 10)
    if words.isEmpty {
      #expect(alone == [])
      #expect(withRum == [daiquiri.id])
    } else {
      #expect(withRum == [])
    }
    #expect(try cache.recipes().count == 3)
  }

  @Test("quotes, stars and NULs around a word are not part of it")
  func decorated() throws {
    #expect(try found("\"tequila\"") == ["bar:77"])
    #expect(try found("*tequila*") == ["bar:77"])
    #expect(try found("\u{0}tequila\u{0}") == ["bar:77"])
    #expect(try found("-tequila") == ["bar:77"])
    #expect(try found("tequila", "\"", "*") == ["bar:77"])
    #expect(try found("te\"quila") == [])
  }

  // With a mark behind it a quote is no character of its own.
  @Test("a quote stays within its word, whatever mark is behind it")
  func markedQuote() throws {
    #expect(try found("x\"\u{301} OR rum OR \"\u{301}y") == [])
  }

  @Test("a word with a mark inside is a phrase")
  func phrase() throws {
    try cache.update(
      [
        makeRecipe("a:1", name: "Seven", lines: ["7-Up"]),
        makeRecipe("a:2", name: "Up", lines: ["7 limes"]),
      ],
      addedAt: 1
    )
    #expect(try found("7-up") == ["a:1"])
    #expect(try found("up", "7") == ["a:2", "a:1"])
  }

  @Test("no words find nothing")
  func nothing() throws {
    #expect(try cache.search([], limit: 10) == [])
  }

  @Test(
    "a megabyte of text finds nothing, and soon",
    .timeLimit(.minutes(1)),
    arguments: ["x", "x ", "lime ", "\"", "x\"", "ñ", "\u{0}", "x-"]
  )
  func megabyte(unit: String) throws {
    let word = String(repeating: unit, count: 1_000_000 / unit.utf8.count)
    #expect(try cache.search([word], limit: 10) == [])
  }

  @Test("a repeated word counts once, whatever its case", .timeLimit(.minutes(1)))
  func repeatedWords() throws {
    let words = Array(repeating: ["lime", "LIME"], count: 10_000).flatMap { $0 }
    #expect(try cache.search(words + ["juice"], limit: 10).count == 2)
    #expect(try cache.search(words + ["rum"], limit: 10) == [])
    #expect(try found("lim", "juice", "lim") == [])
  }

  @Test("the first 32 different words count, the last of them as a beginning if no word follows")
  func manyWords() throws {
    let words = (1...40).map { "word\($0)" }
    try cache.update(
      [makeRecipe("a:32", name: words.prefix(32).joined(separator: " "))],
      addedAt: 1
    )
    #expect(try cache.search(words, limit: 10).map(\.description) == ["a:32"])
    #expect(try cache.search(["none"] + words, limit: 10) == [])
    #expect(try cache.search(words.prefix(31) + ["word"], limit: 10).count == 1)
    #expect(try cache.search(words.prefix(31) + ["word", "more"], limit: 10) == [])
  }

  @Test("text after a NUL in a recipe is found")
  func afterNUL() throws {
    try cache.update([full], addedAt: 1)
    #expect(try found("inside") == [full.id.description])
  }
}
