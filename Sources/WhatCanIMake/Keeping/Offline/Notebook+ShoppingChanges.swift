import JSONCoding
import RecipeLexicon
import RecipeModel
import RecipeStorage

extension Notebook {
  /// Applies changes to the shopping list that devices made offline, in one transaction; each only
  /// once, however often it is sent.
  ///
  /// **What is promised.** When all changes of several devices have arrived, the list is the same,
  /// whatever their order of arrival. An entry is on the list if it was added and nobody removed
  /// it. The latest change, by ``ShoppingChange/at`` and then by id, decides whether it is ticked
  /// off, and its amount. Two changes that add the same thing make two entries, which the list adds
  /// up. A change by a command or by other means counts from the time when it happens, and a change
  /// that arrives later overrules it. The pantry is not covered: if one device ticks an entry off
  /// and another removes it, the pantry depends on which change arrived first. All of this holds as
  /// long as changes are remembered: for 60 days, and for each person the newest 5,000.
  ///
  /// - Returns: The outcomes, in the order of the changes; a change that was applied before has the
  ///   same outcome as then. Cost: O(changes · log rows + list + remembered changes of the person).
  public func apply(
    _ changes: [ShoppingChange]
  ) throws(KitchenError) -> [ShoppingChangeOutcome] {
    let entries = try addedEntries(changes)
    return try writing { writer in
      var list = try ChangedList(writer, units: kitchen.index.units)
      return try changes.map { try list.take($0, adding: entries[$0.id]) }
    }
  }

  /// What each change puts on the list, by its id.
  private func addedEntries(
    _ changes: [ShoppingChange]
  ) throws(KitchenError) -> [String: ShoppingEntry] {
    var entries: [String: ShoppingEntry] = [:]
    var reading: StockReading?
    for change in changes {
      guard case .add(let text) = change.action, entries[change.id] == nil else { continue }
      let known = if let reading { reading } else { try StockReading(kitchen) }
      reading = known
      entries[change.id] = try entry(text, known)
    }
    return entries
  }

  /// One entry, whatever the text says: a device must not lose what somebody wrote.
  private func entry(_ text: String, _ reading: StockReading) throws(KitchenError) -> ShoppingEntry
  {
    let name = try checkedName(text, "name")
    let things: [StockReading.Stock]
    do {
      things = try self.things(["\(name) ,"], reading)
    } catch {
      guard case .badText = error.reason else { throw error }
      things = []
    }
    guard things.count == 1, let thing = things.first else { return ShoppingEntry(text: name) }
    let ingredient = thing.ingredient.map { reading.lexicon.name(of: $0) }
    return ShoppingEntry(
      text: ingredient ?? thing.line.name,
      ingredients: ingredient.map { [$0] } ?? [],
      amount: thing.amount
    )
  }
}

/// The shopping list while changes are made to it.
private struct ChangedList {
  private let writer: NotebookWriter
  private let units: UnitTable
  /// What is on it, by number.
  private var items: [Int: ShoppingItem]
  /// The changes that the person's devices sent before, by id.
  private var taken: [String: TakenChange] = [:]
  /// The ids of those that name an entry by the id of what puts it there, by that.
  private var naming: [String: [String]] = [:]

  init(_ writer: NotebookWriter, units: UnitTable) throws {
    self.writer = writer
    self.units = units
    let items = try writer.reader.shopping().map { ($0.number, $0) }
    self.items = Dictionary(items, uniquingKeysWith: { first, _ in first })
    for note in try writer.rememberedChanges() { know(note) }
  }

  private mutating func know(_ note: TakenChange) {
    taken[note.id] = note
    if let named = note.named { naming[named, default: []].append(note.id) }
  }

  mutating func take(
    _ change: ShoppingChange,
    adding entry: ShoppingEntry?
  ) throws -> ShoppingChangeOutcome {
    let request = try JSONStyle.document.text(of: change)
    if let before = taken[change.id] {
      guard before.request == request else { return ShoppingChangeOutcome(.reused) }
      return try outcome(of: before)
    }
    guard change.at <= writer.now * 1_000 + ShoppingChange.millisecondsAhead else {
      return ShoppingChangeOutcome(.ahead)
    }
    var note = TakenChange(
      id: change.id,
      request: request,
      outcome: "",
      entry: nil,
      named: nil,
      takenAt: writer.now
    )
    if case .added(let id) = change.entry { note.named = id }
    let outcome =
      if case .add = change.action, let entry { try add(entry, by: change, &note) } else {
        try make(change, &note)
      }
    note.outcome = try JSONStyle.document.text(of: outcome)
    try writer.remember(note)
    know(note)
    return outcome
  }

  private func outcome(of note: TakenChange) throws -> ShoppingChangeOutcome {
    try JSONParser.decoded(ShoppingChangeOutcome.self, from: Array(note.outcome.utf8))
  }

  /// Puts an entry on the list, as those changes have it that came before and name it.
  private mutating func add(
    _ entry: ShoppingEntry,
    by change: ShoppingChange,
    _ note: inout TakenChange
  ) throws -> ShoppingChangeOutcome {
    let early = naming[change.id, default: []]
    let waiting = try early.compactMap { taken[$0] }.map(Self.change).sorted { $1.isAfter($0) }
    guard !waiting.contains(where: \.isRemoval) else { return ShoppingChangeOutcome(.gone) }
    let item = try writer.add(entry, at: min(change.at / 1_000, writer.now))
    items[item.number] = item
    note.entry = item.number
    try writer.settleChanges(naming: change.id, on: item.number)
    for id in early { taken[id]?.entry = item.number }
    for later in waiting { try set(later.action, on: item.number) }
    return ShoppingChangeOutcome(.done, entry: item.number)
  }

  /// Changes an entry, unless a later change has said the same thing of it.
  private mutating func make(
    _ change: ShoppingChange,
    _ note: inout TakenChange
  ) throws -> ShoppingChangeOutcome {
    let number: Int
    switch change.entry {
    case .number(let said): number = said
    case .added(let id):
      guard let adding = taken[id] else { return ShoppingChangeOutcome(.waiting) }
      guard let entry = adding.entry else { return ShoppingChangeOutcome(.gone) }
      number = entry
    case nil: return ShoppingChangeOutcome(.gone)
    }
    // Of what is not on this person's list nothing is looked up, and nothing noted.
    guard items[number] != nil else { return ShoppingChangeOutcome(.gone) }
    note.entry = number
    let others = try writer.reader.takenChanges(ofEntry: number).map(Self.change)
    if others.contains(where: { $0.contradicts(change) && $0.isAfter(change) }) {
      return ShoppingChangeOutcome(.overruled)
    }
    try set(change.action, on: number)
    return ShoppingChangeOutcome(.done)
  }

  /// Does nothing where the list says it already.
  private mutating func set(_ action: ShoppingChange.Action, on number: Int) throws {
    guard var item = items[number] else { return }
    switch action {
    case .add: return
    case .tick:
      guard !item.isChecked else { return }
      let amount = units.boughtAmount(
        listed: item.entry.amount,
        isForDishes: item.entry.dish != nil
      )
      let batch = try item.entry.ingredients.first.map {
        try writer.add(PantryEntry(ingredient: $0, text: $0, amount: amount))
      }
      _ = try writer.check(number, pantryItem: batch?.number)
      (item.isChecked, item.pantryItem) = (true, batch?.number)
    case .untick:
      guard item.isChecked else { return }
      if let batch = item.pantryItem { _ = try writer.removePantryItem(batch) }
      _ = try writer.uncheck(number)
      (item.isChecked, item.pantryItem) = (false, nil)
    case .setAmount(_, let amount):
      item.entry.amount = amount
      _ = try writer.setShoppingItem(number, to: item.entry)
    case .remove:
      _ = try writer.removeShoppingItem(number)
      items[number] = nil
      return
    }
    items[number] = item
  }

  private static func change(_ note: TakenChange) throws -> ShoppingChange {
    try JSONParser.decoded(ShoppingChange.self, from: Array(note.request.utf8))
  }
}

extension ShoppingChange {
  fileprivate var isRemoval: Bool {
    guard case .remove = action else { return false }
    return true
  }
}
