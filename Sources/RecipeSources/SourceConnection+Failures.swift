internal import JSONCoding
internal import RecipeFetch

extension SourceConnection {
  /// Throws for an answer that reports a failure although its status says success.
  ///
  /// Its message is not repeated, as it may quote the request.
  func checkFailure(in value: JSONValue) throws(SourceError) {
    switch source {
    case .thecocktaildb, .themealdb: return
    case .spoonacular:
      guard value["status"] == .text("failure") else { return }
      switch value["code"]?.asNumber {
      case 401?: throw .keyRefused(source)
      case 402?: throw .quotaSpent(source, nil)
      case let code?: throw .fetch(error(.status(Int(exactly: code) ?? 0)))
      case nil:
        throw .fetch(error(.malformedReply(detail: "the reply reports a failure without a reason")))
      }
    case .nytbooks:
      guard let fault = value["fault"] else { return }
      guard case .text(let code)? = fault["detail"]?["errorcode"] else {
        throw .fetch(error(.malformedReply(detail: "the reply reports a fault without a reason")))
      }
      if code.hasPrefix("oauth.") { throw .keyRefused(source) }
      if code.hasPrefix("policies.ratelimit.") { throw .fetch(error(.busy(wait: nil))) }
      throw .fetch(error(.malformedReply(detail: "an unknown fault")))
    }
  }

  private func error(_ reason: FetchError.Reason) -> FetchError {
    FetchError(reason, host: host, attempts: 1)
  }

  /// Of the base, without a port, as far as it can be shown.
  private var host: String {
    let rest = base.split(separator: "/", omittingEmptySubsequences: true).dropFirst().first ?? ""
    let host = rest.split(separator: "@").last ?? ""
    let plain = host.utf8.prefix { byte in
      (0x30...0x39).contains(byte) || (0x61...0x7A).contains(byte | 0x20) || byte == 0x2D
        || byte == 0x2E
    }
    return String(decoding: plain.prefix(253), as: UTF8.self)
  }
}
