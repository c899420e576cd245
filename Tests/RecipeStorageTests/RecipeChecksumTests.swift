import Testing

@testable import RecipeStorage

@Suite("The checksum of a dish")
struct RecipeChecksumTests {
  @Test(
    "known texts have their known sum",
    arguments: [
      ("", 0xCBF2_9CE4_8422_2325), ("a", 0xAF63_DC4C_8601_EC8C), ("foobar", 0x8594_4171_F739_67E8),
    ] as [(String, UInt64)]
  )
  func known(text: String, sum: UInt64) {
    var hash = FNV1a()
    hash.add(text.utf8)
    #expect(hash.sum == sum)
  }

  @Test("id, source, time and document all count, and so does where one ends")
  func fields() {
    func sum(_ id: String, _ source: String, _ addedAt: Int, _ document: String) -> Int64 {
      recipeChecksum(id: id, source: source, addedAt: addedAt, document: document.utf8)
    }
    let sums = [
      sum("a:1", "a", 1, "{}"), sum("a:2", "a", 1, "{}"), sum("a:1", "b", 1, "{}"),
      sum("a:1", "a", 2, "{}"), sum("a:1", "a", 1 << 56, "{}"), sum("a:1", "a", 1, "{ }"),
      sum("a:", "1a", 1, "{}"), sum("a:1a", "", 1, "{}"), sum("a:1", "a", -1, "{}"),
    ]
    #expect(Set(sums).count == sums.count)
    let expiring = [0, 1, 256].map {
      recipeChecksum(id: "a:1", source: "a", addedAt: 1, expiresAt: $0, document: "{}".utf8)
    }
    #expect(Set(sums + expiring).count == sums.count + expiring.count)

    var bytes: [UInt8] = []
    bytes += "a:1".utf8
    bytes += [0]
    bytes += "a".utf8
    bytes += [0, 2, 1, 0, 0, 0, 0, 0, 0]
    bytes += "{}".utf8
    var hash = FNV1a()
    hash.add(bytes)
    #expect(sum("a:1", "a", 0x102, "{}") == Int64(bitPattern: hash.sum))
  }

  @Test("a change of any one bit changes the sum")
  func oneBit() {
    let document = Array(#"{"name":"Gimlet","text":"60 ml gin"}"#.utf8)
    func sum(_ document: [UInt8]) -> Int64 {
      recipeChecksum(id: "a:1", source: "a", addedAt: 1, document: document)
    }
    let sums = (0..<document.count * 8).map { bit in
      var changed = document
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      return sum(changed)
    }
    #expect(Set(sums + [sum(document)]).count == document.count * 8 + 1)
  }
}
