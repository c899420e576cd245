extension RecipeFileReader {
  /// The bytes of a page in UTF-8, where the server alone says that they are iso-8859-1 or windows-1252. Cost: O(bytes).
  ///
  /// - Parameter contentType: What the server calls the content: `text/html; charset=iso-8859-1`.
  package static func utf8(ofPage bytes: [UInt8], contentType: String?) -> [UInt8] {
    guard let contentType, Windows1252.isNamed(in: contentType.utf8),
      String(validating: bytes, as: UTF8.self) == nil
    else { return bytes }
    return Array(Windows1252.text(bytes).utf8)
  }
}
