import TestSupport
import Testing

@testable import RecipeFetch

struct ContentDecodingTests {
  private let library: ZlibLibrary

  init() throws {
    library = try #require(ZlibLibrary.found)
  }

  /// What unfolds from bytes that arrive in pieces; nil when they are refused or break off.
  private func unfolded(
    _ coding: ContentCoding,
    _ bytes: [UInt8],
    inPiecesOf size: () -> Int = { .max }
  ) -> [UInt8]? {
    let decoding = ContentDecoding(coding, by: library)
    var content: [UInt8] = []
    var left = bytes[...]
    while !left.isEmpty {
      let piece = Array(left.prefix(size()))
      left = left.dropFirst(piece.count)
      let isTaken = piece.withUnsafeBufferPointer { piece in
        decoding.take(piece) {
          content += $0
          return true
        }
      }
      guard isTaken else { return nil }
    }
    return decoding.isWhole ? content : nil
  }

  @Test("a stream unfolds to its content, whatever the pieces that it comes in")
  func pieces() {
    for stream in KnownStream.all {
      #expect(unfolded(stream.wrapping.coding, stream.bytes) == stream.content, "\(stream.name)")
      for size in 1...stream.bytes.count {
        let content = unfolded(stream.wrapping.coding, stream.bytes) { size }
        #expect(content == stream.content, "\(stream.name) by \(size)")
      }
    }
  }

  @Test("a stream that is cut anywhere, or goes on, is none")
  func cuts() {
    for stream in KnownStream.all {
      for count in 0..<stream.bytes.count {
        let cut = Array(stream.bytes[..<count])
        #expect(unfolded(stream.wrapping.coding, cut) == nil, "\(stream.name) cut at \(count)")
        #expect(
          unfolded(stream.wrapping.coding, cut) { 1 } == nil,
          "\(stream.name) cut at \(count)"
        )
      }
      for tail in [[0], [0x0A], stream.bytes] {
        #expect(
          unfolded(stream.wrapping.coding, stream.bytes + tail) == nil,
          "\(stream.name) and \(tail)"
        )
        #expect(
          unfolded(stream.wrapping.coding, stream.bytes + tail) { 1 } == nil,
          "\(stream.name) and more"
        )
      }
    }
  }

  @Test("a bit that was changed never changes the content where there is a checksum")
  func flips() {
    for stream in KnownStream.all {
      // Of gzip the flag for text, the time, and what says how and where it was written; of both the
      // bits that fill up the last byte.
      let free = [KnownStream.Wrapping.gzip: 49 + 6, .zlib: 6][stream.wrapping]
      var taken = 0
      for place in stream.bytes.indices {
        for bit in 0..<8 {
          var bytes = stream.bytes
          bytes[place] ^= 1 << bit
          guard let content = unfolded(stream.wrapping.coding, bytes) else { continue }
          taken += 1
          if free != nil {
            #expect(content == stream.content, "\(stream.name) \(place) \(bit)")
          }
        }
      }
      if let free { #expect(taken == free, "\(stream.name)") }
    }
  }

  @Test("a stream of another kind than was announced is none")
  func kinds() {
    #expect(unfolded(.gzip, KnownStream.zlib.bytes) == nil)
    #expect(unfolded(.gzip, KnownStream.bare.bytes) == nil)
    #expect(unfolded(.deflate, KnownStream.gzip.bytes) == nil)
    #expect(unfolded(.deflate, Array("{}".utf8)) == nil)
    // One that needs a dictionary.
    #expect(unfolded(.deflate, [0x78, 0xBB, 0, 0, 0, 1, 3, 0, 0, 0, 0, 1]) == nil)
  }

  @Test("what is not wanted stops the decoding, and nothing is taken afterwards")
  func stops() {
    let stream = StoredStream.bytes(
      Array(repeating: Array(repeating: 7, count: 50_000), count: 4),
      .gzip
    )
    let decoding = ContentDecoding(.gzip, by: library)
    var sizes: [Int] = []
    func take(_ bytes: [UInt8]) -> Bool {
      bytes.withUnsafeBufferPointer { bytes in
        decoding.take(bytes) {
          sizes.append($0.count)
          return sizes.count < 3
        }
      }
    }
    #expect(!take(stream))
    #expect(sizes == [32_768, 32_768, 32_768])
    #expect(!take([0]) && !take([]))
    #expect(sizes.count == 3)
    #expect(!decoding.isWhole)
  }

  @Test(
    "streams written by hand unfold to what was written, whole ones only",
    arguments: SeededGenerator.seeds(5, full: 100)
  )
  func twin(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let blocks = (0...Int.random(in: 0...3, using: &generator)).map { _ in
        (0..<Int.random(in: 0...300, using: &generator)).map { _ in
          UInt8.random(in: 0...255, using: &generator)
        }
      }
      for wrapping in KnownStream.Wrapping.allCases {
        let bytes = StoredStream.bytes(blocks, wrapping)
        let content = unfolded(wrapping.coding, bytes) {
          Int.random(in: 1...100, using: &generator)
        }
        #expect(content == Array(blocks.joined()))
        let end = Int.random(in: 0..<bytes.count, using: &generator)
        #expect(unfolded(wrapping.coding, Array(bytes[..<end])) == nil)
        var damaged = bytes
        damaged[bytes.count - 1] ^= 1 << UInt8.random(in: 0...7, using: &generator)
        // The last byte is part of the sum, of the length, or of the content.
        if wrapping != .none { #expect(unfolded(wrapping.coding, damaged) == nil) }
      }
    }
  }
}
