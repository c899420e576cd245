/// A text as a value of a query, or as a part of a path.
func queryText(_ text: String) -> String {
  text.utf8.map { byte -> String in
    switch byte {
    case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "."),
      UInt8(ascii: "_"), UInt8(ascii: "~"):
      return String(UnicodeScalar(byte))
    default:
      let digits = String(byte, radix: 16, uppercase: true)
      return digits.count == 1 ? "%0\(digits)" : "%\(digits)"
    }
  }.joined()
}
