/// One thing that is done to a connection. An answer is a list of them; after the last the
/// connection is closed.
enum WireStep: Sendable {
  case bytes([UInt8])
  /// The same bytes this often; ends early when the client leaves.
  case repeated([UInt8], times: Int)
  /// `each` bytes at a time, with a pause before each piece.
  case slow([UInt8], each: Int, everyMilliseconds: Int)
  case pause(milliseconds: Int)
  /// Nothing until the client leaves.
  case silence
  /// The connection is closed so that the client sees a reset.
  case reset
}
