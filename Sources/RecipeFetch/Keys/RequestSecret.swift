/// A key and its place in a request.
struct RequestSecret: Sendable {
  var place: FetchRequest.SecretPlace
  var key: APIKey

  /// What stands for the key in an address until it is sent.
  static let placeholder = "{key}"

  /// An address with the key in it, where it belongs there; nil when the address has no place for
  /// it.
  func address(_ address: WebAddress) -> WebAddress? {
    var address = address
    switch place {
    case .header:
      break
    case .query(let name):
      let pair = PercentEncoding.pair(name, key.text)
      address.query = [address.query, pair].compactMap { $0 }.joined(separator: "&")
    case .path:
      let pieces = address.path.split(
        separator: Self.placeholder,
        omittingEmptySubsequences: false
      )
      guard pieces.count > 1 else { return nil }
      address.path = pieces.joined(separator: PercentEncoding.encoded(key.text))
    }
    return address
  }

  /// The header with the key in it; nil when it belongs elsewhere.
  var header: String? {
    if case .header(let name) = place { "\(name): \(key.text)" } else { nil }
  }

  /// True when the name of the header is one.
  var isUsable: Bool {
    switch place {
    case .header(let name): !name.isEmpty && name.utf8.allSatisfy(HeaderLine.isToken)
    case .query(let name): !name.isEmpty
    case .path: true
    }
  }

  /// True when a text gives the key away, percent-encoded or not; case does not count.
  ///
  /// A key of fewer than 8 bytes, as the public ones are, must stand between other characters than
  /// letters and digits.
  func isMentioned(in text: String) -> Bool {
    let key = Array(key.text.lowercased().utf8)
    return [Array(text.utf8), PercentEncoding.decoded(text)]
      .contains { text in
        let text = text.map { (0x41...0x5A).contains($0) ? $0 + 0x20 : $0 }
        return Self.places(of: key, in: text).contains { start in
          key.count >= 8
            || !(start > 0 && Self.isWord(text[start - 1]))
              && !(start + key.count < text.count && Self.isWord(text[start + key.count]))
        }
      }
  }

  private static func places(of key: [UInt8], in text: [UInt8]) -> [Int] {
    guard text.count >= key.count else { return [] }
    return (0...text.count - key.count).filter { text[$0..<$0 + key.count].elementsEqual(key) }
  }

  private static func isWord(_ byte: UInt8) -> Bool {
    (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte)
  }
}
