extension FetchError.Reason: CustomStringConvertible {
  /// The cause and a remedy, in one line.
  public var description: String {
    switch self {
    case .badAddress:
      "this is not a web address; write it as https://host/path, without a user name or '#'"
    case .notSecure:
      "the connection would not be encrypted; use the https address, "
        + "or allow this one server by name"
    case .refused:
      "the server is in a private or special network, or on an unusual port; use a public https "
        + "address, "
        + "or allow this one server by name"
    case .unknownHost:
      "the host was not found, or there is no network; check the name and your connection"
    case .unreachable(let detail):
      "\(detail); check your connection, or try again later"
    case .timedOut:
      "the server takes too long to answer; try again later"
    case .tooSlow:
      "the server sends too slowly; try again later"
    case .tooLarge(let allowed):
      "the server sends more than the \(allowed) bytes that are allowed; ask for less"
    case .badEncoding:
      "the compressed reply cannot be read; use another server"
    case .wrongContent(let found):
      "the server sends \(found) instead of what was asked for; check the address"
    case .status(let status):
      "the server answers with status \(status); "
        + (status >= 500 ? "try again later" : "check the request")
    case .keyRefused:
      "the server needs a key, or does not accept this one; check the key"
    case .quotaSpent:
      "the quota of requests is used up; try again when it is renewed"
    case .busy(let wait?):
      "the server asks you to wait \(wait) s; try again after that"
    case .busy(nil):
      "the server is busy; try again later"
    case .tooManyRedirects:
      "the server redirects too often; check the address"
    case .malformedReply(let detail):
      "the reply cannot be used: \(detail); try again later"
    case .noLibrary:
      "a suitable libcurl is not installed; install the package libcurl4 or curl"
    case .cancelled:
      "cancelled; run the command again to continue"
    }
  }
}
