import RecipeModel
import Synchronization

extension CatalogueIndex {
  /// Runs `body` on the groups of nearly equal dishes, with what is known of them from earlier questions. The numbers
  /// of groups hold within one call.
  func withNearEqualDishes<Value>(
    usual: [IngredientID],
    _ body: (inout NearEqualDishes) -> Value
  ) -> Value {
    let idle = remembered.value { IdleNearEqualDishes() }
    var dishes = idle.take(usual: usual) ?? NearEqualDishes(self, usual: usual)
    let value = body(&dishes)
    idle.giveBack(dishes)
    return value
  }
}

/// Those of earlier questions that nobody uses just now.
private final class IdleNearEqualDishes: Sendable {
  private let idle = Mutex<[NearEqualDishes]>([])

  /// As many as questions are asked at the same time on most machines.
  private static let most = 4

  func take(usual: [IngredientID]) -> NearEqualDishes? {
    idle.withLock { idle in
      guard let place = idle.lastIndex(where: { $0.usualIngredients == usual }) else { return nil }
      return idle.remove(at: place)
    }
  }

  func giveBack(_ dishes: NearEqualDishes) {
    idle.withLock { idle in
      // The latest stay: others may be of other things that most kitchens have.
      if idle.count == Self.most { idle.removeFirst() }
      idle.append(dishes)
    }
  }
}
