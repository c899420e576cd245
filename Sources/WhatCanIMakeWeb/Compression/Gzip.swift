/// Bytes as gzip (RFC 1952), made of what zlib compresses; nil without zlib, and where there is nothing to gain.
///
/// - Parameter level: 1 is fastest, 9 is smallest.
/// Cost: O(bytes), about a millisecond for 60 KB at level 6.
func packed(_ bytes: [UInt8], level: Int32 = 6) -> [UInt8]? {
  guard let zlib = ZlibLibrary.found, !bytes.isEmpty, bytes.count < 1 << 30 else { return nil }
  var length = zlib.bound(UInt(bytes.count))
  var isDone = false
  let stream = [UInt8](unsafeUninitializedCapacity: Int(length)) { room, used in
    isDone = zlib.compress(room.baseAddress, &length, bytes, UInt(bytes.count), level) == 0
    used = isDone ? Int(length) : 0
  }
  // A zlib stream (RFC 1950) is two bytes, what gzip has as well, and four bytes of another checksum.
  guard isDone, stream.count > 6 else { return nil }
  let checksum = UInt32(truncatingIfNeeded: zlib.checksum(0, bytes, UInt32(bytes.count)))
  let header: [UInt8] = [0x1F, 0x8B, 8, 0, 0, 0, 0, 0, 0, 0xFF]
  let result =
    header + stream[2..<(stream.count - 4)] + littleEndian(checksum)
    + littleEndian(UInt32(bytes.count))
  return result.count < bytes.count ? result : nil
}

private func littleEndian(_ number: UInt32) -> [UInt8] {
  (0..<4).map { UInt8(truncatingIfNeeded: number >> (8 * $0)) }
}
