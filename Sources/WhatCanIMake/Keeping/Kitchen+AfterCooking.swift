extension Kitchen {
  /// The kitchen as it will be after some dishes are cooked, in this order: the pantry without the
  /// amounts that they use. Nothing is saved.
  ///
  /// - Parameter dishes: Each with the number of people; nil for as many as the recipe serves.
  /// Cost: O(lines of the dishes · pantry).
  public func afterCooking(_ dishes: [(dish: FoundDish, servings: Int?)]) -> Kitchen {
    guard !dishes.isEmpty else { return self }
    var snapshot = snapshot
    for (dish, servings) in dishes {
      let uses = uses(of: dish, servings: servings, pantry: snapshot.pantry)
      for change in uses.flatMap(\.changes) {
        let place = snapshot.pantry.firstIndex { $0.number == change.item.number }
        guard let place else { continue }
        if let rest = change.rest {
          snapshot.pantry[place].entry = rest
        } else {
          snapshot.pantry.remove(at: place)
        }
      }
    }
    return Kitchen(catalogue, snapshot)
  }
}
