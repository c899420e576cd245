internal import CCurl

/// Unfolds compressed content while it arrives, and knows whether all of it has.
///
/// One stream is read. Nothing may follow it, not even another stream: no server needs that, and
/// what is left over is a sign that something is wrong. Takes about 80 kB of memory, whatever the
/// content.
final class ContentDecoding {
  private let library: ZlibLibrary
  private let coding: ContentCoding
  /// Bytes that wait until there are enough to tell what they are.
  private var held: [UInt8] = []
  private var hasBegun = false
  private var isBroken = false
  /// The stream has come to its end, and its checksum, where it has one, is right.
  private(set) var isWhole = false

  // zlib keeps the address of the stream, so it must not move. Both are given back at the end.
  private let stream = UnsafeMutablePointer<z_stream>.allocate(capacity: 1)
  private let room = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: 32 * 1_024)

  init(_ coding: ContentCoding, by library: ZlibLibrary) {
    self.library = library
    self.coding = coding
    stream.initialize(to: z_stream())
  }

  deinit {
    if hasBegun { _ = library.end(stream) }
    stream.deallocate()
    room.deallocate()
  }

  /// Unfolds some bytes and hands on what they hold, at most 32 kB at a time.
  ///
  /// - Parameter keep: Returns false when no more is wanted.
  /// - Returns: False when no more is wanted, or when the bytes are no part of such a stream.
  func take(
    _ bytes: UnsafeBufferPointer<UInt8>,
    keep: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard !bytes.isEmpty else { return !isBroken }
    let isTaken = !isBroken && !isWhole && taken(bytes, keep)
    if !isTaken { isBroken = true }
    return isTaken
  }

  private func taken(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ keep: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    if hasBegun { return unfold(bytes, keep) }
    held += bytes
    // The shortest streams have two bytes, and these two tell the kinds apart.
    guard held.count >= 2 else { return true }
    guard begin() else { return false }
    let start = held
    held = []
    return start.withUnsafeBufferPointer { unfold($0, keep) }
  }

  /// Gets ready for the kind of stream that has begun; false when there is no memory for it.
  private func begin() -> Bool {
    // For zlib the largest window of a stream without a wrapping is negative, and the one of a
    // gzip stream is 16 more.
    let window: Int32 =
      switch coding {
      case .gzip: MAX_WBITS + 16
      case .deflate: Self.isWrapped(held[0], held[1]) ? MAX_WBITS : -MAX_WBITS
      }
    let size = Int32(MemoryLayout<z_stream>.size)
    hasBegun = library.begin(stream, window, ZLIB_VERSION, size) == Z_OK
    return hasBegun
  }

  /// Whether a stream that begins like this has the wrapping of zlib. A bare one never does: its
  /// first block would be stored, with padding that is not zero.
  ///
  /// Source: RFC 1950, section 2.2.
  private static func isWrapped(_ first: UInt8, _ second: UInt8) -> Bool {
    first & 0x0F == 8 && (Int(first) << 8 | Int(second)).isMultiple(of: 31)
  }

  private func unfold(
    _ bytes: UnsafeBufferPointer<UInt8>,
    _ keep: (UnsafeBufferPointer<UInt8>) -> Bool
  ) -> Bool {
    guard let count = UInt32(exactly: bytes.count) else { return false }
    stream.pointee.next_in = bytes.baseAddress
    stream.pointee.avail_in = count
    // The bytes are the caller's, for this call only.
    defer { stream.pointee.next_in = nil }
    repeat {
      stream.pointee.next_out = room.baseAddress
      stream.pointee.avail_out = UInt32(room.count)
      let code = library.inflate(stream, Z_NO_FLUSH)
      // Out of bytes is no fault while more may come.
      guard code == Z_OK || code == Z_STREAM_END || code == Z_BUF_ERROR else { return false }
      let unfolded = room[..<(room.count - Int(stream.pointee.avail_out))]
      guard unfolded.isEmpty || keep(UnsafeBufferPointer(rebasing: unfolded)) else { return false }
      if code == Z_STREAM_END {
        isWhole = true
        return stream.pointee.avail_in == 0
      }
      if code == Z_BUF_ERROR { return stream.pointee.avail_in == 0 }
    } while stream.pointee.avail_in > 0 || stream.pointee.avail_out == 0
    return true
  }
}
