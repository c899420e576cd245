import Synchronization

/// The last answers of a keeper, so that the same question is not worked out twice while nothing changes.
///
/// A household looks at the same page again and again, with several phones. What an answer is made of is one catalogue and
/// one reading of what a person keeps; both are part of the key, so an answer is given again only where working it out
/// would give the same. The least recently used go first.
final class RememberedAnswers: Sendable {
  struct Key: Hashable, Sendable {
    /// What the person keeps, as of one commit: a number that no other reading has.
    let reading: UInt64
    let catalogue: ObjectIdentifier
    let question: String
  }

  private struct Entry {
    var value: any Sendable
    var bytes: Int
    /// When it was asked for last.
    var lastUse: UInt64
  }

  private struct State {
    var entries: [Key: Entry] = [:]
    var bytes = 0
    var uses: UInt64 = 0
  }

  private let state = Mutex(State())
  private let mostAnswers: Int
  private let mostBytes: Int

  /// - Parameters:
  ///   - mostAnswers: How many are remembered at most.
  ///   - mostBytes: How much memory they take at most.
  init(mostAnswers: Int = 64, mostBytes: Int = 2 << 20) {
    self.mostAnswers = mostAnswers
    self.mostBytes = mostBytes
  }

  /// The answer under a key; nil where none is remembered. Cost: O(1).
  func value(for key: Key) -> (any Sendable)? {
    state.withLock { state in
      guard state.entries[key] != nil else { return nil }
      state.uses += 1
      state.entries[key]?.lastUse = state.uses
      return state.entries[key]?.value
    }
  }

  /// Remembers an answer.
  ///
  /// - Parameters:
  ///   - bytes: How much memory it takes; more than a quarter of all there is for answers is not remembered.
  ///   - isCurrent: Whether its catalogue is still the current one; asked while nobody can ``forgetAll()``.
  /// Cost: O(answers) where one has to go.
  func remember(
    _ value: any Sendable,
    bytes: Int,
    for key: Key,
    ifStill isCurrent: () -> Bool
  ) {
    guard bytes <= mostBytes / 4 else { return }
    state.withLock { state in
      guard isCurrent() else { return }
      state.uses += 1
      state.bytes += bytes - (state.entries[key]?.bytes ?? 0)
      state.entries[key] = Entry(value: value, bytes: bytes, lastUse: state.uses)
      while state.bytes > mostBytes || state.entries.count > mostAnswers {
        guard let oldest = state.entries.min(by: { $0.value.lastUse < $1.value.lastUse }) else {
          return
        }
        state.bytes -= oldest.value.bytes
        state.entries[oldest.key] = nil
      }
    }
  }

  /// Forgets all, when the catalogue is another one: an address in memory may come again.
  func forgetAll() { state.withLock { $0 = State(uses: $0.uses) } }
}

/// What a question gives, and whether it may be given again.
package struct LastingAnswer<Value: Sendable>: Sendable {
  package var value: Value
  /// How much memory it takes, in bytes; nil for a value that the same question need not give again, such as one made by
  /// chance.
  package var bytes: Int?

  package init(_ value: Value, bytes: Int?) {
    self.value = value
    self.bytes = bytes
  }
}
