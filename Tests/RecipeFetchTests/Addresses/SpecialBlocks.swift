import TestSupport

@testable import RecipeFetch

/// The special blocks as they are published, judged by comparing strings of bits.
enum SpecialBlocks {
  static let blocks = [
    "0.0.0.0/8", "10.0.0.0/8", "100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16", "172.16.0.0/12",
    "192.0.0.0/24", "192.0.2.0/24", "192.88.99.0/24", "192.168.0.0/16", "198.18.0.0/15",
    "198.51.100.0/24", "203.0.113.0/24", "224.0.0.0/4", "240.0.0.0/4", "255.255.255.255/32",
    "64:ff9b:1::/48", "100::/64", "2001::/23", "2001:db8::/32", "3fff::/20", "5f00::/16",
    "fc00::/7", "fe80::/10", "fec0::/10", "ff00::/8",
    // Not given out to anybody.
    "::/3", "4000::/2", "8000::/1",
  ]
  /// Blocks with an address of version 4 inside, and where it begins.
  static let wrappings = [("::ffff:0:0/96", 96), ("64:ff9b::/96", 96), ("2002::/16", 16)]

  static func isPublic(_ address: IPAddress) -> Bool {
    let bits = bits(of: address)
    for (block, start) in wrappings where bits.count == 128 && isIn(bits, block) {
      let inside = bits.dropFirst(start).prefix(32)
      return !blocks.contains { isIn(Array(inside), $0) }
    }
    return !blocks.contains { isIn(bits, $0) }
  }

  private static func isIn(_ bits: [Character], _ block: String) -> Bool {
    let parts = block.split(separator: "/")
    guard let start = IPAddress(String(parts[0])), let count = Int(parts[1]) else { return false }
    let prefix = self.bits(of: start)
    return prefix.count == bits.count && prefix.prefix(count) == bits.prefix(count)
  }

  private static func bits(of address: IPAddress) -> [Character] {
    switch address {
    case .v4(let number): padded(String(number, radix: 2), 32)
    case .v6(let high, let low):
      padded(String(high, radix: 2), 64) + padded(String(low, radix: 2), 64)
    }
  }

  private static func padded(_ text: String, _ count: Int) -> [Character] {
    Array(repeating: "0", count: count - text.count) + Array(text)
  }

  /// An address in a block, at its edge, beside it, or anywhere.
  static func nearAddress(using generator: inout SeededGenerator) -> IPAddress {
    let all = blocks + wrappings.map(\.0)
    let block = all[Int.random(in: 0..<all.count, using: &generator)].split(separator: "/")
    let count = Int(block[1]) ?? 0
    switch IPAddress(String(block[0])) {
    case .v4(let start):
      let random = UInt32.random(in: 0...UInt32.max, using: &generator)
      let inside = count == 32 ? start : start | random >> UInt32(count)
      return .v4(
        [inside, start &- 1, start, inside ^ 1 << UInt32(32 - count), random]
          .randomElement(using: &generator) ?? start
      )
    case .v6(let high, let low):
      let random = UInt64.random(in: 0...UInt64.max, using: &generator)
      let inside = count >= 64 ? high : high | random >> UInt64(count)
      let flipped = inside ^ 1 << UInt64(64 - min(count, 64))
      return .v6(
        high: [inside, high &- 1, high, flipped].randomElement(using: &generator) ?? high,
        low: [low, random, low | random >> 32].randomElement(using: &generator) ?? low
      )
    case nil:
      return .v4(0)
    }
  }
}
