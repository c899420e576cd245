import Foundation
import TestSupport
import Testing

@testable import WhatCanIMakeWeb

@Suite("What pages are made of")
struct PageFilesTests {
  private static let folder = Checkout.url("Data/web").path
  /// What keys begin with that the program puts together, or reads elsewhere than in a screen.
  private static let made = [
    "problem", "signin", "signup", "welcome", "group", "number", "month", "day", "weekday",
  ]

  private static func texts(_ part: String) throws -> [(name: String, text: String)] {
    let folder = "\(folder)/\(part)"
    return try FileManager.default.contentsOfDirectory(atPath: folder).sorted().map { name in
      let data = try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(name)"))
      return (name, String(decoding: data, as: UTF8.self))
    }
  }

  @Test("all of it is read, and every partial that a template names is there")
  func read() throws {
    let pages = try PageFiles(at: Self.folder)
    let names = Set(pages.templateNames)
    #expect(names.contains("frame"))
    for (file, text) in try Self.texts("templates") {
      for match in text.matches(of: /\{\{[<>]\s*([a-z]+)/) {
        #expect(names.contains(String(match.1)), "\(file): \(match.1)")
      }
    }
  }

  @Test(
    "a template that could send what somebody typed as it is, is refused",
    arguments: [
      "{{{name}}}", "{{&name}}", "{{% CONTENT_TYPE:TEXT}}", "{{=<% %>=}}", "[[no.such]]",
      "(asset:no.css)", "[[open", "{{#a}}", "{{/a}}", "{{#a}}{{/b}}", "{{open", "{{}}",
    ]
  )
  func refusals(text: String) throws {
    let pages = try PageFiles(at: Self.folder)
    #expect(throws: PageFileError.self) {
      let text = try PageFiles.template(text, "test.mustache", pages.words, pages.assets)
      _ = try Template(text, named: "test.mustache")
    }
  }

  @Test("whatever a page is filled with is text on it")
  func escaping() throws {
    let pages = try PageFiles(at: Self.folder)
    let attack = "\"><script>alert('x')</script>&lt;{{name}}"
    let page = String(
      decoding: pages.page("problem", ["title": .text(attack), "detail": .text(attack)]),
      as: UTF8.self
    )
    #expect(!page.contains("<script>alert"))
    #expect(
      page.contains("&quot;&gt;&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;lt;{{name}}")
    )
  }

  @Test("nothing in a page is code or style, nor from elsewhere")
  func policy() throws {
    for (file, text) in try Self.texts("templates") {
      #expect(!text.contains("style="), "\(file)")
      #expect(!text.contains("<style"), "\(file)")
      #expect(text.firstMatch(of: /<script(?! type="module" src="\(asset:)/) == nil, "\(file)")
      #expect(text.firstMatch(of: /\son[a-z]+=/) == nil, "\(file)")
      #expect(text.firstMatch(of: /(src|href|action)="(https?:)?\/\//) == nil, "\(file)")
      #expect(!text.contains("javascript:"), "\(file)")
    }
  }

  @Test("every text has a place, and every text that the program names is there")
  func texts() throws {
    let words = try PageFiles(at: Self.folder).words.texts
    let templates = try Self.texts("templates").map(\.text).joined()
    var sources = ""
    let folder = Checkout.url("Sources/WhatCanIMakeWeb/Screens").path
    for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
      sources += String(
        decoding: try Data(contentsOf: URL(fileURLWithPath: "\(folder)/\(file)")),
        as: UTF8.self
      )
    }
    // A key that is made of parts begins with what stands before the first of them.
    let beginnings = sources.matches(of: /"([a-z]+\.)\\\(/).map { String($0.1) }
    for key in words.keys.sorted() {
      let stem =
        key.hasSuffix(".one") || key.hasSuffix(".many")
        ? key.split(separator: ".").dropLast().joined(separator: ".") : key
      let isUsed =
        templates.contains("[[\(key)]]") || sources.contains("\"\(key)\"")
        || sources.contains("\"\(stem)\"") || beginnings.contains { key.hasPrefix($0) }
        || Self.made.contains { key.hasPrefix("\($0).") }
      #expect(isUsed, "\(key) stands nowhere")
    }
    for match in sources.matches(of: /words\(\s*"([a-z0-9.-]+)"/) {
      let key = String(match.1)
      #expect(
        words[key] != nil || words["\(key).one"] != nil && words["\(key).many"] != nil,
        "\(key)"
      )
    }
  }

  @Test(
    "a text without a key, twice the same key, and a line without a tab are refused with their line"
  )
  func badWords() {
    for (text, line) in [("a\tb\na\tc", 2), ("a b", 1), ("a\tb\tc", 1), ("\tb", 1), ("a\t", 1)] {
      let error = #expect(throws: PageFileError.self) { try Words(text, named: "x.tsv") }
      #expect(error?.description.contains("line \(line)") == true)
    }
  }

  @Test("the letters have their licence beside them, and are no more than 50 KB")
  func letters() throws {
    let assets = Checkout.url("Data/web/assets").path
    let sizes = try ["garamond.woff2", "garamond-italic.woff2"].map {
      try Data(contentsOf: URL(fileURLWithPath: "\(assets)/\($0)")).count
    }
    #expect(sizes.reduce(0, +) <= 50_000)
    let licence = try Data(contentsOf: URL(fileURLWithPath: "\(assets)/garamond-licence.txt"))
    #expect(String(decoding: licence, as: UTF8.self).contains("SIL OPEN FONT LICENSE"))
  }
}
