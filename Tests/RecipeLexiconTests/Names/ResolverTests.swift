import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("Names looked up one by one, many at once, and the slow way")
struct ResolverTests {
  /// Few words, so that most mixtures of them mean something.
  private static func kitchen() throws -> IngredientLexicon {
    try SmallLexicon.make(
      """
      stock|||class
      chicken stock||stock|-
      chicken|||-
      chicken breast|| chicken|-
      lime|||-
      lime juice|||-
      juice|||class
      white wine|||-
      red wine|||-
      half and half|||-
      fresh lime|||-
      chopped fresh chicken|||-
      151 rum|||-
      black pepper|pepper||-
      """,
      others: [(stem: "vegetables", rows: "onion|=peppers|| -\nred onion|||-\nleaf|=leaves||-")],
      words: """
        fresh|quality|
        chopped|preparation|
        red|quality|vegetables
        gold medal|brand|
        medal red|brand|
        extra large red|size|bar
        extra|size|vegetables
        large|size|
        half|size|
        """
    )
  }

  private static let pieces = [
    "stock", "chicken", "breast", "lime", "limes", "juice", "white", "wine", "red", "fresh",
    "chopped", "gold", "medal", "extra", "large", "half", "rum", "151", "2", "pepper", "peppers",
    "onions", "leaves", "or", "and", "&", "/", "//", " / ", ",", "-", "(", ")", "'", "é", "½", "🍋",
    "\u{301}", "\u{A0}", "漢", "suet", "LIME", "CHICKEN", "s",
  ]

  @Test("mean the same, whatever is mixed", arguments: SeededGenerator.seeds(12, full: 400))
  func mixtures(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var resolvers = Resolvers(try Self.kitchen())
    var known = 0
    for _ in 0..<60 {
      let most = Int.random(in: 2...8, using: &generator)
      let name = Self.mixture(of: Self.pieces, most: most, using: &generator)
      resolvers.expectAgreement(on: name)
      let line = Self.line(name, pieces: Self.pieces, using: &generator)
      if resolvers.expectAgreement(on: line) != nil { known += 1 }
    }
    #expect(known > 2)
  }

  @Test("mean the same in the project's lexicon", arguments: SeededGenerator.seeds(3, full: 200))
  func committed(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    var resolvers = try Resolvers.committed.get()
    let lexicon = resolvers.lexicon
    let words = lexicon.words.names.strings
    let names = lexicon.names.names
    for _ in 0..<60 {
      var pieces = ["or", "and", "/", ",", "2", "½", "é", "\u{301}", "xyzzy"]
      for _ in 0..<4 {
        pieces.append(words[Int.random(in: 0..<words.count, using: &generator)])
        let name = names[Int.random(in: 0..<names.count, using: &generator)]
        pieces +=
          [name, name + "s", name.uppercased()] + name.split(separator: " ").map(String.init)
      }
      let name = Self.mixture(of: pieces, most: 4, using: &generator)
      resolvers.expectAgreement(on: name)
      resolvers.expectAgreement(on: Self.line(name, pieces: pieces, using: &generator))
    }
  }

  @Test(
    "every name of the lexicon means its ingredient",
    arguments: SeededGenerator.seeds(1, full: 16)
  )
  func names(sixteenth: UInt64) throws {
    var resolvers = try Resolvers.committed.get()
    let lexicon = resolvers.lexicon
    let start = Int(sixteenth % 16)
    for ingredient in stride(from: start, to: lexicon.count, by: 16).map({ IngredientID($0) }) {
      for name in [lexicon.name(of: ingredient)] + lexicon.aliases(of: ingredient) {
        #expect(resolvers.resolver.requirements(in: name) == [[ingredient]], "\(name)")
        resolvers.expectAgreement(on: name)
      }
    }
  }

  @Test("a line without end costs no more than its length", .timeLimit(.minutes(1)))
  func hostile() throws {
    var resolvers = Resolvers(try Self.kitchen())
    for piece in ["lime ", "fresh ", "or ", "and/or ", "é", "1 ", "lime or ", "//"] {
      for count in [7, 40, 240, 1_000, 1_000_000] {
        let name = String(repeating: piece, count: count / piece.utf8.count)
        for beside in [nil, "or juice", "fresh", String(repeating: "or ", count: 20)] {
          let line = IngredientLine(text: "", name: name, preparation: "chopped", comment: beside)
          resolvers.expectAgreement(on: line)
        }
      }
    }
  }

  @Test("a resolver remembers nothing of the names before")
  func order() throws {
    let lexicon = try Self.kitchen()
    var resolver = lexicon.makeResolver()
    let names = [
      "red wine", "chopped fresh gold medal chicken breasts", "", "suet", "lime/chicken",
    ]
    let alone = names.map { lexicon.requirements(in: $0) }

    #expect(names.map { resolver.requirements(in: $0) } == alone)
    #expect(names.reversed().map { resolver.requirements(in: $0) } == alone.reversed())
    #expect(alone.map { $0?.map(\.count) } == [[1], [1], nil, nil, [2]])
  }

  private static func mixture(
    of pieces: [String],
    most: Int,
    using generator: inout SeededGenerator
  ) -> String {
    let count = Int.random(in: 0...most, using: &generator)
    return (0..<count).reduce(into: "") { text, _ in
      text += pieces.randomElement(using: &generator) ?? ""
      if Int.random(in: 0..<8, using: &generator) > 0 { text += " " }
    }
  }

  private static func line(
    _ name: String,
    pieces: [String],
    using generator: inout SeededGenerator
  ) -> IngredientLine {
    var beside = (0..<2).map { _ in mixture(of: pieces, most: 3, using: &generator) }.map(
      Optional.some
    )
    if Bool.random(using: &generator) {
      beside[Int.random(in: 0..<2, using: &generator)] = nil
    }
    return IngredientLine(text: name, name: name, preparation: beside[0], comment: beside[1])
  }
}

@Suite(
  "Names in collections of other people, looked up three ways (needs ../shared)",
  .enabled(if: Checkout.shared("data") != nil, Comment(rawValue: Checkout.sharedAbsence))
)
struct SharedResolutionTests {
  @Test(
    "mean the same",
    arguments: ["data/cocktails/thecocktaildb-426.json", "data/meals/themealdb-310rows.json"]
  )
  func mentions(path: String) throws {
    var resolvers = try Resolvers.committed.get()
    let names = Set(try SharedMentionsTests.mentions(in: path)).sorted()
    #expect(names.count > 200)
    for name in names { resolvers.expectAgreement(on: name) }
  }
}

/// The three ways to find out what a name means, the slow one for names that deny nothing.
private struct Resolvers {
  let lexicon: IngredientLexicon
  let naive: NaiveResolution
  var resolver: IngredientResolver

  /// Of the lexicon that the project comes with, made once for all tests.
  static let committed = Result { Resolvers(try CommittedLexicon.lexicon()) }

  init(_ lexicon: IngredientLexicon) {
    self.lexicon = lexicon
    naive = NaiveResolution(lexicon)
    resolver = lexicon.makeResolver()
  }

  /// Expects the same of all three, and returns what the slow way finds; where words may deny something,
  /// of the other two.
  @discardableResult
  mutating func expectAgreement(on line: IngredientLine) -> [[IngredientID]]? {
    let words = [line.text, line.name, line.comment ?? "", line.preparation ?? ""]
    guard !words.contains(where: NaiveResolution.mayDeny) else {
      #expect(lexicon.requirements(of: line) == resolver.requirements(of: line), "\(line)")
      return nil
    }
    let expected = naive.requirements(of: line)
    #expect(lexicon.requirements(of: line) == expected, "\(line)")
    #expect(resolver.requirements(of: line) == expected, "\(line)")
    return expected
  }

  mutating func expectAgreement(on name: String) {
    guard !NaiveResolution.mayDeny(name) else {
      #expect(lexicon.requirements(in: name) == resolver.requirements(in: name), "\(name)")
      return
    }
    let ingredient = naive.ingredient(named: name)
    #expect(lexicon.ingredient(named: name) == ingredient, "\(name.debugDescription)")
    #expect(resolver.ingredient(named: name) == ingredient, "\(name.debugDescription)")
    let requirements = naive.requirements(in: name)
    #expect(lexicon.requirements(in: name) == requirements, "\(name.debugDescription)")
    #expect(resolver.requirements(in: name) == requirements, "\(name.debugDescription)")
  }
}
