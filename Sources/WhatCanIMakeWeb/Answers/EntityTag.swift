/// What stands for the bytes of an answer in its `ETag`.
///
/// Equal answers have equal tags, in every process. FNV-1a of 64 bits, and the length; RFC 9923.
package func entityTag(of bytes: [UInt8]) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  return "\"\(String(hash, radix: 36))-\(String(bytes.count, radix: 36))\""
}
