import RecipeLexicon
import RecipeModel
import Testing

/// An amount as the tables write it.
private func amount(_ quantity: Double?, to upper: Double? = nil, unit: String? = nil) -> Amount {
  Amount(quantity: quantity, quantityMax: upper, unit: unit)
}

@Suite("Ingredient lines")
struct IngredientLineParserTests {
  static let named: [IngredientLine] = [
    IngredientLine(
      text: "1 1/2 oz fresh lime juice",
      amounts: [amount(1.5, unit: "oz")],
      name: "fresh lime juice"
    ),
    IngredientLine(
      text: "juice of 2 limes",
      amounts: [amount(2)],
      name: "lime juice"
    ),
    IngredientLine(
      text: "zest of 1 lemon",
      amounts: [amount(1)],
      name: "lemon zest"
    ),
    IngredientLine(
      text: "zest and juice of 1 lemon",
      amounts: [amount(1)],
      name: "lemon zest and juice"
    ),
    IngredientLine(
      text: "finely grated zest of 1 orange",
      amounts: [amount(1)],
      name: "orange zest",
      preparation: "finely grated"
    ),
    IngredientLine(
      text: "the juice of a lemon",
      amounts: [amount(1)],
      name: "lemon juice"
    ),
    IngredientLine(
      text: "garlic, minced",
      name: "garlic",
      preparation: "minced"
    ),
    IngredientLine(
      text: "finely chopped fresh parsley",
      name: "fresh parsley",
      preparation: "finely chopped"
    ),
    IngredientLine(
      text: "1 large egg",
      amounts: [amount(1)],
      size: "large",
      name: "egg"
    ),
    IngredientLine(
      text: "2 small to medium onions",
      amounts: [amount(2)],
      size: "small to medium",
      name: "onions"
    ),
    IngredientLine(
      text: "1 small bunch of mint, leaves picked",
      amounts: [amount(1, unit: "bunch")],
      size: "small",
      name: "mint",
      preparation: "leaves picked"
    ),
    IngredientLine(
      text: "1 tbsp flour, plus extra for dusting",
      amounts: [amount(1, unit: "tbsp")],
      name: "flour",
      comment: "plus extra for dusting"
    ),
    IngredientLine(
      text: "4 potatoes, such as Maris Piper, peeled",
      amounts: [amount(4)],
      name: "potatoes",
      preparation: "peeled",
      comment: "such as Maris Piper"
    ),
    IngredientLine(
      text: "1 onion (see tips), diced",
      amounts: [amount(1)],
      name: "onion",
      preparation: "diced",
      comment: "see tips"
    ),
    IngredientLine(
      text: "salt and freshly ground black pepper",
      name: "salt and black pepper",
      preparation: "freshly ground"
    ),
    IngredientLine(
      text: "4 boneless, skinless chicken breasts",
      amounts: [amount(4)],
      name: "boneless skinless chicken breasts"
    ),
    IngredientLine(
      text: "butter or margarine",
      name: "butter or margarine"
    ),
    IngredientLine(
      text: "2 tbsp Marsala, Madeira or sweet sherry",
      amounts: [amount(2, unit: "tbsp")],
      name: "Marsala, Madeira or sweet sherry"
    ),
    IngredientLine(
      text: "400g can chopped tomatoes",
      amounts: [amount(400, unit: "g")],
      name: "canned chopped tomatoes"
    ),
    IngredientLine(
      text: "1 tin chopped tomatoes",
      amounts: [amount(1, unit: "tin")],
      name: "chopped tomatoes"
    ),
    IngredientLine(
      text: "400g tinned chopped tomatoes",
      amounts: [amount(400, unit: "g")],
      name: "tinned chopped tomatoes"
    ),
    IngredientLine(
      text: "400ml can coconut milk",
      amounts: [amount(400, unit: "ml")],
      name: "coconut milk"
    ),
    IngredientLine(
      text: "1 can beer",
      amounts: [amount(1, unit: "can")],
      name: "beer"
    ),
    IngredientLine(
      text: "400g chopped tomatoes",
      amounts: [amount(400, unit: "g")],
      name: "tomatoes",
      preparation: "chopped"
    ),
    IngredientLine(
      text: "1 nectarine cut in half, stone removed",
      amounts: [amount(1)],
      name: "nectarine",
      preparation: "cut in half, stone removed"
    ),
    IngredientLine(
      text: "1 stick butter, at room temperature",
      amounts: [amount(1, unit: "stick")],
      name: "butter",
      preparation: "at room temperature"
    ),
    IngredientLine(
      text: "100g chickpeas, drained and rinsed",
      amounts: [amount(100, unit: "g")],
      name: "chickpeas",
      preparation: "drained and rinsed"
    ),
    IngredientLine(
      text: "ground cloves",
      name: "ground cloves"
    ),
    IngredientLine(
      text: "4 fillet steaks",
      amounts: [amount(4)],
      name: "fillet steaks"
    ),
    IngredientLine(
      text: "1 small red onion or 2 shallots",
      amounts: [amount(1)],
      size: "small",
      name: "red onion",
      comment: "or 2 shallots"
    ),
    IngredientLine(
      text: "  2 \t cups\n flour  ",
      amounts: [amount(2, unit: "cup")],
      name: "flour"
    ),
    IngredientLine(
      text: "Top with Prosecco",
      name: "Prosecco",
      comment: "Top with"
    ),
    IngredientLine(
      text: "2 oz gin; chilled",
      amounts: [amount(2, unit: "oz")],
      name: "gin",
      preparation: "chilled"
    ),
  ]

  @Test("a line comes apart into name, size, preparation and comment", arguments: named)
  func names(line: IngredientLine) throws {
    #expect(try KitchenWords.parser().parse(line.text) == line)
  }

  static let purposes: [IngredientLine] = [
    IngredientLine(
      text: "salt to taste",
      name: "salt",
      comment: "to taste",
      role: .toTaste
    ),
    IngredientLine(
      text: "salt, to taste",
      name: "salt",
      comment: "to taste",
      role: .toTaste
    ),
    IngredientLine(
      text: "1 tbsp sugar, or to taste",
      amounts: [amount(1, unit: "tbsp")],
      name: "sugar",
      comment: "or to taste"
    ),
    IngredientLine(
      text: "lime wedge for garnish",
      name: "lime wedge",
      purpose: "for garnish",
      role: .garnish
    ),
    IngredientLine(
      text: "lime wedge, to garnish",
      name: "lime wedge",
      purpose: "to garnish",
      role: .garnish
    ),
    IngredientLine(
      text: "garnish with mint sprig",
      name: "mint sprig",
      purpose: "garnish",
      role: .garnish
    ),
    IngredientLine(
      text: "Garnish: lime wheel",
      name: "lime wheel",
      purpose: "Garnish",
      role: .garnish
    ),
    IngredientLine(
      text: "bread, to serve",
      name: "bread",
      purpose: "to serve",
      role: .toServe
    ),
    IngredientLine(
      text: "rice, for serving",
      name: "rice",
      purpose: "for serving",
      role: .toServe
    ),
    IngredientLine(
      text: "to serve: crusty bread",
      name: "crusty bread",
      purpose: "to serve",
      role: .toServe
    ),
    IngredientLine(
      text: "1 onion (optional)",
      amounts: [amount(1)],
      name: "onion",
      comment: "optional",
      role: .optional
    ),
    IngredientLine(
      text: "cheese, for topping",
      name: "cheese",
      purpose: "for topping",
      role: .toServe
    ),
    IngredientLine(
      text: "100g butter, for the topping",
      amounts: [amount(100, unit: "g")],
      name: "butter",
      purpose: "for the topping"
    ),
    IngredientLine(
      text: "1 onion, optional",
      amounts: [amount(1)],
      name: "onion",
      comment: "optional",
      role: .optional
    ),
    IngredientLine(
      text: "1 lime, if desired",
      amounts: [amount(1)],
      name: "lime",
      comment: "if desired",
      role: .optional
    ),
    IngredientLine(
      text: "oil for frying",
      name: "oil",
      purpose: "for frying"
    ),
    IngredientLine(
      text: "flour, for dusting",
      name: "flour",
      purpose: "for dusting"
    ),
    IngredientLine(
      text: "2 tbsp butter, for the sauce",
      amounts: [amount(2, unit: "tbsp")],
      name: "butter",
      purpose: "for the sauce"
    ),
    IngredientLine(
      text: "1 tbsp flour, plus extra to serve",
      amounts: [amount(1, unit: "tbsp")],
      name: "flour",
      comment: "plus extra to serve"
    ),
  ]

  @Test("what a line is for decides whether it can be missing", arguments: purposes)
  func roles(line: IngredientLine) throws {
    #expect(try KitchenWords.parser().parse(line.text) == line)
  }
}
