import WhatCanIMake

// Source: Google, WebP Container Specification: "RIFF", a size, "WEBP", then chunks of a name, a size and bytes, each beginning
// at an even place.

/// What the picture itself is in.
private let pictureChunks = ["VP8 ", "VP8L", "VP8X", "ALPH"]

/// Whether a picture is one that ``PictureMaker`` could have made: WebP with nothing in it but the picture. Cost: O(chunks).
func isBareWebP(_ bytes: [UInt8]) -> Bool {
  guard let chunks = webPChunks(bytes) else { return false }
  return chunks.allSatisfy { pictureChunks.contains($0.name) }
}

/// A WebP file with nothing in it but the picture: without a colour profile, for a picture whose colours are those that are
/// meant without one, and without what cameras and programs say. What is no such file stays as it is. Cost: O(bytes).
func bareWebP(_ bytes: [UInt8]) -> [UInt8] {
  guard let chunks = webPChunks(bytes) else { return bytes }
  var content: [UInt8] = []
  for chunk in chunks where pictureChunks.contains(chunk.name) {
    let start = content.count
    content += bytes[chunk.place]
    // The heading says in bits that there is a profile, EXIF and XMP.
    if chunk.name == "VP8X", chunk.place.count > 8 { content[start + 8] &= ~0x2C }
  }
  let size = content.count + 4
  let sizeBytes = [0, 8, 16, 24].map { UInt8(truncatingIfNeeded: size >> $0) }
  return Array("RIFF".utf8) + sizeBytes + Array("WEBP".utf8) + content
}

/// The chunks of a WebP file, each with its place; nil for what is none, or ends within one.
private func webPChunks(_ bytes: [UInt8]) -> [(name: String, place: Range<Int>)]? {
  guard PictureFormat(bytes) == .webp else { return nil }
  var chunks: [(name: String, place: Range<Int>)] = []
  var start = 12
  while start + 8 <= bytes.count {
    let size = (0..<4).reduce(0) { $0 | Int(bytes[start + 4 + $1]) << (8 * $1) }
    let end = start + 8 + size + size % 2
    guard end <= bytes.count else { return nil }
    chunks.append((String(decoding: bytes[start..<start + 4], as: UTF8.self), start..<end))
    start = end
  }
  return start == bytes.count ? chunks : nil
}
