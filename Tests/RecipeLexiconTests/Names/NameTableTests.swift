import RecipeLexicon
import TestSupport
import Testing

@Suite("A table of names")
struct NameTableTests {
  @Test(
    "it answers as a dictionary from bytes to the first value given",
    arguments: SeededGenerator.seeds(40)
  )
  func dictionary(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let letters = ["a", "b", " ", "é", "e\u{301}", "ß", "z"]
    func name() -> String {
      (0..<Int.random(in: 0...3, using: &random)).map { _ in
        letters[Int.random(in: 0..<letters.count, using: &random)]
      }.joined()
    }
    let pairs = (0..<Int.random(in: 0...60, using: &random)).map { (name(), UInt32($0)) }
    let asked = pairs.map(\.0) + (0..<50).map { _ in name() }

    let table = NameTable(pairs.map { (name: $0.0, value: $0.1) })

    let values = Dictionary(pairs.map { (Array($0.0.utf8), $0.1) }) { first, _ in first }
    for name in asked {
      #expect(table.value(of: name) == values[Array(name.utf8)], "'\(name)'")
    }
    let kept = (0..<table.names.count).map { Array(table.names.utf8(at: $0)) }
    #expect(kept == values.keys.sorted { $0.lexicographicallyPrecedes($1) })
  }

  @Test("names and values of different counts are refused")
  func counts() {
    let names = StringTable(["a", "b"])

    #expect(NameTable(names: names, values: [1]) == nil)
    #expect(NameTable(names: names, values: [1, 2, 3]) == nil)
    #expect(NameTable(names: names, values: [7, 8])?.value(of: "b") == 8)
  }
}
