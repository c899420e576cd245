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
    let requirements = index.requirements
    let hidden = index.allRecipes.filter { recipe in
      index.recipes.lines(of: recipe).contains { line in
        requirements.alternatives[line].allSatisfy { exclusion.isExcluded[Int($0)] }
      }
    }
    return Set(hidden.map(index.recipes.name))
  }

  /// The names of the dishes with a line that nothing but one of these meets.
  func dishes(with names: String...) -> Set<String> {
    let wanted = names.compactMap { lexicon.ingredient(named: $0)?.rawValue }
    let found = recipes.filter { recipe in
      recipe.lines.contains { line in
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

  private func names(_ isWrong: (Recipe) -> Bool) -> [String] {
    collection.recipes.filter(isWrong).map(\.name)
  }

  @Test("there are at least fifty drinks and fifty dishes, and every file reads")
  func size() {
    #expect(collection.problems == [])
    #expect(collection.recipes.filter { $0.kind == .cocktail }.count >= 50)
    #expect(collection.recipes.filter { $0.kind == .meal }.count >= 50)
  }

  @Test("the lexicon knows every ingredient that a dish names")
  func ingredients() {
    let unknown = collection.recipes.flatMap { recipe in
      recipe.lines.filter { collection.lexicon.requirements(of: $0) == nil }
        .map { "\(recipe.id): \($0.name)" }
    }
    #expect(unknown == [])
  }

  @Test("of alternatives on one line the lexicon knows every one")
  func alternatives() {
    let unknown = collection.recipes.flatMap { recipe in
      recipe.lines.filter { line in
        let sides = line.name.split(separator: " or ").count
        let found = collection.lexicon.requirements(of: line)?.first?.count
        return sides > 1 && found != sides
      }
      .map { "\(recipe.id): \($0.name)" }
    }
    #expect(unknown == [])
  }

  @Test("every unit is one of units.tsv, under its own name")
  func units() {
    let unknown = collection.recipes.flatMap { recipe in
      recipe.lines.flatMap(\.amounts).compactMap(\.unit)
        .filter { collection.units.unit(named: $0)?.name != $0 }
        .map { "\(recipe.id): \($0)" }
    }
    #expect(unknown == [])
  }

  @Test("every dish says how many it serves, how long it takes, what it is, and how it is made")
  func described() {
    #expect(names { $0.servings == nil } == [])
    #expect(names { $0.minutes == nil } == [])
    #expect(names { ($0.summary ?? "").isEmpty } == [])
    #expect(names { ($0.category ?? "").isEmpty } == [])
    #expect(names { $0.steps.isEmpty } == [])
    #expect(names { !$0.lines.contains(where: \.isRequired) } == [])
  }

  @Test("a drink says its glass and its method, a meal its cuisine, and neither the other's")
  func kinds() {
    let methods = ["blended", "built", "layered", "muddled", "shaken", "stirred", "thrown"]
    #expect(names { $0.kind == .cocktail && ($0.glass ?? "").isEmpty } == [])
    #expect(names { $0.kind == .cocktail && !methods.contains($0.method ?? "") } == [])
    #expect(names { $0.kind == .meal && ($0.cuisine ?? "").isEmpty } == [])
    #expect(names { $0.kind == .meal && ($0.glass != nil || $0.method != nil) } == [])
  }

  @Test("no two dishes share a name or an id, and no two of a kind require the same things")
  func distinct() {
    func repeated<Key: Hashable>(_ key: (Recipe) -> Key) -> [[String]] {
      Dictionary(grouping: collection.recipes, by: key).values
        .filter { $0.count > 1 }.map { $0.map(\.id.description).sorted() }
    }
    #expect(repeated { foldedName($0.name) } == [])
    #expect(repeated(\.id) == [])
    let required = repeated { recipe in
      let lines = recipe.lines.filter(\.isRequired)
      let sets = lines.flatMap { collection.lexicon.requirements(of: $0) ?? [] }
      return [Set([recipe.kind.rawValue])] + [
        Set(sets.map { $0.map(\.rawValue).sorted().description })
      ]
    }
    #expect(required == [])
  }

  @Test("both sides of every swap are known, and a line asks for what is replaced")
  func swaps() {
    var wrong: [String] = []
    for recipe in collection.recipes {
      let asked = recipe.lines.flatMap { collection.lexicon.requirements(of: $0) ?? [] }
      for swap in recipe.swaps {
        let required = collection.lexicon.ingredient(named: swap.required)
        let isAsked = required.map(Set(asked.joined()).contains) ?? false
        if !isAsked || collection.lexicon.ingredient(named: swap.substitute) == nil {
          wrong.append("\(recipe.id): \(swap.required) → \(swap.substitute)")
        }
      }
    }
    #expect(wrong == [])
  }

  @Test(
    "a dish tagged with a diet has no line that the diet leaves out",
    arguments: [("vegetarian", Diet.vegetarian), ("vegan", .vegan)]
  )
  func tags(tag: String, diet: Diet) throws {
    let hidden = collection.hidden(by: try collection.exclusion(without: [], diet: diet))
    #expect(names { $0.tags.contains(tag) && hidden.contains($0.name) } == [])
    #expect(names { $0.tags.contains(tag) }.count >= 5)
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
