import RecipeLexicon
import RecipeModel
import Testing

@testable import LexiconQuality

@Suite("Scoring against labels")
struct LabelTests {
  static let units = Result {
    try UnitTable(
      text: """
        name\talso\tdimension\tfactor\tsystem
        g\tgram; grams\tmass\t1\tmetric
        oz\t\tmass\t28\tus
        fl oz\tfloz\tvolume\t29\tus
        pinch\tpinches\tvague\t\tnone

        """,
      file: "units.tsv"
    )
  }

  @Test(
    "the first quantity of a label is a number, the low end of a range, or none",
    arguments: [
      ("1", 1), ("#1$2", 0.5), ("1#1$2", 1.5), ("100 3#1$2", 100), ("2-3", 2), ("#1$2-1", 0.5),
      ("8x 450 1", 8), ("half", 0.5), ("few", nil), ("", nil), ("1#1$0", nil), ("2.5", 2.5),
      ("1/2", 0.5), ("couple", 2),
    ] as [(String, Double?)]
  )
  func quantities(label: String, expected: Double?) {
    #expect(LabelledQuantity.first(of: label) == expected)
  }

  @Test(
    "the first unit of a label is the first that the table knows, in its longest spelling",
    arguments: [
      ("g oz", "g"), ("fl oz g", "fl oz"), ("good pinch", "pinch"), ("grams", "g"), ("", nil),
      ("Thickish slices", "thickish slice"),
    ] as [(String, String?)]
  )
  func units(label: String, expected: String?) throws {
    #expect(LabelledUnit.first(of: label, in: try Self.units.get()) == expected)
  }

  @Test("words are compared folded, as often as they stand; order matters to exact names only")
  func scores() throws {
    let units = try Self.units.get()
    var score = LineScore()
    func add(_ line: IngredientLine, _ name: String, _ quantity: String, _ unit: String) {
      let label = LabelledLines.Line(
        text: line.text,
        name: name,
        quantity: quantity,
        unit: unit,
        size: "",
        preparation: "",
        comment: "",
        purpose: ""
      )
      score.add(line, label: label, units: units)
    }
    let half = Amount(quantity: 0.5, unit: "oz")
    add(IngredientLine(text: "½ oz Limes", amounts: [half], name: "Limes"), "lime", "#1$2", "oz")
    add(IngredientLine(text: "a", amounts: [half], name: "oil olive"), "olive oil", "1", "oz")
    add(IngredientLine(text: "b", name: "sea salt flakes"), "salt", "", "")

    #expect(score.lines == 3)
    #expect(score.quantities == 2)
    #expect(score.units == 3)
    #expect(score.exactNames == 1)
    #expect(score.wholeLines == 1)
    #expect(score.name == TokenOverlap(shared: 4, read: 6, labelled: 4))
    #expect(score.name.f1 == 0.8)
    #expect(score.size.f1 == nil)
  }
}
