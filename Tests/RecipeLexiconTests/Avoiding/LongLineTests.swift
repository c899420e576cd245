import RecipeModel
import TestSupport
import Testing

@testable import RecipeLexicon

@Suite("What a line asks for that is far too long")
struct LongLineTests {
  private let lexicon: IngredientLexicon
  private let parser: IngredientLineParser

  init() throws {
    lexicon = try CommittedLexicon.lexicon()
    parser = try KitchenWords.parser()
  }

  /// What is repeated; each names things, joins them or denies something.
  static let patterns = [
    "1 lemon, zest and juice,", "lemon ", "lemon, chopped lemon, ", "cheddar cheese ",
    "cheddar cheese, ", "cheese milk butter ", "vegan ", "vegan milk ", "egg free milk, ",
    "egg free ", "milk without egg or nuts ", "no egg ", "ice cream and ", "almond milk or ",
    "1 oz gin and ", "1 oz gin + ", "coconut milk chocolate ", "noix de coco ", "veggie bacon ",
    "lemon (juice), ", "x ", "salt/pepper ", "juice of 2 lemons, ",
  ]

  @Test(
    "four times as much takes about four times as long, not sixteen",
    arguments: patterns
  )
  func linear(pattern: String) {
    let copies = 12_000 / pattern.utf8.count
    let lines = [copies, copies * 4].map {
      parser.parse("1 lemon, " + String(repeating: pattern, count: $0))
    }
    let clock = ContinuousClock()
    func duration(_ line: IngredientLine) -> Duration {
      clock.measure {
        _ = lexicon.asked(by: line) ?? lexicon.product(on: line).map { [[$0]] }
      }
    }
    // A busy machine can slow down any one measurement, but makes no reader faster.
    let isLinear = (0..<5).contains { _ in
      duration(lines[1]) <= duration(lines[0]) * 8 + .milliseconds(20)
    }
    #expect(isLinear)
  }

  @Test("all that it names counts, however far behind")
  func counts() throws {
    let walnut = try #require(lexicon.ingredient(named: "walnut"))
    for filling in ["lemon, ", "lemon ", "vegan milk, ", "vegan "] {
      let line = parser.parse(
        "1 lemon, " + String(repeating: filling, count: 2_000) + ", with walnuts"
      )
      let asked = try #require(lexicon.asked(by: line))
      #expect(asked.joined().allSatisfy { $0.named.contains(NamedIngredient(walnut)) })
    }
  }

  @Test("where more is denied than on any label, nothing is; up to that each counts")
  func manyDenials() throws {
    func denied(_ count: Int) throws -> Bool {
      let remarks = Array(repeating: "sesame free", count: count).joined(separator: ", ")
      let line = IngredientLine(text: "bread", name: "bread", comment: remarks)
      return try #require(lexicon.asked(by: line)?.first?.first).isDenied
    }
    #expect(try denied(1))
    #expect(try denied(40))
    #expect(try !denied(41))
  }
}
