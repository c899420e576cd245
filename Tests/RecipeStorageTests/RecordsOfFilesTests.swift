import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Records of files")
struct RecordsOfFilesTests {
  private typealias Record = RecordTwin.Record

  /// What a cache without collections called the dishes of some file.
  private static let old = "csv"

  private func random(_ collection: String, using generator: inout SeededGenerator) -> Record {
    let name = ["Negroni", "Gimlet", "Fizz"].randomElement(using: &generator) ?? ""
    return Record(
      collection: collection,
      key: Bool.random(using: &generator)
        ? name.lowercased() : String(Int.random(in: 1...4, using: &generator)),
      name: name,
      lines: ["gin", "rum"].filter { _ in Bool.random(using: &generator) },
      step: ["Stir.", "Shake."].randomElement(using: &generator) ?? ""
    )
  }

  private func given(_ record: Record) -> GivenRecipe {
    var recipe = makeRecipe(
      "\(record.collection):\(record.key)",
      name: record.name,
      lines: record.lines,
      steps: [record.step]
    )
    recipe.origin = RecipeOrigin(source: record.collection, nativeID: record.key)
    return GivenRecipe(recipe, recordID: DishID("json:\(record.key)"))
  }

  private func dishes(_ cache: RecipeCache) throws -> [RecordTwin.Dish] {
    try cache.recipes().map { recipe in
      RecordTwin.Dish(
        id: recipe.id.description,
        record: Record(
          collection: recipe.origin.source,
          key: recipe.origin.nativeID,
          name: recipe.name,
          lines: recipe.lines.map(\.text),
          step: recipe.steps[0]
        )
      )
    }.sorted { $0.id < $1.id }
  }

  /// Takes records in as a whole, or as so many records a part.
  private func take(
    _ records: [Record],
    part: Int?,
    into cache: RecipeCache
  ) throws -> [Int] {
    var counts = [0, 0, 0]
    let size = part ?? max(records.count, 1)
    for start in stride(from: 0, to: records.count, by: size) {
      let end = min(start + size, records.count)
      var rest: [GivenRecipe]? = records[start..<end].map(given)
      let count = try cache.update(
        addedAt: 1,
        part: part.map { _ in
          ImportPart(isFirst: start == 0, isLast: end == records.count, file: 0)
        },
        unclaimed: [Self.old]
      ) {
        defer { rest = nil }
        return rest
      }
      counts[0] += count.new
      counts[1] += count.changed
      counts[2] += count.unchanged
    }
    return counts
  }

  @Test(
    "whatever files come in whatever order, each record is the dish that plain lists say",
    arguments: SeededGenerator.seeds(60, full: 2_000)
  )
  func likeTheTwin(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let folder = try TemporaryFolder()
    let cache = try RecipeCache(opening: folder.cache)
    var twin = RecordTwin()
    // Dishes that were there before files had collections, under ids of their own.
    for number in 0..<Int.random(in: 0...4, using: &generator) {
      var record = random(Self.old, using: &generator)
      record.key = "\(number)"
      try cache.update([given(record).recipe], addedAt: 0)
      twin.dishes.append(RecordTwin.Dish(id: "csv:\(number)", record: record))
    }
    for _ in 0..<6 {
      let collection = ["bar", "book"].randomElement(using: &generator) ?? ""
      let records = (0..<Int.random(in: 1...8, using: &generator)).map { _ in
        random(collection, using: &generator)
      }
      let part = Bool.random(using: &generator) ? Int.random(in: 1...4, using: &generator) : nil
      let before = twin.dishes
      twin.take(records, old: Self.old)
      #expect(try take(records, part: part, into: cache) == twin.counts)
      let found = try dishes(cache)
      #expect(found == twin.dishes.sorted { $0.id < $1.id })
      try cache.verify()
      // What must hold, said without the twin.
      for record in records {
        #expect(found.contains { $0.record.collection == collection && $0.record.saysAll(record) })
        let equal = before.filter {
          $0.record.collection == collection && $0.record.saysAll(record)
        }
        #expect(
          equal.isEmpty
            || equal.contains { dish in
              found.contains { $0.id == dish.id && $0.record.saysAll(record) }
            }
        )
      }
      for dish in before where ![collection, Self.old].contains(dish.record.collection) {
        #expect(found.contains(dish))
      }
      #expect(Set(before.map(\.id)).isSubset(of: found.map(\.id)))
      let again = try take(records, part: nil, into: cache)
      #expect(again == [0, 0, records.count])
      #expect(try dishes(cache).map(\.id) == found.map(\.id))
      twin.dishes = twin.dishes.map { dish in
        found.first { $0.id == dish.id } ?? dish
      }
      // A second look may note another key for a record that stands there twice.
      let now = try dishes(cache)
      for (place, dish) in twin.dishes.enumerated() {
        if let same = now.first(where: { $0.id == dish.id }) { twin.dishes[place] = same }
      }
    }
  }

  @Test("many records of one name each get the next number")
  func manyOfOneName() throws {
    let folder = try TemporaryFolder()
    let cache = try RecipeCache(opening: folder.cache)
    let records = (1...30).map {
      Record(collection: "bar", key: "fizz", name: "Fizz", lines: ["gin \($0)"], step: "Stir.")
    }
    #expect(try take(records, part: nil, into: cache) == [30, 0, 0])
    for (place, record) in records.enumerated() {
      let id = place == 0 ? "bar:fizz" : "bar:fizz-\(place + 1)"
      #expect(try cache.recipe(DishID(id))?.lines.map(\.text) == record.lines)
    }
    #expect(try take(records.reversed(), part: nil, into: cache) == [0, 0, 30])
  }
}
