import Foundation
import RecipeModel
import Testing
import WhatCanIMake

@Suite("Dishes to share")
struct SharedTextTests {
  private let negroni = Recipe(
    id: DishID("classic:negroni"),
    name: "Negroni",
    kind: .cocktail,
    category: "Aperitif",
    glass: "Old fashioned",
    method: "built",
    tags: ["gin", "bitter"],
    servings: 1,
    minutes: 4,
    summary: "Bittersweet & bracing.",
    lines: [
      IngredientLine(
        text: "1 1/2 oz gin",
        amounts: [Amount(quantity: 1.5, unit: "oz")],
        name: "gin",
        isExact: true
      ),
      IngredientLine(
        text: "",
        amounts: [Amount(quantity: 1)],
        size: "large",
        name: "orange slice",
        preparation: "cut thin",
        role: .garnish
      ),
      IngredientLine(text: "salt to taste", name: "salt", comment: "to taste", role: .toTaste),
    ],
    swaps: [Recipe.Swap(required: "campari", substitute: "aperol", note: "lighter")],
    steps: ["Stir.\nStrain.", "Garnish."],
    origin: RecipeOrigin(
      source: "classic",
      nativeID: "negroni",
      link: "https://example.com/negroni",
      image: "https://example.com/negroni.jpg"
    )
  )

  @Test("as a message")
  func plainText() {
    let text = """
      Negroni
      Aperitif · built · glass: Old fashioned · serves 1 · 4 min

      Bittersweet & bracing.

      Ingredients
      - 1 1/2 oz gin (exactly this)
      - 1 large orange slice, cut thin (garnish)
      - salt, to taste

      Steps
      1. Stir.
         Strain.
      2. Garnish.

      Swaps
      - aperol for campari (lighter)

      https://example.com/negroni

      """
    #expect(sharedText(of: negroni, as: .text) == text)
  }

  @Test("as Markdown")
  func markdown() {
    let text = """
      # Negroni

      *Aperitif · built · glass: Old fashioned · serves 1 · 4 min*

      Bittersweet &amp; bracing.

      ## Ingredients

      - 1 1/2 oz gin (exactly this)
      - 1 large orange slice, cut thin (garnish)
      - salt, to taste

      ## Steps

      1. Stir.\\
         Strain.
      2. Garnish.

      ## Swaps

      - aperol for campari (lighter)

      <https://example.com/negroni>

      """
    #expect(sharedText(of: negroni, as: .markdown) == text)
  }

  @Test("as schema.org's Recipe, its keys in a fixed order")
  func schemaOrg() {
    let members = [
      #""@context":"https://schema.org""#, #""@type":"Recipe""#, #""name":"Negroni""#,
      #""description":"Bittersweet & bracing.""#, #""recipeCategory":"Aperitif""#,
      #""recipeYield":"1 serving""#, #""totalTime":"PT4M""#, #""keywords":"gin, bitter""#,
      #""recipeIngredient":["1 1/2 oz gin","1 large orange slice, cut thin (garnish)","salt to taste"]"#,
      #""recipeInstructions":[{"@type":"HowToStep","text":"Stir.\nStrain."},"#
        + #"{"@type":"HowToStep","text":"Garnish."}]"#,
      #""image":"https://example.com/negroni.jpg""#, #""url":"https://example.com/negroni""#,
    ]
    #expect(
      sharedText(of: negroni, as: .jsonld) == "{" + members.joined(separator: ",") + "}"
    )
  }

  @Test("as a Cooklang file")
  func cooklang() throws {
    let text = try #require(sharedText(of: negroni, as: .cooklang))
    #expect(text.hasPrefix("---\ntitle: Negroni\nkind: cocktail\n"))
  }

  @Test("as a link, when it names a page on the web")
  func link() throws {
    #expect(sharedText(of: negroni, as: .link) == "https://example.com/negroni")
    var other = negroni
    for link in [nil, "", "javascript:alert(1)", "ftp://a", "https://a b", "https://a\u{202E}b"] {
      other.origin.link = link
      #expect(sharedText(of: other, as: .link) == nil)
      let shared = try #require(sharedText(of: other, as: .jsonld))
      let object = try JSONSerialization.jsonObject(with: Data(shared.utf8)) as? [String: Any]
      #expect(try #require(object)["url"] == nil)
    }
  }

  @Test("with nothing but a name and one line")
  func bare() {
    let recipe = Recipe(
      id: DishID("a:b"),
      name: "Ice",
      kind: .cocktail,
      lines: [IngredientLine(text: "ice", name: "ice")],
      origin: RecipeOrigin(source: "a", nativeID: "b")
    )
    #expect(sharedText(of: recipe, as: .text) == "Ice\n\nIngredients\n- ice\n")
    #expect(sharedText(of: recipe, as: .markdown) == "# Ice\n\n## Ingredients\n\n- ice\n")
    #expect(
      sharedText(of: recipe, as: .jsonld)
        == #"{"@context":"https://schema.org","@type":"Recipe","name":"Ice","#
        + #""recipeIngredient":["ice"],"recipeInstructions":[]}"#
    )
  }
}
