import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("An import in parts")
struct ImportPartTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
  }

  private func part(_ number: Int, of count: Int) -> ImportPart {
    ImportPart(isFirst: number == 0, isLast: number == count - 1, file: 0)
  }

  @Test("of a dish given twice the first recipe counts, in whichever parts they stand")
  func repeats() throws {
    try cache.update([daiquiri], addedAt: 1)
    var (other, changed) = (gimlet, daiquiri)
    other.summary = "Other."
    changed.summary = "Changed."
    let first = try cache.update([gimlet, daiquiri], addedAt: 2, part: part(0, of: 3))
    let second = try cache.update([other, changed], addedAt: 2, part: part(1, of: 3))
    let third = try cache.update([other], addedAt: 2, part: part(2, of: 3))
    #expect([first.new, first.changed, first.unchanged] == [1, 0, 1])
    #expect([second.new, second.changed, second.unchanged] == [0, 0, 2])
    #expect(third.unchanged == 1)
    #expect(try cache.recipes() == [daiquiri, gimlet])

    let next = try cache.update([other, changed], addedAt: 3, part: part(0, of: 1))
    #expect(next.changed == 2)
  }

  @Test("a number that a removed dish had is no repeat when another dish gets it")
  func numbers() throws {
    try cache.update([gimlet], addedAt: 1, expiresAt: 5, part: part(0, of: 3))
    try cache.removeExpired(now: 9)
    #expect(try cache.update([daiquiri], addedAt: 1, part: part(1, of: 3)).new == 1)
    #expect(try cache.recipes() == [daiquiri])
  }

  @Test(
    "parts give what the whole gives",
    arguments: SeededGenerator.seeds(10, full: 200)
  )
  func whole(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func recipes(_ count: Int) -> [Recipe] {
      (0..<count).map { _ in
        makeRecipe(
          "s:\(Int.random(in: 0..<30, using: &generator))",
          name: "Dish \(Int.random(in: 0..<4, using: &generator))"
        )
      }
    }
    let (before, given) = (recipes(10), recipes(60))
    let other = try TemporaryFolder()
    let whole = try RecipeCache(opening: other.cache)
    for cache in [cache, whole] { try cache.update(before, addedAt: 1) }
    let expected = try whole.update(given, addedAt: 2)
    var sum = UpdateCount(new: 0, changed: 0, unchanged: 0, removed: 0, generation: 0)
    var rest = given[...]
    var isFirst = true
    repeat {
      let piece = rest.prefix(Int.random(in: 1...20, using: &generator))
      rest = rest.dropFirst(piece.count)
      let part = ImportPart(isFirst: isFirst, isLast: rest.isEmpty, file: 0)
      let count = try cache.update(Array(piece), addedAt: 2, part: part)
      sum.new += count.new
      sum.changed += count.changed
      sum.unchanged += count.unchanged
      isFirst = false
    } while !rest.isEmpty
    #expect(try cache.recipes() == whole.recipes())
    #expect(
      [sum.new, sum.changed, sum.unchanged] == [expected.new, expected.changed, expected.unchanged]
    )
    try cache.verify()
  }
}
