import RecipeLexicon
import RecipeModel
import RecipeStorage

/// What becomes of a pantry when something is put in or taken out; the rules, apart from storage.
struct PantryRules {
  let units: UnitTable

  /// What adding something does.
  enum Addition {
    case batch
    /// An entry that is there already takes this in.
    case change(PantryItem, to: PantryEntry)
    /// It is there just so.
    case nothing(PantryItem)
    /// A batch of its own, in place of one that said no more than that there is some, and is older.
    case instead(of: PantryItem)
  }

  /// How `entry` joins the batches of its ingredient.
  ///
  /// A place, or that it is open, said without amount and date, is said of what is there. Amounts of one measure
  /// and one date add up where they are kept alike. A batch without amount and date is no more than "there
  /// is some": a more exact entry takes its place, and a less exact one changes nothing. Anything
  /// else is a batch of its own, and so is what nobody dated beside what is older: the milk of last week.
  ///
  /// - Parameters:
  ///   - batches: Those of its ingredient, in the order of the pantry.
  ///   - apart: The numbers of batches that nothing may join.
  ///   - older: The numbers of batches without a date that have been there for a day or more and do not keep.
  ///   - today: The day on which it is added.
  func addition(
    of entry: PantryEntry,
    to batches: [PantryItem],
    apart: Set<Int> = [],
    older: Set<Int> = [],
    today: CalendarDay
  ) -> Addition {
    if entry.amount == nil, entry.expires == nil, entry.place != nil || entry.opened != nil,
      let there = batches.first(where: { !says($0.entry, as: entry) }) ?? batches.first
    {
      let changed = keeping(there.entry, as: entry, on: today)
      return changed == there.entry ? .nothing(there) : .change(there, to: changed)
    }
    if entry.amount == nil, entry.expires == nil,
      let first = batches.first(where: { !older.contains($0.number) })
    {
      return .nothing(first)
    }
    let batches = batches.filter { !apart.contains($0.number) }
    let isSome = { (item: PantryItem) in item.entry.amount == nil && item.entry.expires == nil }
    if let some = batches.first(where: isSome) {
      if older.contains(some.number) { return .instead(of: some) }
      let known = keeping(some.entry, as: entry, on: today)
      var changed = entry
      if let place = known.place, entry.place == nil { changed.move(to: place, on: today) }
      changed.opened = known.opened
      return .change(some, to: changed)
    }
    let ofDate = batches.filter {
      $0.entry.expires == entry.expires && $0.entry.isKept(as: entry) && !older.contains($0.number)
    }
    if let some = ofDate.first(where: { $0.entry.amount == nil }) { return .nothing(some) }
    guard let more = entry.amount else { return .batch }
    for same in ofDate {
      guard let there = same.entry.amount, let held = there.quantity,
        let quantity = quantity(of: more, in: there.unit)
      else { continue }
      var sum = same.entry
      sum.amount = Amount(quantity: Self.sum(held, quantity), unit: there.unit)
      return .change(same, to: sum)
    }
    return .batch
  }

  /// Whether all that an entry says of place and being open is so already.
  private func says(_ there: PantryEntry, as entry: PantryEntry) -> Bool {
    (entry.place == nil || entry.place == there.place)
      && (entry.opened == nil || there.opened != nil)
  }

  /// An entry with what another says of place and being open; the first day of being open stays.
  private func keeping(
    _ there: PantryEntry,
    as entry: PantryEntry,
    on today: CalendarDay
  ) -> PantryEntry {
    var kept = there
    if let place = entry.place { kept.move(to: place, on: today) }
    kept.opened = there.opened ?? entry.opened
    return kept
  }

  /// The sum of two quantities in millionths: 0.1 and 0.2 are 0.3.
  static func sum(_ left: Double, _ right: Double) -> Double {
    ((left + right) * 1_000_000).rounded() / 1_000_000
  }

  /// A quantity in another unit of the same measure; nil where it has none.
  private func quantity(of amount: Amount, in unit: String?) -> Double? {
    if amount.unit == unit { return amount.quantity }
    guard let name = amount.unit, let from = units.unit(named: name),
      let to = unit.flatMap({ units.unit(named: $0) }), let quantity = amount.quantity
    else { return nil }
    return from.convert(quantity, to: to)
  }

  /// What taking an amount out of some batches leaves: the batches that change, each with the entry
  /// that stays, nil where nothing does. What expires first is taken first.
  ///
  /// - Returns: Nil when no batch has an amount that compares with `used`.
  func taking(
    _ used: Amount,
    from batches: [PantryItem],
    isDrink: Bool
  ) -> [(item: PantryItem, rest: PantryEntry?)]? {
    var left: Amount? = used
    var changes: [(item: PantryItem, rest: PantryEntry?)] = []
    for batch in batches {
      guard let amount = batch.entry.amount, let still = left else { continue }
      guard let shortfall = units.shortfall(of: still, having: [amount], isDrink: isDrink) else {
        continue
      }
      switch units.taking(still, from: amount, isDrink: isDrink) {
      case .incomparable: continue
      case .nothing: changes.append((batch, nil))
      case .rest(let rest):
        var entry = batch.entry
        entry.amount = rest
        changes.append((batch, entry))
      }
      left = shortfall.short ?? rest(of: still, after: shortfall.held, from: amount)
    }
    return changes.isEmpty ? nil : changes
  }

  /// What a batch that is as good as enough does not give: where the units are of one system the next
  /// batch gives it, so that sums stay exact.
  private func rest(of used: Amount, after held: Amount, from batch: Amount) -> Amount? {
    func system(_ amount: Amount) -> Unit.System? {
      amount.unit.flatMap { units.unit(named: $0)?.system }
    }
    guard let needed = used.quantity, let given = held.quantity,
      needed - given > 1e-6 * needed, system(used) == system(batch)
    else { return nil }
    return Amount(quantity: needed - given, unit: used.unit)
  }
}
