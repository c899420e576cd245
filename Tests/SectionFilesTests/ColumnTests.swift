import TestSupport
import Testing

@testable import SectionFiles

@Suite("Numbers that lie one after the other")
struct ColumnTests {
  @Test(
    "a column of one block or two is its array, in every access",
    arguments: SeededGenerator.seeds(40, full: 2_000)
  )
  func model(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var array: [UInt32] = []
    var column = Column<UInt32>()
    for _ in 0..<Int.random(in: 0...4, using: &random) {
      let more = (0..<Int.random(in: 0...6, using: &random)).map { _ in
        UInt32.random(in: 0...9, using: &random)
      }
      array += more
      column = column.appending(Column(more))
    }
    #expect(Array(column) == array)
    #expect(column.indices.map { column[$0] } == array)
    #expect(column == Column(array))
    #expect(column.blocks.flatMap { Array($0) } == array)
    #expect(column.blocks.count <= 2)
    #expect(column.withUnsafeBuffer { Array($0) } == array)
    for lower in 0...array.count {
      for upper in lower...array.count {
        let slice = column[lower..<upper]
        #expect(Array(slice) == Array(array[lower..<upper]))
        #expect(slice.indices == lower..<upper)
        #expect(slice.indices.map { slice[$0] } == Array(array[lower..<upper]))
        #expect(slice.withUnsafeBuffer { Array($0) } == Array(array[lower..<upper]))
        #expect(Array(slice.appending(column)) == array[lower..<upper] + array)
      }
    }
  }

  @Test("appending to one block copies none of it")
  func shared() {
    let base = Column<Float>([1, 2, 3])
    let joined = base.appending([4])
    #expect(joined.first == base.first)
    #expect(joined.split == 3)
    #expect(joined.appending([5]).first == base.first)
    #expect(base.appending([]).first == base.first)
  }

  @Test("a column outlives the array and the column that it was cut from")
  func lifetime() {
    var slice = Column<UInt64>()
    do {
      let column = Column<UInt64>((0..<1_000).map { UInt64($0) })
      slice = column[990..<1_000].appending([7])
    }
    #expect(Array(slice) == Array(990..<1_000) + [7])
  }

  @Test("flags are what they were, and follow others")
  func flags() {
    let flags = FlagColumn([true, false])
    #expect(Array(flags.bytes) == [1, 0])
    #expect(Array(flags.appending([true])) == [true, false, true])
    #expect(flags == [true, false])
    #expect(flags != [true, true])
  }
}
