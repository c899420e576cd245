import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Numbers that dishes and ingredients are known by")
struct IssuedNumbersTests {
  let folder: TemporaryFolder
  let store: NotebookStore
  let anna: Person

  init() throws {
    folder = try TemporaryFolder()
    store = try NotebookStore(folder)
    anna = try person("anna")
  }

  private func dishes(_ numbers: Range<Int>) -> [DishID] {
    numbers.map { DishID("test:\($0)") }
  }

  private func issue(_ dishes: [DishID]) throws -> [Int] {
    try store.write(anna, now: today) { try $0.issueNumbers(to: dishes) }
  }

  @Test("each has one, which is found both ways and given to nothing else")
  func bothWays() throws {
    let dishes = dishes(0..<50)
    let numbers = try issue(dishes)
    #expect(Set(numbers).count == dishes.count)
    #expect(try issue(dishes.reversed()) == numbers.reversed())
    let ingredients = try store.write(anna, now: today) {
      try $0.issueNumbers(toIngredients: ["gin", "lime", "gin"])
    }
    #expect(ingredients[0] == ingredients[2] && ingredients[0] != ingredients[1])
    try store.read(nil) { (reader: NotebookReader) throws in
      for (dish, number) in zip(dishes, numbers) {
        #expect(try reader.dish(numbered: number) == dish)
      }
      #expect(try reader.dish(numbered: 51) == nil)
      #expect(try reader.ingredient(numbered: ingredients[1]) == "lime")
    }
    try store.verify()
  }

  @Test("none changes by a restore, neither those that the copy has nor those given since")
  func restored() throws {
    let before = try issue(dishes(0..<5))
    let copy = "\(folder.path)/copy.db"
    try store.backup(to: copy)
    let after = try issue(dishes(5..<9))
    try store.restore(from: copy, now: today)
    #expect(try issue(dishes(0..<9)) == before + after)
    #expect(try issue(dishes(9..<10)) == [10])
    try store.verify()
  }

  @Test("of a copy of another store what is not known yet gets its number where it is free")
  func other() throws {
    _ = try issue(dishes(0..<3))
    let other = try NotebookStore(opening: "\(folder.path)/other.db", now: today)
    let theirs = try other.write(anna, now: today) { try $0.issueNumbers(to: dishes(2..<7)) }
    #expect(theirs == [1, 2, 3, 4, 5])
    let copy = "\(folder.path)/copy.db"
    try other.backup(to: copy)
    try store.restore(from: copy, now: today)
    // Its second and third numbers are taken here, by others.
    #expect(try issue(dishes(0..<7)) == [1, 2, 3, 6, 7, 4, 5])
    try store.verify()
  }
}
