import Foundation
import RecipeMatching
import RecipeModel
import RecipeTaste
import SectionFiles
import TestSupport
import Testing

@testable import WhatCanIMake

/// Bits that flip below the file system: neither size nor time nor place of the file says so.
@Suite("Bits that flip where no time stamp shows it")
struct RotTests {
  let world: TinyWorld
  let answer: String
  let alike: [String]

  init() throws {
    world = try TinyWorld()
    _ = try world.open()
    // Dishes that come later lie in a delta, where the catalogue is large enough; elsewhere in the index.
    let kitchen = try world.open()
    answer = try kitchen.sampleAnswer()
    alike = try Self.alike(kitchen)
  }

  private static func alike(_ kitchen: Kitchen) throws -> [String] {
    try kitchen.similar(to: try kitchen.find("Gimlet"), limit: 5).map {
      "\($0.dish.id) \($0.score)"
    }
  }

  enum StoredFile: CaseIterable {
    case index, taste, marker

    func path(in places: KitchenPaths) -> String {
      switch self {
      case .index: places.index
      case .taste: places.taste
      case .marker: places.marker
      }
    }
  }

  @Test(
    "answers stay as they were, whatever bit flips in a file that is trusted",
    arguments: StoredFile.allCases,
    SeededGenerator.seeds(3, full: 134)
  )
  func flips(file: StoredFile, seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let places = world.places
    for _ in 0..<15 {
      let path = file.path(in: places)
      var bytes = try readBytes(path)
      let bit = Int.random(in: 0..<bytes.count * 8, using: &generator)
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try writeBytes(bytes, to: path)
      // What was flipped below the file system has the identity that it had.
      if file != .marker { try trustAll() }
      let kitchen = try world.open()
      #expect(try kitchen.sampleAnswer() == answer, "bit \(bit)")
      #expect(try Self.alike(kitchen) == alike, "bit \(bit)")
    }
  }

  @Test("the whole of every flipped file is read where its soundness is asked for")
  func verified() throws {
    for file in StoredFile.allCases where file != .marker {
      let path = file.path(in: world.places)
      let sound = try readBytes(path)
      var bytes = sound
      bytes[bytes.count * 2 / 3] ^= 4
      try writeBytes(bytes, to: path)
      try trustAll()
      switch file {
      case .index: #expect(throws: KitchenError.self) { try Kitchen.verifying(world.places) }
      default:
        #expect(throws: (any Error).self) {
          try TasteFile.opened(at: path, trusting: FileIdentity(of: path))
        }
      }
      try writeBytes(sound, to: path)
    }
  }

  /// Makes the marker know the files as they are now.
  private func trustAll() throws {
    var marker = try #require(IndexManifest(at: world.places.marker))
    marker.indexFile = FileIdentity(of: world.places.index)
    marker.tasteFile = FileIdentity(of: world.places.taste)
    try marker.write(to: world.places.marker)
  }
}
