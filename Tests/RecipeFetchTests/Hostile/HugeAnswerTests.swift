import Foundation
import RecipeFetch
import StandIn
import Testing

/// Answers that are larger than they may be, or than they say.
struct HugeAnswerTests {
  static let json = StandInResponse.json(["drinks": [["idDrink": "1"]]])
  static let sent = FetchError.Reason.tooLarge(allowed: 10 << 20)
  static let unfolded = FetchError.Reason.tooLarge(allowed: 20 << 20)

  @Test("a compressed answer is unfolded")
  func gzip() throws {
    #expect(try HostileTrial(.gzip(), of: Self.json).fetch().reply?.body == Self.json.body)
  }

  @Test("what unfolds to no more than is allowed is whole")
  func largeGzip() throws {
    let reply = try HostileTrial(.gzipBomb(bytes: 19 << 20), of: Self.json).fetch().reply
    // The stand-in writes its zeros in units of 1 032, and one more.
    let count = 1 + ((19 << 20) + 1030) / 1032 * 1032
    #expect(reply?.body.count == count)
    #expect(reply?.body.allSatisfy { $0 == 0 } ?? false)
  }

  @Test(
    "compression that is nested, unknown or announced in vain is refused",
    arguments: [
      StandInFault.gzipTwice, .encoding("br"), .encoding("zstd"), .encoding("gzip, gzip"),
      .encoding("compress"), .encoding("gzip"), .encoding("deflate, identity, gzip"),
      .encoding("something-else"), .encoding("gzip;q=1"),
    ]
  )
  func encodings(_ fault: StandInFault) throws {
    let outcome = try HostileTrial(fault, of: Self.json).fetch()
    #expect(outcome.reason == .badEncoding)
    #expect(outcome.attempts == 1)
    #expect(outcome.milliseconds <= 5_000)
  }

  @Test("compression under the name of a transfer is refused")
  func transferEncoding() throws {
    let answer = StandInResponse(
      headers: [StandInHeader("Transfer-Encoding", "gzip, chunked")],
      body: Array("0\r\n\r\n".utf8)
    )
    let outcome = HostileTrial(try StandInServer(answering: answer)).fetch()
    #expect(outcome.reason == .badEncoding)
  }

  @Test("junk behind a compressed answer is dropped or refused, and never waited for")
  func trailing() throws {
    for count in [1, 9, 100_000] {
      let outcome = try HostileTrial(.gzip(trailing: count), of: Self.json).fetch()
      #expect(outcome.reply?.body == Self.json.body || outcome.reason == .badEncoding)
      #expect(outcome.milliseconds <= 5_000)
    }
  }

  @Test("half of a compressed answer is no answer")
  func truncated() throws {
    let outcome = try HostileTrial(.gzipTruncated, of: Self.json).fetch()
    #expect(outcome.reply?.body == nil)
    #expect(outcome.milliseconds <= 5_000)
  }

  @Test("a length that is no length, or two of them, is refused")
  func forgedLengths() throws {
    for lengths in [["-1"], ["0x10"], ["12", "13"], ["ten"], ["12, 13"], ["1 2"]] {
      let outcome = try HostileTrial(.contentLength(lengths), of: Self.json).fetch()
      guard case .malformedReply = outcome.reason else {
        Issue.record("\(lengths): \(String(describing: outcome.reason))")
        continue
      }
      #expect(outcome.attempts == 1)
    }
  }

  @Test("an answer shorter than its length is no answer")
  func tooLong() throws {
    let outcome = try HostileTrial(.contentLength(["99999"]), of: Self.json).fetch()
    #expect(outcome.reason == SlowServerTests.broken)
  }

  @Test("a length above the limit is refused before anything is read")
  func declared() throws {
    for length in ["10485761", "9223372036854775808", String(repeating: "9", count: 100)] {
      let outcome = try HostileTrial(.contentLength([length]), of: Self.json).fetch()
      #expect(outcome.reason == Self.sent)
      #expect(outcome.attempts == 1)
    }
  }

  @Test("a chunk without a length ends the answer")
  func brokenChunks() throws {
    let outcome = try HostileTrial(.brokenChunks, of: Self.json).fetch()
    #expect(outcome.reply == nil)
    #expect(outcome.milliseconds <= 5_000)
  }

  // Each of these has a process of its own: what it takes is not mixed with other tests.

  @Test("ten gigabytes are left at the limit, within 48 MB and five seconds")
  func tenGigabytes() async {
    await #expect(processExitsWith: .success) {
      let body = StandInFault.hugeBody(bytes: 10 << 30, isDeclared: false)
      try MemoryUse.expect(body, HugeAnswerTests.sent, megabytes: 48)
    }
  }

  @Test("chunks without end are left at the limit, within 48 MB and five seconds")
  func endlessChunks() async {
    await #expect(processExitsWith: .success) {
      let body = StandInFault.endlessChunks(everyMilliseconds: 0)
      try MemoryUse.expect(body, HugeAnswerTests.sent, megabytes: 48)
    }
  }

  @Test("a megabyte that unfolds to a gigabyte is left at the limit, within 48 MB and five seconds")
  func bomb() async {
    await #expect(processExitsWith: .success) {
      try MemoryUse.expect(.gzipBomb(bytes: 1 << 30), HugeAnswerTests.unfolded, megabytes: 48)
    }
  }

  @Test("headers without end take no more than 32 MB")
  func headers() async {
    await #expect(processExitsWith: .success) {
      try MemoryUse.expect(.endlessHeaders(everyMilliseconds: 0), nil, megabytes: 32)
    }
  }
}

/// What a process takes, where the system tells it: on Linux.
enum MemoryUse {
  /// Fetches a spoilt answer and checks why it was refused, how long that took, and how much the
  /// process grew meanwhile at most.
  static func expect(
    _ fault: StandInFault,
    _ reason: FetchError.Reason?,
    megabytes: Int
  ) throws {
    // Loads what is loaded once.
    _ = try HostileTrial(.gzip(), of: HugeAnswerTests.json).fetch()
    let trial = try HostileTrial(fault, of: HugeAnswerTests.json)
    let before = try kilobytes("VmRSS:")
    let outcome = trial.fetch()
    let after = try kilobytes("VmHWM:")
    #expect(outcome.error != nil)
    if let reason { #expect(outcome.reason == reason) }
    #expect(outcome.attempts == 1)
    #expect(outcome.milliseconds <= 5_000)
    if let before, let after { #expect(after - before <= megabytes << 10) }
  }

  private static func kilobytes(_ name: String) throws -> Int? {
    #if os(Linux)
      let text = try String(contentsOfFile: "/proc/self/status", encoding: .utf8)
      let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name) })
      return Int(line.split(whereSeparator: { $0 == " " || $0 == "\t" })[1])
    #else
      return nil
    #endif
  }
}
