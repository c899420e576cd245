import TestSupport
import Testing

@testable import SectionFiles

@Suite("The checksum of a section")
struct ChecksumTests {
  @Test(
    "known texts have their known CRC-32C",
    arguments: [
      ("123456789", 0xE306_9283), ("", 0), ("a", 0xC1D0_4330),
      ("The quick brown fox jumps over the lazy dog", 0x2262_0404),
    ] as [(String, UInt32)]
  )
  func known(text: String, expected: UInt32) {
    #expect(SectionImage.crc(Array(text.utf8)[...]) == expected)
  }

  @Test(
    "with the instruction and without, in one part and in many, the sum is that of one byte a step",
    arguments: SeededGenerator.seeds(40, full: 1_000)
  )
  func stepwise(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let blocks = Int.random(in: 0...9, using: &generator) * 4_096
    let length = max(0, blocks + Int.random(in: -9...9, using: &generator))
    let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let start = Int.random(in: 0...min(9, length), using: &generator)
    let expected = SectionImage.checksum(bytes[start...])
    #expect(checksum(bytes[start...]) == expected)
    for isFast in [BlockChecksum().isFast, false] {
      var sum = BlockChecksum(isFast: isFast)
      var rest = bytes[start...]
      while !rest.isEmpty {
        let part = rest.prefix(Int.random(in: 0...6_000, using: &generator))
        part.withUnsafeBytes { sum.add($0) }
        rest = rest.dropFirst(part.count)
      }
      #expect(sum.value == expected)
    }
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
