import TestSupport
import Testing
import WhatCanIMakeWeb

@Suite("The address of a request")
struct RequestTargetTests {
  @Test("a path is parted at its slashes, a query at its signs, and both are decoded")
  func parts() throws {
    let target = try RequestTarget(
      "/api/v1/dishes/own%3Apie%20%F0%9F%A5%A7?have=gin+fizz&have=a%2Cb&flag&x="
    )
    #expect(target.path == ["api", "v1", "dishes", "own:pie 🥧"])
    #expect(
      target.query == [
        .init("have", "gin fizz"), .init("have", "a,b"), .init("flag", ""), .init("x", ""),
      ]
    )
    #expect(try RequestTarget("/").path == [])
    #expect(try RequestTarget("/a+b").path == ["a+b"])
  }

  @Test(
    "what is no address, or means another than it says, is refused",
    arguments: [
      "", "api", "*", "http://evil/", "//evil", "/a//b", "/a/", "/../etc", "/a/%2e%2E/b", "/a/./b",
      "/%",
      "/%4", "/%zz", "/%C3", "/%00", "/a?b=%0A", "/a?b=%ff", "/a?%", "/\u{7F}",
    ]
  )
  func refused(target: String) {
    let problem = #expect(throws: Problem.self) { try RequestTarget(target) }
    #expect(problem?.status == 400)
  }

  @Test("a query has at most so many parameters")
  func many() throws {
    let most = Array(repeating: "a=1", count: RequestTarget.mostPairs).joined(separator: "&")
    #expect(try RequestTarget("/?\(most)").query.count == RequestTarget.mostPairs)
    #expect(throws: Problem.self) { try RequestTarget("/?\(most)&a=1") }
  }

  @Test("what is written with signs for every byte is read as it was", arguments: 0..<UInt64(200))
  func roundTrip(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let pairs = (0..<Int.random(in: 0...5, using: &generator)).map { _ in
      RequestTarget.Pair(text(&generator), text(&generator))
    }
    let written = pairs.map { "\(signs($0.name))=\(signs($0.value))" }.joined(separator: "&")
    #expect(try RequestTarget("/?\(written)").query == pairs, "seed \(seed)")
  }

  @Test("whatever bytes come, they are read or refused", arguments: 0..<UInt64(200))
  func anything(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let signs = Array("/%?&=+.aZ09é\u{1}")
    let text = String(
      (0..<Int.random(in: 0...40, using: &generator)).compactMap { _ in
        signs.randomElement(using: &generator)
      }
    )
    if let target = try? RequestTarget("/\(text)") {
      #expect(target.path.allSatisfy { !$0.isEmpty && $0 != "." && $0 != ".." }, "seed \(seed)")
    }
  }

  private func text(_ generator: inout SeededGenerator) -> String {
    let signs = Array("a b&=+%/?é🥧")
    return String(
      (0..<Int.random(in: 1...8, using: &generator)).compactMap { _ in
        signs.randomElement(using: &generator)
      }
    )
  }

  private func signs(_ text: String) -> String {
    text.utf8.map { "%" + ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}
