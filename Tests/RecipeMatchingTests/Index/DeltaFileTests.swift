import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The file of what changed since an index was built")
struct DeltaFileTests {
  private func history(_ seed: UInt64) throws -> CatalogueIndex {
    var random = SeededGenerator(seed: seed)
    var history = try ChangedWorld(using: &random)
    history.change(using: &random)
    return try history.changedIndex()
  }

  @Test("what is read is what was written, byte by byte, trusted or verified")
  func roundTrip() throws {
    let folder = try TemporaryFolder()
    for seed in SeededGenerator.seeds(60, full: 2_000) {
      let index = try history(seed)
      let path = "\(folder.path)/catalogue.delta"
      let identity = try #require(try index.saveDelta(to: path))
      #expect(try readBytes(path) == index.deltaBytes())
      #expect(FileIdentity(of: path) == identity)
      for known in [nil, identity] {
        let read = try index.base.withDelta(at: path, trusting: known)
        #expect(read.index == index, "seed \(seed)")
        #expect(read.identity == identity)
        #expect(read.index.deltaBytes() == index.deltaBytes())
      }
    }
  }

  @Test("an index without changes has no such file, and removing an absent one is no error")
  func none() throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/catalogue.delta"
    let base = try history(1).base
    #expect(base.deltaBytes() == [])
    #expect(try base.saveDelta(to: path) == nil)
    try CatalogueIndex.removeDelta(at: path)
    #expect(!isFile(path))
  }

  @Test("the changes of one index are refused by another")
  func otherBase() throws {
    let bytes = try history(3).deltaBytes()
    for seed in [4, 5, 6] as [UInt64] {
      let error = try #require(throws: IndexError.self) {
        try history(seed).base.withDelta(bytes: bytes, file: "memory")
      }
      #expect(error.description.hasPrefix("memory: "))
    }
    var image = SectionImage(bytes: bytes)
    image = image.changed(DeltaSectionID.base.rawValue, at: 0, to: 9)
    #expect(throws: IndexError.self) {
      try history(3).base.withDelta(bytes: image.bytes, file: "memory")
    }
  }

  @Test(
    "one bit of any byte: an error that names the file",
    arguments: SeededGenerator.seeds(1, full: 11)
  )
  func bits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let index = try history(12)
    let sound = index.deltaBytes()
    for position in stride(from: Int(seed % 11), to: sound.count, by: 11) {
      var bytes = sound
      bytes[position] ^= 1 << UInt8.random(in: 0...7, using: &random)
      let error = #expect(throws: IndexError.self, "byte \(position)") {
        try index.base.withDelta(bytes: bytes, file: "a file")
      }
      #expect(error?.file == "a file")
    }
  }

  @Test(
    "any number in it changed, with all checksums right: an error, or a file that is read as it is",
    arguments: SeededGenerator.seeds(1, full: 100)
  )
  func numbers(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let index = try history(12)
    let sound = SectionImage(bytes: index.deltaBytes())
    for entry in sound.entries {
      let count = Int(sound.number(at: entry + 16))
      for _ in 0..<min(4, count) {
        let values = [0, 1, 2, 200, UInt32.max]
        let changed = sound.changed(
          sound.number(at: entry),
          at: Int.random(in: 0..<count, using: &random),
          to: values.randomElement(using: &random) ?? 0
        )
        // Refused, or as good as any other.
        guard let read = try? index.base.withDelta(bytes: changed.bytes, file: "a file") else {
          continue
        }
        #expect(read.deltaBytes() == changed.bytes)
        for recipe in read.allRecipes {
          _ = read.recipes.lines(of: recipe)
          _ = read.recipes.duplicateGroup(of: recipe)
        }
        let query = MatchQuery(
          pantry: [IngredientID(0), IngredientID(1)],
          exclusion: Exclusion(ingredients: [], flags: [], in: read.lexicon.taxonomy),
          staples: read.lexicon.defaultStaples
        )
        _ = PantryMatcher(index: read).answer(query)
      }
    }
  }
}
