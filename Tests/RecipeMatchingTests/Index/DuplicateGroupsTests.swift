import RecipeModel
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Dishes that are the same from several sources")
struct DuplicateGroupsTests {
  private let shelf = [
    "spirit (class)", "rum < spirit", "white rum < rum", "dark rum < rum", "gin < spirit", "lime",
    "lime juice", "sugar (staple)", "water (staple)", "sugar syrup", "mint", "soda water", "cream",
  ]
  private let made = ["lime juice = lime", "sugar syrup = sugar + water"]

  private func duplicateGroups(_ dishes: [SmallWorld.Dish]) throws -> [[String]] {
    let index = try SmallWorld(shelf, made: made, dishes: dishes).index
    let heads = Dictionary(grouping: index.allRecipes) { index.recipes.duplicateGroup(of: $0) }
    return heads.sorted { $0.key < $1.key }.map { head, members in
      [head].map { index.recipes.id(of: $0).description }
        + members.filter { $0 != head }.map { index.recipes.id(of: $0).description }.sorted()
    }
  }

  @Test("names are equal but for case and plural, and two thirds of the lines have a counterpart")
  func members() throws {
    let found = try duplicateGroups([
      .init("Mojito", "white rum", "lime juice", "mint", "sugar syrup", id: "classic:mojito"),
      .init("MOJITOS", "dark rum", "lime", "mint", "sugar", "soda water", id: "b:1"),
      .init("Mojito", "gin", "cream", "mint", id: "c:1"),
      .init("Mojito Royal", "white rum", "lime juice", "mint", "sugar syrup", id: "c:2"),
      .init("Mojito", "white rum", "lime juice", "mint", "sugar syrup", id: "own:1"),
    ])
    #expect(
      found.sorted { $0[0] < $1[0] } == [
        ["b:1", "classic:mojito"], ["c:1"], ["c:2"], ["own:1"],
      ]
    )
  }

  @Test("kinds of one class are no counterparts, and drinks are no meals")
  func differences() throws {
    var meal = SmallWorld.Dish("Sour", "gin", "lime", id: "b:1")
    meal.kind = .cocktail
    let found = try duplicateGroups([
      .init("Sour", "gin", "lime", id: "a:1"), meal,
      .init("Sour", "rum", "cream", id: "c:1"),
    ])
    #expect(found.sorted { $0[0] < $1[0] } == [["a:1"], ["b:1"], ["c:1"]])
  }

  @Test(
    "duplicate groups do not depend on the order of imports, and every member fits its head",
    arguments: SeededGenerator.seeds(40, full: 400)
  )
  func order(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let things = ["white rum", "dark rum", "gin", "lime", "lime juice", "mint", "sugar", "cream"]
    let dishes = (0..<12).map { number in
      var dish = SmallWorld.Dish(
        ["Sour", "Sours", "Fizz"].randomElement(using: &random) ?? "",
        id: "\("abc".randomElement(using: &random) ?? "a"):\(number)"
      )
      dish.lines = Array(things.shuffled(using: &random).prefix(.random(in: 1...4, using: &random)))
      return dish
    }
    let once = try duplicateGroups(dishes)
    #expect(try duplicateGroups(dishes.shuffled(using: &random)) == once)
    #expect(once.flatMap(\.self).sorted() == dishes.map(\.id).sorted())
    let lines = Dictionary(uniqueKeysWithValues: dishes.map { ($0.id, $0.lines) })
    for duplicateGroup in once {
      #expect(duplicateGroup.min() == duplicateGroup[0])
      let head = lines[duplicateGroup[0]] ?? []
      for member in duplicateGroup.dropFirst() {
        let other = lines[member] ?? []
        let paired = count(head, in: other) + count(other, in: head)
        #expect(3 * paired >= 2 * (head.count + other.count))
      }
    }
  }

  /// The same rule, written out for this shelf.
  private func count(_ some: [String], in others: [String]) -> Int {
    let alike = [["white rum", "dark rum"], ["lime", "lime juice"]]
    return some.count { one in
      others.contains { other in
        one == other || alike.contains { $0.contains(one) && $0.contains(other) }
      }
    }
  }
}
