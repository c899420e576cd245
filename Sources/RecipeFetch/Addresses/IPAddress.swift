#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#elseif canImport(Darwin)
  import Darwin
#endif

/// An address of the internet protocol, of either version.
package enum IPAddress: Hashable, Sendable, CustomStringConvertible {
  case v4(UInt32)
  case v6(high: UInt64, low: UInt64)

  /// Reads "192.0.2.1" or "2001:db8::1". Other notations, with fewer parts, zeros in front, or a
  /// zone, give nil.
  package init?(_ text: String) {
    if text.utf8.contains(UInt8(ascii: ":")) {
      var address = in6_addr()
      guard !text.utf8.contains(0), inet_pton(AF_INET6, text, &address) == 1 else { return nil }
      self.init(address)
    } else {
      let parts = text.split(separator: ".", omittingEmptySubsequences: false)
      guard parts.count == 4 else { return nil }
      var number: UInt32 = 0
      for part in parts {
        guard let byte = UInt8(part), String(byte) == part else { return nil }
        number = number << 8 | UInt32(byte)
      }
      self = .v4(number)
    }
  }

  init(_ address: in6_addr) {
    // The sixteen bytes of the structure are the address, the highest first.
    let halves = withUnsafeBytes(of: address) { bytes in
      (0..<2).map { half in
        (0..<8).reduce(UInt64(0)) { $0 << 8 | UInt64(bytes[half * 8 + $1]) }
      }
    }
    self = .v6(high: halves[0], low: halves[1])
  }

  /// Four numbers, or eight groups of hexadecimal digits, none left out.
  package var description: String {
    switch self {
    case .v4(let number):
      [24, 16, 8, 0].map { String(number >> UInt32($0) & 0xFF) }.joined(separator: ".")
    case .v6(let high, let low):
      [high, low].flatMap { half in
        [48, 32, 16, 0].map { String(half >> UInt64($0) & 0xFFFF, radix: 16) }
      }
      .joined(separator: ":")
    }
  }
}
