/// Times single calls.
public struct Stopwatch: Sendable {
  private let clock = ContinuousClock()

  public init() {}

  /// What `work` gave, and the microseconds that it took by the clock.
  @inlinable
  public func time<Value>(_ work: () throws -> Value) rethrows -> (
    value: Value, microseconds: Double
  ) {
    let start = now
    let value = try work()
    let end = now
    return (value, (end - start) / .microseconds(1))
  }

  @usableFromInline var now: ContinuousClock.Instant { clock.now }

  /// The microseconds that a call takes which does nothing: the median of many.
  public func ownCost() -> Double {
    Percentiles((0..<10_001).map { _ in time {}.microseconds }).median
  }
}
