extension FetchError.Reason: CustomStringConvertible {
  /// The cause and a remedy, in one line.
  public var description: String {
    switch self {
    case .badAddress:
      "this is no address of the web; write it as https://host/path, without a user and without '#'"
    case .notSecure:
      "it would be asked without encryption; use its https address, "
        + "or allow this one server by name"
    case .refused:
      "it is in a private or special network, or on an unusual port; use a public https address, "
        + "or allow this one server by name"
    case .unknownHost:
      "there is no such host, or no network; check the name and the connection"
    case .unreachable(let detail):
      "\(detail); check the connection, or try again later"
    case .timedOut:
      "it takes too long to answer; try again later"
    case .tooSlow:
      "it sends too slowly; try again later"
    case .tooLarge(let allowed):
      "it sends more than \(allowed) bytes; ask for less"
    case .badEncoding:
      "its compression cannot be read; ask another server"
    case .wrongContent(let found):
      "it sends \(found), which is not what was asked for; check the address"
    case .status(let status):
      "it answers with status \(status); "
        + (status >= 500 ? "try again later" : "check what was asked for")
    case .keyRefused:
      "it does not accept the key, or asks for one; check the key"
    case .quotaSpent:
      "it takes no more requests today; try again after the quota is renewed"
    case .busy(let wait?):
      "it asks to wait \(wait) s; try again later"
    case .busy(nil):
      "it is busy; try again later"
    case .tooManyRedirects:
      "it redirects too often; check the address"
    case .malformedReply(let detail):
      "its answer is not usable: \(detail); try again later"
    case .noLibrary:
      "a suitable libcurl is not installed; install the package libcurl4 or curl"
    case .cancelled:
      "cancelled; ask again to go on"
    }
  }
}
