import Foundation
import RecipeDrawing
import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

#if canImport(FoundationXML)
  import FoundationXML
#endif

@Suite("The drawings of the committed collection")
struct CollectionDrawingsTests {
  let collection: Collection
  let tables: DrawingTables

  init() throws {
    collection = try Collection.committed.get()
    tables = try CollectionFiles(folder: Checkout.url("Data").path)
      .drawingTables(collection.lexicon)
  }

  private func drink(_ recipe: Recipe) -> DrinkDrawing {
    DrinkPicture(
      of: recipe,
      lexicon: collection.lexicon,
      units: collection.units,
      tables: tables
    ).drawing
  }

  private func dish(_ recipe: Recipe) -> DishDrawing {
    DishPicture(
      of: recipe,
      lexicon: collection.lexicon,
      units: collection.units,
      tables: tables
    ).drawing
  }

  private func drink(named name: String) throws -> DrinkDrawing {
    drink(try #require(collection.recipes.first { $0.name == name }, "\(name)"))
  }

  private var drinks: [Recipe] { collection.recipes.filter { $0.kind == .cocktail } }

  @Test(
    "a dish that comes in or with a sauce is drawn as the dish, and a sauce as a sauce",
    arguments: [
      ("Pasta with Tomato Sauce", Vessel.soupPlate), ("Chicken in Mustard Sauce", nil),
      ("Prawns in Garlic Butter", nil), ("Toad in the Hole", .bakingDish),
      ("Apple Sauce", .ramekin), ("Pickled Herring in Cream Sauce", .jar),
    ]
  )
  func sauces(name: String, vessel: Vessel?) {
    #expect(tables.form(ofDish: name)?.vessel == vessel)
  }

  @Test("what lies in a pantry has a symbol, also by what it is a kind of")
  func ingredients() {
    func symbol(_ name: String) -> String? {
      collection.lexicon.ingredient(named: name).flatMap {
        tables.symbol(of: $0, collection.lexicon.taxonomy)?.symbol.name
      }
    }
    let names = ["carrot", "leek", "basil", "cherry tomato", "gin"]
    #expect(names.map(symbol) == ["carrot", "leek", "herb", "tomato", nil])
  }

  @Test("every dish is drawn in 0.6 to 3 KB of well-formed text, twice in the same bytes")
  func sizes() {
    for recipe in collection.recipes {
      let (text, again) =
        recipe.kind == .cocktail
        ? (drink(recipe).svgText, drink(recipe).svgText)
        : (dish(recipe).svgText, dish(recipe).svgText)
      #expect(text == again)
      #expect((600...3_072).contains(text.utf8.count), "\(recipe.name): \(text.utf8.count)")
      #expect(XMLParser(data: Data(text.utf8)).parse(), "\(recipe.name)")
      #expect(!text.contains("style="))
    }
  }

  @Test("a curry has the colour of its sauce, and a plate what its name promises")
  func looks() throws {
    func meal(_ name: String) throws -> DishDrawing {
      dish(try #require(collection.recipes.first { $0.name == name }, "\(name)"))
    }
    let green = try #require(try meal("Thai Green Curry with Chicken").content)
    #expect(green.green > green.red && green.green > green.blue)
    let red = try #require(try meal("Thai Red Curry with Chicken").content)
    #expect(red.red > red.green + 60)
    let curries = try [
      "Chicken Korma", "Beef Rendang", "Pork Vindaloo", "Dal Makhani", "Rogan Josh",
    ]
    .map { try meal($0).content }
    #expect(Set(curries).count >= 4)
    #expect(try meal("Bangers and Mash").symbols.map(\.name) == ["mash", "sausage"])
    #expect(
      try meal("Full English Breakfast").symbols.map(\.name).prefix(3) == [
        "egg", "bacon", "sausage",
      ]
    )
  }

  @Test("no drink has an empty glass, and each has the glass that its recipe says")
  func glasses() {
    #expect(drinks.count > 500)
    for recipe in drinks {
      let drawing = drink(recipe)
      #expect(!drawing.layers.isEmpty, "\(recipe.name)")
      if let glass = recipe.glass { #expect(drawing.glass.rawValue == glass, "\(recipe.name)") }
    }
  }

  @Test("no meal is an empty plate without a reason")
  func plates() {
    let empty = collection.recipes.filter { $0.kind == .meal && dish($0).symbols.isEmpty }
    #expect(empty.map(\.name) == [])
  }

  @Test(
    "a Negroni is red, a Blue Hawaii turquoise, a Mojito pale, an Espresso Martini nearly black"
  )
  func colours() throws {
    func tint(_ name: String) throws -> Tint {
      try #require(try drink(named: name).layers.first).colour.tint
    }
    let negroni = try tint("Negroni")
    #expect(negroni.red > 110 && negroni.red > 2 * max(negroni.green, negroni.blue))
    let lagoon = try tint("Blue Lagoon")
    #expect(lagoon.blue > 120 && lagoon.blue > lagoon.green && lagoon.green > lagoon.red)
    let mojito = try tint("Mojito")
    #expect(min(mojito.red, mojito.green) > 190)
    let hawaii = try tint("Blue Hawaii")
    #expect(min(hawaii.green, hawaii.blue) > hawaii.red + 30)
    #expect(max(hawaii.green, hawaii.blue) - min(hawaii.green, hawaii.blue) < 30)
    let caipirinha = try #require(try drink(named: "Caipirinha").layers.first).colour
    #expect(caipirinha.opacity > 0.2 && caipirinha.tint.green > caipirinha.tint.blue + 20)
    let enzoni = try #require(try drink(named: "Enzoni").layers.first)
    #expect(enzoni.volume < 200 && enzoni.colour.tint.red > enzoni.colour.tint.blue)
    let espresso = try tint("Espresso Martini")
    #expect(max(espresso.red, espresso.green, espresso.blue) < 110)
  }

  @Test("layers lie as they are poured: what sank below, what floats above")
  func layers() throws {
    let sunrise = try drink(named: "Tequila Sunrise").layers
    #expect(sunrise.count == 2 && sunrise[0].isSoft)
    #expect(sunrise[0].colour.tint.red > 2 * sunrise[0].colour.tint.green)
    #expect(sunrise[1].colour.tint.green > 100 && sunrise[0].volume < sunrise[1].volume)

    let russian = try drink(named: "White Russian").layers.map(\.colour.tint)
    #expect(russian.count == 2 && russian[1].green > russian[0].green + 100)

    let bomber = try drink(named: "B-52").layers
    #expect(bomber.count == 3 && Set(bomber.map { Int($0.volume) }) == [20])
    #expect(bomber[0].colour.tint.red < bomber[1].colour.tint.red)

    let coffee = try drink(named: "Irish Coffee").layers.map(\.colour.tint)
    #expect(coffee.count == 2 && coffee[0].green < 70 && coffee[1].green > 200)
  }

  @Test("what decorates a drink is drawn on it")
  func garnishes() throws {
    #expect(try drink(named: "Negroni").garnishes == [.orangeWheel])
    #expect(try drink(named: "Margarita").garnishes.contains(.saltRim))
    #expect(try drink(named: "Mojito").garnishes.contains(.mint))
    #expect(try drink(named: "Gibson").garnishes == [.onion])
  }

  @Test("an ingredient is drawn as the nearest thing above it: black pepper is no vegetable")
  func symbols() throws {
    func symbol(_ name: String) throws -> String? {
      let ingredient = try #require(collection.lexicon.ingredient(named: name), "\(name)")
      return tables.symbol(of: ingredient, collection.lexicon.taxonomy)?.symbol.name
    }
    #expect(try symbol("black pepper") != "pepper")
    #expect(try symbol("red bell pepper") == "pepper")
    #expect(try symbol("cherry tomato") == "tomato")
    #expect(try symbol("feta") == "whitecheese")
    #expect(try symbol("comte") == "cheese")
    #expect(try symbol("basmati rice") == "rice")
    #expect(try symbol("salt") == nil)
  }

  @Test("a mistake in a table names file and line")
  func mistakes() throws {
    func refusal(_ symbols: String, _ forms: String = "words\tvessel\tsymbols\n") -> String? {
      do {
        _ = try DrawingTables(
          symbols: LexiconFiles.File(
            path: "symbols.tsv",
            text: "symbol\tshare\tingredients\n\(symbols)"
          ),
          garnishes: LexiconFiles.File(path: "garnishes.tsv", text: "garnish\tingredients\n"),
          forms: LexiconFiles.File(path: "forms.tsv", text: forms),
          glasses: LexiconFiles.File(path: "glasses.tsv", text: "glass\twords\n"),
          lexicon: collection.lexicon
        )
        return nil
      } catch { return "\(error)" }
    }
    #expect(refusal("tomato\t100\ttomato\n") == nil)
    #expect(refusal("no such symbol\t100\ttomato\n")?.contains("symbols.tsv:2") == true)
    #expect(refusal("tomato\tmany\ttomato\n")?.contains("symbols.tsv:2") == true)
    #expect(refusal("tomato\t100\tno such thing\n")?.contains("no such thing") == true)
    #expect(
      refusal("tomato\t100\ttomato\ncarrot\t100\ttomato\n")?.contains("symbols.tsv:3") == true
    )
    #expect(
      refusal("", "words\tvessel\tsymbols\npie\thammock\t-\n")?.contains("forms.tsv:2") == true
    )
    for colour in ["#12345", "#1234567", "#12345g", "#+12345", "#111111; #222222"] {
      let row = "words\tvessel\tsymbols\ncurry\tpot\t\(colour)\n"
      #expect(refusal("", row)?.contains("forms.tsv:2") == true, "\(colour)")
    }
    #expect(refusal("", "words\tvessel\tsymbols\ncurry\tpot\t#A9bf73; +\n") == nil)
  }
}
