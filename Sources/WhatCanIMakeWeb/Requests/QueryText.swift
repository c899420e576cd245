/// A text as a value of a query, or as a part of a path. Cost: O(bytes).
func queryText(_ text: String) -> String {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for byte in text.utf8 {
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      bytes.append(byte)
    default:
      bytes += [UInt8(ascii: "%"), hexDigit(byte >> 4), hexDigit(byte & 15)]
    }
  }
  return String(decoding: bytes, as: UTF8.self)
}

private func hexDigit(_ value: UInt8) -> UInt8 {
  value + UInt8(ascii: value < 10 ? "0" : "A") - (value < 10 ? 0 : 10)
}
