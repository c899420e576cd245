import Testing

@testable import RecipeFetch

struct RetryPlanTests {
  private let plan = RetryPlan(limits: .standard, jitter: { $0.lowerBound })

  @Test("Retry-After is seconds or a date, and anything else is ignored")
  func retryAfter() {
    let now = 784_111_777
    let rows: [(String?, Int?)] = [
      (nil, nil), ("", nil), ("0", 0), ("7", 7), ("007", 7), ("120", 120),
      ("1000000000", 1_000_000_000), ("99999999999999999999999", 3_155_760_000), ("-1", nil),
      ("+5", nil), ("1.5", nil), ("1e9", nil), ("soon", nil), ("5 s", nil), ("٣", nil),
      ("Sun, 06 Nov 1994 08:49:47 GMT", 10), ("Sun, 06 Nov 1994 08:49:37 GMT", 0),
      ("Sun, 06 Nov 1994 08:49:27 GMT", 0), ("Fri, 31 Dec 9999 23:59:59 GMT", 3_155_760_000),
      ("Sun, 06 Nov 1994 08:49:47 CET", nil),
    ]
    for (header, seconds) in rows {
      #expect(RetryPlan.wait(header, now: now) == seconds, "\(header ?? "none")")
    }
  }

  @Test("pauses double, and three retries are the most")
  func backoff() {
    let failure = FetchFailure(reason: .status(500), isPassing: true)
    let steps = (1...5).map { plan.step(after: failure, tries: $0) }
    #expect(
      steps == [
        .pause(milliseconds: 500, isAsked: false), .pause(milliseconds: 1_000, isAsked: false),
        .pause(milliseconds: 2_000, isAsked: false), .giveUp, .giveUp,
      ]
    )
    let late = RetryPlan(limits: .standard, jitter: { $0.upperBound })
    #expect(late.step(after: failure, tries: 2) == .pause(milliseconds: 1_500, isAsked: false))
    var limits = FetchLimits()
    limits.tries = .max
    let endless = RetryPlan(limits: limits, jitter: { $0.lowerBound })
    #expect(
      endless.step(after: failure, tries: 1_000) == .pause(milliseconds: 512_000, isAsked: false)
    )
  }

  @Test("a server's wait is kept to, unless it is longer than a minute")
  func asked() {
    let waits = [0, 1, 60, 61, 3_155_760_000]
    let steps = waits.map { wait in
      plan.step(
        after: FetchFailure(reason: .busy(wait: wait), isPassing: true, wait: wait),
        tries: 1
      )
    }
    #expect(
      steps == [
        .pause(milliseconds: 500, isAsked: true), .pause(milliseconds: 1_000, isAsked: true),
        .pause(milliseconds: 60_000, isAsked: true), .giveUp, .giveUp,
      ]
    )
  }

  @Test("what will not pass is not tried again")
  func lasting() {
    let reasons: [FetchError.Reason] = [.keyRefused, .quotaSpent, .status(404), .status(418)]
    #expect(reasons.allSatisfy { plan.step(after: .init(reason: $0), tries: 1) == .giveUp })
  }

  @Test("requests to one host keep their distance, whoever sends them")
  func pace() {
    let pace = RateLimit(everyMilliseconds: 100)
    let turns = [("a", 0), ("a", 0), ("b", 0), ("a", 50), ("a", 250), ("a", 1_000), ("b", 99)]
      .map { pace.turn(for: $0.0, now: $0.1) }
    #expect(turns == [0, 100, 0, 150, 50, 0, 1])
    let free = RateLimit(everyMilliseconds: -1)
    #expect([0, 0].map { free.turn(for: "a", now: $0) } == [0, 0])
  }
}
