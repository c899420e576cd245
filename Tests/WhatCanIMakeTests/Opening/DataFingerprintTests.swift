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

  /// A number that no user of these tests has.
  private let stranger: UInt32 = 54_321

  private func value(looksAtFiles: Bool = false, user: UInt32) throws -> UInt64 {
    try DataFingerprint(
      of: world.places.data,
      ownRecipes: 0,
      looksAtFiles: looksAtFiles,
      user: user
    ).value
  }

  /// Writes the manifest as an install does.
  private func writeManifest() throws {
    var lines: [String] = []
    for (folder, ending) in [("lexicon", ".tsv"), ("recipes", ".cook"), ("recipes", ".tsv")] {
      for file in try files(below: "\(world.places.data)/\(folder)", ending: ending) {
        lines.append("\(file.size)\t\(file.contentChanged)\t\(folder)/\(file.path)\n")
      }
    }
    try world.write(lines.joined(), to: "data/manifest.tsv")
    for name in ["", "/lexicon", "/recipes", "/manifest.tsv"] {
      try FileManager.default.setAttributes(
        [.posixPermissions: name.contains(".") ? 0o644 : 0o755],
        ofItemAtPath: world.places.data + name
      )
    }
  }

  @Test("a manifest stands for the files for those alone who cannot change them")
  func manifest() throws {
    let plain = try fingerprint()
    #expect(try value(user: stranger) == plain)
    try writeManifest()
    let trusted = try value(user: stranger)
    #expect(trusted != plain)
    #expect(try value(looksAtFiles: true, user: stranger) == trusted)
    // For the owner, the administrator and the one who runs the tests nothing is changed by it.
    #expect(try fingerprint() == plain)
    #expect(try value(user: 0) == plain)
  }

  @Test("no file is looked at where a manifest stands for them, and all are before they are read")
  func trusted() throws {
    try writeManifest()
    let trusted = try value(user: stranger)
    try world.write("---\ntitle: New\n---\n\nStir @gin{1%ml}.\n", to: "data/recipes/meals/new.cook")
    #expect(try value(user: stranger) == trusted)
    let edited = try value(looksAtFiles: true, user: stranger)
    #expect(edited != trusted)
    #expect(try edited == fingerprint())
    // Another install.
    try writeManifest()
    #expect(try ![trusted, edited].contains(value(user: stranger)))
  }

  @Test(
    "a folder that somebody else may write, or that a link leads to, has no manifest",
    arguments: ["", "/lexicon", "/recipes", "/manifest.tsv"]
  )
  func untrusted(name: String) throws {
    let plain = try fingerprint()
    try writeManifest()
    let path = world.places.data + name
    try FileManager.default.setAttributes([.posixPermissions: 0o775], ofItemAtPath: path)
    let changed = try fingerprint()
    #expect(try value(user: stranger) == changed)
    #expect(changed == plain)
    try FileManager.default.setAttributes([.posixPermissions: 0o755], ofItemAtPath: path)
    #expect(try value(user: stranger) != changed)
    let aside = "\(world.folder.path)/aside"
    try FileManager.default.moveItem(atPath: path, toPath: aside)
    try FileManager.default.createSymbolicLink(atPath: path, withDestinationPath: aside)
    #expect(try value(user: stranger) == changed)
  }
}
