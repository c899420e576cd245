import RecipeLexicon
import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("What a stock says about what its owner would not buy")
struct HabitTests {
  private let lexicon: IngredientLexicon

  init() throws { lexicon = try Collection.committed.get().lexicon }

  private let vegetables = [
    "potato", "onion", "garlic", "carrot", "chickpea", "rice", "tomato", "spinach",
  ]

  private func kitchen(
    _ dishes: (name: String, lines: [String])...,
    kind: Recipe.Kind = .meal
  ) -> Kitchen {
    Kitchen(
      of: dishes.map { dish in
        Recipe(
          id: DishID("habit:\(dish.name)"),
          name: dish.name,
          kind: kind,
          category: kind == .meal ? "Main" : nil,
          lines: dish.lines.map { IngredientLine(text: $0, name: $0) },
          origin: RecipeOrigin(source: "habit", nativeID: dish.name)
        )
      },
      lexicon
    )
  }

  private func buyNext(_ have: [String], _ kitchen: Kitchen) throws -> [String] {
    try kitchen.answer(MatchRequest(have: have, missingAtMost: 2)).buyNext.map(\.name)
  }

  @Test("of eight things without meat the next one is none either, though meat completes more")
  func vegetarian() throws {
    let kitchen = kitchen(
      ("Chicken Stew", ["potato", "carrot", "chicken breast"]),
      ("Chicken Rice", ["rice", "onion", "chicken breast"]),
      ("Chana Masala", ["chickpea", "tomato", "cumin"])
    )
    #expect(try buyNext(vegetables, kitchen) == ["cumin", "chicken breast"])
    #expect(try buyNext(Array(vegetables.dropLast()), kitchen) == ["chicken breast", "cumin"])
    #expect(try buyNext(vegetables + ["bacon"], kitchen) == ["chicken breast", "cumin"])
    // Salt and water are no things of one's own.
    let few = Array(vegetables.dropLast()) + ["salt", "water"]
    #expect(try buyNext(few, kitchen) == ["chicken breast", "cumin"])
  }

  @Test("baskets of several have none of it, unless there is no other")
  func baskets() throws {
    func baskets(_ kitchen: Kitchen) throws -> [[String]] {
      try kitchen.unlock(MatchRequest(have: vegetables), buying: 2, limit: 3).baskets.map(\.buy)
    }
    let stew = ("Chicken Stew", ["potato", "carrot", "chicken breast"])
    let masala = ("Chana Masala", ["chickpea", "tomato", "cumin"])
    #expect(try baskets(kitchen(stew, masala)) == [["cumin"]])
    #expect(try baskets(kitchen(stew)) == [["chicken breast"]])
  }

  @Test("of twelve things no animal gave, the next one comes from none either")
  func vegan() throws {
    let kitchen = kitchen(
      ("Potato Omelette", ["potato", "onion", "egg"]),
      ("Egg Fried Rice", ["rice", "carrot", "egg"]),
      ("Chana Masala", ["chickpea", "tomato", "cumin"])
    )
    #expect(try buyNext(vegetables, kitchen) == ["egg", "cumin"])
    let more = vegetables + ["tofu", "soy sauce", "kale", "red lentil"]
    #expect(try buyNext(more, kitchen) == ["cumin", "egg"])
    #expect(try buyNext(more + ["butter"], kitchen) == ["egg", "cumin"])
  }

  @Test("who has eight things for drinks and nothing with alcohol reads of none first")
  func alcohol() throws {
    let dry = [
      "lime", "mint", "sugar", "soda water", "orange juice", "ginger", "honey", "cucumber",
    ]
    let kitchen = kitchen(
      ("Mojito", ["lime", "mint", "sugar", "soda water", "white rum"]),
      ("Daiquiri", ["lime", "sugar", "white rum"]),
      ("Virgin Sour", ["lime", "orange juice", "cola"]),
      kind: .cocktail
    )
    #expect(try buyNext(dry, kitchen) == ["cola", "white rum"])
    #expect(try buyNext(["lime", "mint", "sugar", "soda water"], kitchen).first == "white rum")
    #expect(try buyNext(dry + ["gin"], kitchen).first == "white rum")
  }

  @Test("a plan buys meat rather not")
  func plan() throws {
    let kitchen = kitchen(
      ("Chicken Stew", ["potato", "carrot", "chicken breast"]),
      ("Stew of Cabbage", ["potato", "carrot", "cabbage"])
    )
    for have in [["potato", "carrot"], ["potato", "carrot", "bacon"]] {
      let reply = try kitchen.plan(PlanRequest(match: MatchRequest(have: have), count: 1))
      #expect(reply.dishes.map(\.match.name) == ["Stew of Cabbage"], "\(have)")
    }
  }
}
