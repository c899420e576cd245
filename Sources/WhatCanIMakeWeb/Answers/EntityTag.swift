/// What stands for the bytes of an answer in its `ETag`.
///
/// Equal answers to one person have equal tags, in every process, and to two persons never. FNV-1a of 64 bits, and the
/// length; RFC 9923.
///
/// - Parameter person: The number of whoever is signed in.
package func entityTag(of bytes: [UInt8], for person: Int? = nil) -> String {
  var hash: UInt64 = 0xcbf2_9ce4_8422_2325
  for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
  let whose = person.map { "-\($0)" } ?? ""
  return "\"\(String(hash, radix: 36))-\(String(bytes.count, radix: 36))\(whose)\""
}
