import SectionFiles
import TestSupport
import Testing

@Suite("The checksum of a section")
struct ChecksumTests {
  @Test(
    "known texts have their known CRC-32",
    arguments: [
      ("123456789", 0xCBF4_3926), ("", 0), ("a", 0xE8B7_BE43),
      ("The quick brown fox jumps over the lazy dog", 0x414F_A339),
    ] as [(String, UInt32)]
  )
  func known(text: String, expected: UInt32) {
    #expect(checksum(Array(text.utf8)[...]) == expected)
  }

  @Test(
    "eight bytes a step give what one byte a step gives, at any length and position",
    arguments: SeededGenerator.seeds(60, full: 2_000)
  )
  func stepwise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let length = Int.random(in: 0...300, using: &generator)
    let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let start = Int.random(in: 0...min(9, length), using: &generator)
    #expect(checksum(bytes[start...]) == SectionImage.checksum(bytes[start...]))
  }

  @Test("a change of any one bit changes the sum")
  func oneBit() {
    let bytes = Array("whatcanimake index".utf8)
    let sums = (0..<bytes.count * 8).map { bit in
      var changed = bytes
      changed[bit / 8] ^= 1 << UInt8(bit % 8)
      return checksum(changed[...])
    }
    #expect(Set(sums + [checksum(bytes[...])]).count == bytes.count * 8 + 1)
  }
}
