import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Which dishes are plain, and how well each is known")
struct MarkBuilderTests {
  private typealias Dish = SmallWorld.Dish

  private func dish(
    _ id: String,
    _ name: String,
    _ lines: [String],
    isPlain: Bool? = nil,
    renown: Int? = nil
  ) -> Dish {
    var dish = Dish(name, id: id)
    (dish.lines, dish.isPlain, dish.renown) = (lines, isPlain, renown)
    return dish
  }

  private func marks(_ dishes: Dish...) throws -> [String: DishMark] {
    let index = try SmallWorld(
      [
        "egg", "leek", "cream", "butter", "salt (staple)", "sea salt < salt", "water (staple)",
        "brine", "gin", "lime juice", "sugar",
      ],
      made: ["brine = salt + water"],
      dishes: dishes
    )
    .index
    return Dictionary(
      uniqueKeysWithValues: index.allRecipes.map {
        (index.recipes.id(of: $0).description, index.recipes.mark(of: $0))
      }
    )
  }

  @Test("on random worlds they are those of a naive reading of the rules")
  func oracle() throws {
    for seed in SeededGenerator.seeds(400, full: 30_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      let question = MatchQuestion(pantry: [], in: world)
      let all = MatchOracle(world, question, duplicateGroups: index.duplicateGroups).all()
      for recipe in index.allRecipes {
        let id = index.recipes.id(of: recipe).description
        let mark = index.recipes.mark(of: recipe)
        #expect(mark.isPlain == all[id]?.keys.isPlain, "seed \(seed), \(id)")
        #expect(mark.renown == all[id]?.keys.renown, "seed \(seed), \(id)")
      }
    }
  }

  @Test(
    "a dish from elsewhere that says nothing is plain with at most one thing beside the default staples",
    arguments: [
      ([], true), (["egg"], true), (["egg", "egg"], true), (["egg", "salt", "water"], true),
      (["salt", "sea salt", "brine"], true), (["egg", "?leek", "?cream"], true),
      (["butter or cream"], true), (["egg", "butter or salt"], true), (["egg", "leek"], false),
      (["egg", "butter or cream"], false), (["egg", "moon dust"], false), (["moon dust"], true),
    ] as [([String], Bool)]
  )
  func silent(lines: [String], isPlain: Bool) throws {
    #expect(try marks(dish("a:1", "Dish", lines))["a:1"]?.isPlain == isPlain)
    // An own recipe is plain only when its writer says so, and what is said goes before what is counted.
    #expect(try marks(dish("own:1", "Dish", lines))["own:1"]?.isPlain == false)
    for said in [false, true] {
      #expect(try marks(dish("a:1", "Dish", lines, isPlain: said))["a:1"]?.isPlain == said)
      #expect(try marks(dish("own:1", "Dish", lines, isPlain: said))["own:1"]?.isPlain == said)
    }
  }

  @Test("renown belongs to the duplicate group: the largest of its members")
  func duplicateGroup() throws {
    let marks = try marks(
      dish("a:1", "Gimlet", ["gin", "lime juice"], renown: 1),
      dish("b:1", "gimlet", ["gin", "lime juice"], renown: 2),
      dish("c:1", "Gimlets", ["gin", "lime juice"]),
      dish("c:2", "Gimlet", ["egg", "leek"]),
      dish("own:1", "Gimlet", ["gin", "lime juice"])
    )
    #expect(marks.mapValues(\.renown) == ["a:1": 2, "b:1": 2, "c:1": 2, "c:2": 0, "own:1": 0])
  }

  @Test(
    "a duplicate group of which nothing is known is known to some when two sources have it, each its own way"
  )
  func sources() throws {
    let gimlet = ["gin", "lime juice"]
    let sweet = gimlet + ["sugar"]
    func renown(_ dishes: (id: String, lines: [String])...) throws -> [Int] {
      let all = dishes.map { dish($0.id, "Gimlet", $0.lines) }
      let index = try SmallWorld(["gin", "lime juice", "sugar"], dishes: all).index
      return index.allRecipes.map { index.recipes.mark(of: $0).renown }
    }
    #expect(try renown(("a:1", gimlet)) == [0])
    // A copy, and two of one source.
    #expect(try renown(("a:1", gimlet), ("b:1", gimlet)) == [0, 0])
    #expect(try renown(("a:1", gimlet), ("a:2", sweet)) == [0, 0])
    #expect(try renown(("a:1", gimlet), ("b:1", sweet)) == [1, 1])
    #expect(try renown(("a:1", gimlet), ("b:1", gimlet), ("b:2", sweet)) == [1, 1, 1])
  }

  @Test("that nobody knows a dish is evidence, too")
  func noRenown() throws {
    let marks = try marks(
      dish("a:1", "Gimlet", ["gin", "lime juice"], renown: 0),
      dish("b:1", "Gimlet", ["gin", "lime juice", "sugar"])
    )
    #expect(marks.mapValues(\.renown) == ["a:1": 0, "b:1": 0])
  }

  @Test(
    "a dish that joins an index has the renown of its duplicate group there, be its head old or new"
  )
  func joining() throws {
    for (old, new) in [("a:1", "b:1"), ("b:1", "a:1")] {
      let world = try SmallWorld(
        ["gin", "lime juice"],
        dishes: [dish(old, "Gimlet", ["gin", "lime juice"], renown: 2)]
      )
      let joined = dish(new, "Gimlet", ["gin", "lime juice"])
      let index = world.index.changing(
        [CatalogueIndex.Entry(recipe: joined.recipe, addedAt: 0)],
        removed: [],
        renown: [DishID(old): 2],
        generation: 4,
        fingerprint: 5
      )
      #expect(index.allRecipes.map { index.recipes.mark(of: $0).renown } == [2, 2], "\(new)")
    }
  }
}
