import RecipeModel

extension DishListReply {
  /// The first dishes of the list, with the number of those that follow.
  public func first(_ count: Int) -> DishListReply {
    var reply = self
    reply.dishes = Array(dishes.prefix(count))
    reply.beyond += dishes.count - reply.dishes.count
    return reply
  }

  /// The dishes as a screen shows them: of each duplicate group the first one, or the first that
  /// the person saved something about, with the others in ``DishSummary/alsoIn``. Order: that of
  /// ``dishes``.
  public var rows: [DishSummary] {
    gathered(dishes, by: \.duplicateGroup).map { duplicateGroup in
      let chosen = duplicateGroup.firstIndex { $0.marks != .none } ?? duplicateGroup.startIndex
      var others = duplicateGroup
      var dish = others.remove(at: chosen)
      dish.alsoIn = others.map { DishLabel(id: $0.id, name: $0.name, marks: $0.marks) }
      return dish
    }
  }
}
