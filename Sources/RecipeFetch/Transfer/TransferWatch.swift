/// Watches how long a transfer takes and how fast it is.
struct TransferWatch {
  let limits: FetchLimits
  let start: Int
  /// When the transfer must be over.
  let end: Int
  private var connectedAt: Int?
  private var window: (start: Int, received: Int)?

  /// - Parameters:
  ///   - now: Milliseconds of some clock.
  ///   - allowed: Milliseconds that are left for the request.
  init(limits: FetchLimits, now: Int, allowed: Int) {
    self.limits = limits
    start = now
    end = now + max(0, allowed)
  }

  /// Why the transfer must stop; nil when it may go on.
  ///
  /// - Parameters:
  ///   - isConnected: The request has been sent.
  ///   - received: Bytes that have arrived, of the head and of the content as sent.
  mutating func verdict(
    now: Int,
    isConnected: Bool,
    received: Int
  ) -> FetchError.Reason? {
    if now >= end { return .timedOut }
    guard isConnected else { return now - start >= limits.connectMilliseconds ? .timedOut : nil }
    let connectedAt = connectedAt ?? now
    self.connectedAt = connectedAt
    guard received > 0 else {
      return now - connectedAt >= limits.firstByteMilliseconds ? .timedOut : nil
    }
    guard let window else {
      window = (start: now, received: 0)
      return nil
    }
    let time = now - window.start
    guard time >= max(1, limits.slowMilliseconds) else { return nil }
    // bytes / time < limit, without a division.
    if (received - window.received) * 1_000 < limits.leastBytesPerSecond * time { return .tooSlow }
    self.window = (start: now, received: received)
    return nil
  }

  /// How long nothing has to be looked at, in milliseconds.
  func pause(now: Int) -> Int {
    min(max(1, end - now), 50)
  }
}
