import Foundation
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Folders and files whose names are not UTF-8")
struct RawNameTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// The text of a path in the folder, with a byte at its end.
  private func path(_ name: String, _ byte: UInt8, _ rest: String = "") -> String {
    PathText.text(of: Array("\(folder.path)/\(name)".utf8) + [byte] + Array(rest.utf8))
  }

  /// The names in the folder, as the system has them.
  private func names() throws -> [[UInt8]] {
    let stream = try #require(opendir(folder.path))
    defer { closedir(stream) }
    var names: [[UInt8]] = []
    while let entry = readdir(stream) {
      names.append(withUnsafeBytes(of: &entry.pointee.d_name) { Array($0.prefix { $0 != 0 }) })
    }
    return names.filter { $0.first != UInt8(ascii: ".") }.sorted {
      $0.lexicographicallyPrecedes($1)
    }
  }

  @Test("a file is written, replaced and read under its own name, and nothing is left beside it")
  func files() throws {
    for byte: UInt8 in [0xFF, 0xFE] {
      try Kitchen.write([byte], to: path("A", byte))
      try Kitchen.write([byte, byte], to: path("A", byte))
    }
    #expect(try names() == [[0x41, 0xFE], [0x41, 0xFF]])
    #expect(try OutsideFile(path("A", 0xFF)).bytes() == [0xFF, 0xFF])
    #expect(try OutsideFile(path("A", 0xFE)).bytes() == [0xFE, 0xFE])
    #expect(throws: KitchenError.self) { try OutsideFile(path("A", 0xFD)) }
  }

  @Test("what a link of such a name, or to one, leads to is written")
  func links() throws {
    try Kitchen.write([1], to: path("A", 0xFF))
    #expect(symlink(systemPath(path("A", 0xFF)), systemPath("\(folder.path)/link")) == 0)
    try Kitchen.write([2], to: "\(folder.path)/link")
    #expect(try OutsideFile(path("A", 0xFF)).bytes() == [2])
  }

  @Test("a folder that is absent is made by its bytes and has another name")
  func heldFolder() throws {
    let first = try HeldPaths.path(of: path("A", 0xFF, "/store"))
    let second = try HeldPaths.path(of: path("A", 0xFE, "/store"))
    #expect(try names() == [[0x41, 0xFE], [0x41, 0xFF]])
    #expect(first != second)
    #expect(try HeldPaths.path(of: path("A", 0xFF, "/store")) == first)
    try makeFolder(first)
    #expect(isFolder(path("A", 0xFF, "/store")))
    #expect(!isPresent(path("A", 0xFE, "/store")))
    #expect(
      shownPaths("cannot write \(first)/user.db")
        == "cannot write $'\(folder.path)/A\\xff'/store/user.db"
    )
    #expect(shownPaths(inJSON: first) == "$'\(folder.path)/A\\\\xff'/store")
    #expect(shownPaths("/proc/self/fd/987654321/x") == "/proc/self/fd/987654321/x")
  }

  @Test("a folder that was removed and made anew is the new one")
  func heldAnew() throws {
    let text = path("A", 0xFF)
    let first = try HeldPaths.path(of: text)
    #expect(rmdir(systemPath(text)) == 0)
    try makeFolder("\(folder.path)/other")
    let second = try HeldPaths.path(of: text)
    #expect(first != second)
    try Kitchen.write([1], to: "\(second)/file")
    #expect(isPresent(path("A", 0xFF, "/file")))
  }

  @Test("a folder is walked through whatever its names are, and each file is its own place")
  func walk() throws {
    let recipe = Array("Mix @gin{5%cl}.".utf8)
    for byte: UInt8 in [0xFF, 0xFE] {
      try makeFolder(path("bar", byte))
      try Kitchen.write(recipe, to: path("bar", byte, "/fizz.cook"))
      try Kitchen.write(recipe, to: path("x", byte, ".cook"))
    }
    let places = KitchenPaths(data: folder.path, store: "\(folder.path)/store")
    let found = try OutsideFolder(folder.path, besides: places)
    #expect(found.problems.isEmpty)
    #expect(
      found.files.map(\.shownPath)
        == [
          "bar\\xfe/fizz.cook", "bar\\xff/fizz.cook", "x\\xfe.cook", "x\\xff.cook",
        ].map { "\(folder.path)/\($0)" }
    )
    let origins = try [0xFE, 0xFF].map { byte in
      try OutsideFile(path("x", byte, ".cook")).origin(.many)
    }
    #expect(origins[0].place != origins[1].place)
    #expect(origins.allSatisfy { !$0.place.contains("/proc") && !$0.name.contains("\u{FFFD}") })
  }
}
