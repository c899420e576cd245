import GRDB
import RecipeModel
import Testing

@testable import RecipeStorage

@Suite("One commit of the cache")
struct RecipeSnapshotTests {
  let folder: TemporaryFolder
  let cache: RecipeCache

  init() throws {
    folder = try TemporaryFolder()
    cache = try RecipeCache(opening: folder.cache)
    try cache.update(everything + [full], addedAt: 100)
  }

  @Test("its keys lead to its dishes, in whatever order they are asked for")
  func keys() throws {
    try cache.withSnapshot { snapshot in
      var keys: [RecipeKey] = []
      try snapshot.forEachKey { keys.append($0) }
      #expect(try snapshot.count() == 4)
      #expect(snapshot.generation == 1)
      #expect(keys.map(\.number) == keys.map(\.number).sorted())
      #expect(keys.map(\.id) == (everything + [full]).map(\.id))
      #expect(keys.map(\.name) == (everything + [full]).map(\.name))
      let order = keys.sorted { $0.name < $1.name }
      #expect(
        try snapshot.dishes(numbers: order.map(\.number))
          == (everything + [full]).sorted { $0.name < $1.name }
          .map { CachedDish(recipe: $0, addedAt: 100) }
      )
    }
  }

  @Test("a number without a dish, and a dish under another name than its own, are damage")
  func damage() throws {
    #expect(throws: StorageError.self) {
      try cache.withSnapshot { try $0.dishes(numbers: [99]) }
    }
    try cache.queue.write { db in
      try db.execute(sql: "UPDATE recipe SET name = 'Gimlot' WHERE name = 'Gimlet'")
    }
    let error = #expect(throws: StorageError.self) {
      try cache.withSnapshot { try $0.dishes(numbers: 1...4) }
    }
    #expect(error?.reason == .unreadableRecipe(gimlet.id))
  }

  @Test("an error of the body is passed on as it is")
  func bodyError() throws {
    struct Stop: Error {}
    #expect(throws: Stop.self) {
      try cache.withSnapshot { snapshot in try snapshot.forEachKey { _ in throw Stop() } }
    }
  }
}
