import RecipeModel
import Testing

@testable import RecipeLexicon

/// A way in which one name hides in another.
struct Confusion: Sendable, CustomTestStringConvertible {
  var rule: String
  /// Pairs of which neither is the other, nor a kind of it.
  var pairs: [(String, String)]

  var testDescription: String { rule }

  init(_ rule: String, _ pairs: [(String, String)]) {
    self.rule = rule
    self.pairs = pairs
  }

  static let all: [Confusion] = [
    Confusion(
      "what is called cream, and is another thing",
      [
        ("cream of tartar", "cream"), ("cream of coconut", "cream"),
        ("cream of coconut", "coconut"),
        ("sour cream", "cream"), ("ice cream", "cream"), ("cream cheese", "cream"),
        ("coconut cream", "cream"), ("irish cream", "cream"), ("creme de cassis", "cream"),
        ("cream sherry", "cream"), ("cream of mushroom soup", "mushroom"),
        ("creme fraiche", "sour cream"),
      ]
    ),
    Confusion(
      "vegetables in the names of other vegetables",
      [
        ("sweet potato", "potato"), ("spring onion", "onion"), ("chive", "garlic chive"),
        ("pea", "chickpea"), ("sugar snap pea", "sugar"), ("snow pea", "pea"),
        ("pigeon pea", "pea"),
        ("black eyed pea", "pea"), ("split pea", "pea"), ("sweetcorn", "cornmeal"),
        ("corn syrup", "sweetcorn"), ("cornstarch", "sweetcorn"), ("corn oil", "sweetcorn"),
        ("jerusalem artichoke", "artichoke"), ("cherry tomato", "cherry"), ("plum tomato", "plum"),
        ("sun dried tomato", "tomato"), ("canned tomato", "tomato"), ("green tomato", "green bean"),
        ("water spinach", "spinach"), ("sea salt", "seaweed"), ("bamboo shoot", "bean sprout"),
        ("chinese cabbage", "cabbage"), ("radicchio", "radish"), ("leek", "lychee"),
        ("garlic bread", "garlic"), ("lemon thyme", "lemon"), ("lemongrass", "lemon"),
        ("lemon balm", "lemon"), ("mint", "peppermint extract"), ("basil", "thai basil"),
      ]
    ),
    Confusion(
      "bread, flour and what is baked of them",
      [
        ("bread flour", "bread"), ("breadcrumb", "bread"), ("cornbread", "bread"),
        ("gingerbread", "ginger"), ("shortbread", "bread"), ("flour tortilla", "plain flour"),
        ("corn tortilla", "flour tortilla"), ("rice flour", "rice"),
        ("almond flour", "plain flour"),
        ("self raising flour", "plain flour"), ("cornmeal", "cornstarch"), ("pizza dough", "bread"),
        ("puff pastry", "shortcrust pastry"), ("pancake mix", "plain flour"),
        ("potato starch", "potato"), ("wonton wrapper", "egg noodle"),
      ]
    ),
    Confusion(
      "cheeses that are not the cheese they are named after",
      [
        ("cream cheese", "cheese spread"), ("cottage cheese", "cream cheese"),
        ("blue cheese dressing", "blue cheese"), ("vegan cheese", "cheese"),
        ("cheese sauce", "cheese"), ("parmesan", "vegan parmesan"), ("feta", "ricotta"),
        ("nutritional yeast", "yeast"), ("paneer", "halloumi"),
      ]
    ),
  ]
}

@Suite("Names that hide in other names")
struct ConfusionTests {
  @Test("neither is the other or a kind of it", arguments: Confusion.all)
  func apart(confusion: Confusion) throws {
    let lexicon = try CommittedLexicon.lexicon()
    var wrong: [String] = []
    for (one, other) in confusion.pairs {
      guard let first = lexicon.ingredient(named: one)?.rawValue,
        let second = lexicon.ingredient(named: other)?.rawValue
      else {
        wrong.append("\(one) or \(other) is unknown")
        continue
      }
      let areKin =
        lexicon.taxonomy.ancestors(of: first).contains(second)
        || lexicon.taxonomy.ancestors(of: second).contains(first)
      if first == second { wrong.append("\(one) is \(other)") }
      if areKin { wrong.append("\(one) and \(other) are kinds of one another") }
    }
    #expect(wrong == [])
  }
}
