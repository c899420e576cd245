/// A key that a source asks for. Its text never appears in a description, a log or an error.
package struct APIKey: Sendable, Hashable, CustomStringConvertible, CustomDebugStringConvertible,
  CustomReflectable
{
  let text: String

  /// Nil for a text that no header or address can carry: empty, longer than 200 bytes, or with
  /// anything but visible ASCII.
  package init?(_ text: String) {
    guard !text.isEmpty, text.utf8.count <= 200,
      text.utf8.allSatisfy({ (0x21...0x7E).contains($0) })
    else { return nil }
    self.text = text
  }

  package var description: String { "a key" }
  package var debugDescription: String { "a key" }
  package var customMirror: Mirror { Mirror(self, children: []) }
}
