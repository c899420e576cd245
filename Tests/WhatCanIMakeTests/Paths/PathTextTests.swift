import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A path as text keeps its bytes")
struct PathTextTests {
  @Test(
    "a byte that is not UTF-8 is shown by its number, and all else as it is",
    arguments: [
      ([0x41, 0xFF], "A\\xff"), ([0x41, 0xFE], "A\\xfe"), ([0xC3, 0xA9], "é"), ([0xC3], "\\xc3"),
      ([0xE2, 0x82], "\\xe2\\x82"), ([0xED, 0xA0, 0x80], "\\xed\\xa0\\x80"),
      ([0x80, 0x2F, 0xC3, 0xA9], "\\x80/é"), ([], ""),
      // The text of a byte, as bytes.
      ([0xF4, 0x8F, 0xBB, 0xBF], "\\xf4\\x8f\\xbb\\xbf"),
    ] as [([UInt8], String)]
  )
  func shown(bytes: [UInt8], expected: String) {
    #expect(PathText.shown(PathText.text(of: bytes)) == expected)
    #expect(PathText.systemBytes(of: PathText.text(of: bytes)) == bytes)
  }

  @Test(
    "any bytes come back, as the naive reading has them",
    arguments: 1...200 as ClosedRange<UInt64>
  )
  func roundTrip(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let pieces: [[UInt8]] = [
      Array("a/é漢🍋".utf8), [0xFF], [0xC3], [0xE2, 0x82], [0xF4, 0x8F, 0xBA],
      [0xF4, 0x8F, 0xBA, 0x80],
    ]
    var bytes: [UInt8] = []
    for _ in 0..<Int.random(in: 0...12, using: &generator) {
      if Bool.random(using: &generator) {
        bytes += pieces.randomElement(using: &generator) ?? []
      } else {
        bytes.append(UInt8.random(in: 1...255, using: &generator))
      }
    }
    let text = PathText.text(of: bytes)
    #expect(PathText.systemBytes(of: text) == bytes)
    #expect(text == naiveText(of: bytes))
    #expect(PathText.hasRawBytes(text) == (String(validating: bytes, as: UTF8.self) != text))
  }

  /// At each place the shortest bytes that are UTF-8 of their own, else one byte.
  private func naiveText(of bytes: [UInt8]) -> String {
    var text = String.UnicodeScalarView()
    var start = 0
    while start < bytes.count {
      let scalar = (1...4).lazy.filter { start + $0 <= bytes.count }
        .compactMap { String(validating: bytes[start..<start + $0], as: UTF8.self) }
        .compactMap(\.unicodeScalars.first).first
      if let scalar, !("\u{10FE80}"..."\u{10FEFF}").contains(scalar) {
        text.append(scalar)
        start += UTF8.width(scalar)
      } else {
        text.append(Unicode.Scalar(0x10FE00 + UInt32(bytes[start])) ?? " ")
        start += 1
      }
    }
    return String(text)
  }

  @Test("names that differ in one byte are two paths")
  func different() {
    let names = (0x80...0xFF).map { PathText.text(of: [0x41, UInt8($0)]) }
    #expect(Set(names).count == names.count)
    #expect(Set(names.map(PathText.shown)).count == names.count)
  }
}
