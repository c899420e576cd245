import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The layout of partitioned postings")
struct PartitionedPostingsTests {
  @Test("an index is laid out as its parts are described, every list ascending")
  func layout() throws {
    for seed in SeededGenerator.seeds(200, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      let index = try world.index()
      #expect(1 << index.recipeBits >= world.rows.count, "seed \(seed)")
      #expect(index == world.naiveIndex(recipeBits: index.recipeBits), "seed \(seed)")
    }
  }

  @Test("an index of long dishes or of long lists is laid out as described")
  func longParts() throws {
    for seed in SeededGenerator.seeds(3, full: 200) {
      var generator = SeededGenerator(seed: seed)
      let rows = PostingWorld.random(.long, using: &generator)
      let rowIndex = try rows.index()
      #expect(rowIndex == rows.naiveIndex(recipeBits: rowIndex.recipeBits), "seed \(seed)")
      let lists = PostingWorld.random(
        .init(requirements: 3...5, dishes: 300...400, rows: 2...4),
        using: &generator
      )
      let listIndex = try lists.index()
      #expect(listIndex == lists.naiveIndex(recipeBits: listIndex.recipeBits), "seed \(seed)")
    }
  }

  @Test("weights that are too heavy for an entry are kept in steps")
  func steps() throws {
    var generator = SeededGenerator(seed: 1)
    var world = PostingWorld.random(.long, using: &generator)
    world.rows = (0..<40).map { Array($0..<($0 + 200)) }
    world.marks = []
    world.weights = Array(repeating: 1 << 20, count: world.weights.count)
    world.isStaple = Array(repeating: false, count: world.weights.count)
    world.isMeetable = Array(repeating: true, count: world.weights.count)
    let index = try world.index()
    #expect(index.recipeBits == 6)
    #expect(index.codeShift == 2)
    #expect(index == world.naiveIndex(recipeBits: 6))
  }

  @Test("a dish is in the list of each of its requirements at its place, and in no other")
  func membership() throws {
    for seed in SeededGenerator.seeds(40, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      let index = try world.index()
      let layout = EntryLayout(index)
      var found = Set<[Int]>()
      for rank in 0..<index.rankCount {
        let first = Int(index.partitionOffsets[rank])
        for list in first..<Int(index.partitionOffsets[rank + 1]) {
          let range = Int(index.listOffsets[list])..<Int(index.listOffsets[list + 1])
          for entry in index.entries[range] {
            let dish = layout.recipe(entry)
            #expect(found.insert([dish, list - first, rank]).inserted, "seed \(seed)")
          }
        }
      }
      var expected = Set<[Int]>()
      for (dish, row) in world.rows.enumerated() {
        for (place, rank) in row.map({ Int(index.ranks[$0]) }).sorted().enumerated()
        where rank != 0 {
          expected.insert([dish, place, rank])
        }
      }
      #expect(found == expected, "seed \(seed)")
    }
  }

  @Test(
    "the order of the requirements of a dish does not matter, and equal dishes give equal indexes"
  )
  func order() throws {
    for seed in SeededGenerator.seeds(40, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = PostingWorld.random(using: &generator)
      var shuffled = world
      for dish in world.rows.indices { shuffled.rows[dish].shuffle(using: &generator) }
      if world.marks.isEmpty { shuffled.marks = world.rows.map { _ in 0 } }
      let index = try world.index()
      #expect(try world.index() == index, "seed \(seed)")
      #expect(try shuffled.index() == index, "seed \(seed)")
    }
  }

  @Test("a dish of 255 requirements is refused by its number, one of 254 is taken")
  func limits() throws {
    var world = PostingWorld(
      weights: Array(repeating: 1, count: 255),
      isStaple: Array(repeating: false, count: 255),
      isMeetable: Array(repeating: true, count: 255),
      rows: [[3], Array(0..<254)]
    )
    #expect(try world.index().recipeCount == 2)
    world.rows.append(Array(0..<255))
    world.rows.append([])
    #expect(throws: PostingLimit.row(recipe: 2, count: 255)) { try world.index() }
    #expect(
      PostingLimit.row(recipe: 2, count: 255).description
        == "dish 2 has 255 requirements; one has at most 254"
    )
    #expect(
      PostingLimit.recipes(1 << 27).description
        == "134217728 dishes; an index holds at most 134217727"
    )
  }

  @Test("the bytes of an index are those of its parts")
  func byteCount() throws {
    let world = PostingWorld(
      weights: [9, 4, 1],
      isStaple: [false, false, true],
      isMeetable: [true, true, true],
      rows: [[0, 1], [1, 2]]
    )
    // 3 ranks, 4 terms, 4 weights and 3 offsets; 4 places in rows, 4 nexts; 2 sizes and 2 marks; 0, 1, 2
    // and 2 lists of the ranks 0 to 3, so that there are 5 and 6 offsets; 4 entries.
    #expect(try world.index().byteCount == 4 * 14 + 2 * 8 + 2 + 2 + 4 * (5 + 6 + 4))
  }
}
