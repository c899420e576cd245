import Synchronization

/// Who is being answered: so that one asker cannot take all the time there is.
///
/// Who finds no room is told to come again, and waits nowhere.
final class Turns: Sendable {
  private let mostOfAll: Int
  private let mostOfOne: Int
  private let taken = Mutex<[String: Int]>([:])

  /// - Parameters:
  ///   - mostOfAll: So many are answered or wait for a thread at the same time.
  ///   - mostOfOne: So many of one asker.
  init(mostOfAll: Int, mostOfOne: Int) {
    self.mostOfAll = mostOfAll
    self.mostOfOne = mostOfOne
  }

  /// Runs `body` where there is room.
  ///
  /// - Parameter asker: The address of whoever asks.
  /// - Throws: What `body` throws, and 503 where there is no room.
  func take<Value>(
    for asker: String,
    _ body: () async throws -> Value
  ) async throws -> Value {
    let isFree = taken.withLock { taken in
      let all = taken.values.reduce(0, +)
      guard all < mostOfAll, taken[asker, default: 0] < mostOfOne else { return false }
      taken[asker, default: 0] += 1
      return true
    }
    guard isFree else {
      throw Problem.busy("too many requests at the same time; try again in a moment")
    }
    defer {
      taken.withLock { taken in
        let left = taken[asker, default: 1] - 1
        taken[asker] = left > 0 ? left : nil
      }
    }
    return try await body()
  }
}
