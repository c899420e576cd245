import Testing

@testable import RecipeFetch

struct TransferWatchTests {
  /// What is said second after second, from the start on.
  private func verdicts(
    seconds: Int,
    connectedAt: Int = 0,
    received: (Int) -> Int = { _ in 0 }
  ) -> (second: Int, reason: FetchError.Reason)? {
    var watch = TransferWatch(limits: .standard, now: 7_000, allowed: 30_000)
    for second in 0...seconds {
      let reason = watch.verdict(
        now: 7_000 + second * 1_000,
        isConnected: second >= connectedAt,
        received: received(second)
      )
      if let reason { return (second, reason) }
    }
    return nil
  }

  @Test("a connection has 5 s, the first byte 10 s more, the whole 30 s")
  func times() throws {
    let unconnected = try #require(verdicts(seconds: 60, connectedAt: 100))
    #expect(unconnected == (5, .timedOut))
    let silent = try #require(verdicts(seconds: 60, connectedAt: 4))
    #expect(silent == (14, .timedOut))
    let steady = try #require(verdicts(seconds: 60, received: { $0 * 2_000 }))
    #expect(steady == (30, .timedOut))
  }

  @Test("fewer than 1000 bytes a second over 10 s are too slow")
  func slow() throws {
    let drip = try #require(verdicts(seconds: 60, received: { $0 }))
    #expect(drip == (11, .tooSlow))
    let stalled = try #require(
      verdicts(seconds: 60, received: { 100 + min($0, 8) * 5_000 })
    )
    #expect(stalled == (20, .tooSlow))
    #expect(verdicts(seconds: 29, received: { $0 * 1_000 }) == nil)
  }

  @Test("a look is never more than 50 ms away, nor after the end")
  func pause() {
    let watch = TransferWatch(limits: .standard, now: 0, allowed: 100)
    #expect([0, 40, 60, 99, 100, 200].map(watch.pause) == [50, 50, 40, 1, 1, 1])
  }
}
