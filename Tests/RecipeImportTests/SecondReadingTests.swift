import RecipeModel
import Testing

@testable import RecipeImport

/// What one who did not write the readers found in exports that they had read.
@Suite("Exports read a second time")
struct SecondReadingTests {
  private func recipe(_ text: String, _ file: String) throws -> Recipe {
    let read = try lexiconReader().read(contentsOf: Array(text.utf8), file: file)
    return try #require(read.recipes.first, "\(read.problems)")
  }

  @Test("what is noted in MasterCook's text is in the summary, and figures about food are not")
  func masterCookNotes() throws {
    let text = """
                           *  Exported from  MasterCook  *

                                  Cookies

      Serving Size  : 4

        Amount  Measure       Ingredient -- Preparation Method
      --------  ------------  --------------------------------
           1    cup           flour

      Bake.

                          - - - - - - - - - - - - - - - - - -

      Per serving: 99 Calories

      NOTES : Keep in a tin,
      for a week.

      Nutr. Assoc. : 0 0

      """
    let cookies = try recipe(text, "book.mxp")
    #expect(cookies.steps == ["Bake."])
    #expect(cookies.summary == "Keep in a tin, for a week.")
  }

  @Test("a subtitle of MasterCook's XML heads what follows it, and its note is in the summary")
  func masterCookXML() throws {
    let text = """
      <?xml version="1.0"?><mx2><RcpE name="Soup"><IngR name="tomatoes" unit="kg" qty="1"/>
      <IngR name="Garnish" code="S"/><IngR name="bread" unit="slice" qty="1"/>
      <DirS><DirT>Blend.</DirT></DirS><Note>Better cold.</Note></RcpE></mx2>
      """
    let soup = try recipe(text, "book.mx2")
    #expect(soup.lines.map(\.name) == ["tomatoes", "bread"])
    #expect(soup.lines.map(\.section) == [nil, "Garnish"])
    let nuts = try recipe(text.replacing("\"Garnish\"", with: "\"Peanuts\""), "book.mx2")
    #expect(nuts.lines.map(\.name) == ["tomatoes", "Peanuts", "bread"])
    #expect(soup.steps == ["Blend."])
    #expect(soup.summary == "Better cold.")
  }

  @Test("a heading in brackets among steps stands in front of what follows it")
  func headings() throws {
    let text = """
      [{"@type":"Recipe","name":"Stew","recipeIngredient":["1 egg"],"recipeInstructions":[
      {"@type":"HowToStep","text":"Brown."},{"@type":"HowToStep","text":"[Braise]"},
      {"@type":"HowToStep","text":"Cover."},{"@type":"HowToStep","text":"[1] and [2]"}]}]
      """
    #expect(try recipe(text, "sage.json").steps == ["Brown.", "Braise: Cover.", "[1] and [2]"])
  }

  @Test("texts in other languages have their headings, servings and spoons")
  func languages() throws {
    let salad = try recipe(
      """
      Kartoffelsalat

      Für 4 Personen

      Zutaten
      1 kg Kartoffeln
      4 EL Essig
      1 Prise Salz

      Zubereitung
      Kochen.
      """,
      "salat.txt"
    )
    #expect(salad.servings == 4)
    #expect(salad.summary == nil)
    #expect(salad.lines.map(\.name) == ["Kartoffeln", "Essig", "Salz"])
    #expect(salad.lines[1].amounts == [Amount(quantity: 4, unit: "tbsp")])
    #expect(salad.steps == ["Kochen."])
    for (title, steps, people) in [
      ("Ingrédients", "Préparation", "Pour 6 personnes"),
      ("Ingredientes", "Elaboración", "Para 6 personas"),
      ("Ingredienti", "Procedimento", "Per 6 persone"),
    ] {
      let text = "Salade\n\n\(people)\n\n\(title)\n1 kg tomates\n2 oeufs\n\n\(steps)\nMix."
      let read = try recipe(text, "salade.txt")
      #expect(read.servings == 6 && read.steps == ["Mix."] && read.lines.count == 2, "\(title)")
    }
  }
}
