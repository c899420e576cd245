import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("long entries of archives, which are not held")
struct CompressedRecordsTests {
  private static let drink = "{\"idDrink\":\"1\",\"strDrink\":\"G\",\"strIngredient1\":\"Gin\"}"

  /// A file of each kind: of rows, of rows that are put together from several places, of records that are
  /// walked more than once, of one recipe, and a broken one.
  private static let texts = [
    "a.csv": "name,ingredients\nA,gin\nB,rum\n,nothing\n",
    "b.csv": "name,ingredient,measure\nA,gin,2\nB,rum,1\nA,lime,1\nB,ice,1\nC,gin,1\nA,mint,1\n",
    "c.json": "[\(drink), 7,\(drink)]",
    "d.json": "{\"@graph\":[{\"@type\":\"Recipe\",\"name\":\"é\",\"recipeIngredient\":[\"gin\"]}]}",
    "e.jsonl": "{\"name\":\"A\",\"ingredients\":[\"gin\"]}\n"
      + "{\"name\":\"B\",\"ingredients\":[\"rum\"]}\n",
    "f.cook": "Stir @gin{} with @ice{}.", "g.json": "[\(drink)",
    "h.md": "# A\n\n## Ingredients\n\n- gin\n\n# B\n\n## Ingredients\n\n- rum\n",
    "i.html": "<html><script type='application/ld+json'>{\"@type\":\"Recipe\",\"name\":\"P\","
      + "\"recipeIngredient\":[\"gin\"]}</script></html>",
  ]

  private func records(
    _ bytes: [UInt8],
    isZip: Bool,
    holding heldBytes: Int
  ) throws -> [Result<Recipe, ImportError>] {
    var records = try CompressedRecords(
      of: FilePieces(inMemory: bytes, file: "f"),
      isZip: isZip,
      by: try sampleReader(),
      format: nil,
      after: 0,
      holding: heldBytes
    )
    var all: [Result<Recipe, ImportError>] = []
    while let record = try records.next() { all.append(record) }
    return all
  }

  @Test("give what they give when they are held")
  func entries() throws {
    let texts = Self.texts.sorted { $0.key < $1.key }
    let entries = texts.map {
      SampleArchives.Entry(name: $0.key, content: Array($0.value.utf8))
    }
    let archive = SampleArchives.zip(entries)
    let held = try records(archive, isZip: true, holding: .max)
    #expect(held.compactMap { try? $0.get() }.count == 14)
    for bytes in [0, 1, 20, 60] {
      #expect(try records(archive, isZip: true, holding: bytes) == held, "\(bytes)")
    }
    for (name, text) in texts where name != "g.json" {
      let file = SampleArchives.gzip(Array(text.utf8))
      let held = try records(file, isZip: false, holding: .max)
      #expect(!held.isEmpty)
      #expect(try records(file, isZip: false, holding: 1) == held, "\(name)")
    }
  }

  @Test("are read from wherever one likes")
  func anywhere() throws {
    var generator = SeededGenerator(seed: 3)
    let bytes = (0..<200_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
    let archive = SampleArchives.zip([
      .init(name: "x", content: [1]), .init(name: "y", content: bytes),
    ])
    for reads in [3, 40] {
      let entries = try ArchiveReader(FilePieces(inMemory: archive, file: "f"), holding: 1_000)
        .entries { $0 == "y" }
      let content = try #require(try entries.next()?.content)
      #expect(!content.isHeld)
      #expect(content.bytes == bytes.count)
      for _ in 0..<reads {
        let offset = Int.random(in: 0...bytes.count, using: &generator)
        let most = Int.random(in: 1...100_000, using: &generator)
        let found = try content.read(at: offset, most: most)
        #expect(found.isEmpty == (offset == bytes.count))
        #expect(found.count <= most)
        #expect(bytes[offset...].starts(with: found))
      }
      #expect(try content.whole() == bytes)
      #expect(try entries.next() == nil)
    }
  }
}
