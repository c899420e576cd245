import Foundation
import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

/// The project's own data, read once.
struct Collection {
  let lexicon: IngredientLexicon
  let units: UnitTable
  let recipes: [Recipe]
  let problems: [String]
  let index: CatalogueIndex

  static let committed = Result { try Collection() }

  private init() throws {
    let files = CollectionFiles(folder: Checkout.url("Data").path(percentEncoded: false))
    let read = try ReadLexicon(from: files)
    let texts = try files.lexiconFiles()
    lexicon = read.lexicon
    units = try UnitTable(text: texts.units.text, file: texts.units.path)
    (recipes, problems) = try files.recipes(parser: read.parser)
    index = CatalogueIndex(
      entries: recipes.map { CatalogueIndex.Entry(recipe: $0, addedAt: 0) },
      lexicon: lexicon,
      generation: 1,
      fingerprint: 1
    )
  }

  func exclusion(without names: [String], diet: Diet? = nil) throws -> Exclusion {
    var ingredients: [IngredientID] = []
    var flags = diet?.excluded ?? []
    for name in names {
      if let flag = DietFlags(named: name) {
        flags.formUnion(flag)
      } else {
        ingredients.append(try #require(lexicon.ingredient(named: name), "\(name) is unknown"))
      }
    }
    return Exclusion(ingredients: ingredients, flags: flags, in: lexicon.taxonomy)
  }

  /// The names of the dishes that an exclusion hides, ascending.
  func hidden(by exclusion: Exclusion) -> Set<String> {
    let safety = PantryMatcher(index: index).safety(under: exclusion)
    return Set(index.allRecipes.filter { !safety.allows($0) }.map(index.recipes.name))
  }

  /// The names of the dishes that require a line which nothing but one of these meets.
  func dishes(with names: String...) -> Set<String> {
    let wanted = names.compactMap { lexicon.ingredient(named: $0)?.rawValue }
    let found = recipes.filter { recipe in
      recipe.lines.filter(\.isRequired).contains { line in
        (lexicon.requirements(of: line) ?? []).contains { alternatives in
          alternatives.allSatisfy { wanted.contains($0.rawValue) }
        }
      }
    }
    return Set(found.map(\.name))
  }
}

@Suite("The committed collection")
struct CollectionTests {
  let collection: Collection

  init() throws {
    collection = try Collection.committed.get()
  }

  private func names(_ isMeant: (Recipe) -> Bool) -> [String] {
    collection.recipes.filter(isMeant).map(\.name)
  }

  private func count(_ isMeant: (Recipe) -> Bool) -> Int {
    collection.recipes.lazy.filter(isMeant).count
  }

  @Test("there is nothing to mend in it")
  func faults() throws {
    let data = Checkout.url("Data").path(percentEncoded: false)
    let checking = try RecipeChecking(KitchenPaths(data: data, store: ""), rules: .collection)

    let report = try checking.report(on: ["\(data)/recipes"])

    #expect(report.recipes == collection.recipes.count)
    #expect(report.faults.map(\.description) == [])
    #expect(collection.problems == [])
  }

  @Test("there are 300 drinks and 300 dishes or more, of every kind that people look for")
  func size() {
    let (drinks, meals) = (count { $0.kind == .cocktail }, count { $0.kind == .meal })
    #expect(drinks >= 300)
    #expect(meals >= 300)
    for category in ["Alcohol-free", "Hot drink", "Tiki", "Sour", "Spirit-forward", "Low alcohol"] {
      #expect(count { $0.kind == .cocktail && $0.category == category } >= 5, "\(category)")
    }
    for category in [
      "Bread", "Breakfast", "Dessert", "Main", "Salad", "Sauce", "Side", "Soup", "Starter",
    ] {
      #expect(count { $0.kind == .meal && $0.category == category } >= 10, "\(category)")
    }
    let cuisines = Dictionary(grouping: collection.recipes.compactMap(\.cuisine)) { $0 }
    #expect(cuisines.filter { $0.value.count >= 3 }.count >= 20)
    for tag in ["vegetarian", "vegan", "leftovers"] {
      #expect(count { $0.kind == .meal && $0.tags.contains(tag) } >= 20, "\(tag)")
    }
    #expect(count { $0.tags.contains("iba") } == 102)
  }

  @Test("every unit of a dish has bounds")
  func bounds() throws {
    let data = Checkout.url("Data").path(percentEncoded: false)
    let bounds = try CollectionFiles(folder: data).bounds(units: collection.units)
    let without = collection.recipes.flatMap { recipe in
      recipe.lines.flatMap(\.amounts)
        .filter { $0.quantity != nil && bounds.bound(of: $0.unit, in: recipe.kind) == nil }
        .map { "\(recipe.id): \($0.unit ?? "none")" }
    }
    #expect(without == [])
  }

  // MARK: Exclusions hide what they must, and not half the kitchen

  @Test(
    "an exclusion leaves a collection to cook from",
    arguments: [
      ([], Diet.vegan, 20), ([], .vegetarian, 20), ([], .glutenFree, 20), ([], .dairyFree, 20),
      (["nut"], nil, 200), (["almond"], nil, 200), (["gin"], nil, 200), (["lemon"], nil, 100),
    ] as [([String], Diet?, Int)]
  )
  func leaves(without: [String], diet: Diet?, atLeast: Int) throws {
    let hidden = collection.hidden(by: try collection.exclusion(without: without, diet: diet))
    #expect(collection.recipes.count - hidden.count >= atLeast, "hidden: \(hidden.sorted())")
  }

  @Test("without almond, what says nuts and what is made of almonds is hidden; walnuts stay")
  func almond() throws {
    let exclusion = try collection.exclusion(without: ["almond"])
    let excluded = { (name: String) in
      collection.lexicon.ingredient(named: name).map { exclusion.isExcluded[$0.rawValue] }
    }
    for name in ["almond", "flaked almond", "nut", "marzipan", "amaretto", "orgeat", "almond milk"]
    {
      #expect(excluded(name) == true, "\(name)")
    }
    for name in ["walnut", "pecan", "hazelnut", "walnut oil", "milk", "sugar", "flour", "gin"] {
      #expect(excluded(name) == false, "\(name)")
    }
    let hidden = collection.hidden(by: exclusion)
    #expect(collection.dishes(with: "amaretto", "orgeat").subtracting(hidden) == [])
    #expect(collection.dishes(with: "amaretto", "orgeat").count >= 2)
  }

  @Test("without gin, nine in ten of the drinks without gin stay")
  func gin() throws {
    let hidden = collection.hidden(by: try collection.exclusion(without: ["gin"]))
    let drinks = Set(names { $0.kind == .cocktail })
    let gin = collection.dishes(with: "gin", "london dry gin", "old tom gin", "sloe gin")
    #expect(gin.subtracting(hidden) == [])
    let others = drinks.subtracting(gin)
    let kept = others.subtracting(hidden).count
    #expect(kept * 10 >= others.count * 9, "hidden: \(hidden.intersection(others).sorted())")
  }

  @Test("without lemon, what asks for its juice or zest is hidden, and lime stays")
  func lemon() throws {
    let exclusion = try collection.exclusion(without: ["lemon"])
    let hidden = collection.hidden(by: exclusion)
    let lemons = collection.dishes(with: "lemon", "lemon juice", "lemon zest", "lemon peel")
    #expect(lemons.subtracting(hidden) == [])
    #expect(lemons.count >= 20)
    #expect(hidden.contains("Daiquiri") == false)
  }
}
