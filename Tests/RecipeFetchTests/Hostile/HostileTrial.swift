import Foundation
import RecipeFetch
import StandIn
import Synchronization

/// How thorough the tests are.
enum Tier {
  static let isFull = ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full"

  /// The limits that users have, or in quick tests a shorter patience with slow servers.
  static var patience: FetchLimits {
    var limits = FetchLimits.standard
    guard !isFull else { return limits }
    limits.connectMilliseconds = 1_000
    limits.firstByteMilliseconds = 250
    limits.slowMilliseconds = 300
    return limits
  }
}

/// Time that passes by itself and, at once, whenever somebody sleeps.
final class ImpatientClock: FetchClock {
  private let sleeps = Mutex<[Int]>([])

  /// The sum of all sleeps.
  var slept: Int { sleeps.withLock { $0.reduce(0, +) } }

  func milliseconds() -> Int { SystemClock().milliseconds() + slept }
  func seconds() -> Int { SystemClock().seconds() + slept / 1_000 }
  func sleep(milliseconds: Int) { sleeps.withLock { $0.append(milliseconds) } }
}

/// Knows a few names and counts the questions.
final class NameTable: NameResolving {
  private let table: [String: [String]]
  private let asked = Mutex<[String]>([])

  init(_ table: [String: [String]] = [:]) {
    self.table = table
  }

  var questions: [String] { asked.withLock { $0 } }

  func addresses(
    of host: String,
    within milliseconds: Int
  ) throws(ResolutionError) -> [IPAddress] {
    asked.withLock { $0.append(host) }
    guard let texts = table[host] else { throw .unknown }
    return texts.compactMap { IPAddress($0) }
  }
}

/// What came of a request, and how long it took in milliseconds.
struct Outcome {
  var reply: FetchReply?
  var error: FetchError?
  var milliseconds: Int

  var reason: FetchError.Reason? { error?.reason }
  var attempts: Int? { error?.attempts }
}

/// A server, and a fetcher that trusts nobody else.
struct HostileTrial {
  let server: StandInServer
  let clock = ImpatientClock()
  var limits = FetchLimits.standard
  var names = NameTable()
  /// Trusted as well.
  var friends: [Endpoint] = []
  /// Whether sleeps take their time.
  var isPatient = false
  var scheme = "http"

  init(_ server: StandInServer) {
    self.server = server
  }

  /// A server whose every answer is spoilt like this.
  init(_ fault: StandInFault, of answer: StandInResponse = .json(["drinks": nil])) throws {
    var answer = answer
    answer.fault = fault
    self.init(try StandInServer(answering: answer))
  }

  var fetcher: Fetcher {
    let own = Endpoint(scheme: scheme, host: "127.0.0.1", port: server.port)
    return Fetcher(
      policy: FetchPolicy(trusting: Set([own] + friends)),
      limits: limits,
      agent: "tests",
      pace: RateLimit(everyMilliseconds: 0),
      resolver: names,
      clock: isPatient ? SystemClock() : clock,
      jitter: { $0.lowerBound }
    )
  }

  /// Asks the server for a path, or for anything else when the address is whole.
  func fetch(
    _ address: String = "/a",
    parameters: [FetchRequest.Parameter] = [],
    secret: (place: FetchRequest.SecretPlace, key: APIKey)? = nil,
    content: FetchRequest.Content = .json
  ) -> Outcome {
    let isPath = address.hasPrefix("/")
    let request = FetchRequest(
      isPath ? "\(scheme)://127.0.0.1:\(server.port)\(address)" : address,
      parameters: parameters,
      secret: secret,
      content: content
    )
    let start = ContinuousClock.now
    func passed() -> Int { Int((ContinuousClock.now - start) / .milliseconds(1)) }
    do throws(FetchError) {
      let reply = try fetcher.fetch(request)
      return Outcome(reply: reply, error: nil, milliseconds: passed())
    } catch {
      return Outcome(reply: nil, error: error, milliseconds: passed())
    }
  }
}
