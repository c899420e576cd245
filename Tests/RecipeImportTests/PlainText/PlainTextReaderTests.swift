import RecipeModel
import Testing

@testable import RecipeImport

@Suite("Recipes as people type them")
struct PlainTextReaderTests {
  private func recipe(_ text: String) throws -> Recipe {
    let read = try lexiconReader().read(contentsOf: Array(text.utf8), file: "soup.txt")
    return try #require(read.recipes.first)
  }

  @Test("headings say what is what")
  func headings() throws {
    let soup = try recipe(
      """
      Leek Soup

      For cold days.
      Serves 4
      Time: 30 minutes

      Ingredients:
      2 leeks, sliced
      - butter

      To serve:
      chives

      Method
      1. Soften the leeks in the butter.
      2. Serve with chives.

      Note: better the day after.
      """
    )
    #expect(soup.id == DishID("text:leek-soup"))
    #expect(soup.name == "Leek Soup")
    #expect(soup.summary == "For cold days.\n\nbetter the day after.")
    #expect(soup.servings == 4)
    #expect(soup.minutes == 30)
    #expect(soup.lines.map(\.text) == ["2 leeks, sliced", "butter", "chives"])
    #expect(soup.lines.map(\.section) == [nil, nil, "To serve"])
    #expect(soup.steps == ["Soften the leeks in the butter.", "Serve with chives."])
  }

  @Test("so do those of German, French, Spanish and Italian kitchens")
  func otherLanguages() throws {
    for (serves, ingredients, steps) in [
      ("Für 4 Portionen", "Zutaten", "Zubereitung"),
      ("Pour 4 personnes", "Ingrédients :", "Préparation :"),
      ("Para 4 personas", "Ingredientes", "Elaboración"),
      ("Per 4 persone", "INGREDIENTI", "Preparazione"),
    ] {
      let dish = try recipe("Soup\n\n\(serves)\n\n\(ingredients)\n1 x\n2 y\n\n\(steps)\nz\n")
      #expect(dish.servings == 4, "\(serves)")
      #expect(dish.summary == nil, "\(serves)")
      #expect(dish.lines.map(\.text) == ["1 x", "2 y"], "\(ingredients)")
      #expect(dish.steps == ["z"], "\(steps)")
    }
  }

  @Test("a list begins with its first line, also where that begins with a word")
  func listsWithWords() throws {
    let soup = try recipe(
      """
      Leek Soup

      For cold days.

      a cup of milk
      2 leeks
      1 onion
      salt

      Boil all.
      """
    )
    #expect(soup.summary == "For cold days.")
    #expect(soup.lines.map(\.text) == ["a cup of milk", "2 leeks", "1 onion", "salt"])
    #expect(soup.steps == ["Boil all."])
    let spoken = try recipe("Leek Soup\n\nMy aunt's.\n2 leeks\n1 onion\n\nBoil all.")
    #expect(spoken.summary == "My aunt's.")
    #expect(spoken.lines.map(\.text) == ["2 leeks", "1 onion"])
  }

  @Test("without headings blocks and amounts do")
  func blocks() throws {
    let sour = try recipe(
      """
      Ann's Sour
      60 ml gin
      30 ml lemon juice
      simple syrup

      Shake with ice.
      Strain into a glass.
      """
    )
    #expect(sour.kind == .meal, "this reader has no lexicon")
    #expect(sour.lines.map(\.text) == ["60 ml gin", "30 ml lemon juice", "simple syrup"])
    #expect(sour.steps == ["Shake with ice.", "Strain into a glass."])

    let pie = try recipe(
      """
      Pie

      My mother's.

      200 g flour
      100 g butter

      3 apples
      1 tbsp sugar

      Rub the butter into the flour.

      Bake.
      """
    )
    #expect(pie.summary == "My mother's.")
    #expect(pie.lines.count == 4)
    #expect(pie.steps == ["Rub the butter into the flour.", "Bake."])
  }

  @Test(
    "other texts are no recipes",
    arguments: [
      "1. Eat.\n2. Sleep.\n3. Repeat.",
      "Only a title", "Stir @gin{} and\n2 oz lime\n2 oz rum", "Notes\n\n1. first\n2. second\n",
    ]
  )
  func others(_ text: String) throws {
    #expect(!PlainTextReader.isMeant(by: text))
  }
}
