import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What ranks a dish, rule by rule")
struct RankRulesTests {
  private typealias Dish = SmallWorld.Dish

  private func dish(
    _ name: String,
    _ lines: [String],
    isPlain: Bool? = false,
    renown: Int? = nil,
    id: String? = nil
  ) -> Dish {
    var dish = Dish(name, id: id)
    (dish.lines, dish.isPlain, dish.renown) = (lines, isPlain, renown)
    return dish
  }

  // MARK: Plain

  @Test("plain dishes come last within their number missing, and before those that miss more")
  func plainLast() throws {
    let world = try SmallWorld(
      ["egg", "leek", "cream", "butter"],
      dishes: [
        dish("A Boiled Egg", ["egg"], isPlain: true), dish("B Custard", ["egg", "cream"]),
        dish("C Leek Butter", ["leek", "butter"], isPlain: true), dish("D Leek", ["leek", "egg"]),
        dish("E Omelette", ["egg"]),
      ]
    )
    let answer = try world.answer(have: "egg")
    #expect(
      answer.names == ["E Omelette", "A Boiled Egg", "B Custard", "D Leek"]
    )
    #expect(answer["A Boiled Egg"]?.keys.isPlain == true)
    #expect(answer["E Omelette"]?.keys.isPlain == false)
    #expect(
      try world.answer(have: "leek", "egg").names
        == ["D Leek", "E Omelette", "A Boiled Egg", "B Custard", "C Leek Butter"]
    )
  }

  @Test("a filter that allows no plain dishes neither shows nor counts them")
  func plainFiltered() throws {
    let world = try SmallWorld(
      ["egg"],
      dishes: [dish("A", ["egg"], isPlain: true), dish("B", ["egg"])]
    )
    var query = try world.query(["egg"])
    query.filter = query.filter.withoutPlain
    #expect(world.answer(query).names == ["B"])
    #expect(world.answer(query).answer.counts == [MatchAnswer.Count(missing: 0, dishes: 1)])
  }

  // MARK: Main things

  @Test("what is made of a main thing comes before what uses more of what is there")
  func mainFirst() throws {
    let world = try SmallWorld(
      ["meat", "lamb < meat", "potato", "leek", "cream"],
      dishes: [
        dish("A Gratin", ["potato", "leek", "cream"]), dish("B Chops", ["lamb"]),
        dish("C Soup", ["potato", "leek"]), dish("D Stew", ["lamb", "potato"]),
        dish("E Any Meat", ["meat", "leek"]),
      ]
    )
    var query = try world.query(["lamb", "potato", "leek", "cream"])
    #expect(world.answer(query).names == ["A Gratin", "C Soup", "D Stew", "E Any Meat", "B Chops"])
    query.roles.main = try world.ingredients(["meat"])
    let answer = world.answer(query)
    #expect(answer.names == ["D Stew", "E Any Meat", "B Chops", "A Gratin", "C Soup"])
    #expect(answer.answer.matches.map(\.keys.hasMain) == [true, true, true, false, false])
    query.order = .mostUsed
    #expect(world.answer(query).names == ["A Gratin", "D Stew", "E Any Meat", "C Soup", "B Chops"])
  }

  @Test("what most kitchens have counts for nothing, typed or saved, and is had all the same")
  func usual() throws {
    let world = try SmallWorld(
      ["butter", "salted butter < butter", "flour", "sugar", "egg", "lard"],
      dishes: [
        dish("A Shortbread", ["butter", "flour", "sugar"]), dish("B Eggs", ["egg", "butter"]),
        dish("C Omelette", ["egg"]),
      ]
    )
    let names = ["salted butter", "flour", "sugar", "egg"]
    let saved = try names.map { try world.batch($0) }
    for typed in [try world.query(names), try world.query([], stock: saved)] {
      #expect(world.answer(typed).names == ["A Shortbread", "B Eggs", "C Omelette"])
      var query = typed
      query.roles.usual = try world.ingredients(["butter", "flour", "sugar"])
      let answer = world.answer(query)
      #expect(answer.names == ["B Eggs", "C Omelette", "A Shortbread"])
      #expect(answer.answer.matches.map(\.keys.used) == [1, 1, 0])
      #expect(answer.answer.matches.map(\.keys.missing) == [0, 0, 0])
      #expect(answer["A Shortbread"]?.keys.weight == 0)
      // What is usual is not main.
      query.roles.main = try world.ingredients(["salted butter"])
      #expect(world.answer(query).answer.matches.allSatisfy { !$0.keys.hasMain })
    }
  }

  // MARK: Breadth

  @Test("a dish that uses more of what is there comes first, though of common things")
  func moreThings() throws {
    let world = try SmallWorld(
      ["gin", "lime", "saffron"],
      dishes: [
        dish("A", ["saffron"]), dish("B", ["gin", "lime"]), dish("C", ["gin", "lime"]),
        dish("D", ["gin"]),
      ]
    )
    #expect(try world.answer(have: "gin", "lime", "saffron").names == ["B", "C", "A", "D"])
  }

  @Test("one beer is no Black and Tan")
  func oneBeer() throws {
    let world = try SmallWorld(
      ["beer", "pale ale < beer", "stout < beer", "gin", "lime"],
      dishes: [dish("Black and Tan", ["pale ale", "stout"]), dish("Gimlet", ["gin", "lime"])]
    )
    let answer = try world.answer(have: "beer", "gin", "lime")
    #expect(answer.names == ["Gimlet", "Black and Tan"])
    #expect(answer["Black and Tan"]?.keys.used == 1)
    #expect(answer["Black and Tan"]?.keys.missing == 0)
    #expect(try world.answer(have: "pale ale", "stout")["Black and Tan"]?.keys.used == 2)
  }

  @Test("three things or more use equally much, so that the fourth decides nothing")
  func threeThings() throws {
    let world = try SmallWorld(
      ["a", "b", "c", "d"],
      dishes: [
        dish("Four", ["a", "b", "c", "d"]), dish("Also Four", ["a", "b", "c", "d"]),
        dish("Three", ["a", "b", "c"], renown: 1),
      ]
    )
    let answer = try world.answer(have: "a", "b", "c", "d")
    #expect(answer.names == ["Three", "Also Four", "Four"])
    #expect(answer.answer.matches.map(\.keys.used) == [3, 4, 4])
    var query = try world.query(["a", "b", "c", "d"])
    query.order = .mostUsed
    #expect(world.answer(query).names == ["Also Four", "Four", "Three"])
  }

  @Test("of several that meet one requirement the rarest counts")
  func rarest() throws {
    // Of nine dishes beer is good for eight, stout for one, pale ale for two.
    let world = try SmallWorld(
      ["beer", "pale ale < beer", "stout < beer", "egg"],
      dishes: [
        dish("Ale", ["=pale ale"]), dish("Bread", ["beer", "egg"]), dish("Other", ["egg"]),
      ]
    )
    let weights = world.index.itemWeights
    let (ale, stout) = (try world.ingredients(["pale ale"])[0], try world.ingredients(["stout"])[0])
    #expect(Int(weights[ale.rawValue]) == 916)
    #expect(Int(weights[stout.rawValue]) == 1_386)
    let answer = try world.answer(have: "pale ale", "stout")
    #expect(answer["Bread"]?.keys == RankKeys(missing: 1, used: 1, weight: 1_386))
    // Only the ale is exactly what is asked for.
    #expect(answer["Ale"]?.keys == RankKeys(used: 1, weight: 916))
  }

  @Test("a thing that meets two requirements counts once, also in what things weigh")
  func onceOnly() throws {
    let world = try SmallWorld(
      ["lime", "lime juice", "lime wedge", "gin"],
      made: ["lime juice = lime", "lime wedge = lime"],
      dishes: [dish("Dish", ["lime juice", "lime wedge", "gin"]), dish("Other", ["gin"])]
    )
    // N = 2: lime is good for one dish, gin for both.
    let answer = try world.answer(have: "lime", "gin")
    #expect(answer["Dish"]?.keys == RankKeys(used: 2, weight: 1_099 + 693))
  }

  @Test("an assumed staple is not used; one that was typed is")
  func staples() throws {
    let world = try SmallWorld(
      ["egg", "salt (staple)"],
      dishes: [dish("Egg", ["egg", "salt"])]
    )
    #expect(try world.answer(have: "egg")["Egg"]?.keys == RankKeys(used: 1, weight: 693))
    #expect(try world.answer(have: "egg", "salt")["Egg"]?.keys == RankKeys(used: 2, weight: 1_386))
  }

  @Test("a line of alternatives is one requirement, and uses one thing")
  func alternatives() throws {
    let world = try SmallWorld(
      ["butter", "margarine", "egg"],
      dishes: [dish("Dish", ["butter or margarine", "egg"])]
    )
    #expect(try world.answer(have: "butter", "margarine", "egg")["Dish"]?.keys.used == 2)
  }

  @Test("a swap is had and uses nothing")
  func swapUsesNothing() throws {
    let world = try SmallWorld(
      ["butter", "margarine", "egg"],
      swaps: ["butter -> margarine"],
      dishes: [dish("Dish", ["butter", "egg"])]
    )
    #expect(
      try world.answer(have: "margarine", "egg")["Dish"]?.keys
        == RankKeys(used: 1, swaps: 1, weight: 693)
    )
  }

  @Test(
    "where there is too little of one alternative, what goes in for it counts, however few are asked for"
  )
  func alternativesOfTheShort() throws {
    // N = 10: vodka is good for eight dishes, absinthe for four, chartreuse for two.
    let vodka = (1...5).map { dish("Vodka \($0)", ["vodka"]) }
    let world = try SmallWorld(
      ["vodka", "absinthe", "chartreuse", "gin", "rum"],
      dishes: vodka + [
        dish("A1", ["absinthe or gin"]), dish("A2", ["absinthe or rum"]),
        dish("A3", ["vodka or absinthe @ 50 ml"], renown: 2),
        dish("B", ["vodka or chartreuse @ 50 ml"], renown: 2),
        dish("C", ["vodka or absinthe @ 60 ml", "vodka or chartreuse @ 60 ml"]),
      ]
    )
    var query = try world.query(
      ["absinthe", "chartreuse"],
      stock: [world.batch("vodka @ 10 ml")]
    )
    let all = world.answer(query)
    #expect(Array(all.names.prefix(3)) == ["C", "B", "A3"])
    #expect(all["A3"]?.keys == RankKeys(used: 1, renown: 2, weight: 1_253))
    #expect(all["B"]?.keys == RankKeys(used: 1, renown: 2, weight: 1_792))
    #expect(all["C"]?.keys == RankKeys(used: 2, weight: 1_253 + 1_792))
    for limit in 1...3 {
      query.limit = limit
      #expect(world.answer(query).names == Array(all.names.prefix(limit)), "\(limit)")
    }
  }

  // MARK: Swaps

  @Test("a generic is no compromise: who types rum has rum")
  func genericIsNoCompromise() throws {
    let world = try SmallWorld(
      ["gin", "rum", "white rum < rum", "lime"],
      dishes: [
        dish("Gimlet", ["gin", "lime"]), dish("Other Gimlet", ["gin", "lime"]),
        dish("Daiquiri", ["white rum", "lime"]),
      ]
    )
    let answer = try world.answer(have: "gin", "rum", "lime")
    #expect(answer.names == ["Daiquiri", "Gimlet", "Other Gimlet"])
    #expect(answer["Daiquiri"]?.keys.swaps == 0)
    #expect(answer["Daiquiri"]?.keys.generics == 1)
  }

  @Test("of dishes that are equal otherwise the one as written comes before the one by a generic")
  func genericsLast() throws {
    // Either thing is good for one dish.
    let world = try SmallWorld(
      ["gin", "rum", "white rum < rum"],
      dishes: [dish("A", ["white rum"]), dish("B", ["gin"])]
    )
    #expect(try world.answer(have: "gin", "rum").names == ["B", "A"])
  }

  @Test("nothing swapped comes before swapped, even where the swapped dish is better known")
  func swapsBeforeRenown() throws {
    let world = try SmallWorld(
      ["butter", "margarine", "egg"],
      swaps: ["butter -> margarine"],
      dishes: [dish("Cake", ["butter", "egg"], renown: 2), dish("Fried Egg", ["egg"])]
    )
    let answer = try world.answer(have: "margarine", "egg")
    #expect(answer.names == ["Fried Egg", "Cake"])
    #expect(answer["Cake"]?.keys.swaps == 1)
  }

  @Test("what is short counts as a swap, and is used")
  func shortIsSwap() throws {
    let world = try SmallWorld(
      ["gin"],
      dishes: [dish("Big", ["gin @ 100 ml"]), dish("Small", ["gin @ 10 ml"])]
    )
    let answer = try world.answer(stock: ["gin @ 50 ml"])
    #expect(answer.names == ["Small", "Big"])
    #expect(answer["Big"]?.keys == RankKeys(used: 1, swaps: 1, weight: 693))
  }

  // MARK: Renown

  @Test("the better known dish comes first, before rarer things")
  func renown() throws {
    let world = try SmallWorld(
      ["gin", "saffron"],
      dishes: [
        dish("A", ["saffron"]), dish("B", ["gin"], renown: 1), dish("C", ["gin"], renown: 2),
        dish("D", ["gin"], renown: 0),
      ]
    )
    let answer = try world.answer(have: "gin", "saffron")
    #expect(answer.names == ["C", "B", "A", "D"])
    #expect(answer.answer.matches.map(\.keys.renown) == [2, 1, 0, 0])
  }

  @Test("what a person wrote or keeps is well known to that person")
  func wellKnown() throws {
    let world = try SmallWorld(
      ["gin"],
      dishes: [dish("A", ["gin"], renown: 1), dish("B", ["gin"])]
    )
    var query = try world.query(["gin"])
    query.wellKnown = Set([world.index.recipe(with: DishID("world:B"))].compactMap(\.self))
    let answer = world.answer(query)
    #expect(answer.names == ["B", "A"])
    #expect(answer.answer.matches.map(\.keys.renown) == [2, 1])
  }

  @Test("taste decides before renown, and what is due before taste")
  func tasteBeforeRenown() throws {
    let world = try SmallWorld(
      ["gin", "milk"],
      dishes: [dish("A", ["gin"], renown: 2), dish("B", ["gin"]), dish("C", ["milk"])]
    )
    var query = try world.query(["gin"], stock: [world.batch("milk", days: 2)])
    // By position: A, B, C.
    query.taste = [1, 3, 0]
    #expect(world.answer(query).names == ["C", "B", "A"])
  }

  // MARK: Weight

  @Test("the three rarest things of a dish weigh, and no fourth")
  func threeRarest() throws {
    // N = 3: a is good for three dishes, b for two, the rest for one.
    let world = try SmallWorld(
      ["a", "b", "c", "d", "e", "f"],
      dishes: [
        dish("Four", ["a", "b", "c", "d"]), dish("Three", ["a", "e", "f"]),
        dish("Two", ["a", "b"]),
      ]
    )
    let answer = try world.answer(have: "a", "b", "c", "d", "e", "f")
    #expect(answer["Four"]?.keys.weight == 1_386 + 1_386 + 916)
    #expect(answer["Three"]?.keys.weight == 1_386 + 1_386 + 693)
    #expect(answer["Two"]?.keys.weight == 916 + 693)
    #expect(answer.names == ["Four", "Three", "Two"])
  }
}
