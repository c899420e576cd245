/// A way in which an answer goes wrong.
public enum StandInFault: Sendable {
  /// This status with a short text instead of the answer.
  case status(Int, headers: [StandInHeader] = [])
  indirect case instead(StandInResponse)
  case redirect(Int = 302, to: String)

  /// The answer comes whole, but late.
  case delay(milliseconds: Int)
  /// Headers at once, then the body in pieces of so many bytes, with a pause before each.
  case slowBody(bytes: Int, everyMilliseconds: Int)
  /// Headers and body in pieces.
  case slow(bytes: Int, everyMilliseconds: Int)
  /// One header after the other without end; 0 for as fast as the client reads.
  case endlessHeaders(everyMilliseconds: Int)
  /// So many headers more, each of so many bytes.
  case manyHeaders(Int, bytes: Int = 20)
  /// Reads the request and says nothing.
  case silence

  /// Closes, or resets, the connection behind so many bytes of the body.
  case closed(afterBodyBytes: Int)
  case reset(afterBodyBytes: Int)
  /// Resets before any answer.
  case resetAtOnce
  /// These bytes and nothing else.
  case junk([UInt8])

  /// A chunked body that never ends; 0 for as fast as the client reads.
  case endlessChunks(everyMilliseconds: Int)
  /// A chunked body whose second chunk has no length.
  case brokenChunks
  /// A body of spaces of so many bytes, made while it is sent.
  case hugeBody(bytes: Int, isDeclared: Bool)
  /// The answer with these as its `Content-Length`, one header each, whatever its length.
  case contentLength([String])

  /// The answer compressed as it should be, and with so many bytes of junk behind it.
  case gzip(trailing: Int = 0)
  case gzipTruncated
  /// Compressed twice, announced as `gzip, gzip`.
  case gzipTwice
  /// About a thousandth of this, which unfolds to so many zero bytes.
  case gzipBomb(bytes: Int)
  /// The plain answer with this `Content-Encoding`.
  case encoding(String)

  /// The first message of a TLS server that refuses: an alert.
  public static let tlsAlert = StandInFault.junk([0x15, 0x03, 0x03, 0x00, 0x02, 0x02, 0x28])

  /// The first message of a TLS client: a hello, cut off.
  public static let tlsHello = StandInFault.junk(
    [0x16, 0x03, 0x01, 0x02, 0x00, 0x01, 0x00, 0x01, 0xFC, 0x03, 0x03]
      + (0..<200).map { UInt8(truncatingIfNeeded: $0 &* 37 &+ 11) }
  )
}
