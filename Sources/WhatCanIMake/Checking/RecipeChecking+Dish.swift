import RecipeImport
import RecipeLexicon
import RecipeMatching
import RecipeModel

extension RecipeChecking {
  /// What is wrong with one recipe, taken by itself. Cost: O(lines).
  func reasons(
    against filed: FiledRecipe,
    _ suggestions: inout NameSuggestions
  ) -> [RecipeFault.Reason] {
    let recipe = filed.recipe
    var reasons: [RecipeFault.Reason] = []
    for line in filed.lines { reasons += self.reasons(against: line, in: recipe, &suggestions) }
    if !recipe.lines.contains(where: \.isRequired) { reasons.append(.nothingRequired) }
    if recipe.servings == nil { reasons.append(.missing("servings")) }
    if recipe.minutes == nil { reasons.append(.missing("time")) }
    reasons += swapReasons(against: filed, &suggestions)
    if rules == .collection {
      reasons += cardReasons(against: recipe) + tagReasons(against: filed)
      if let minutes = recipe.minutes, filed.timed > minutes {
        reasons.append(.stepsTakeLonger(filed.timed, than: minutes))
      }
    }
    return reasons
  }

  // MARK: Lines

  private func reasons(
    against filed: FiledRecipe.Line,
    in recipe: Recipe,
    _ suggestions: inout NameSuggestions
  ) -> [RecipeFault.Reason] {
    let line = filed.line
    var reasons: [RecipeFault.Reason] = []
    if let asked = filed.asked {
      let sides = line.name.split(separator: " or ").count
      if sides > 1, let known = asked.first?.count, known < sides {
        reasons.append(.unknownAlternative(line: line.name))
      }
    } else {
      let like = suggestions.suggestions(for: line.name, in: lexicon)
      reasons.append(.unknownIngredient(line.name, like: like))
    }
    if rules == .collection, line.isRequired, line.amounts.isEmpty, !isStaple(filed) {
      reasons.append(.noAmount(of: line.name))
    }
    for amount in line.amounts { reasons += self.reasons(against: amount, of: line, in: recipe) }
    return reasons
  }

  private func isStaple(_ line: FiledRecipe.Line) -> Bool {
    (line.asked ?? []).allSatisfy { $0.contains(where: staples.contains) }
  }

  private func reasons(
    against amount: Amount,
    of line: IngredientLine,
    in recipe: Recipe
  ) -> [RecipeFault.Reason] {
    if let unit = amount.unit, units.unit(named: unit) == nil {
      return [.unknownUnit(unit, of: line.name)]
    }
    guard let quantity = amount.quantity,
      let bound = bounds.bound(of: amount.unit, in: recipe.kind)
    else { return [] }
    func text(_ quantity: Double) -> String {
      AmountText.text(of: Amount(quantity: quantity, unit: amount.unit))
    }
    // A hair's breadth for thirds that were written as decimals.
    if quantity < bound.least * 0.999 {
      return [.tooLittle(text(quantity), of: line.name, least: text(bound.least))]
    }
    let servings = Double(max(1, recipe.servings ?? 1))
    if (amount.quantityMax ?? quantity) / servings > bound.most * 1.001 {
      let most = text(bound.most)
      return [.tooMuch(text(amount.quantityMax ?? quantity), of: line.name, most: most)]
    }
    return []
  }

  // MARK: Times

  /// What the timers of a Cooklang file add up to, each by its least, in whole minutes.
  static func minutes(ofTimersIn document: CooklangDocument) -> Int {
    let minutes = document.steps.joined().map { item -> Double in
      guard case .timer(let timer) = item, let amount = timer.amount else { return 0 }
      let number: Double =
        switch amount.quantity {
        case .number(let number), .range(let number, _): number
        case .text: 0
        }
      return number * minutesPer(amount.unit ?? "")
    }
    return Int(exactly: minutes.reduce(0, +).rounded(.down)) ?? .max
  }

  private static func minutesPer(_ unit: String) -> Double {
    switch unit.lowercased() {
    case "s", "sec", "second", "seconds": 1 / 60
    case "h", "hour", "hours": 60
    case "d", "day", "days": 24 * 60
    default: 1
    }
  }

  // MARK: Front matter

  private func swapReasons(
    against filed: FiledRecipe,
    _ suggestions: inout NameSuggestions
  ) -> [RecipeFault.Reason] {
    let asked = Set(filed.lines.flatMap { $0.asked ?? [] }.joined())
    var reasons: [RecipeFault.Reason] = []
    for swap in filed.recipe.swaps {
      for name in [swap.required, swap.substitute] where lexicon.ingredient(named: name) == nil {
        let like = suggestions.suggestions(for: name, in: lexicon)
        reasons.append(.unknownIngredient(name, like: like))
      }
      if let required = lexicon.ingredient(named: swap.required), !asked.contains(required) {
        reasons.append(.swapUnasked(swap.required))
      }
    }
    return reasons
  }

  /// A dish makes an ingredient that the lexicon knows, and not of itself.
  func yieldReasons(
    against filed: FiledRecipe,
    _ suggestions: inout NameSuggestions
  ) -> [RecipeFault.Reason] {
    guard let yields = filed.recipe.yields else { return [] }
    guard let made = lexicon.ingredient(named: yields.ingredient) else {
      let like = suggestions.suggestions(for: yields.ingredient, in: lexicon)
      return [.unknownIngredient(yields.ingredient, like: like)]
    }
    var reasons: [RecipeFault.Reason] = []
    if let unit = yields.amount?.unit, units.unit(named: unit) == nil {
      reasons.append(.unknownUnit(unit, of: yields.ingredient))
    }
    let isNeeded = filed.lines.contains { line in
      line.line.isRequired && (line.asked ?? []).contains { $0.contains(made) }
    }
    if isNeeded { reasons.append(.yieldsItsOwnNeed(yields.ingredient)) }
    return reasons
  }

  /// What its card would not show, or show unlike the others.
  private func cardReasons(against recipe: Recipe) -> [RecipeFault.Reason] {
    var reasons: [RecipeFault.Reason] = []
    if (recipe.summary ?? "").isEmpty { reasons.append(.missing("summary")) }
    if recipe.tags.isEmpty { reasons.append(.missing("tags")) }
    if recipe.steps.isEmpty { reasons.append(.missing("steps")) }
    for field in FieldValues.Field.allCases {
      let value = field.value(in: recipe)
      switch (fields.values(of: field, in: recipe.kind), value) {
      case (nil, nil): continue
      case (nil, .some): reasons.append(.misplaced(field: field.rawValue))
      case (.some, nil): reasons.append(.missing(field.rawValue))
      case (let allowed?, let value?) where !allowed.contains(value):
        reasons.append(.unusual(field: field.rawValue, value: value, allowed: allowed))
      default: continue
      }
    }
    return reasons
  }

  /// A tag that names a diet holds for every line, optional ones too.
  private func tagReasons(against filed: FiledRecipe) -> [RecipeFault.Reason] {
    filed.recipe.tags.flatMap { tag -> [RecipeFault.Reason] in
      guard let exclusion = Diet(rawValue: tag).flatMap({ exclusions[$0] }) else { return [] }
      return filed.lines.compactMap { line in
        let isBroken = (line.read ?? []).contains { alternatives in
          alternatives.allSatisfy { exclusion.verdict(of: $0) != .safe }
        }
        return isBroken ? .untrueTag(tag, because: line.line.name) : nil
      }
    }
  }
}
