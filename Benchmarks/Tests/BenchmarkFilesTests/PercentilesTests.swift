import BenchmarkFiles
import Testing

@Suite("Percentiles")
struct PercentilesTests {
  @Test("a percentile is the sample of the nearest rank, not a value in between")
  func nearestRank() {
    let five = Percentiles([50, 15, 40, 20, 35])
    #expect(
      [0, 5, 20, 21, 30, 40, 50, 99, 100].map { five[$0] } == [
        15, 15, 15, 20, 20, 20, 35, 50, 50,
      ]
    )
    #expect(five.least == 15)
    #expect(five.median == 35)
    #expect(five.count == 5)
  }

  @Test("of a thousand samples p99 is the 990th, of fifty the last, of one that one")
  func sizes() {
    let thousand = Percentiles((1...1_000).reversed().map { Double($0) })
    #expect([1, 50, 99, 100].map { thousand[$0] } == [10, 500, 990, 1_000])
    let fifty = Percentiles((1...50).map { Double($0) })
    #expect([50, 98, 99].map { fifty[$0] } == [25, 49, 50])
    let one = Percentiles([7])
    #expect([0, 1, 50, 100].map { one[$0] } == [7, 7, 7, 7])
  }

  @Test("a table's columns stand below each other")
  func table() {
    #expect(textTable([["a", "b"], ["long", "10.5"]]) == "a        b\nlong  10.5")
    #expect(textTable([]) == "")
  }
}
