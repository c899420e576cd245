import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

/// One export of each program, written by hand as these programs write them, read whole and looked at line by line.
@Suite("Exports of other programs, line by line")
struct SampleExportsTests {
  private func bytes(_ path: String) throws -> [UInt8] {
    [UInt8](try Data(contentsOf: Checkout.url("Tests/RecipeImportTests/Samples/\(path)")))
  }

  private func recipes(_ bytes: [UInt8], _ file: String) throws -> [Recipe] {
    try Array(lexiconReader().records(contentsOf: bytes, file: file)).map { try $0.get() }
  }

  /// The names of the lines, each with its amount.
  private func lines(_ recipe: Recipe) -> [String] {
    recipe.lines.map { line in
      let amounts = line.amounts.map { amount in
        [amount.quantity.map { "\($0)" }, amount.unit].compactMap(\.self).joined(separator: " ")
      }
      return (amounts + [line.size, line.name].compactMap(\.self)).joined(separator: " ")
    }
  }

  @Test(
    "Nextcloud Cookbook: a folder for each recipe, headings among lines and steps, names with accents"
  )
  func nextcloud() throws {
    let names = ["Crème brûlée", "Gin & Tonic"]
    let entries = try names.flatMap { name in
      [
        SampleArchives.Entry(name: "Recipes/\(name)/full.jpg", content: [0xFF, 0xD8]),
        SampleArchives.Entry(
          name: "Recipes/\(name)/recipe.json",
          content: try bytes("nextcloud/\(name)/recipe.json")
        ),
      ]
    }
    for saysUTF8 in [true, false] {
      let read = try recipes(SampleArchives.zip(entries, saysUTF8: saysUTF8), "Recipes.zip")
      #expect(read.map(\.name) == names)
      let brulee = try #require(read.first)
      #expect(
        lines(brulee) == [
          "500.0 ml double cream", "1.0 vanilla pod", "6.0 large egg yolks", "100.0 g caster sugar",
          "4.0 tbsp demerara sugar",
        ]
      )
      #expect(brulee.steps.count == 3)
      #expect(brulee.steps.last?.hasPrefix("The lid: Scatter the demerara sugar") == true)
      #expect((brulee.servings, brulee.minutes, brulee.category) == (4, 65, "Desserts"))
      #expect(brulee.tags == ["french", "dessert", "été"])
      #expect(brulee.origin.link == "https://recettes.example/creme-brulee")
    }
  }

  @Test(
    "RecipeSage: headings in brackets and as sections, its source and the cook's notes, alone and in an archive"
  )
  func recipeSage() throws {
    let content = try bytes("recipesage.json")
    let zip = SampleArchives.zip([SampleArchives.Entry(name: "recipes.json", content: content)])
    for read in [try recipes(content, "a.json"), try recipes(zip, "a.zip")] {
      #expect(read.map(\.name) == ["Chicken Traybake with Chorizo", "Jalapeño Margarita"])
      let tray = try #require(read.first)
      #expect(tray.lines.map(\.name).suffix(3) == ["red onions", "lemon", "parsley"])
      #expect(tray.lines.count == 5)
      #expect(
        tray.steps == [
          "For the tray: Heat the oven to 200°C.", "Roast everything for 50 minutes.",
          "To serve: Scatter the parsley and squeeze over the lemon.",
        ]
      )
      #expect(tray.summary?.hasSuffix("Potatoes can go in too.\n\nFrom: Aunt Zoë") == true)
      #expect(
        tray.lines.map(\.section)
          == ["For the tray", "For the tray", "For the tray", "To serve", "To serve"]
      )
      #expect((tray.servings, tray.minutes) == (4, 70))
      #expect(tray.origin.link == "https://blog.example/traybake")
      #expect(read.last?.kind == .cocktail)
      #expect(read.last?.minutes == 5)
    }
  }

  @Test("Mealie: amounts of none have no unit, titles of sections are no lines")
  func mealie() throws {
    let soup = try #require(
      try recipes(bytes("mealie/recipes/tomato-soup/tomato-soup.json"), "a.json").first
    )
    #expect(
      lines(soup) == [
        "1.5 kg tomato", "6.0 garlic clove", "handful basil leaves", "heavy cream",
      ]
    )
    #expect(soup.summary?.hasSuffix("Tip: Freezes well.") == true)
    #expect((soup.servings, soup.minutes) == (4, 60))
  }

  @Test("Tandoor: the lines of all steps, under their headings, amounts of none left out")
  func tandoor() throws {
    let inner = SampleArchives.zip([
      SampleArchives.Entry(name: "recipe.json", content: try bytes("tandoor/recipe.json"))
    ])
    let zip = SampleArchives.zip([SampleArchives.Entry(name: "recipe_1.zip", content: inner)])
    let dish = try #require(try recipes(zip, "a.zip").first)
    #expect(dish.name == "Käsespätzle")
    #expect(
      lines(dish) == [
        "400.0 g plain flour", "4.0 egg", "150.0 ml water", "salt", "3.0 onion", "2.5 tbsp butter",
        "250.0 g Emmental",
      ]
    )
    #expect(dish.steps[1] == "Onions: Fry the onions slowly in the butter.")
  }

  @Test("Paprika: headings in capitals are no lines, and names of files have accents")
  func paprika() throws {
    let name = "Tarte à la rhubarbe"
    let zip = SampleArchives.zip([
      SampleArchives.Entry(
        name: "\(name).paprikarecipe",
        content: SampleArchives.gzip(try bytes("paprika/\(name).json"))
      )
    ])
    let tart = try #require(try recipes(zip, "All.paprikarecipes").first)
    #expect(tart.name == name)
    #expect(
      tart.lines.map(\.name) == [
        "plain flour", "butter", "salt", "rhubarb", "sugar", "eggs", "crème fraîche",
        "vanilla sugar",
      ]
    )
    #expect(tart.steps.count == 4)
    #expect((tart.servings, tart.minutes, tart.category) == (8, 70, "Pâtisserie"))
  }

  @Test(
    "Meal-Master: two columns, also where the right one stands a little off or has a name alone"
  )
  func mealMaster() throws {
    let read = try recipes(bytes("meal-master.mmf"), "a.mmf")
    #expect(
      try lines(#require(read.first))
        == [
          "1.5 lb Beef chuck", "2.0 large Onions", "2.0 tbsp Lard", "3.0 cloves garlic",
          "6.0 cup Beef broth", "2.0 tbsp Sweet paprika", "1.0 tsp Caraway seed",
          "1.0 Green pepper",
          "2.0 medium Potatoes", "1.0 Egg", "0.5 cup Flour", "1.0 pinch Salt",
        ].map { $0.replacing("3.0 cloves", with: "3.0 clove") }
    )
    #expect(
      try lines(#require(read.last)) == [
        "1.0 oz Brandy", "1.0 oz Dark creme de cacao", "1.0 oz Heavy cream", "Nutmeg",
      ]
    )
    #expect(read.last?.kind == .cocktail)
  }

  @Test("MasterCook: a heading in capitals is no line")
  func masterCook() throws {
    let read = try recipes(bytes("mastercook.mxp"), "a.mxp")
    #expect(
      read.first?.lines.map(\.name) == [
        "rhubarb", "brown sugar", "fresh ginger", "all-purpose flour", "butter", "salt",
      ]
    )
    #expect(read.last?.lines.map(\.role) == [.required, .required, .required, .garnish])
  }

  @Test("plain text, with and without headings")
  func plainText() throws {
    let counts = ["Pea Risotto": (8, 4), "Salade niçoise": (6, 2), "drinks/Dark n Stormy": (3, 1)]
    for (name, count) in counts.sorted(by: { $0.key < $1.key }) {
      let dish = try #require(try recipes(bytes("plain text/\(name).txt"), "\(name).txt").first)
      #expect(dish.lines.count == count.0, "\(name)")
      #expect(dish.steps.count == count.1, "\(name)")
    }
  }
}
