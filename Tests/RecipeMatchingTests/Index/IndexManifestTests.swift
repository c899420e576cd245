import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("The marker of the current index")
struct IndexManifestTests {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = "\(folder.path)/catalogue.current"
  }

  @Test("what is written is read, at both ends of the numbers")
  func roundTrip() throws {
    var marker = try marker("current 0 ffffffffffffffff 7\n")
    #expect(marker.generation == 0)
    #expect(marker.fingerprint == .max)
    #expect(marker.cacheStamp == 7)
    marker.generation = .max
    try marker.write(to: path)

    #expect(try readBytes(path) == summed("current 18446744073709551615 ffffffffffffffff 7\n"))
    #expect(IndexManifest(at: path) == marker)
  }

  @Test("the time from which it is stale is written and read with it")
  func expiry() throws {
    var marker = try marker("current 1 a 3 4\n")
    #expect(marker.expires == 4)
    try marker.write(to: path)
    #expect(try readBytes(path) == summed("current 1 a 3 4\n"))
    #expect(try #require(IndexManifest(at: path)) == marker)
    marker.expires = nil
    #expect(IndexManifest(at: path) != marker)
  }

  @Test("the files that it knows are written and read with it, each by itself")
  func identities() throws {
    let early = try #require(FileIdentity(text: "1 2 3 4 5"))
    let other = try #require(FileIdentity(text: "6 7 8 9 10"))
    for (index, taste, lines) in [
      (early, other, "index 1 2 3 4 5\ntaste 6 7 8 9 10\n"), (nil, other, "taste 6 7 8 9 10\n"),
      (early, nil, "index 1 2 3 4 5\n"), (nil, nil, ""),
    ] as [(FileIdentity?, FileIdentity?, String)] {
      var marker = try marker("current 1 a 3 4\n")
      (marker.indexFile, marker.tasteFile) = (index, taste)
      try marker.write(to: path)
      #expect(try readBytes(path) == summed("current 1 a 3 4\n\(lines)"))
      #expect(IndexManifest(at: path) == marker)
    }
  }

  @Test("a file that was touched as late as the marker is not known")
  func touchedAtOnce() throws {
    let text = try #require(FileIdentity(of: folder.path)).text.split(separator: " ")
    let far = "1 2 3 4 9000000000000000000"
    for (identity, isKnown) in [(text.joined(separator: " "), true), (far, false)] {
      waitForNextTick()
      let read = try marker("current 1 a 3\nindex \(identity)\n")
      #expect((read.indexFile != nil) == isKnown)
    }
  }

  @Test("writing waits until the marker is later than its files")
  func waits() throws {
    let file = "\(folder.path)/file"
    for _ in 0..<5 {
      var marker = try marker("current 1 a 3\n")
      marker.indexFile = try replaceFile(at: file, withParts: [[1]], kind: .index)
      try marker.write(to: path)
      #expect(IndexManifest(at: path)?.indexFile == marker.indexFile)
    }
  }

  @Test(
    "what is no identity is not known, and the marker holds",
    arguments: [
      "index\n", "index 1 2 3 4\n", "index 1 2 3 4 x\n", "shelf 1 2 3 4 5\n", "index  1\n",
    ]
  )
  func unknownFiles(lines: String) throws {
    let read = try marker("current 1 a 3\n\(lines)")
    #expect(read.generation == 1)
    #expect(read.indexFile == nil)
    #expect(read.tasteFile == nil)
  }

  @Test(
    "a text that is not exactly a marker is none",
    arguments: [
      "", "\n", "current", "current 1", "current 1 2\n", "current -1 a 1\n",
      "current 1 -a 1\n", "current 1 2 3 4 5\n", "current 1 2 3 x\n", "current 1 2 3 -4\n",
      "stale 1 2 3\n", "current 1 xyz 1\n",
      "current 1.0 a 1\n", "current 18446744073709551616 a 1\n",
      "current 1 10000000000000000 1\n", "current 1 a 4294967296\n", "current 1 a -1\n",
      "\u{0}\u{0}\u{0}",
    ]
  )
  func notAMarker(text: String) throws {
    for bytes in [Array(text.utf8), summed(text)] {
      try writeBytes(bytes, to: path)
      #expect(IndexManifest(at: path) == nil)
    }
  }

  @Test("a marker with any bit flipped is none")
  func flipped() throws {
    let sound = summed("current 1 a 3\nindex 1 2 3 4 5\ndelta 1 2 3 4 5\n")
    try writeBytes(sound, to: path)
    #expect(IndexManifest(at: path)?.hasDelta == true)
    for bit in 0..<sound.count * 8 {
      var bytes = sound
      bytes[bit / 8] ^= 1 << UInt8(bit % 8)
      try writeBytes(bytes, to: path)
      #expect(IndexManifest(at: path) == nil, "bit \(bit)")
    }
  }

  @Test("invalidating removes the marker, and is content when there is none")
  func invalidate() throws {
    try writeBytes([0x41], to: path)
    try IndexManifest.invalidate(at: path)
    #expect(!isFile(path))
    try IndexManifest.invalidate(at: path)
    #expect(IndexManifest(at: path) == nil)
  }

  @Test("a marker that cannot be removed stops the commit")
  func unremovable() throws {
    try writeBytes([], to: "\(path)/in-the-way")
    #expect(throws: IndexError.self) { try IndexManifest.invalidate(at: path) }
  }

  private func marker(_ text: String) throws -> IndexManifest {
    try writeBytes(summed(text), to: path)
    return try #require(IndexManifest(at: path))
  }

  /// A text with its checksum behind it.
  private func summed(_ text: String) -> [UInt8] {
    let bytes = Array(text.utf8)
    return bytes + Array("sum \(String(SectionImage.checksum(bytes[...]), radix: 16))\n".utf8)
  }
}
