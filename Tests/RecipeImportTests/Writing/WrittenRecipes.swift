import Foundation
import RecipeLexicon
import RecipeModel
import TestSupport

@testable import RecipeImport

/// Recipes to write and read again.
enum WrittenRecipes {
  /// Texts that formats could take for something else.
  static let hostile = [
    "=1+1", "+1", "-1", "@SUM(A1)", "\tx", "\rx", "\nx", "'=x", "''-x", "'", "-1.5e3", "＝1", "－",
    "\"", "\"\"", "a,b", "a;b", "a|b", "a\tb", "a\nb", "a\r\nb", "a\n\nb", "a\u{2028}b", "[\"a\"]",
    "['a']", "c(\"a\")", "[", "]", "character(0)", "NA", "null", "1. x", "12 x", "step 1", "- x",
    "# x", "## Steps", "## Ingredients", "<!-- x -->", "-->", "--", "<script>", "</script>", "&lt;",
    "&amp;lt;", "\\", "\\\\", "\\n", "*x*", "**x**", "__x__", "`x`", "[a](https://x.y)", "---",
    "<https://x.y>", "https://x.y", "x for y", "x for y (z)", "(", ")", " ", "  x  ", "\u{0}",
    "\u{7}",
    "\u{1B}[2J", "\u{202E}x", "\u{200B}", "\u{FEFF}x", "e\u{301}", "\u{E9}", " \u{301}x", "👩‍🍳",
    "\u{FFFF}",
    "serves 4", "5 min", "glass: Coupe", " · ", "@gin{1%oz}", "{}", "%", "\u{FFFD}", "1/2",
    "½ oz gin",
    "optional", "(garnish)", "Recipe", "name,ingredients", "whatcanimake: {}", "\u{85}", "\u{A0}x",
    "* Exported from MasterCook *", "MMMMM----- Recipe via Meal-Master (tm) v8.05", "MMMMM",
    "\u{7AE}x",
  ]

  /// One with tea in it.
  static func plain(name: String) -> Recipe {
    Recipe(
      id: DishID("classic:x"),
      name: name,
      kind: .meal,
      lines: [IngredientLine(text: "tea", name: "tea")],
      origin: RecipeOrigin(source: "classic", nativeID: "x")
    )
  }

  /// One with hostile texts everywhere, within the limits of an import.
  static func random(using random: inout SeededGenerator, number: Int) -> Recipe {
    func text(_ most: Int = 3) -> String {
      (0..<Int.random(in: 1...most, using: &random)).map { _ in
        let words =
          Bool.random(using: &random) ? hostile : ["gin", "lime", "Stir.", "large", "2 oz"]
        return (words.randomElement(using: &random) ?? "") + ["", " "][Int(random.next() % 2)]
      }.joined()
    }
    func maybe() -> String? { Bool.random(using: &random) ? text() : nil }
    func texts(_ most: Int) -> [String] {
      (0..<Int.random(in: 0...most, using: &random)).map { _ in text() }
    }
    func amount() -> Amount {
      let quantity = Double(random.next() % 1_000) / 7
      let hasMax = Bool.random(using: &random)
      return Bool.random(using: &random)
        ? Amount(quantity: quantity, quantityMax: hasMax ? quantity + 0.1 : nil, unit: maybe())
        : Amount(quantity: nil, unit: maybe())
    }
    func link() -> String? {
      Bool.random(using: &random) ? "https://example.com/\(random.next() % 9)?a=1&b=<x>" : nil
    }
    let sections = [nil, "Filling", "Layer 1", text(), "Ingredients", "Steps"]
    let servings = Bool.random(using: &random) ? Int(random.next() % 20_000) + 1 : nil
    let lines = (0..<Int.random(in: 1...4, using: &random)).map { _ in
      IngredientLine(
        text: text(),
        amounts: (0..<Int.random(in: 0...2, using: &random)).map { _ in amount() },
        size: maybe(),
        name: text(),
        preparation: maybe(),
        comment: maybe(),
        purpose: maybe(),
        role: IngredientLine.Role.allCases.randomElement(using: &random) ?? .required,
        section: sections.randomElement(using: &random) ?? nil,
        isExact: Bool.random(using: &random)
      )
    }
    return Recipe(
      id: DishID("test:\(number)"),
      name: "N" + text(),
      otherNames: texts(2),
      kind: Bool.random(using: &random) ? .cocktail : .meal,
      category: maybe(),
      cuisine: maybe(),
      glass: maybe(),
      method: maybe(),
      tags: texts(3),
      servings: servings,
      mostServings: Bool.random(using: &random) ? servings.map { $0 + 2 } : nil,
      minutes: Bool.random(using: &random) ? Int(random.next() % 1_000_000) + 1 : nil,
      preparationMinutes: Bool.random(using: &random) ? Int(random.next() % 90) + 1 : nil,
      cookingMinutes: Bool.random(using: &random) ? Int(random.next() % 90) + 1 : nil,
      summary: maybe(),
      lines: lines,
      swaps: (0..<Int.random(in: 0...2, using: &random)).map { _ in
        Recipe.Swap(required: text(), substitute: text(), note: maybe())
      },
      steps: texts(4),
      origin: RecipeOrigin(
        source: "test",
        nativeID: "\(number)",
        link: link(),
        image: link(),
        video: link(),
        modified: maybe()
      )
    )
  }

  /// Dishes of the project's own collection, in the order of the paths.
  static func collection(
    every step: Int,
    from first: Int,
    by reader: RecipeFileReader
  ) throws -> [Recipe] {
    let root = Checkout.url("Data/recipes")
    var recipes: [Recipe] = []
    for kind in ["cocktails", "meals"] {
      let folder = root.appending(path: kind)
      let names = try FileManager.default.contentsOfDirectory(atPath: folder.path())
      let files = names.filter { $0.hasSuffix(".cook") }.sorted()
      for name in stride(from: first, to: files.count, by: step).map({ files[$0] }) {
        let bytes = [UInt8](try Data(contentsOf: folder.appending(path: name)))
        let id = DishID(source: "classic", nativeID: String(name.dropLast(5)))
        recipes.append(try reader.readCooklang(bytes, file: name, id: id))
      }
    }
    return recipes
  }
}

/// A recipe as bytes, so that texts which only look alike are not equal.
func exactly(_ recipe: Recipe) -> String {
  ExactCopy.text(of: recipe) ?? "no copy"
}
