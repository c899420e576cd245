/// The formats of pictures, recognised by their first bytes.
public enum PictureFormat: String, Sendable, CaseIterable {
  case png
  case jpeg
  case gif
  case webp

  /// The format of an image file's content; nil for anything else.
  public init?(_ bytes: [UInt8]) {
    let start = bytes.prefix(12)
    if start.starts(with: [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]) {
      self = .png
    } else if start.starts(with: [0xFF, 0xD8, 0xFF]) {
      self = .jpeg
    } else if start.starts(with: "GIF87a".utf8) || start.starts(with: "GIF89a".utf8) {
      self = .gif
    } else if start.count == 12, start.starts(with: "RIFF".utf8),
      start.suffix(4).elementsEqual("WEBP".utf8)
    {
      self = .webp
    } else {
      return nil
    }
  }
}
