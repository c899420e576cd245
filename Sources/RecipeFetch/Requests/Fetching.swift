/// Gets something from a server.
package protocol Fetching: Sendable {
  /// Sends one request and returns its reply, which has a status from 200 to 299.
  ///
  /// Blocks until then; meanwhile it may wait for its turn, follow redirects and try again.
  func fetch(_ request: FetchRequest) throws(FetchError) -> FetchReply
}
