internal import JSONCoding

/// The address of a page on the web; other schemes are not shared.
package struct WebAddress: Hashable, Sendable {
  package let text: String

  /// Nil unless it begins with `http://` or `https://` and holds no space and nothing unseen.
  package init?(_ text: String?) {
    guard let text else { return nil }
    let start = text.prefix(8).lowercased()
    guard start.hasPrefix("https://") || start.hasPrefix("http://"),
      !text.unicodeScalars.contains(where: { $0.isInvisible || $0.properties.isWhitespace })
    else { return nil }
    self.text = text
  }
}
