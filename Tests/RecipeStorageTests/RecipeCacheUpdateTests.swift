import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Updating the cache")
struct RecipeCacheUpdateTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
  }

  func walk() throws -> [Entry] {
    var entries: [Entry] = []
    try cache.forEachRecipe { entries.append(Entry(recipe: $0, addedAt: $1)) }
    return entries
  }

  struct Entry: Equatable {
    var recipe: Recipe
    var addedAt: Int
  }

  @Test("a cache just made is empty, of generation 0 and without fingerprint")
  func fresh() throws {
    #expect(try cache.generation() == 0)
    #expect(try cache.fingerprint() == nil)
    #expect(try walk() == [])
  }

  @Test("new, changed, unchanged and removed dishes are counted apart")
  func counts() throws {
    let first = try cache.update(everything, addedAt: 100)
    #expect(
      first == UpdateCount(new: 3, changed: 0, unchanged: 0, removed: 0, generation: 1)
    )

    var sweeter = gimlet
    sweeter.lines.append(IngredientLine(text: "1/2 oz syrup", name: "syrup"))
    let sour = makeRecipe("classic:sour", name: "Sour")
    let second = try cache.update(
      [sweeter, sour, spicyMargarita],
      addedAt: 200,
      replacingSource: "classic"
    )
    #expect(
      second == UpdateCount(new: 1, changed: 1, unchanged: 1, removed: 1, generation: 2)
    )
    #expect(
      try walk() == [
        Entry(recipe: spicyMargarita, addedAt: 100),
        Entry(recipe: sweeter, addedAt: 100),
        Entry(recipe: sour, addedAt: 200),
      ]
    )
  }

  @Test("importing twice changes nothing: not the generation, the times or the file")
  func twice() throws {
    try cache.update(everything, addedAt: 100, fingerprint: "a")
    let before = try FileBytes(folder.cache).bytes
    let count = try cache.update(everything, addedAt: 200) {
      Issue.record("there is nothing to commit")
    }
    #expect(
      count == UpdateCount(new: 0, changed: 0, unchanged: 3, removed: 0, generation: 1)
    )
    #expect(try cache.generation() == 1)
    #expect(try walk().map(\.addedAt) == [100, 100, 100])
    #expect(try FileBytes(folder.cache).bytes == before)
  }

  @Test("of a dish given twice the first recipe counts, and the repeat as unchanged")
  func repeats() throws {
    var other = gimlet
    other.name = "Another gimlet"
    let count = try cache.update([gimlet, other, gimlet], addedAt: 1)
    #expect(
      count == UpdateCount(new: 1, changed: 0, unchanged: 2, removed: 0, generation: 1)
    )
    #expect(try cache.recipe(gimlet.id) == gimlet)
  }

  @Test("ids that differ only in how an accent is written are two dishes")
  func accentsInIDs() throws {
    let one = makeRecipe("bar:caf\u{E9}", name: "One")
    let two = makeRecipe("bar:cafe\u{301}", name: "Two")
    #expect(try cache.update([one, two], addedAt: 1).new == 2)
    #expect(try cache.recipe(one.id)?.name == "One")
    #expect(try cache.recipe(two.id)?.name == "Two")
    #expect(try cache.update([one], addedAt: 1, replacingSource: "bar").removed == 1)
    #expect(try walk().map(\.recipe.name) == ["One"])
  }

  @Test(
    "a name that differs only in case, or in how an accent is written, is a change",
    arguments: ["CAF\u{E9}", "Cafe\u{301}"]
  )
  func smallChanges(name: String) throws {
    try cache.update([makeRecipe("bar:1", name: "Caf\u{E9}")], addedAt: 1)
    #expect(try cache.update([makeRecipe("bar:1", name: name)], addedAt: 1).changed == 1)
    let stored = try cache.recipe(DishID("bar:1"))
    #expect(stored?.name.utf8.elementsEqual(name.utf8) == true)
  }

  @Test("replacing a source by nothing removes its dishes and no others")
  func replaceByNothing() throws {
    try cache.update(everything, addedAt: 1)
    let count = try cache.update([], addedAt: 2, replacingSource: "classic")
    #expect(
      count == UpdateCount(new: 0, changed: 0, unchanged: 0, removed: 2, generation: 2)
    )
    #expect(try walk().map(\.recipe) == [spicyMargarita])
    #expect(try cache.search(["gin"], limit: 9) == [])
  }

  @Test("the fingerprint is kept until another is given, and alone does not move the generation")
  func fingerprint() throws {
    try cache.update([gimlet], addedAt: 1, fingerprint: "first")
    try cache.update([daiquiri], addedAt: 1)
    #expect(try cache.fingerprint() == "first")

    let count = try cache.update([], addedAt: 1, fingerprint: "second") {
      Issue.record("no dish has changed")
    }
    #expect(count.generation == 2)
    #expect(try cache.fingerprint() == "second")
    #expect(try cache.generation() == 2)
  }

  @Test("what must happen before a commit happens once, while readers still see the old content")
  func willCommit() throws {
    let reader = try RecipeCache(readingOnly: folder.cache)
    var seen: [Int] = []
    try cache.update(everything, addedAt: 1) { seen.append(try reader.generation()) }
    #expect(seen == [0])
    #expect(try reader.generation() == 1)
  }

  @Test("when the last step before the commit fails, the old content stays")
  func rollback() throws {
    try cache.update([gimlet, spicyMargarita], addedAt: 1, fingerprint: "old")
    let before = try walk()
    var changed = gimlet
    changed.name = "Gimlet de luxe"

    let error = #expect(throws: StorageError.self) {
      try cache.update(
        [changed, daiquiri],
        addedAt: 2,
        replacingSource: "bar",
        fingerprint: "new"
      ) { throw MarkerIsStuck() }
    }
    #expect(error?.reason == .abandoned)
    #expect(error?.cause is MarkerIsStuck)
    #expect(error?.path == folder.cache)

    #expect(try walk() == before)
    #expect(try cache.generation() == 1)
    #expect(try cache.fingerprint() == "old")
    #expect(try cache.search(["luxe"], limit: 9) == [])
    #expect(try cache.search(["margarita"], limit: 9) == [spicyMargarita.id])

    let retry = try cache.update([changed, daiquiri], addedAt: 2, replacingSource: "bar")
    #expect(
      retry == UpdateCount(new: 1, changed: 1, unchanged: 0, removed: 1, generation: 2)
    )
  }

  struct MarkerIsStuck: Error {}

  @Test("a dish that cannot be written down is named, and nothing of its batch is stored")
  func unstorable() throws {
    let nul = makeRecipe("bar:a\u{0}b", name: "NUL")
    var endless = makeRecipe("bar:endless", name: "Endless")
    endless.lines = [
      IngredientLine(text: "∞ gin", amounts: [Amount(quantity: .infinity)], name: "gin")
    ]
    for recipe in [nul, endless] {
      let error = #expect(throws: StorageError.self) {
        try cache.update([gimlet, recipe], addedAt: 1)
      }
      #expect(error?.reason == .unstorableRecipe(recipe.id))
    }
    #expect(try cache.generation() == 0)
    #expect(try cache.recipes().count == 0)
    #expect(try cache.recipe(nul.id) == nil)
  }

  @Test("a read-only cache refuses to change", arguments: [[], [gimlet]])
  func readOnly(recipes: [Recipe]) throws {
    let reader = try RecipeCache(readingOnly: folder.cache)
    let error = #expect(throws: StorageError.self) {
      try reader.update(recipes, addedAt: 1, fingerprint: "a")
    }
    #expect(error?.reason == .readOnly)
    #expect(try cache.generation() == 0)
  }

  @Test("any run of updates leaves what a dictionary would hold", arguments: 1...8)
  func model(seed: Int) throws {
    var random = SplitMix64(state: UInt64(seed))
    var expected: [String: Entry] = [:]
    var generation = 0
    for time in 1...30 {
      let batch = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        let source = Bool.random(using: &random) ? "a" : "b"
        let id = "\(source):\(Int.random(in: 0..<6, using: &random))"
        return makeRecipe(id, name: "v\(Int.random(in: 0..<3, using: &random))")
      }
      let source = Bool.random(using: &random) ? "a" : nil

      var count = UpdateCount(new: 0, changed: 0, unchanged: 0, removed: 0, generation: 0)
      var given: Set<String> = []
      for recipe in batch {
        let id = recipe.id.description
        if !given.insert(id).inserted || expected[id]?.recipe == recipe {
          count.unchanged += 1
        } else if let old = expected[id] {
          expected[id] = Entry(recipe: recipe, addedAt: old.addedAt)
          count.changed += 1
        } else {
          expected[id] = Entry(recipe: recipe, addedAt: time)
          count.new += 1
        }
      }
      if let source {
        for (id, entry) in expected where entry.recipe.id.source == source {
          guard !given.contains(id) else { continue }
          expected[id] = nil
          count.removed += 1
        }
      }
      if count.hasChanges { generation += 1 }
      count.generation = generation

      #expect(try cache.update(batch, addedAt: time, replacingSource: source) == count)
      #expect(try walk() == expected.values.sorted { $0.recipe.id < $1.recipe.id })
      for name in ["v0", "v1", "v2"] {
        let found = try cache.search([name], limit: 100)
        let holders = expected.values.filter { $0.recipe.name == name }.map(\.recipe.id)
        #expect(found == holders.sorted())
      }
    }
  }
}

/// Source: Steele, Lea & Flood, Fast Splittable Pseudorandom Number Generators, OOPSLA 2014.
private struct SplitMix64: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
