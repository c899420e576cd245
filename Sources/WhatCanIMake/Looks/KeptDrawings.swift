import RecipeModel
import Synchronization

/// Drawings of the dishes of one catalogue, kept as long as it is: what was drawn once is not drawn again.
final class KeptDrawings: Sendable {
  /// So much is kept at most; then all of it goes, and what is asked for is drawn again.
  static let mostBytes = 8 << 20

  private struct Kept {
    var drawings: [RecipeID: String] = [:]
    var bytes = 0
  }

  private let kept = Mutex(Kept())

  /// The drawing of a dish; nil where it is not kept. Cost: O(1).
  subscript(dish: RecipeID) -> String? { kept.withLock { $0.drawings[dish] } }

  func keep(_ drawing: String, of dish: RecipeID) {
    kept.withLock { kept in
      if kept.bytes + drawing.utf8.count > Self.mostBytes { kept = Kept() }
      if kept.drawings.updateValue(drawing, forKey: dish) == nil {
        kept.bytes += drawing.utf8.count
      }
    }
  }
}
