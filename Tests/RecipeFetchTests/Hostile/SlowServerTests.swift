import Dispatch
import Foundation
import RecipeFetch
import StandIn
import Synchronization
import Testing

/// Servers that waste time, or break off.
struct SlowServerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var fault: StandInFault
    var reason: FetchError.Reason
    var attempts: Int

    init(_ name: String, _ fault: StandInFault, _ reason: FetchError.Reason, _ attempts: Int) {
      testDescription = name
      self.fault = fault
      self.reason = reason
      self.attempts = attempts
    }
  }

  static let broken = FetchError.Reason.unreachable(detail: "the connection was lost")

  static let cases = [
    Case("a body of a byte now and then", .slowBody(bytes: 1, everyMilliseconds: 20), .tooSlow, 1),
    Case("a few bytes now and then", .slow(bytes: 20, everyMilliseconds: 50), .tooSlow, 1),
    // The first line counts when it is whole.
    Case(
      "a head of a byte a second",
      .slow(bytes: 1, everyMilliseconds: 1_000),
      .timedOut,
      Tier.isFull ? 3 : 4
    ),
    Case("chunks without end, slowly", .endlessChunks(everyMilliseconds: 50), .tooSlow, 1),
    Case("silence", .silence, .timedOut, Tier.isFull ? 3 : 4),
    Case("a reset before the head", .resetAtOnce, broken, 4),
    Case("a reset within the body", .reset(afterBodyBytes: 5), broken, 4),
    Case("an end within the body", .closed(afterBodyBytes: 5), broken, 4),
  ]

  @Test("a server that wastes time is left within the limits", arguments: cases)
  func wasters(_ waster: Case) throws {
    let answer = StandInResponse.json(text: String(repeating: " ", count: 5_000))
    var trial = try HostileTrial(waster.fault, of: answer)
    trial.limits = Tier.patience
    trial.isPatient = Tier.isFull
    let outcome = trial.fetch()
    #expect(outcome.reason == waster.reason)
    #expect(outcome.attempts == waster.attempts)
    #expect(trial.server.requests.count == waster.attempts)
    #expect(outcome.milliseconds <= (Tier.isFull ? 31_000 : 5_000))
  }

  @Test(
    "what is no HTTP is not waited for",
    arguments: [
      StandInFault.tlsAlert, .tlsHello, .junk(Array("hello\r\n\r\n".utf8)),
      .junk(Array("HTTP/1.1 abc\r\n\r\n".utf8)), .junk([0, 0, 0, 0]),
    ]
  )
  func junk(_ fault: StandInFault) throws {
    let trial = try HostileTrial(fault)
    let outcome = trial.fetch()
    guard case .malformedReply = outcome.reason else {
      Issue.record("\(String(describing: outcome.reason)) instead of a malformed reply")
      return
    }
    #expect(outcome.attempts == 1)
    #expect(outcome.milliseconds <= 5_000)
  }

  @Test(
    "headers without end are cut off",
    arguments: [
      StandInFault.endlessHeaders(everyMilliseconds: 0), .endlessHeaders(everyMilliseconds: 2),
      .manyHeaders(101), .manyHeaders(9, bytes: 8_000), .manyHeaders(1, bytes: 200_000),
    ]
  )
  func headers(_ fault: StandInFault) throws {
    let trial = try HostileTrial(fault)
    let outcome = trial.fetch()
    guard case .malformedReply = outcome.reason else {
      Issue.record("\(String(describing: outcome.reason)) instead of a malformed reply")
      return
    }
    #expect(outcome.attempts == 1)
    #expect(outcome.milliseconds <= 5_000)
  }

  @Test("as many headers as are allowed do no harm")
  func allowedHeaders() throws {
    let trial = try HostileTrial(.manyHeaders(96, bytes: 100))
    #expect(trial.fetch().reply?.headers.count == 99)
  }

  @Test("a server that is just fast enough is left when the time is up")
  func drip() throws {
    let answer = StandInResponse.json(text: String(repeating: " ", count: 1 << 20))
    var trial = try HostileTrial(.slowBody(bytes: 200, everyMilliseconds: 20), of: answer)
    trial.limits.totalMilliseconds = 1_000
    let outcome = trial.fetch()
    #expect(outcome.reason == .timedOut)
    #expect(outcome.attempts == 1)
    #expect((900...2_500).contains(outcome.milliseconds))
  }

  @Test("the time for a request includes its redirects")
  func slowRedirects() throws {
    let server = try StandInServer { _ in
      StandInResponse(
        status: 302,
        headers: [StandInHeader("Location", "/a")],
        fault: .delay(milliseconds: 200)
      )
    }
    var trial = HostileTrial(server)
    trial.limits.redirects = 1_000
    trial.limits.totalMilliseconds = 1_000
    let outcome = trial.fetch()
    #expect(outcome.reason == .timedOut)
    #expect((900...2_500).contains(outcome.milliseconds))
  }

  @Test(
    "heads that never become an answer are cut off",
    arguments: [
      Array(repeating: "HTTP/1.1 100 Continue\r\n\r\n", count: 10_000).joined(),
      Array(repeating: "HTTP/1.1 103 Early Hints\r\nLink: <a>\r\n\r\n", count: 200).joined(),
      "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n",
      "HTTP/1.1 099 Odd\r\n\r\n",
    ]
  )
  func heads(_ text: String) throws {
    let outcome = try HostileTrial(.junk(Array(text.utf8))).fetch()
    guard case .malformedReply = outcome.reason else {
      Issue.record("\(String(describing: outcome.reason)) instead of a malformed reply")
      return
    }
    #expect(outcome.milliseconds <= 5_000)
  }

  @Test("a server that speaks no TLS is not asked in the clear")
  func noTLS() throws {
    var trial = HostileTrial(try StandInServer(answering: .json(["a": 1])))
    trial.scheme = "https"
    let outcome = trial.fetch()
    #expect(outcome.reason == .unreachable(detail: "a secure connection could not be made"))
    #expect(trial.server.requests.isEmpty)
  }

  @Test("who waits for one server does not hold up another")
  func others() throws {
    let silent = try HostileTrial(.silence)
    let good = HostileTrial(try StandInServer(answering: .json(["drinks": []])))
    let isOver = Mutex(false)
    let waiter = Thread {
      _ = silent.fetch()
      isOver.withLock { $0 = true }
    }
    waiter.start()
    while silent.server.requests.isEmpty { usleep(1_000) }
    for _ in 0..<5 { #expect(good.fetch().reply?.body == Array(#"{"drinks":[]}"#.utf8)) }
    #expect(!isOver.withLock { $0 })
    silent.server.stop()
  }

  @Test("requests on many threads, good and bad, leave no descriptor behind")
  func descriptors() async {
    await #expect(processExitsWith: .success) {
      let good = HostileTrial(try StandInServer(answering: .json(["a": 1])))
      let bad = try [
        StandInFault.resetAtOnce, .tlsHello, .gzipTwice, .encoding("br"), .status(500),
      ]
      .map { try HostileTrial($0) }
      func descriptors() throws -> Int {
        while !([good] + bad).allSatisfy({ $0.server.openConnections == 0 }) { usleep(1_000) }
        return try FileManager.default.contentsOfDirectory(atPath: "/dev/fd").count
      }
      @Sendable func ask() -> Int {
        for trial in bad where trial.fetch().reply != nil { return 0 }
        return (0..<5).filter { _ in good.fetch().reply?.body == Array(#"{"a":1}"#.utf8) }.count
      }
      #expect(ask() == 5)
      let before = try descriptors()
      let right = Mutex(0)
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        let count = ask()
        right.withLock { $0 += count }
      }
      #expect(right.withLock { $0 } == 40)
      #expect(try descriptors() == before)
    }
  }

  @Test("a cancelled request ends soon")
  func cancelled() throws {
    let server = try StandInServer(answering: StandInResponse(fault: .silence))
    let start = ContinuousClock.now
    let fetcher = Fetcher(
      policy: FetchPolicy(trusting: [Endpoint(scheme: "http", host: "127.0.0.1", port: server.port)]
      ),
      agent: "tests",
      pace: RateLimit(everyMilliseconds: 0),
      isCancelled: { ContinuousClock.now - start > .milliseconds(200) }
    )
    #expect(throws: FetchError(.cancelled, host: "127.0.0.1", attempts: 1)) {
      try fetcher.fetch(FetchRequest(server.address + "/a"))
    }
    #expect(ContinuousClock.now - start < .seconds(3))
  }
}
