import Foundation
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("The fingerprint of the data folder")
struct DataFingerprintTests {
  let world: TinyWorld

  init() throws {
    world = try TinyWorld()
  }

  private func fingerprint() throws -> UInt64 {
    try DataFingerprint(of: world.places.data, ownRecipes: 0).value
  }

  @Test("it stays while nothing changes")
  func stable() throws {
    #expect(try fingerprint() == fingerprint())
  }

  @Test("another size, time of change, name or number of files changes it")
  func changes() throws {
    var seen = [try fingerprint()]
    let file = "\(world.places.data)/lexicon/words.tsv"
    let text = try readBytes(file)
    try writeBytes(text + Array("diced\tpreparation\n".utf8), to: file)
    seen.append(try fingerprint())
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 5)],
      ofItemAtPath: file
    )
    seen.append(try fingerprint())
    let gimlet = "\(world.places.data)/recipes/cocktails/gimlet.cook"
    let moved = "\(world.places.data)/recipes/cocktails/gimlet-2.cook"
    try FileManager.default.moveItem(atPath: gimlet, toPath: moved)
    seen.append(try fingerprint())
    try removeItem(moved)
    seen.append(try fingerprint())

    #expect(Set(seen).count == seen.count)
  }

  @Test("files of other kinds, and hidden ones, do not count")
  func otherFiles() throws {
    let before = try fingerprint()
    try world.write("notes", to: "data/recipes/README.md")
    try world.write("notes", to: "data/lexicon/.hidden.tsv")
    try world.write("notes", to: "data/README.md")

    #expect(try fingerprint() == before)
  }

  @Test("a data folder without recipes is an error that names it")
  func absentFolder() throws {
    try removeItem("\(world.places.data)/recipes")

    let error = #expect(throws: KitchenError.self) { try fingerprint() }
    #expect(
      error?.description
        == "cannot read \(world.places.data)/recipes: No such file or directory"
    )
  }
}
