import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Sorting the entries of a list")
struct EntrySorterTests {
  @Test(
    "entries whose dishes ascend are sorted for every width of the codes",
    arguments: [1, 2, 5, 9, 10, 11, 16, 20, 21, 22, 26, 27]
  )
  func widths(recipeBits: Int) {
    var generator = SeededGenerator(seed: UInt64(recipeBits))
    var sorter = EntrySorter(recipeBits: recipeBits)
    let dishes = 1 << recipeBits
    for count in [0, 1, 2, 10, 47, 48, 49, 100, 700] {
      let size = min(count, dishes)
      var members = Set<Int>()
      while members.count < size { members.insert(Int.random(in: 0..<dishes, using: &generator)) }
      for widest in [1, 3, 14, 32 - recipeBits] {
        let most = UInt32(1 << min(widest, 32 - recipeBits) - 1)
        let list = members.sorted().map {
          UInt32.random(in: 0...most, using: &generator) << UInt32(recipeBits) | UInt32($0)
        }
        // What lies around a list stays as it is.
        var entries = [9, 1] + list + [5, 3]
        sorter.sort(&entries, 2..<(2 + list.count))
        #expect(entries == [9, 1] + list.sorted() + [5, 3], "\(count) entries")
      }
    }
  }
}
