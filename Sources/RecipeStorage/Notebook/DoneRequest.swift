package import RecipeModel
import Synchronization

/// A request of a program that must be done only once, noted in the transaction that does it.
///
/// The first transaction of the person that is committed within ``current`` remembers the request among the person's
/// ``TakenChange``s. So it is known that it was done even where nobody lived to say so.
package final class DoneRequest: Sendable {
  /// The request that is being done; nil for one that may be done again.
  @TaskLocal package static var current: DoneRequest?

  /// How long it is known, in seconds: a day.
  package static let secondsKnown = 86_400

  private let person: Person
  private let key, request: String
  private let isNoted = Mutex(false)

  /// - Parameters:
  ///   - key: What whoever asks calls the request, of at most 100 characters.
  ///   - request: The same text for the same request.
  package init(_ key: String, by person: Person, request: String) {
    self.person = person
    self.key = key
    self.request = request
  }

  /// The id under which it is remembered. That of a device's change has no colon.
  private var id: String { "key:\(key)" }

  /// Notes it, unless an earlier transaction has. The caller calls ``committed()`` when the transaction is.
  func note(_ writer: NotebookWriter) throws {
    guard writer.person == person, !isNoted.withLock({ $0 }) else { return }
    // Also forgets what is no longer needed.
    let remembered = try writer.rememberedChanges()
    if remembered.contains(where: { $0.id == id }) { try writer.forgetChange(id) }
    try writer.remember(
      TakenChange(
        id: id,
        request: request,
        outcome: "",
        entry: nil,
        named: nil,
        takenAt: writer.now
      )
    )
  }

  func committed(by person: Person) {
    guard person == self.person else { return }
    isNoted.withLock { $0 = true }
  }

  /// Whether it, or another request under its key, was done within the last day.
  package func wasDone(_ reader: NotebookReader, now: Int) throws(StorageError) -> KnownRequest {
    let known = try reader.takenChanges().last { $0.id == id }
    guard let known, now - known.takenAt < Self.secondsKnown else { return .new }
    return known.request == request ? .done : .another
  }

  /// What is known of a request by its key.
  package enum KnownRequest: Hashable, Sendable {
    case new, done, another
  }
}
