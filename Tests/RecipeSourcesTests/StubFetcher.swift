import RecipeFetch
import Synchronization

/// Answers by a rule, and keeps what was asked.
final class StubFetcher: Fetching {
  enum Answer: Sendable {
    case json(String, headers: [String: String] = [:])
    case failure(FetchError.Reason)
  }

  private let rule: @Sendable (FetchRequest) -> Answer
  private let log = Mutex<[String]>([])

  init(_ rule: @escaping @Sendable (FetchRequest) -> Answer) {
    self.rule = rule
  }

  /// Always the same JSON.
  convenience init(_ json: String) {
    self.init { _ in .json(json) }
  }

  /// Each request as its address with its parameters, and the place of the secret.
  var asked: [String] { log.withLock { $0 } }

  func fetch(_ request: FetchRequest) throws(FetchError) -> FetchReply {
    log.withLock { $0.append(Self.text(of: request)) }
    switch rule(request) {
    case .json(let json, let headers):
      return FetchReply(
        status: 200,
        headers: headers.sorted { $0.key < $1.key }.map { (name: $0.key, value: $0.value) },
        body: Array(json.utf8)
      )
    case .failure(let reason): throw FetchError(reason, host: "example.org", attempts: 1)
    }
  }

  private static func text(of request: FetchRequest) -> String {
    let query = request.parameters.map { "\($0.name)=\($0.value)" }.joined(separator: "&")
    let secret =
      switch request.secret?.place {
      case nil: ""
      case .path: " (path)"
      case .query(let name): " (query \(name))"
      case .header(let name): " (header \(name))"
      }
    return request.address + (query.isEmpty ? "" : "?" + query) + secret
  }
}

extension FetchRequest {
  /// The last part of the address and the first parameter's value.
  var operation: String { String(address.split(separator: "/").last ?? "") }

  func value(_ name: String) -> String? { parameters.first { $0.name == name }?.value }
}
