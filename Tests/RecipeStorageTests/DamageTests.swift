import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("Bits that flip inside the cache")
struct DamageTests {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  func filledCache(_ recipes: [Recipe], addedAt: Int = 100) throws -> FileBytes {
    try RecipeCache(opening: folder.cache).update(recipes, addedAt: addedAt)
    return try FileBytes(folder.cache)
  }

  func verifyFailure(readingOnly: Bool = false) -> StorageError? {
    #expect(throws: StorageError.self) {
      try
        (readingOnly
        ? RecipeCache(readingOnly: folder.cache) : RecipeCache(opening: folder.cache)).verify()
    }
  }

  @Test("any bit of a stored document that flips is found when it is read")
  func documentBits() throws {
    let file = try filledCache([gimlet, spicyMargarita])
    let document = Data(try RecipeDocument(path: "").text(of: gimlet).utf8)
    let range = try #require(file.bytes.range(of: document))
    for offset in range {
      var damaged = file
      damaged.bytes[offset] ^= 1 << UInt8(offset % 8)
      try damaged.write()
      let cache = try RecipeCache(readingOnly: folder.cache)
      let failures = [
        #expect(throws: StorageError.self) { try cache.recipe(gimlet.id) },
        #expect(throws: StorageError.self) { try cache.recipes() },
      ]
      for failure in failures {
        #expect(failure?.reason == .unreadableRecipe(gimlet.id))
        #expect(failure?.isCuredByRebuilding == true)
      }
      #expect(try cache.recipe(spicyMargarita.id) == spicyMargarita)
    }
  }

  @Test("70 ml in place of 60 ml is not served")
  func otherAmount() throws {
    var file = try filledCache([makeRecipe("bar:1", name: "Sour", lines: ["60 ml gin"])])
    try file.replace(#""text":"60 ml"#, with: #""text":"70 ml"#.utf8)
    try file.write()
    let cache = try RecipeCache(opening: folder.cache)
    let error = #expect(throws: StorageError.self) { try cache.recipe(DishID("bar:1")) }
    #expect(error?.reason == .unreadableRecipe(DishID("bar:1")))
    #expect(
      verifyFailure()?.description
        == "\(folder.cache): is damaged (the stored recipe 'bar:1' does not match its checksum); "
        + "to save what can be read: whatcanimake catalogue "
        + "rebuild --home \(folder.path)"
    )
  }

  @Test("a dish whose checksum fits, but is filed under another id or is none, is not returned")
  func fittingChecksum() throws {
    let documents = RecipeDocument(path: folder.cache)
    let texts = [try documents.text(of: gimlet), #"{"id":"classic:daiquiri"}"#]
    for text in texts {
      let stored = StoredRecipe(
        id: "classic:daiquiri",
        source: "classic",
        addedAt: 1,
        checksum: recipeChecksum(
          id: "classic:daiquiri",
          source: "classic",
          addedAt: 1,
          document: text.utf8
        ),
        document: Data(text.utf8)
      )
      #expect(stored.isWhole)
      let error = #expect(throws: StorageError.self) { try documents.recipe(in: stored) }
      #expect(error?.reason == .unreadableRecipe(daiquiri.id))
    }
  }

  @Test("an update writes a damaged dish anew, and its time with it")
  func healed() throws {
    var file = try filledCache([gimlet, daiquiri])
    try file.replace("2 oz gin", with: "3 oz gin".utf8)
    try file.write()
    let cache = try RecipeCache(opening: folder.cache)
    #expect(try cache.update([gimlet, daiquiri], addedAt: 200).changed == 1)
    var times: [String: Int] = [:]
    try cache.forEachRecipe { times[$0.id.description] = $1 }
    #expect(times == ["classic:gimlet": 200, "classic:daiquiri": 100])
    #expect(try cache.recipe(gimlet.id) == gimlet)
  }

  @Test("a sound cache is verified, empty or full, and stays as it is byte for byte")
  func sound() throws {
    try RecipeCache(opening: folder.cache).verify()
    let file = try filledCache(everything + [full])
    try RecipeCache(opening: folder.cache).verify()
    try RecipeCache(readingOnly: folder.cache).verify()
    #expect(try FileBytes(folder.cache).bytes == file.bytes)
    let cache = try RecipeCache(opening: folder.cache)
    try cache.update([gimlet], addedAt: 1, replacingSource: "classic")
    try cache.verify()
  }

  @Test("searchable text and columns that say something else are found, also when only read")
  func otherColumns() throws {
    let sour = makeRecipe("bar:1", name: "Sour", steps: ["Shake."], summary: "Sharp")
    let file = try filledCache([sour])
    // Each field stands once in the document in quotes, and once by itself to be searched.
    for (text, other) in [("SourShake.Sharp", "SourShake.Shark"), ("bar1Sour", "bar2Sour")] {
      var damaged = file
      try damaged.replace(text, with: other.utf8)
      try damaged.write()
      for readingOnly in [true, false] {
        #expect(verifyFailure(readingOnly: readingOnly)?.reason == .corrupt)
      }
    }
  }

  @Test("a search index that does not fit its text is found")
  func searchIndex() throws {
    var file = try filledCache([makeRecipe("bar:1", name: "Xylophone")])
    // The index has words in lower case and without English endings.
    try file.replace("xylophon", with: "xylophom".utf8)
    try file.write()
    let error = verifyFailure()
    #expect(error?.reason == .corrupt)
    #expect(error?.isCuredByRebuilding == true)
  }

  // Seed 599 once handed out another dish than the one asked for, whole in itself.
  @Test(
    "one flipped bit anywhere never gives a wrong recipe, and what verify accepts is whole",
    arguments: SeededGenerator.seeds(50, full: 3_000) + [599]
  )
  func anyBit(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let recipes = (10..<40).map {
      makeRecipe("a:\($0)", name: "Dish \($0)", lines: ["\($0) ml gin", "ice"])
    }
    let document = SourceDocument(source: "a", key: "k", text: "{\"at\":7}", fetchedAt: 9)
    do {
      let cache = try RecipeCache(opening: folder.cache)
      try cache.update(Array(recipes[..<20]), addedAt: 100, documents: [document])
      try cache.update(Array(recipes[20...]), addedAt: 100, expiresAt: 500)
    }
    var file = try FileBytes(folder.cache)
    let offset = Int.random(in: 0..<file.bytes.count, using: &generator)
    file.bytes[offset] ^= 1 << UInt8.random(in: 0..<8, using: &generator)
    try file.write()

    let originals = Dictionary(uniqueKeysWithValues: recipes.map { ($0.id, $0) })
    let expiring = Set(recipes[20...].map(\.id))
    for salvaged in RecipeCache.salvagedRecipes(at: folder.cache) {
      #expect(originals[salvaged.recipe.id] == salvaged.recipe)
      #expect(salvaged.addedAt == 100)
      #expect(salvaged.expiresAt == (expiring.contains(salvaged.recipe.id) ? 500 : nil))
    }
    do throws(StorageError) {
      let cache = try RecipeCache(readingOnly: folder.cache)
      for recipe in recipes {
        if let read = try? cache.recipe(recipe.id) { #expect(read == recipe) }
      }
      if let read = try? cache.document("a", "k") { #expect(read == document) }
      if let read = try? cache.documents(of: "a") {
        #expect(read.whole == [document] || read.whole == [])
      }
      try cache.verify()
      #expect(try cache.document("a", "k") == document)
      #expect(try cache.earliestExpiry() == 500)
      let removed = try RecipeCache(opening: folder.cache).removeExpired(now: 500)
      #expect(removed == recipes[20...].map(\.id))
      try cache.verify()
      #expect(try cache.recipes(ids: recipes.map(\.id)) == Array(recipes[..<20]))
    } catch {
      #expect(!error.description.contains("\n"))
    }
  }
}
