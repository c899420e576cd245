import Crypto

/// What stands for a text where the text itself need not be kept: SHA-256 of its UTF-8. No two texts are known that have
/// the same. Cost: O(bytes).
package func fingerprint(of text: String) -> [UInt8] {
  Array(SHA256.hash(data: Array(text.utf8)))
}
