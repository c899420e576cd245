/// Where an answer sends the one who asked.
enum Redirect: Equatable {
  /// The next address, and whether a key in a header is sent there too. A key in the address is
  /// never added again.
  case follow(WebAddress, keepsSecret: Bool)
  case refuse(FetchError.Reason)

  /// Nil for an answer that is no redirect.
  ///
  /// The next address is judged like a first one by whoever follows it.
  ///
  /// - Parameters:
  ///   - address: Where the answer came from, as it was asked for.
  ///   - secret: The key that was sent there.
  init?(
    _ reply: FetchReply,
    from address: WebAddress,
    secret: RequestSecret?,
    by library: CurlLibrary
  ) {
    guard [301, 302, 303, 307, 308].contains(reply.status) else { return nil }
    guard let location = reply.header("location"), !location.isEmpty else {
      self = .refuse(.malformedReply(detail: "it redirects to no address"))
      return
    }
    guard let next = WebAddress(location, relativeTo: address, by: library) else {
      self = .refuse(.badAddress)
      return
    }
    let isSame = next.endpoint == address.endpoint
    if address.endpoint.scheme == "https" && next.endpoint.scheme != "https" {
      self = .refuse(.notSecure)
    } else if !isSame, let secret, secret.isMentioned(in: next.text) {
      self = .refuse(.malformedReply(detail: "it redirects the key to another server"))
    } else {
      self = .follow(next, keepsSecret: isSame && secret?.header != nil)
    }
  }
}
