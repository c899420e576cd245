import RecipeLexicon
import RecipeModel
import Testing

/// Lines as people in many kitchens write them, taken apart by hand.
@Suite("Lines as people write them")
struct WrittenLinesTests {
  /// The fields of a line on one line of text: amounts, then what differs from nothing.
  private static func fields(_ line: IngredientLine) -> String {
    let amounts = line.amounts.map { amount in
      let upper = amount.quantityMax.map { "-\(number($0))" } ?? ""
      let quantity = amount.quantity.map { number($0) + upper }
      return [quantity, amount.unit].compactMap(\.self).joined(separator: " ")
    }
    let others = [
      line.size.map { "size \($0)" }, line.name, line.preparation.map { "prep \($0)" },
      line.comment.map { "note \($0)" }, line.purpose.map { "for \($0)" },
      line.isRequired ? nil : line.role.rawValue,
    ]
    let all = [amounts.joined(separator: " + ")] + others.compactMap(\.self)
    return all.filter { !$0.isEmpty }.joined(separator: " | ")
  }

  private static func number(_ value: Double) -> String {
    value == value.rounded() ? "\(Int(value))" : "\((value * 1_000).rounded() / 1_000)"
  }

  static let lines: [(String, String)] = [
    // Cans, packages, and what is in them.
    ("1 (14 oz) can coconut milk", "1 can + 14 oz | coconut milk"),
    ("1 14.5-oz. can fire-roasted tomatoes", "1 can + 14.5 oz | fire-roasted tomatoes"),
    ("1 can (15 oz.) chickpeas", "1 can + 15 oz | chickpeas"),
    ("2 x 400g tins chopped tomatoes", "2 tin + 400 g | chopped tomatoes"),
    ("1 container (16 oz) sour cream", "1 container + 16 oz | sour cream"),
    (
      "1/2 (10 ounce) package frozen spinach, thawed",
      "0.5 package + 10 oz | frozen spinach | prep thawed"
    ),
    ("1 recipe pie crust", "1 recipe | pie crust"),
    ("1 (750-ml) bottle red wine", "1 bottle + 750 ml | red wine"),
    // Amounts in two systems, in sums, in ranges, in words, in all digits.
    ("1 cup (240 ml) water", "1 cup + 240 ml | water"),
    ("8 tablespoons (1 stick) butter, melted", "8 tbsp + 1 stick | butter | prep melted"),
    ("1 stick (4 oz / 113 g) butter", "1 stick + 4 oz + 113 g | butter"),
    ("2 tablespoons plus 1 teaspoon olive oil", "2.333 tbsp | olive oil"),
    ("1 cup + 2 tbsp water", "1.125 cup | water"),
    ("1lb 9oz potatoes", "1.563 lb | potatoes"),
    ("1–2 tablespoons honey", "1-2 tbsp | honey"), ("2 1/2 - 3 cups flour", "2.5-3 cup | flour"),
    ("1 ½ cups milk", "1.5 cup | milk"), ("2⅓ cups flour", "2.333 cup | flour"),
    ("٣ cups water", "3 cup | water"), ("３ cups water", "3 cup | water"),
    ("1,5 l water", "1.5 l | water"), ("1,000 g flour", "1000 g | flour"),
    ("half an onion", "0.5 | onion"), ("a dozen oysters", "12 | oysters"),
    ("a few sprigs of thyme", "sprig | thyme"), ("pinch of salt", "pinch | salt"),
    ("2 T butter", "2 tbsp | butter"), ("2 t vanilla", "2 tsp | vanilla"),
    // Parts, pieces and lengths.
    ("juice of 2 limes", "2 | lime juice"),
    ("finely grated zest and juice of 1 lemon", "1 | lemon zest and juice | prep finely grated"),
    ("3 garlic cloves, minced", "3 clove | garlic | prep minced"),
    ("1 (2-inch) piece fresh ginger, peeled", "1 piece + 2 inch | fresh ginger | prep peeled"),
    ("1-inch knob of ginger, minced", "1 inch + knob | ginger | prep minced"),
    ("One 3-inch cinnamon stick", "1 + 3 inch | cinnamon stick"),
    ("4 (6-ounce) salmon fillets, skin on", "4 + 6 oz | salmon fillets | prep skin on"),
    ("1 whole chicken (about 4 lbs)", "1 + 4 lb | whole chicken | note about 4 lbs"),
    // Words that count, and the same words in names.
    ("6 leaves basil", "6 leaf | basil"), ("2 bay leaves", "2 | bay leaves"),
    ("1 oz clove syrup", "1 oz | clove syrup"), ("4 whole cloves", "4 | whole cloves"),
    ("2 ribs celery, diced", "2 rib | celery | prep diced"),
    ("4 slices bacon, cut into 1/2-inch pieces", "4 slice | bacon | prep cut into 1/2-inch pieces"),
    // Size, preparation, remarks, purposes.
    (
      "1 medium yellow onion, finely chopped (about 1 cup)",
      "1 + 1 cup | size medium | yellow onion | prep finely chopped | note about 1 cup"
    ),
    ("2 large eggs, lightly beaten", "2 | size large | eggs | prep lightly beaten"),
    (
      "1 tablespoon cornstarch mixed with 2 tablespoons water",
      "1 tbsp | cornstarch | prep mixed with 2 tablespoons water"
    ),
    ("1/4 cup warm water (110 degrees F)", "0.25 cup | warm water | note 110 degrees F"),
    (
      "100g plain flour, plus extra for dusting",
      "100 g | plain flour | note plus extra for dusting"
    ),
    ("Vegetable oil, for frying", "Vegetable oil | for for frying"),
    ("Kosher salt, to taste", "Kosher salt | note to taste | toTaste"),
    ("Lime wedges, for serving", "Lime wedges | for for serving | toServe"),
    ("Garnish: lemon twist", "lemon twist | for Garnish | garnish"),
    ("Optional: 1 tsp chili flakes", "1 tsp | chili flakes | note Optional | optional"),
    (
      "1 cup walnuts, chopped (optional)",
      "1 cup | walnuts | prep chopped | note optional | optional"
    ),
    ("2 cups chicken or vegetable stock", "2 cup | chicken or vegetable stock"),
    ("1 1/2 oz. gin (preferably Plymouth)", "1.5 oz | gin | note preferably Plymouth"),
  ]

  @Test("are taken apart as a cook would", arguments: lines)
  func fields(text: String, expected: String) throws {
    let line = try KitchenWords.parser().parse(text)

    #expect(Self.fields(line) == expected)
    #expect(line.text == text)
  }
}
