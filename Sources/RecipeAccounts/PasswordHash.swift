import CryptoExtras
import Foundation

/// How much work it is to try one password.
package struct PasswordCost: Hashable, Sendable {
  /// The binary logarithm of scrypt's N.
  var rounds: Int
  /// Scrypt's r.
  var blockSize: Int
  /// Scrypt's p.
  var parallelism: Int

  /// N = 2^17, r = 8, p = 1: 128 MiB. Source: OWASP, Password Storage Cheat Sheet.
  package static let current = PasswordCost(rounds: 17, blockSize: 8, parallelism: 1)

  package init(rounds: Int, blockSize: Int, parallelism: Int) {
    precondition((1...24).contains(rounds) && (1...32).contains(blockSize), "rounds \(rounds)")
    precondition((1...16).contains(parallelism), "parallelism \(parallelism)")
    self.rounds = rounds
    self.blockSize = blockSize
    self.parallelism = parallelism
  }
}

/// What a password is told by: it says neither the password nor anything of it.
///
/// As text it is `$scrypt$ln=17,r=8,p=1$salt$hash`, both in base 64 without padding. Making one and trying one take the
/// time and memory of its cost, by default a quarter of a second and 128 MiB: never on an event loop.
package struct PasswordHash: Hashable, Sendable {
  let cost: PasswordCost
  let salt: [UInt8]
  let hash: [UInt8]

  /// In bytes.
  private static let saltLength = 16
  private static let hashLength = 32

  /// Makes that of a new password.
  package init(
    of password: Password,
    cost: PasswordCost = .current,
    using generator: inout some RandomNumberGenerator
  ) throws {
    self.cost = cost
    salt = (0..<Self.saltLength).map { _ in UInt8.random(in: 0...255, using: &generator) }
    hash = try Self.derive(password, cost, salt)
  }

  /// The same with the randomness of the system.
  package init(of password: Password, cost: PasswordCost = .current) throws {
    var generator = SystemRandomNumberGenerator()
    try self.init(of: password, cost: cost, using: &generator)
  }

  /// Reads what ``text`` wrote; nil for anything else, and for a cost that nobody would ask for.
  package init?(_ text: String) {
    let parts = text.split(separator: "$", omittingEmptySubsequences: false).map(String.init)
    guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt" else { return nil }
    let settings = parts[2].split(separator: ",").map { $0.split(separator: "=").map(String.init) }
    guard settings.map(\.first) == ["ln", "r", "p"], settings.allSatisfy({ $0.count == 2 }),
      case let numbers = settings.compactMap({ Int($0[1]) }), numbers.count == 3,
      (1...24).contains(numbers[0]), (1...32).contains(numbers[1]), (1...16).contains(numbers[2]),
      let salt = Self.bytes(parts[3]), let hash = Self.bytes(parts[4]),
      (8...64).contains(salt.count), hash.count == Self.hashLength
    else { return nil }
    cost = PasswordCost(rounds: numbers[0], blockSize: numbers[1], parallelism: numbers[2])
    self.salt = salt
    self.hash = hash
  }

  private init(cost: PasswordCost, salt: [UInt8], hash: [UInt8]) {
    self.cost = cost
    self.salt = salt
    self.hash = hash
  }

  /// What no password fits, and to try takes as long as any: for names that nobody has.
  package static let ofNobody = PasswordHash(
    cost: .current,
    salt: Array(repeating: 0, count: saltLength),
    hash: Array(repeating: 0, count: hashLength)
  )

  package var text: String {
    let settings = "ln=\(cost.rounds),r=\(cost.blockSize),p=\(cost.parallelism)"
    return "$scrypt$\(settings)$\(Self.text(salt))$\(Self.text(hash))"
  }

  /// Whether a password is the one. How long it takes does not tell how much of it is right.
  package func fits(_ password: Password) throws -> Bool {
    areSame(try Self.derive(password, cost, salt), hash)
  }

  /// Whether the password should get a new hash the next time that it is known.
  package var wantsRenewal: Bool { cost != .current }

  private static func derive(
    _ password: Password,
    _ cost: PasswordCost,
    _ salt: [UInt8]
  ) throws -> [UInt8] {
    try KDF.Scrypt.deriveKey(
      from: password.bytes,
      salt: salt,
      outputByteCount: hashLength,
      rounds: 1 << cost.rounds,
      blockSize: cost.blockSize,
      parallelism: cost.parallelism
    )
    .withUnsafeBytes { Array($0) }
  }

  private static func text(_ bytes: [UInt8]) -> String {
    String(Data(bytes).base64EncodedString().prefix { $0 != "=" })
  }

  private static func bytes(_ text: String) -> [UInt8]? {
    let padding = String(repeating: "=", count: (4 - text.utf8.count % 4) % 4)
    return Data(base64Encoded: text + padding).map(Array.init)
  }
}

/// Whether two secrets are equal, without telling by the time where they are not. Cost: O(bytes).
func areSame(_ left: [UInt8], _ right: [UInt8]) -> Bool {
  guard left.count == right.count else { return false }
  return zip(left, right).reduce(0 as UInt8) { $0 | ($1.0 ^ $1.1) } == 0
}
