import RecipeFetch
import Synchronization

/// The points that a source counts, by its last answer.
public struct SourceQuota: Hashable, Sendable {
  /// The cost of the last request.
  public var request: Double
  /// The points used today.
  public var used: Double
  /// The points left today; 0 or less if there are none.
  public var left: Double

  public init(request: Double, used: Double, left: Double) {
    self.request = request
    self.used = used
    self.left = left
  }

  /// Nil when the reply does not say how much is left.
  init?(_ reply: FetchReply) {
    func points(_ name: String) -> Double? {
      guard let number = reply.header("x-api-quota-\(name)").flatMap({ Double($0) }),
        number.isFinite, number.magnitude < 1e12
      else { return nil }
      return number
    }
    guard let left = points("left") else { return nil }
    self.init(request: points("request") ?? 0, used: points("used") ?? 0, left: left)
  }
}

/// The quota of a connection, which all its copies share.
final class QuotaMemory: Sendable {
  private let quota = Mutex<SourceQuota?>(nil)

  var last: SourceQuota? { quota.withLock { $0 } }

  func remember(_ new: SourceQuota) {
    quota.withLock { $0 = new }
  }
}
