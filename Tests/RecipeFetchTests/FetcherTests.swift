import Synchronization
import Testing

@testable import RecipeFetch

/// Time that passes only while somebody sleeps.
final class StoppedClock: FetchClock {
  let now = Mutex(0)
  func milliseconds() -> Int { now.withLock { $0 } }
  func seconds() -> Int { 784_111_777 }
  func sleep(milliseconds: Int) { now.withLock { $0 += milliseconds } }
}

/// Gives one answer after another, the last for good, and counts how often it was asked.
final class ListedResolver: NameResolving {
  typealias Answer = Result<[IPAddress], ResolutionError>

  private let answers: [Answer]
  let asked = Mutex<[String]>([])

  init(_ answers: [Answer]) {
    self.answers = answers
  }

  func addresses(of host: String, within: Int) throws(ResolutionError) -> [IPAddress] {
    let count = asked.withLock {
      $0.append(host)
      return $0.count
    }
    guard let last = answers.last else { throw .unknown }
    return try (count <= answers.count ? answers[count - 1] : last).get()
  }
}

struct FetcherTests {
  private func failure(
    _ request: FetchRequest,
    resolver: ListedResolver,
    clock: StoppedClock = StoppedClock(),
    limits: FetchLimits = .standard,
    trusting trusted: Set<Endpoint> = [],
    isCancelled: @escaping @Sendable () -> Bool = { false }
  ) -> FetchError? {
    let fetcher = Fetcher(
      policy: FetchPolicy(trusting: trusted),
      limits: limits,
      agent: "tests\r\nx: y",
      pace: RateLimit(everyMilliseconds: 0),
      resolver: resolver,
      clock: clock,
      jitter: { $0.lowerBound },
      isCancelled: isCancelled
    )
    do throws(FetchError) {
      _ = try fetcher.fetch(request)
      return nil
    } catch {
      return error
    }
  }

  @Test("nothing is looked up, sent or connected to for an address that is refused")
  func canary() throws {
    let canary = try Canary()
    let port = String(canary.port)
    let addresses =
      RefusedAddresses.special + RefusedAddresses.malformed
      + RefusedAddresses.unusual.map(\.address)
    var reasons: [FetchError.Reason: Set<String>] = [:]
    for address in addresses {
      let resolver = ListedResolver([.success([.v4(0x7F00_0001)])])
      let request = FetchRequest(address.replacing("PORT", with: port))
      let error = try #require(failure(request, resolver: resolver), "\(address)")
      reasons[error.reason, default: []].insert(address)
      #expect(error.attempts == 0 && resolver.asked.withLock { $0 } == [], "\(address)")
    }
    #expect(Set(reasons.keys) == [.refused, .badAddress, .notSecure])
    #expect(canary.connections() == 0)
    let trusted = Endpoint(scheme: "http", host: "127.0.0.1", port: canary.port)
    var limits = FetchLimits()
    limits.firstByteMilliseconds = 50
    limits.tries = 1
    let error = failure(
      FetchRequest("http://127.1:\(port)/"),
      resolver: ListedResolver([]),
      limits: limits,
      trusting: [trusted]
    )
    #expect(error == FetchError(.timedOut, host: "127.0.0.1", attempts: 1))
    #expect(canary.connections() == 1)
  }

  @Test("a public name with a private address is refused, also among public ones and on a retry")
  func privateNames() throws {
    let texts = ["127.0.0.1", "10.0.0.1", "::1", "169.254.169.254", "fe80::1", "::ffff:127.0.0.1"]
    let fine = try #require(IPAddress("8.8.8.8"))
    for text in texts {
      let address = try #require(IPAddress(text))
      for answer in [[address], [fine, address], [address, fine]] {
        let resolver = ListedResolver([.failure(.unanswered), .success(answer)])
        let error = failure(FetchRequest("https://example.org/"), resolver: resolver)
        #expect(error == FetchError(.refused, host: "example.org", attempts: 0))
        #expect(resolver.asked.withLock { $0 } == ["example.org", "example.org"])
      }
    }
  }

  @Test("a look-up without an answer is tried four times with growing pauses; no host, once")
  func retries() {
    let clock = StoppedClock()
    let silent = ListedResolver([.failure(.unanswered)])
    let error = failure(FetchRequest("https://example.org/"), resolver: silent, clock: clock)
    #expect(error == FetchError(.unknownHost, host: "example.org", attempts: 0))
    #expect(silent.asked.withLock { $0.count } == 4)
    #expect(clock.milliseconds() == 3_500)
    let absent = ListedResolver([.failure(.unknown)])
    _ = failure(FetchRequest("https://example.org/"), resolver: absent)
    #expect(absent.asked.withLock { $0.count } == 1)
  }

  @Test("pauses end when the time for the request is over, and when it is cancelled")
  func ends() {
    var limits = FetchLimits()
    limits.totalMilliseconds = 1_400
    let resolver = ListedResolver([.failure(.unanswered)])
    _ = failure(FetchRequest("https://example.org/"), resolver: resolver, limits: limits)
    #expect(resolver.asked.withLock { $0.count } == 2)
    let clock = StoppedClock()
    let error = failure(
      FetchRequest("https://example.org/"),
      resolver: ListedResolver([.failure(.unanswered)]),
      clock: clock,
      isCancelled: { clock.milliseconds() >= 700 }
    )
    #expect(error?.reason == .cancelled)
    #expect(clock.milliseconds() == 700)
  }

  @Test(
    "the key is in no error",
    arguments: [
      FetchRequest.SecretPlace.path, .query("key"), .header("x-key"),
    ]
  )
  func secrets(place: FetchRequest.SecretPlace) throws {
    let key = try #require(APIKey("sesame-4711"))
    for address in [
      "https://example.org/{key}/path-of-mine", "https://127.0.0.1/{key}", "nothing/{key}",
      "http://example.org/{key}", "https://example.org/none", "https://example.org:1/{key}",
    ] {
      let resolver = ListedResolver([.failure(.unknown)])
      let request = FetchRequest(
        address,
        parameters: [.init("query-of-mine", "value-of-mine")],
        secret: (place, key)
      )
      let error = try #require(failure(request, resolver: resolver))
      var shown = "\(error) \(String(reflecting: error))"
      dump(error, to: &shown)
      dump(request.secret?.key, to: &shown)
      #expect(!shown.contains("sesame") && !shown.contains("of-mine"), "\(address)")
    }
  }

  @Test("an agent cannot add a header")
  func agent() {
    let fetcher = Fetcher(agent: "a\r\nb: ü c", pace: RateLimit(everyMilliseconds: 0))
    #expect(fetcher.agent == "ab:  c")
  }
}
