import Foundation
import TestSupport
import Testing

@testable import WhatCanIMakeWeb

@Suite("What a text may be")
struct TextRuleTests {
  private static let rules = [
    TextRule(length: 1...6), TextRule(length: 0...4, content: .prose),
    TextRule(length: 1...5, content: .names), TextRule(length: 2...5, content: .plainWord),
    TextRule(length: 1...12, content: .eaters), TextRule(length: 1...8, content: .stock),
    TextRule(length: 0...6, content: .written), TextRule(length: 5...40, content: .feedPlace),
  ]
  private static let pieces = [
    "a", "Z", "7", "-", "_", ",", " ", "\n", "\r", "\t", "\0", "\u{1F}", "\u{7F}", "\u{85}",
    "\u{9F}", "é", "e\u{301}", "🍋", "\u{3000}", "me", "household", "me,", "12", "0", "0 ", "-0",
    "9.list.1", ".recipe.", "99999999999999999",
  ]

  @Test("a text is refused exactly when it breaks the length or the pattern", arguments: 0..<8)
  func pattern(place: Int) throws {
    let rule = Self.rules[place]
    // In JSON Schema `$` is the end alone; here it would be the place before a last line break as well.
    let pattern = try NSRegularExpression(pattern: rule.pattern.dropLast() + #"\z"#)
    var numbers = SeededGenerator(seed: UInt64(place))
    for _ in 0..<4_000 {
      let pieces = (0..<Int.random(in: 0...6, using: &numbers)).compactMap { _ in
        Self.pieces.randomElement(using: &numbers)
      }
      let text = pieces.joined()
      let whole = NSRange(text.startIndex..., in: text)
      let isGood =
        rule.length.contains(text.unicodeScalars.count)
        && pattern.firstMatch(in: text, range: whole) != nil
      #expect((rule.fault(in: text, called: "q") == nil) == isGood, "\(text.debugDescription)")
    }
  }

  @Test("a text far too long is refused without being walked")
  func long() {
    let text = String(repeating: "a", count: 1 << 20)
    #expect(TextRule(length: 1...300).fault(in: text, called: "q") != nil)
  }
}
