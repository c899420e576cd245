import Foundation
import RecipeImport
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("A folder that is imported as a whole")
struct OutsideFolderTests {
  let world: TinyWorld
  let files = FileManager.default

  init() throws { world = try TinyWorld() }

  private var root: String { "\(world.folder.path)/Bar Book" }

  private func cook(_ title: String, _ line: String) -> String {
    "---\ntitle: \(title)\n---\n\nStir @\(line){60%ml}.\n"
  }

  private func folder(_ path: String? = nil) throws -> OutsideFolder {
    try OutsideFolder(path ?? root, besides: world.places)
  }

  private func paths(_ folder: OutsideFolder) -> [String] {
    folder.files.map { String($0.path.dropFirst(root.utf8.count + 1)) }
  }

  private func importing(_ folder: OutsideFolder) throws -> (ImportReport, Kitchen) {
    try Kitchen.importing(folder.files, format: nil, into: world.places, now: TinyWorld.time)
  }

  private func imported(_ kitchen: Kitchen) throws -> [String] {
    try kitchen.browse(RecipeFilter(), containing: [], order: .name)
      .map(\.id).filter { $0.source != "classic" }.sorted()
      .map { "\($0) \(try kitchen.recipe(named: $0.description).lines[0].name)" }
  }

  @Test("its files of one recipe each are one collection called as it is, however deep they lie")
  func oneCollection() throws {
    try world.write(cook("Fizz", "gin"), to: "Bar Book/b.cook")
    try world.write(cook("Fizz", "rum"), to: "Bar Book/sours/a.cook")
    try world.write("Grog\n\n60 ml rum\n30 ml lime juice\n\nStir.\n", to: "Bar Book/hot/grog.txt")
    try world.write(
      #"{"@type":"Recipe","name":"Smash","recipeIngredient":["60 ml gin"]}"#,
      to: "Bar Book/Smash/recipe.json"
    )
    let (report, kitchen) = try importing(try folder())
    #expect(report.counts == [4, 0, 0, 0])
    #expect(
      try imported(kitchen) == [
        "bar-book:fizz gin", "bar-book:fizz-2 rum", "bar-book:grog rum", "bar-book:smash gin",
      ]
    )
    #expect(try importing(try folder("\(root)/")).0.counts == [0, 0, 4, 0])
    // A file of it by itself is the same recipe.
    #expect(try world.importing(["Bar Book/b.cook"]).report.counts == [0, 0, 1, 0])

    try world.write(cook("Fizz", "dark rum"), to: "Bar Book/sours/a.cook")
    let changed = try importing(try folder())
    #expect(changed.0.counts == [0, 1, 3, 0])
    #expect(try imported(changed.1).contains("bar-book:fizz-2 dark rum"))
  }

  @Test("a file of many recipes in it is a collection of its own, and two of one name are two")
  func manyRecipes() throws {
    let list = #"[{"name":"Fizz","ingredients":["gin"],"steps":["Stir."]}]"#
    try world.write(list, to: "Bar Book/a/data.json")
    try world.write(list.replacing("gin", with: "rum"), to: "Bar Book/b/data.json")
    let (report, kitchen) = try importing(try folder())
    #expect(try imported(kitchen) == ["data-2:fizz rum", "data:fizz gin"])
    #expect(report.displaced.map(\.path) == ["\(root)/b/data.json"])
    #expect(try importing(try folder()).0.displaced == [])
  }

  @Test("a second folder of the same name is said by its own path, once")
  func sameName() throws {
    for part in ["one", "two"] {
      for file in ["a", "b"] { try world.write(cook(file, "gin"), to: "\(part)/Bar/\(file).cook") }
    }
    _ = try importing(try folder("\(world.folder.path)/one/Bar"))
    let (report, _) = try importing(try folder("\(world.folder.path)/two/Bar"))
    #expect(report.displaced.map(\.path) == ["\(world.folder.path)/two/Bar"])
    #expect(report.displaced.map(\.name) == ["bar-2"])
  }

  @Test(
    "hidden files, what macOS adds, pictures, links and the kitchen's own folders are passed over"
  )
  func passedOver() throws {
    for name in [
      ".hidden.cook", ".git/a.cook", "__MACOSX/a.cook", "a/__MACOSX/b.cook", "a/._b.cook",
      "full.jpg",
      "notes", "a/b.COOK", "c.cook",
    ] {
      try world.write(cook("Fizz", "gin"), to: "Bar Book/\(name)")
    }
    try world.write(cook("Own", "gin"), to: "store/own.cook")
    try world.write(cook("Out", "gin"), to: "elsewhere/out.cook")
    func link(_ name: String, to target: String) throws {
      try files.createSymbolicLink(atPath: "\(root)/\(name)", withDestinationPath: target)
    }
    try link("again.cook", to: "c.cook")
    try link("up", to: "..")
    try link("elsewhere", to: "\(world.folder.path)/elsewhere")
    try link("out.cook", to: "\(world.folder.path)/elsewhere/out.cook")
    try link("gone.cook", to: "nowhere")
    try link("picture.jpg", to: "\(world.folder.path)/elsewhere/out.cook")
    let found = try folder()
    #expect(paths(found) == ["a/b.COOK", "c.cook"])
    #expect(
      found.problems
        == ["elsewhere", "out.cook", "picture.jpg", "up"].map {
          ImportError(.linkPassedOver, file: "\(root)/\($0)")
        }
    )
    #expect(found.problems.filter(\.isRemark).count == 4)
    let whole = try folder(world.folder.path)
    #expect(!whole.files.map(\.path).contains { $0.contains("/store/") })
    #expect(whole.files.map(\.path).contains("\(world.folder.path)/elsewhere/out.cook"))
  }

  @Test("a folder too deep and a file that is gone are named")
  func unreadable() throws {
    try world.write(cook("Fizz", "gin"), to: "Bar Book/a.cook")
    try world.write(cook("Fizz", "rum"), to: "Bar Book/z.cook")
    let deep = (0...OutsideFolder.depth).map { "d\($0)" }.joined(separator: "/")
    try world.write(cook("Deep", "gin"), to: "Bar Book/\(deep)/x.cook")
    let found = try folder()
    #expect(paths(found) == ["a.cook", "z.cook"])
    #expect(
      found.problems == [
        ImportError(.tooDeep(allowed: OutsideFolder.depth), file: "\(root)/\(deep)")
      ]
    )
    try files.removeItem(atPath: "\(root)/a.cook")
    let (report, kitchen) = try importing(found)
    #expect(report.counts == [1, 0, 0, 1])
    #expect(report.problems.map(\.file) == ["\(root)/a.cook"])
    #expect(try imported(kitchen) == ["bar-book:fizz rum"])
    #expect(throws: KitchenError.self) { try folder("\(root)/nowhere") }
  }

  @Test(
    "it finds what a plain walk finds, in the order of bytes",
    arguments: 1...20 as ClosedRange<UInt64>
  )
  func twin(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let names = ["a", "B", ".h", "__MACOSX", "é", "z z", "a-b"]
    let endings = ["", ".cook", ".JSON", ".jpg", ".txt", ".zip", ".md~"]
    for _ in 0..<40 {
      let depth = Int.random(in: 0...3, using: &generator)
      let parts = (0...depth).compactMap { _ in names.randomElement(using: &generator) }
      let ending = endings.randomElement(using: &generator) ?? ""
      try world.write("x", to: "Bar Book/" + parts.joined(separator: "/") + "_" + ending)
    }
    var expected: [String] = []
    for case let path as String in try #require(files.enumerator(atPath: root)) {
      let parts = path.split(separator: "/")
      var isFolder: ObjCBool = false
      _ = files.fileExists(atPath: "\(root)/\(path)", isDirectory: &isFolder)
      let isTaken = ["cook", "json", "txt", "zip"].contains {
        path.lowercased().hasSuffix(".\($0)")
      }
      let isHidden = parts.contains { $0.hasPrefix(".") || $0 == "__MACOSX" }
      if !isFolder.boolValue, isTaken, !isHidden { expected.append(path) }
    }
    expected.sort { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    #expect(paths(try folder()) == expected)
  }
}
