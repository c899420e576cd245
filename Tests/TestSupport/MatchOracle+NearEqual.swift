extension MatchOracle {
  /// What tells a dish from those that are not nearly equal to it: its kind, a meal's category, and what it is made
  /// of.
  ///
  /// - Parameter duplicateGroups: As for ``init(_:_:duplicateGroups:)``.
  public func essence(of id: String, duplicateGroups: [String: String]) -> [String] {
    let head = duplicateGroups[id] ?? id
    guard let dish = world.dishes.first(where: { $0.id == head }) else { return [head] }
    let made = dish.lines.filter(\.isRequired).map { line in
      let named = (lines.first { isSame($0, line) } ?? line).alternatives[0]
      return (named: named, thing: essence(of: named))
    }
    let special = made.filter { !isUsual($0.named) && !isUsual($0.thing) }
    let things = Set((special.isEmpty ? made : special).map(\.thing)).sorted()
    let category = dish.isDrink ? nil : dish.category?.lowercased()
    return [dish.isDrink ? "drink" : "meal", category ?? "none"] + things.map(String.init)
  }

  /// What a dish is made of beside its kind and category where things stand in, or are taken of several; as
  /// ``essence(of:duplicateGroups:)`` where none does.
  public func essence(taking id: String, duplicateGroups: [String: String]) -> Set<String> {
    let usual = Set(essence(of: id, duplicateGroups: duplicateGroups).dropFirst(2))
    guard let dish = world.dishes.first(where: { $0.id == id }) else { return usual }
    let required = distinct(dish.lines.filter(\.isRequired))
    let judged = required.map { judgeLine($0, needs: needs(of: $0, in: dish), in: dish) }
    let taken = zip(required, judged).map { line, judged -> Int? in
      let isTaken = judged.grade == "swap" || judged.isUse && line.alternatives.count > 1
      return isTaken ? judged.taken : nil
    }
    guard taken.contains(where: { $0 != nil }) else { return usual }
    let things = zip(required, taken).compactMap { line, taken -> String? in
      let named = taken ?? (lines.first { isSame($0, line) } ?? line).alternatives[0]
      let thing = essence(of: named)
      return isUsual(named) || isUsual(thing) ? nil : String(thing)
    }
    return Set(things)
  }

  /// The most general thing that an ingredient is, or of what alone makes it.
  private func essence(of ingredient: Int) -> Int {
    let general = general(ingredient)
    return (onlyInput(of: ingredient) ?? onlyInput(of: general)).map(self.general) ?? general
  }

  private func general(_ ingredient: Int) -> Int {
    let things = ancestors(ingredient).filter { above in
      !world.ingredients[above].isClass
        && ancestors(above).allSatisfy { world.ingredients[$0].isClass }
    }
    return things.min() ?? ingredient
  }

  private func onlyInput(of ingredient: Int) -> Int? {
    world.routes.filter { $0.product == ingredient }
      .map { Set($0.inputs).filter { !world.ingredients[$0].isStaple } }
      .filter { $0.count == 1 }.compactMap(\.first).min()
  }

  private func isUsual(_ ingredient: Int) -> Bool {
    ancestors(ingredient).union([ingredient])
      .contains { world.ingredients[$0].isStaple || question.usual.contains($0) }
  }
}
