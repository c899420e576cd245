import Foundation
import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

/// Each case is one change to the bytes of a sound file, with nothing done to hide it.
@Suite("An index whose bytes were changed after it was written")
struct DamagedBytesTests {
  let sound: [UInt8]
  let folder: TemporaryFolder
  let path: String
  /// That of the sound file, as a marker knows it.
  let identity: FileIdentity

  init() throws {
    sound = try SectionImage.sampleIndex().bytes
    folder = try TemporaryFolder()
    path = "\(folder.path)/catalogue.index"
    identity = try CatalogueIndex(bytes: sound, file: "memory").save(to: path)
    // What follows is another state of the file.
    waitForNextTick()
  }

  @Test(
    "one bit of any byte: opening says what is wrong",
    arguments: SeededGenerator.seeds(2, full: 37)
  )
  func bits(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    // As many seeds as the step meet every byte.
    for position in stride(from: Int(seed % 37), to: sound.count, by: 37) {
      var bytes = sound
      bytes[position] ^= 1 << UInt8.random(in: 0...7, using: &random)
      try check(bytes, "byte \(position)")
    }
  }

  @Test(
    "zeroed sectors, cut and lengthened files, blocks that stand twice or elsewhere",
    arguments: SeededGenerator.seeds(30, full: 5_000)
  )
  func blocks(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    var bytes = sound
    let size = [1, 8, 64, 512].randomElement(using: &random) ?? 1
    let from = Int.random(in: 0...bytes.count - size, using: &random)
    let to = Int.random(in: 0...bytes.count - size, using: &random)
    let block = Array(bytes[from..<from + size])
    switch Int.random(in: 0...6, using: &random) {
    case 0: bytes.replaceSubrange(from..<from + size, with: repeatElement(0, count: size))
    case 1: bytes.removeLast(size)
    case 2: bytes += block
    case 3: bytes.insert(contentsOf: block, at: to)
    case 4: bytes.removeSubrange(from..<from + size)
    case 5: bytes.replaceSubrange(to..<to + size, with: block)
    default:
      for _ in 0..<size {
        let position = Int.random(in: 0..<bytes.count, using: &random)
        bytes[position] = UInt8.random(in: 0...255, using: &random)
      }
    }
    try check(bytes, "seed \(seed)")
  }

  /// Opens changed bytes in both ways; none may do anything but name the file and what is wrong, but
  /// for bytes that are the sound ones.
  private func check(_ bytes: [UInt8], _ what: Comment) throws {
    try overwrite(path, with: bytes)
    for open in [
      { try CatalogueIndex(bytes: bytes, file: path) },
      { try CatalogueIndex.opened(at: path, trusting: identity).index },
    ] {
      do {
        let index = try open()
        #expect(bytes == sound, what)
        #expect(index.fileBytes() == sound, what)
      } catch let error as IndexError {
        #expect(bytes != sound, what)
        #expect(error.file == path, what)
        #expect(error.description.hasPrefix("\(path): "), what)
      }
    }
  }

  /// Changes a file in place, as no part of the program does.
  private func overwrite(_ path: String, with bytes: [UInt8]) throws {
    let handle = try #require(FileHandle(forWritingAtPath: path))
    try handle.truncate(atOffset: 0)
    try handle.write(contentsOf: Data(bytes))
    try handle.close()
  }
}
