import TestSupport
import Testing

@testable import RecipeImport

@Suite("Texts of imported recipes")
struct ImportTextTests {
  private static let signs: [Unicode.Scalar] = [
    "a", "Z", "9", "-", ":", " ", " ", "\t", "\n", "\r", "\u{0}", "\u{7F}", "\u{85}", "\u{A0}", "é",
    "ß",
    "\u{301}", "\u{200B}", "\u{200D}", "\u{600}", "\u{3000}", "\u{1F468}", "漢",
  ]

  private static func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    String(String.UnicodeScalarView(scalars))
  }

  @Test("plain ones are read as all others are", arguments: SeededGenerator.seeds(2, full: 20))
  func plain(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<2_000 {
      var text = ""
      for _ in 0..<Int.random(in: 0...6, using: &generator) {
        // Mostly what is read the short way.
        let isPlain = Bool.random(using: &generator)
        let sign = (isPlain ? Self.signs[..<6] : Self.signs[...]).randomElement(using: &generator)
        text.unicodeScalars.append(sign ?? "a")
      }
      let scalars = Array(text.unicodeScalars)
      let isBlank: (Unicode.Scalar) -> Bool = { $0.properties.isWhitespace }
      let words = scalars.split(whereSeparator: isBlank).map(Self.text)
      #expect(
        text.onOneLine.utf8.elementsEqual(words.joined(separator: " ").utf8),
        "\(text.debugDescription)"
      )
      #expect((text.unlessBlank == nil) == scalars.allSatisfy(isBlank), "\(text.debugDescription)")
      let end = Array(scalars.reversed().drop(while: isBlank).reversed())
      let bare = Self.text(end.drop(while: isBlank))
      #expect(text.trimmed.utf8.elementsEqual(bare.utf8), "\(text.debugDescription)")
      let parts = text.lowercased().split { !$0.isLetter && !$0.isNumber }
        .map { String($0).withoutScalarsBarredFromIDs }.filter { !$0.isEmpty }
      #expect(slug(of: text) == parts.joined(separator: "-"), "\(text.debugDescription)")
    }
  }
}
