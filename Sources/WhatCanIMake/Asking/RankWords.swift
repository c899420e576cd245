public import RecipeMatching

/// The keys of the rank order in words.
public enum RankWords {
  /// Why a dish has its rank: "uses 3 of your ingredients; nothing swapped; well known".
  public static func description(of keys: RankKeys) -> String {
    var parts: [String] = []
    if keys.missing > 0 { parts.append("needs \(things(keys.missing))") }
    if keys.isPlain { parts.append("a plain dish") }
    if keys.hasMain { parts.append("made from a main ingredient that you have") }
    parts.append(
      keys.used == 0
        ? "uses only what most kitchens have"
        : "uses \(things(keys.used, of: "your ingredients"))"
    )
    parts.append(keys.swaps == 0 ? "no swaps" : "\(count(keys.swaps, "swap"))")
    if keys.expiring > 0 { parts.append("uses ingredients that should be used soon") }
    if keys.renown == Renown.wide { parts.append("well known") }
    if keys.renown == Renown.some { parts.append("fairly well known") }
    if keys.generics > 0 {
      parts.append("\(count(keys.generics, "ingredient")) matched by a more general name")
    }
    if let minutes = keys.minutes { parts.append("\(minutes) minutes") }
    return parts.joined(separator: "; ")
  }

  /// What decides between a dish and the one before it, said of the one before, whose name stands
  /// in front: "uses 3 of your ingredients; this dish uses 2".
  public static func difference(
    _ before: RankKeys,
    _ dish: RankKeys,
    in order: RankOrder
  ) -> String {
    switch order.firstDifference(before, dish) {
    case .missing: "needs \(amount(before.missing)); this dish needs \(things(dish.missing))"
    case .plain: "is more than a plain dish; this dish is plain"
    case .main:
      "uses a main ingredient that you have (meat, fish, pulses or a spirit); this dish does not"
    case .breadth, .used: "uses \(before.used) of your ingredients; this dish uses \(dish.used)"
    case .swaps:
      before.swaps == 0
        ? "needs no swaps; this dish needs \(dish.swaps)"
        : "needs \(count(before.swaps, "swap")); this dish needs \(dish.swaps)"
    case .expiring: "uses more ingredients that should be used soon"
    case .taste: "is closer to your taste"
    case .renown: "is better known"
    case .weight: "uses rarer ingredients that you have"
    case .generics: "matches more of its ingredients exactly"
    case .minutes:
      (before.minutes.map { "takes \($0) minutes" } ?? "does not say how long it takes")
        + "; this dish \(dish.minutes.map { "takes \($0)" } ?? "does not say")"
    case nil: "is just as good a match; such dishes are listed by name"
    }
  }

  private static func amount(_ number: Int) -> String {
    number == 0 ? "nothing more" : things(number)
  }

  private static func things(_ number: Int, of what: String = "") -> String {
    what.isEmpty ? count(number, "more ingredient") : "\(number) of \(what)"
  }

  private static func count(_ number: Int, _ noun: String) -> String {
    number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
  }
}
