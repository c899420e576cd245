import RecipeFetch
import StandIn
import Testing

/// Servers that answer with something else than a success.
struct RefusingServerTests {
  struct Case: CustomTestStringConvertible, Sendable {
    var status: Int
    var retryAfter: String?
    var reason: FetchError.Reason
    var attempts: Int
    /// The sum of the pauses, in milliseconds.
    var slept: Int

    init(
      _ status: Int,
      after retryAfter: String? = nil,
      _ reason: FetchError.Reason,
      attempts: Int = 1,
      slept: Int = 0
    ) {
      self.status = status
      self.retryAfter = retryAfter
      self.reason = reason
      self.attempts = attempts
      self.slept = slept
    }

    var testDescription: String { "\(status), retry after \(retryAfter ?? "nothing said")" }
  }

  static let cases = [
    Case(300, .status(300)), Case(304, .status(304)), Case(400, .status(400)),
    Case(401, .keyRefused), Case(402, .quotaSpent), Case(403, .keyRefused),
    Case(404, .status(404)), Case(418, .status(418)), Case(501, .status(501)),
    Case(500, .status(500), attempts: 4, slept: 3_500),
    Case(502, .status(502), attempts: 4, slept: 3_500),
    Case(504, .status(504), attempts: 4, slept: 3_500),
    Case(503, .busy(wait: nil), attempts: 4, slept: 3_500),
    Case(429, .busy(wait: nil), attempts: 4, slept: 3_500),
    Case(429, after: "7", .busy(wait: 7), attempts: 4, slept: 21_000),
    Case(503, after: "0", .busy(wait: 0), attempts: 4, slept: 3_500),
    Case(429, after: "60", .busy(wait: 60), attempts: 4, slept: 180_000),
    Case(429, after: "61", .busy(wait: 61)),
    Case(429, after: "1000000000", .busy(wait: 1_000_000_000)),
    Case(429, after: "-5", .busy(wait: nil), attempts: 4, slept: 3_500),
    Case(429, after: "1e9", .busy(wait: nil), attempts: 4, slept: 3_500),
    Case(429, after: "soon", .busy(wait: nil), attempts: 4, slept: 3_500),
    Case(503, after: "Sun, 06 Nov 1994 08:49:37 GMT", .busy(wait: 0), attempts: 4, slept: 3_500),
    // A server that forbids is not asked again, whatever wait it names.
    Case(403, after: "1", .keyRefused), Case(402, after: "1", .quotaSpent),
  ]

  @Test("a refusal is repeated only when it may pass, at most three times", arguments: cases)
  func refusals(_ refusal: Case) throws {
    let headers = refusal.retryAfter.map { [StandInHeader("Retry-After", $0)] } ?? []
    let trial = try HostileTrial(.status(refusal.status, headers: headers))
    let outcome = trial.fetch()
    #expect(outcome.reason == refusal.reason)
    #expect(outcome.attempts == refusal.attempts)
    #expect(trial.server.requests.count == refusal.attempts)
    #expect(trial.clock.slept == refusal.slept)
    #expect(outcome.error?.host == "127.0.0.1")
  }

  @Test("a century is the longest wait that is understood")
  func endlessWait() throws {
    let headers = [StandInHeader("Retry-After", String(repeating: "9", count: 40))]
    let trial = try HostileTrial(.status(429, headers: headers))
    #expect(trial.fetch().reason == .busy(wait: 3_155_760_000))
    #expect(trial.server.requests.count == 1)
  }

  @Test("what failed twice and then works is a success")
  func recovery() throws {
    let server = try StandInServer(answering: .json(["a": 1]))
    server.fault(.status(500), times: 1)
    server.fault(.resetAtOnce, skipping: 1, times: 1)
    let trial = HostileTrial(server)
    #expect(trial.fetch().reply?.body == Array(#"{"a":1}"#.utf8))
    #expect(server.requests.count == 3)
    #expect(trial.clock.slept == 1_500)
  }

  @Test("a success without content is one with an empty body")
  func nothing() throws {
    let none = HostileTrial(try StandInServer(answering: StandInResponse(status: 204))).fetch()
    #expect(none.reply?.status == 204)
    #expect(none.reply?.body == [])
    let empty = HostileTrial(try StandInServer(answering: StandInResponse())).fetch()
    #expect(empty.reply?.status == 200)
    #expect(empty.reply?.body == [])
  }

  @Test("the body of a 204 is no content")
  func bodyOfNothing() throws {
    let answer = StandInResponse(
      status: 204,
      headers: [StandInHeader("Content-Length", "5")],
      body: Array("hello".utf8),
      fault: .delay(milliseconds: 0)
    )
    let outcome = HostileTrial(try StandInServer(answering: answer)).fetch()
    #expect(outcome.reply?.status == 204)
    #expect(outcome.reply?.body == [])
  }
}
