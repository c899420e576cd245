import Crypto

/// Something random that opens a door: a session, a token of a program, an invitation, a recovery or set-up code.
///
/// Whoever made it sees its ``text`` once; kept is the ``hash``. It is never printed.
package struct SecretCode: Sendable, CustomStringConvertible, CustomDebugStringConvertible {
  package enum Kind: Sendable, CaseIterable {
    /// 256 bits in one piece: the token of a session or a program.
    case token
    /// 128 bits in one piece, for a link: an invitation.
    case link
    /// 128 bits in groups of five, for writing down and typing.
    case recovery
    /// 80 bits in groups of four, typed once: valid for a day, with a limited number of attempts.
    case setUp

    fileprivate var bytes: Int {
      switch self {
      case .token: 32
      case .link, .recovery: 16
      case .setUp: 10
      }
    }

    fileprivate var group: Int? {
      switch self {
      case .token, .link: nil
      case .recovery: 5
      case .setUp: 4
      }
    }
  }

  /// What the person, or their program, gets and gives back.
  package let text: String
  /// Its characters without groups.
  private let characters: [UInt8]

  /// Makes one.
  package init(_ kind: Kind, using generator: inout some RandomNumberGenerator) {
    let bytes = (0..<kind.bytes).map { _ in UInt8.random(in: 0...255, using: &generator) }
    let characters = Self.base32(bytes)
    self.characters = characters
    let size = kind.group ?? characters.count
    let groups = stride(from: 0, to: characters.count, by: size).map { start in
      String(decoding: characters[start..<min(start + size, characters.count)], as: UTF8.self)
    }
    text = groups.joined(separator: "-")
  }

  /// The same with the randomness of the system.
  package init(_ kind: Kind) {
    var generator = SystemRandomNumberGenerator()
    self.init(kind, using: &generator)
  }

  /// Takes what was given back: case, spaces and hyphens do not count, and a letter counts as the digit that it is taken
  /// for. Nil for what no code can be.
  package init?(given text: String) {
    guard text.utf8.count <= 200 else { return nil }
    var characters: [UInt8] = []
    for byte in text.utf8 {
      let isGreat = (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte)
      switch isGreat ? byte | 0x20 : byte {
      case UInt8(ascii: " "), UInt8(ascii: "-"): continue
      case UInt8(ascii: "o"): characters.append(UInt8(ascii: "0"))
      case UInt8(ascii: "i"), UInt8(ascii: "l"): characters.append(UInt8(ascii: "1"))
      case let letter where Self.alphabet.contains(letter): characters.append(letter)
      default: return nil
      }
    }
    guard !characters.isEmpty else { return nil }
    self.text = text
    self.characters = characters
  }

  /// What it is told by: SHA-256.
  package var hash: [UInt8] { Array(SHA256.hash(data: characters)) }

  /// Whether it is the one that a hash belongs to, without telling by the time how near it is.
  package func fits(_ hash: [UInt8]) -> Bool { areSame(self.hash, hash) }

  package var description: String { "a secret code" }
  package var debugDescription: String { description }

  /// Digits and letters without those that are taken for others. Source: Crockford, Base 32.
  private static let alphabet = Array("0123456789abcdefghjkmnpqrstvwxyz".utf8)

  private static func base32(_ bytes: [UInt8]) -> [UInt8] {
    var characters: [UInt8] = []
    var (bits, count) = (0 as UInt32, 0)
    for byte in bytes {
      bits = bits << 8 | UInt32(byte)
      count += 8
      while count >= 5 {
        count -= 5
        characters.append(alphabet[Int(bits >> UInt32(count) & 31)])
      }
    }
    if count > 0 { characters.append(alphabet[Int(bits << UInt32(5 - count) & 31)]) }
    return characters
  }
}
