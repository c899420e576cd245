import Foundation
import RecipeModel
import Testing
import WhatCanIMake

@Suite("Hostile text in shared dishes")
struct SharedHostileTextTests {
  static let texts = [
    "<script>alert(1)</script>", "</script>", "<!--", "[x](javascript:y)", "![x](y)", "*x*",
    "__x__",
    "`x`", "```", "# x", "> x", "- x", "+ x", "* x", "1. x", "1) x", "===", "---", "~~x~~", "|a|b|",
    "&lt;", "\\", "\\*x*", "http://evil.example", "www.evil.example", "a\nb", "a\r\n# b",
    "\u{1B}[2J",
    "\u{202E}x", "\u{200B}", "\u{0}", "", " ", "$x$", "{x}", "\u{2028}# x", "\t- x",
    "<https://x.y>",
  ]

  private func recipe(_ text: String) -> Recipe {
    Recipe(
      id: DishID("a:b"),
      name: text,
      kind: .meal,
      category: text,
      cuisine: text,
      glass: text,
      method: text,
      tags: [text],
      summary: text,
      lines: [
        IngredientLine(
          text: text,
          amounts: [Amount(quantity: 1, unit: text)],
          size: text,
          name: text,
          preparation: text,
          comment: text,
          purpose: text
        )
      ],
      swaps: [Recipe.Swap(required: text, substitute: text, note: text)],
      steps: [text, text],
      origin: RecipeOrigin(source: "a", nativeID: "b", link: text, image: text)
    )
  }

  @Test("no unseen character reaches a person", arguments: texts)
  func unseen(text: String) throws {
    for format in [ShareFormat.text, .markdown] {
      let shared = try #require(sharedText(of: recipe(text), as: format))
      let unseen = shared.unicodeScalars.filter { $0 != "\n" && $0.isInvisible }
      #expect(unseen.isEmpty)
    }
  }

  @Test("no name acts as Markdown or HTML", arguments: texts)
  func markdown(text: String) throws {
    let plain = try #require(sharedText(of: recipe("x"), as: .markdown))
    let shared = try #require(sharedText(of: recipe(text), as: .markdown))
    // The link is this page's own markup.
    let body = shared.split(separator: "\n").filter { !$0.hasPrefix("<http") }
    for line in body {
      #expect(!line.contains("<") && !line.contains(">"))
      for sign in ["*", "_", "`", "[", "]", "|", "~", "#", "$"] {
        #expect(!isFree(sign, in: withoutOwnMarkup(line)), "\(line)")
      }
      #expect(!line.contains("http://") && !line.contains("www."))
      let item = withoutOwnMarkup(line)
      #expect(!["- ", "+ ", "=", "---"].contains { item.hasPrefix($0) }, "\(line)")
      #expect(item.prefixMatch(of: /\d+[.)]/) == nil, "\(line)")
    }
    #expect(body.filter { $0.hasPrefix("#") }.count <= plain.split(separator: "\n").count)
  }

  /// The sign stands there without a backslash that is its own.
  private func isFree(_ sign: String, in line: Substring) -> Bool {
    var isEscaped = false
    for character in line {
      if String(character) == sign, !isEscaped { return true }
      isEscaped = character == "\\" && !isEscaped
    }
    return false
  }

  /// The line without the marks of its heading, list or emphasis.
  private func withoutOwnMarkup(_ line: Substring) -> Substring {
    for mark in ["# ", "## ", "- ", "1. ", "2. ", "   "] where line.hasPrefix(mark) {
      return line.dropFirst(mark.count)
    }
    let isEmphasis = line.count > 1 && line.first == "*" && line.last == "*"
    return isEmphasis ? line.dropFirst().dropLast() : line
  }

  @Test("JSON-LD stays one JSON object and closes no script element", arguments: texts)
  func schemaOrg(text: String) throws {
    let shared = try #require(sharedText(of: recipe(text), as: .jsonld))
    #expect(!shared.contains("<"))
    let object = try JSONSerialization.jsonObject(with: Data(shared.utf8)) as? [String: Any]
    let name = try #require(object?["name"] as? String)
    #expect(Array(name.unicodeScalars) == Array(text.unicodeScalars))
  }

  @Test("every form of any text is written", arguments: texts)
  func forms(text: String) {
    for format in ShareFormat.allCases where format != .link {
      #expect(sharedText(of: recipe(text), as: format)?.isEmpty == false)
    }
  }
}
