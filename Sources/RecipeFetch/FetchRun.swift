/// One request on its way: its tries, and in each of them its redirects.
struct FetchRun {
  let fetcher: Fetcher
  let library: CurlLibrary
  let secret: RequestSecret?
  let content: FetchRequest.Content
  /// The one that was asked last.
  var host: String
  /// When the request must be over, in milliseconds of the fetcher's clock.
  var end: Int
  var attempts = 0

  /// Tries until there is a reply, or no sense in going on.
  mutating func reply(from address: WebAddress) throws(FetchError) -> FetchReply {
    var tries = 0
    do throws(FetchFailure) {
      while true {
        tries += 1
        do throws(FetchFailure) {
          return try oneTry(from: address)
        } catch {
          try pause(after: error, tries: tries)
        }
      }
    } catch {
      throw FetchError(shown(error.reason), host: host, attempts: attempts)
    }
  }

  /// Waits until the next try, or throws the failure again.
  private mutating func pause(after failure: FetchFailure, tries: Int) throws(FetchFailure) {
    guard
      case .pause(let milliseconds, let isAsked) = fetcher.plan.step(after: failure, tries: tries)
    else { throw failure }
    if isAsked {
      end += milliseconds
    } else if fetcher.clock.milliseconds() + milliseconds >= end {
      throw failure
    }
    try wait(milliseconds)
  }

  /// Sends the request and follows its redirects.
  private mutating func oneTry(from first: WebAddress) throws(FetchFailure) -> FetchReply {
    guard var address = secret == nil ? first : secret?.address(first) else {
      throw FetchFailure(reason: .badAddress)
    }
    var header = secret?.header
    for _ in 0...max(0, fetcher.limits.redirects) {
      let reply = try hop(to: address, header: header)
      let next = Redirect(reply, from: address, secret: secret, by: library)
      guard let next else { return try judged(reply) }
      switch next {
      case .refuse(let reason):
        throw FetchFailure(reason: reason)
      case .follow(let target, let keepsSecret):
        address = target
        if !keepsSecret { header = nil }
      }
    }
    throw FetchFailure(reason: .tooManyRedirects)
  }

  /// One request and its answer, whatever its status.
  private mutating func hop(
    to address: WebAddress,
    header: String?
  ) throws(FetchFailure) -> FetchReply {
    let endpoint = address.endpoint
    host = endpoint.host
    if let reason = fetcher.gate.refusal(of: endpoint) { throw FetchFailure(reason: reason) }
    if !fetcher.gate.isTrusted(endpoint) {
      let turn = fetcher.pace.turn(for: endpoint.host, now: fetcher.clock.milliseconds())
      end += turn
      try wait(turn)
    }
    let addresses = try addresses(of: endpoint)
    if let reason = fetcher.gate.refusal(of: endpoint, at: addresses) {
      throw FetchFailure(reason: reason)
    }
    let left = end - fetcher.clock.milliseconds()
    guard left > 0 else { throw FetchFailure(reason: .timedOut) }
    if fetcher.isCancelled() { throw FetchFailure(reason: .cancelled) }
    attempts += 1
    let codings = ZlibLibrary.found == nil ? "identity" : "gzip, deflate"
    let transfer = Transfer(
      address: address,
      addresses: addresses,
      headers: ["Accept: \(content.accepted)", "Accept-Encoding: \(codings)"]
        + (header.map { [$0] } ?? []),
      agent: fetcher.agent,
      content: content,
      limits: fetcher.limits,
      milliseconds: left
    )
    return try transfer.run(by: library, isCancelled: fetcher.isCancelled)
  }

  private func addresses(of endpoint: Endpoint) throws(FetchFailure) -> [IPAddress] {
    if let address = IPAddress(endpoint.host) { return [address] }
    let left = end - fetcher.clock.milliseconds()
    let allowed = min(left, fetcher.limits.connectMilliseconds)
    do throws(ResolutionError) {
      return try fetcher.resolver.addresses(of: endpoint.host, within: max(1, allowed))
    } catch {
      throw FetchFailure(reason: .unknownHost, isPassing: error == .unanswered)
    }
  }

  /// A reply of success, or what its status means.
  private func judged(_ reply: FetchReply) throws(FetchFailure) -> FetchReply {
    switch reply.status {
    case 200...299: return reply
    case 401, 403: throw FetchFailure(reason: .keyRefused)
    case 402: throw FetchFailure(reason: .quotaSpent)
    case 429, 503:
      let header = reply.header("retry-after")
      let wait = RetryPlan.wait(header, now: fetcher.clock.seconds())
      throw FetchFailure(reason: .busy(wait: wait), isPassing: true, wait: wait)
    case 500, 502, 504: throw FetchFailure(reason: .status(reply.status), isPassing: true)
    default: throw FetchFailure(reason: .status(reply.status))
    }
  }

  private func wait(_ milliseconds: Int) throws(FetchFailure) {
    var left = milliseconds
    while left > 0 {
      if fetcher.isCancelled() { throw FetchFailure(reason: .cancelled) }
      fetcher.clock.sleep(milliseconds: min(left, 100))
      left -= 100
    }
  }

  /// A reason without the key, should a server have put it there.
  private func shown(_ reason: FetchError.Reason) -> FetchError.Reason {
    if case .wrongContent(let found) = reason, secret?.isMentioned(in: found) ?? false {
      return .wrongContent(found: "?")
    }
    return reason
  }
}

extension FetchRequest.Content {
  /// What is asked for, as a header says it.
  fileprivate var accepted: String {
    switch self {
    case .json: "application/json"
    case .image: "image/*"
    case .page:
      "text/html, application/xhtml+xml, application/ld+json, application/json, text/*;q=0.5"
    }
  }
}
