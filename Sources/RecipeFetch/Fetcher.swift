/// Gets something from a server, within limits, from none but the servers that a policy allows.
///
/// Every request, and every redirect, is judged twice: as it is written, and by the addresses of
/// its host, all of which must be public. Then it is connected to one of these very addresses, and
/// to no other. Proxies, cookies and everything else that the surroundings could say are left out.
package struct Fetcher: Fetching {
  let gate: AddressGate
  let limits: FetchLimits
  let agent: String
  let pace: RateLimit
  let resolver: any NameResolving
  let clock: any FetchClock
  let plan: RetryPlan
  let isCancelled: @Sendable () -> Bool

  /// - Parameters:
  ///   - agent: How the program names itself to servers; other characters than visible ASCII and
  ///     spaces are left out.
  ///   - pace: Shared by all fetchers that ask the same servers; trusted servers are asked at once.
  ///   - clock: For turns and retries. A connection is always timed by the time of the machine.
  ///   - jitter: A number from a range, in milliseconds, added to the pause before a retry.
  ///   - isCancelled: Asked every 100 ms at least, except while a host is looked up.
  package init(
    policy: FetchPolicy = .standard,
    limits: FetchLimits = .standard,
    agent: String,
    pace: RateLimit,
    resolver: any NameResolving = SystemResolver(),
    clock: any FetchClock = SystemClock(),
    jitter: @escaping @Sendable (ClosedRange<Int>) -> Int = { Int.random(in: $0) },
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) {
    gate = AddressGate(policy: policy)
    self.limits = limits
    self.agent = String(
      decoding: agent.utf8.filter { (0x20...0x7E).contains($0) }.prefix(200),
      as: UTF8.self
    )
    self.pace = pace
    self.resolver = resolver
    self.clock = clock
    plan = RetryPlan(limits: limits, jitter: jitter)
    self.isCancelled = isCancelled
  }

  /// Sends one request and returns its reply, which has a status from 200 to 299.
  ///
  /// Blocks until then. A try that fails for a reason that may pass is repeated: an answer of 429,
  /// 500, 502, 503 or 504, a connection that breaks off, a timeout, or a look-up without an answer.
  package func fetch(_ request: FetchRequest) throws(FetchError) -> FetchReply {
    guard let library = CurlLibrary.found else { throw FetchError(.noLibrary, host: "") }
    let secret = request.secret.map { RequestSecret(place: $0.place, key: $0.key) }
    guard let address = Self.address(of: request, by: library), secret?.isUsable ?? true,
      secret.map({ $0.address(address) != nil }) ?? true
    else { throw FetchError(.badAddress, host: "") }
    var run = FetchRun(
      fetcher: self,
      library: library,
      secret: secret,
      content: request.content,
      host: address.endpoint.host,
      end: clock.milliseconds() + limits.totalMilliseconds
    )
    return try run.reply(from: address)
  }

  /// The address with its parameters, behind those it has already, but without the key.
  static func address(of request: FetchRequest, by library: CurlLibrary) -> WebAddress? {
    guard var address = WebAddress(request.address, by: library) else { return nil }
    let pairs = request.parameters.map { PercentEncoding.pair($0.name, $0.value) }
    let query = ([address.query].compactMap { $0 } + pairs).joined(separator: "&")
    address.query = query.isEmpty ? nil : query
    return address.text.utf8.count <= WebAddress.longest ? address : nil
  }
}
