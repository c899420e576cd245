/// Which addresses belong to the public internet.
///
/// Source: the IANA registries of special-purpose addresses for IPv4 and IPv6. What they call
/// globally reachable within a special block, some addresses for anycast, is left out too: nobody
/// serves recipes there.
enum AddressRules {
  /// Addresses that begin with the same bits.
  struct Block: Equatable {
    let start: UInt32
    let bits: Int

    init(_ a: UInt32, _ b: UInt32, _ c: UInt32, _ bits: Int) {
      start = a << 24 | b << 16 | c << 8
      self.bits = bits
    }

    func contains(_ address: UInt32) -> Bool {
      (address ^ start) >> UInt32(32 - bits) == 0
    }
  }

  static let special: [Block] = [
    Block(0, 0, 0, 8),  // this network
    Block(10, 0, 0, 8),  // private
    Block(100, 64, 0, 10),  // shared between a provider and its customers
    Block(127, 0, 0, 8),  // this machine
    Block(169, 254, 0, 16),  // this link; data about virtual machines
    Block(172, 16, 0, 12),  // private
    Block(192, 0, 0, 24),  // assignments for protocols
    Block(192, 0, 2, 24),  // documentation
    Block(192, 88, 99, 24),  // relays of 6to4
    Block(192, 168, 0, 16),  // private
    Block(198, 18, 0, 15),  // measurements
    Block(198, 51, 100, 24),  // documentation
    Block(203, 0, 113, 24),  // documentation
    Block(224, 0, 0, 4),  // groups
    Block(240, 0, 0, 4),  // reserved; to all
  ]

  /// True for an address that anybody on the internet can reach.
  static func isPublic(_ address: IPAddress) -> Bool {
    switch address {
    case .v4(let number): !special.contains { $0.contains(number) }
    case .v6(let high, let low): isPublic(high: high, low: low)
    }
  }

  private static func isPublic(high: UInt64, low: UInt64) -> Bool {
    // An IPv4 address in IPv6 (::ffff:0:0/96), and one behind a translator (64:ff9b::/96).
    if high == 0 && low >> 32 == 0xFFFF || high == 0x0064_FF9B << 32 && low >> 32 == 0 {
      return isPublic(.v4(UInt32(truncatingIfNeeded: low)))
    }
    // Only 2000::/3 is given out. This leaves out ::, ::1, 64:ff9b:1::/48, 100::/64, 5f00::/16,
    // fc00::/7, fe80::/10, fec0::/10 and ff00::/8.
    guard high >> 61 == 1 else { return false }
    // Assignments for protocols, Teredo among them (2001::/23); documentation (2001:db8::/32 and
    // 3fff::/20).
    if high >> 41 == 0x2001_0000 >> 9 || high >> 32 == 0x2001_0DB8 || high >> 44 == 0x3FFF0 {
      return false
    }
    // 6to4 (2002::/16) is sent to the IPv4 address in its third to sixth byte.
    if high >> 48 == 0x2002 { return isPublic(.v4(UInt32(truncatingIfNeeded: high >> 16))) }
    return true
  }
}
