import RecipeFetch
import Synchronization

/// The points that a source counts, as it last said.
public struct SourceQuota: Hashable, Sendable {
  /// What the last request cost.
  public var request: Double
  /// Spent today.
  public var used: Double
  /// To be spent today; 0 or less when nothing is left.
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
