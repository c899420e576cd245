import Synchronization

/// What questions worked out of an index whatever they asked, for those that come after: one value of each type.
///
/// Nothing is in it that the index does not say, so it plays no role in whether two are equal.
final class RememberedTables: Sendable {
  private let values = Mutex<[ObjectIdentifier: any Sendable]>([:])

  /// The value of its type; made when it is first asked for, while others who ask for one wait. `make` asks for none.
  func value<Value: Sendable>(_ make: () -> Value) -> Value {
    values.withLock { values in
      if let known = values[ObjectIdentifier(Value.self)] as? Value { return known }
      let value = make()
      values[ObjectIdentifier(Value.self)] = value
      return value
    }
  }
}
