/// The form of a folded word that it shares with its plural.
///
/// Both sides of every comparison pass through it, so what matters is that it is the same for both,
/// not that it is a word. `-ies`, `-oes` and `-ches` do not tell whether the singular ends in `e`
/// (`cookie`, `sloe`, `quiche`) or not (`berry`, `potato`, `peach`), so that `e` falls away; nor do
/// `-is` and `-us` tell whether they are a plural (`kiwis`, `tofus`) or not (`cassis`, `citrus`).
func comparedForm(_ word: String) -> String {
  form(of: word) { makeCompared(&$0, from: 0) }
}

/// The singular of an English noun in folded form, by rule and not by list.
func singularForm(_ word: String) -> String {
  form(of: word) { makeSingular(&$0, from: 0) }
}

private func form(of word: String, change: (inout ReusedArray<UInt8>) -> Void) -> String {
  var bytes = ReusedArray<UInt8>()
  for byte in word.utf8 { bytes.append(byte) }
  change(&bytes)
  return String(decoding: bytes.elements.prefix(bytes.count), as: UTF8.self)
}

/// The folded name with its last word as written: the key of a name that means something in the
/// plural that it does not mean in the singular ("peppers" are vegetables, "pepper" is a spice).
func pluralKey(_ words: [String]) -> String {
  (words.dropLast().map(comparedForm) + words.suffix(1)).joined(separator: " ")
}

/// True for the last byte of every word whose compared form is another than the word, but for those that
/// begin with "flavour".
func mayChangeWhenCompared(_ last: UInt8) -> Bool { last == s || last == e }

/// Turns the word that ends `bytes` and begins at `start` into its compared form, which is never
/// longer, and shorter whenever it is another. Cost: O(1).
func makeCompared(_ bytes: inout ReusedArray<UInt8>, from start: Int) {
  makeSingular(&bytes, from: start)
  makeFlavor(&bytes, from: start)
  let count = bytes.count - start
  guard count > 2 else { return }
  let end = bytes.count
  switch (bytes[end - 2], bytes[end - 1]) {
  case (i, e) where count > 3:
    bytes.keepFirst(end - 2)
    bytes.append(y)
  case (i, s), (u, s), (o, e): bytes.keepFirst(end - 1)
  case (s, e) where count > 4 && bytes[end - 3] == u: bytes.keepFirst(end - 2)
  // "che" begins "cheese" as it is typed, so shorter words keep their end.
  case (h, e) where count > 4 && (bytes[end - 3] == c || bytes[end - 3] == s):
    bytes.keepFirst(end - 1)
  case (x, e) where count > 4: bytes.keepFirst(end - 1)
  case (s, e) where count > 4 && bytes[end - 3] == s: bytes.keepFirst(end - 1)
  case (z, e) where count > 4 && bytes[end - 3] == z: bytes.keepFirst(end - 1)
  default: break
  }
}

/// Writes "flavour", "flavoured" and "flavouring" as "flavor", "flavored" and "flavoring": products are
/// named so everywhere, and both ways. Cost: O(length) for a word that begins so, else O(1).
private func makeFlavor(_ bytes: inout ReusedArray<UInt8>, from start: Int) {
  guard bytes.count - start > 6, bytes[start] == f,
    bytes.elements[start..<start + 7].elementsEqual("flavour".utf8)
  else { return }
  let rest = Array(bytes.elements[start + 6..<bytes.count])
  bytes.keepFirst(start + 5)
  for byte in rest { bytes.append(byte) }
}

/// Turns the word that ends `bytes` and begins at `start` into its singular. Cost: O(1).
private func makeSingular(_ bytes: inout ReusedArray<UInt8>, from start: Int) {
  let count = bytes.count - start
  let end = bytes.count
  guard count > 3, bytes[end - 1] == s else { return }
  let before = bytes[end - 4]
  switch (bytes[end - 3], bytes[end - 2]) {
  case (_, s), (_, u), (_, i): return
  case (i, e) where count > 4:
    bytes.keepFirst(end - 3)
    bytes.append(y)
  case (o, e), (x, e): bytes.keepFirst(end - 2)
  case (h, e) where before == c || before == s: bytes.keepFirst(end - 2)
  case (s, e) where before == s: bytes.keepFirst(end - 2)
  case (z, e) where before == z: bytes.keepFirst(end - 2)
  case (v, e) where isIrregular(bytes.elements[start..<end]):
    let isKnife = bytes[start] == k
    bytes.keepFirst(end - 3)
    bytes.append(f)
    if isKnife { bytes.append(e) }
  default: bytes.keepFirst(end - 1)
  }
}

/// The word is one of those whose "ves" is "f" or "fe" in the singular.
private func isIrregular(_ word: ArraySlice<UInt8>) -> Bool {
  irregular.contains { $0.utf8.elementsEqual(word) }
}

private let irregular = ["leaves", "loaves", "halves", "calves", "wolves", "shelves", "knives"]

private let c = UInt8(ascii: "c")
private let e = UInt8(ascii: "e")
private let f = UInt8(ascii: "f")
private let h = UInt8(ascii: "h")
private let i = UInt8(ascii: "i")
private let k = UInt8(ascii: "k")
private let o = UInt8(ascii: "o")
private let s = UInt8(ascii: "s")
private let u = UInt8(ascii: "u")
private let v = UInt8(ascii: "v")
private let x = UInt8(ascii: "x")
private let y = UInt8(ascii: "y")
private let z = UInt8(ascii: "z")
