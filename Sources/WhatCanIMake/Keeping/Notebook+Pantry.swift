import RecipeLexicon
public import RecipeModel
import RecipeStorage

/// The outcome for something that was put into the pantry.
public struct PantryAddition: Sendable, Equatable {
  public enum Outcome: Sendable, Equatable {
    case added
    /// It was added to a batch that was there, or made that batch more exact.
    case changed
    case unchanged
  }

  public var outcome: Outcome
  /// The batch afterwards.
  public var item: PantryItem
}

/// The outcome for something that was taken out of the pantry.
public struct PantryRemoval: Sendable, Equatable {
  public var ingredient: String
  /// What is left of it, batch by batch; empty if nothing is left.
  public var left: [PantryItem]
  /// False if the given amount cannot be compared with any that is there; then nothing was taken.
  public var isMeasured: Bool
  /// How much of the given amount was not there; nil if all of it was.
  public var short: Amount?
}

extension Kitchen {
  /// The person's pantry, ordered by ingredient, then the most urgent batch first.
  public func pantry() throws(KitchenError) -> [PantryItem] {
    try reading(or: []) { try $0.pantry() }
  }
}

extension Notebook {
  /// Adds things to the pantry, in one transaction.
  ///
  /// - Parameters:
  ///   - texts: Each has one thing, or several separated by commas: "milk 1 l", "gin, lime". A
  ///     thing may have its date: "milk 1 l until friday", "cheese 2026-12-10".
  ///   - expires: The date of all that have none of their own.
  ///   - place: Where all of them are kept. Without an amount and a date, this changes the place of
  ///     what is already in the pantry.
  ///   - opened: The day on which all of them were opened; without an amount and a date as for
  ///     `place`.
  ///   - day: The day from which words such as "tomorrow" count; nil for that of Greenwich.
  /// - Returns: The outcome for each thing, and the names that were left out because they are
  ///   unknown, or that may be typos.
  /// - Throws: ``KitchenError`` `.nothingRecognised` if no ingredient is known, `.badText`.
  public func addToPantry(
    _ texts: [String],
    expires: CalendarDay? = nil,
    in place: PantryPlace? = nil,
    opened: CalendarDay? = nil,
    typedOn day: CalendarDay? = nil
  ) throws(KitchenError) -> (added: [PantryAddition], unknown: [UnknownName]) {
    let reading = try StockReading(kitchen)
    var entries: [PantryEntry] = []
    var unknown: [UnknownName] = []
    let dated = try datedThings(texts, typedOn: day ?? today, reading)
    let things = dated.map(\.thing)
    for (thing, lastDay) in dated {
      guard let ingredient = thing.ingredient else {
        unknown.append(kitchen.unknownName(thing.line.name))
        continue
      }
      entries.append(
        PantryEntry(
          ingredient: reading.lexicon.name(of: ingredient),
          text: thing.text,
          amount: thing.amount,
          expires: lastDay ?? expires,
          place: place,
          opened: opened,
          frozen: today
        )
      )
    }
    guard !entries.isEmpty else { throw KitchenError(.nothingRecognised(unknown)) }
    let added = try writing { writer in try entries.map { try add($0, writer) } }
    let named = things.compactMap { thing in thing.ingredient.map { (thing.line.name, $0) } }
    return (added, unknown + kitchen.likelySlips(named))
  }

  /// The things that texts name, each with its own date.
  private func datedThings(
    _ texts: [String],
    typedOn today: CalendarDay,
    _ reading: StockReading
  ) throws(KitchenError) -> [(thing: StockReading.Stock, day: CalendarDay?)] {
    let parts = texts.flatMap { DatedThings.parts(of: $0, today: today) }
    var dated: [(thing: StockReading.Stock, day: CalendarDay?)] = []
    // Texts without a date are read together, so that the words of a name may be apart.
    var undated: [String] = []
    for part in parts {
      guard let day = part.expires else {
        undated.append(part.text)
        continue
      }
      dated += try things(undated, reading).map { ($0, nil) }
      undated = []
      dated += try things([part.text], reading).map { ($0, nil) }
      if !dated.isEmpty { dated[dated.count - 1].day = day }
    }
    return dated + (try things(undated, reading).map { ($0, nil) })
  }

  func add(_ entry: PantryEntry, _ writer: NotebookWriter) throws -> PantryAddition {
    let batches = try writer.reader.pantry().filter { $0.entry.ingredient == entry.ingredient }
    // What was ticked off stays a batch of its own, so that taking the tick off finds just that.
    let bought = Set(try writer.reader.shopping().compactMap(\.pantryItem))
    let rules = PantryRules(units: kitchen.index.units)
    let older = batches.filter(isOlder).map(\.number)
    switch rules.addition(
      of: entry,
      to: batches,
      apart: bought,
      older: Set(older),
      today: today
    ) {
    case .batch: return PantryAddition(outcome: .added, item: try writer.add(entry))
    case .instead(let old):
      _ = try writer.removePantryItem(old.number)
      return PantryAddition(outcome: .added, item: try writer.add(entry))
    case .nothing(let item): return PantryAddition(outcome: .unchanged, item: item)
    case .change(var item, let entry):
      _ = try writer.setPantryItem(item.number, to: entry)
      item.entry = entry
      return PantryAddition(outcome: .changed, item: item)
    }
  }

  /// The day on which things are added and moved: that of Greenwich.
  var today: CalendarDay { now.dayOfSeconds }

  /// Whether a batch has no date, has been there for a day or more, and does not keep for long.
  private func isOlder(_ item: PantryItem) -> Bool {
    item.addedAt.dayOfSeconds < today && kitchen.estimate(of: item) != nil
  }

  /// Takes things out of the pantry, in one transaction: all of a thing, or a given amount; the
  /// most urgent batches first. ``undo(_:)`` brings back the things that were taken out without an
  /// amount.
  ///
  /// - Returns: What was there, and the things that were not.
  /// - Throws: ``KitchenError`` `.notInPantry` if none of them was there.
  public func removeFromPantry(
    _ texts: [String]
  ) throws(KitchenError) -> (removed: [PantryRemoval], absent: [String]) {
    let reading = try StockReading(kitchen)
    let things = try things(texts, reading)
    return try writing { writer in
      var removed: [PantryRemoval] = []
      var absent: [String] = []
      // Together they are one deletion, so they go when all are known.
      var gone: [PantryItem] = []
      func there() throws -> [PantryItem] {
        let numbers = Set(gone.map(\.number))
        return try writer.reader.pantry().filter { !numbers.contains($0.number) }
      }
      for thing in things {
        let name = thing.ingredient.map { reading.lexicon.name(of: $0) } ?? thing.line.name
        let batches = try there().filter {
          $0.entry.ingredient == name || $0.entry.text == thing.text
        }
        guard let first = batches.first else {
          absent.append(thing.line.name)
          continue
        }
        var isMeasured = true
        if let amount = thing.amount {
          isMeasured = try take(amount, from: batches, writer)
        } else {
          gone += batches
        }
        let ingredient = first.entry.ingredient
        let left = try there().filter { $0.entry.ingredient == ingredient }
        removed.append(
          PantryRemoval(
            ingredient: ingredient,
            left: left,
            isMeasured: isMeasured,
            short: thing.amount.flatMap { amount in
              kitchen.index.units.shortfall(
                of: amount,
                having: batches.compactMap(\.entry.amount),
                isDrink: false
              )?.short
            }
          )
        )
      }
      guard !removed.isEmpty else { throw KitchenError(.notInPantry(absent)) }
      try takeOut(gone, writer)
      return (removed, absent)
    }
  }

  /// Takes every batch out of the pantry whose date has passed on a given day, in one transaction;
  /// ``undo(_:)`` brings them back.
  ///
  /// - Returns: What was taken and what is left of it, each thing once, in the order of the pantry.
  public func removePastDate(on today: CalendarDay) throws(KitchenError) -> [PantryRemoval] {
    try writing { writer in
      let past = try writer.reader.pantry().filter { $0.entry.isPastDate(on: today) }
      var names: [String] = []
      for item in past where !names.contains(item.entry.ingredient) {
        names.append(item.entry.ingredient)
      }
      try takeOut(past, writer)
      let rest = try writer.reader.pantry()
      return names.map { name in
        PantryRemoval(
          ingredient: name,
          left: rest.filter { $0.entry.ingredient == name },
          isMeasured: true,
          short: nil
        )
      }
    }
  }

  /// Clears the pantry.
  ///
  /// - Returns: How many batches it had.
  public func clearPantry() throws(KitchenError) -> Int {
    try writing { try $0.clearPantry() }
  }

  /// Takes whole batches out in one deletion.
  private func takeOut(_ batches: [PantryItem], _ writer: NotebookWriter) throws {
    let names = Set(batches.map(\.entry.ingredient))
    try writer.takeOut(batches.map(\.number), called: names.count == 1 ? names.first : nil)
  }

  /// Takes an amount out of batches.
  ///
  /// - Returns: False when the amount compares with none of theirs.
  private func take(
    _ amount: Amount,
    from batches: [PantryItem],
    _ writer: NotebookWriter
  ) throws -> Bool {
    let rules = PantryRules(units: kitchen.index.units)
    guard let changes = rules.taking(amount, from: batches, isDrink: false) else { return false }
    for (item, rest) in changes { try set(item, to: rest, writer) }
    return true
  }

  func set(_ item: PantryItem, to rest: PantryEntry?, _ writer: NotebookWriter) throws {
    if let rest {
      _ = try writer.setPantryItem(item.number, to: rest)
    } else {
      _ = try writer.removePantryItem(item.number)
    }
  }

  /// The things that the words of a command line name, each word within its limit.
  ///
  /// Several words of one name need not be in quotes: from left to right, the longest run of words
  /// that is one thing by itself is one; a word that begins no such run is taken by itself.
  ///
  /// - Parameter isKnown: Whether something that is no ingredient is one thing.
  func things(
    _ words: [String],
    _ reading: StockReading,
    isKnown: (String) -> Bool = { _ in false }
  ) throws(KitchenError) -> [StockReading.Stock] {
    var checked: [String] = []
    for word in words {
      let word = try checkedName(word, "name")
      guard !namesNoAmount(word) else { throw KitchenError(.badText(field: word, .isNoAmount)) }
      checked.append(word)
    }
    var things: [StockReading.Stock] = []
    var rest = checked[...]
    // What someone quoted is a thing by itself when it can be: garlic, "olive oil".
    let standsAlone = { (text: String) in
      text.contains { ",;".contains($0) } || text.contains(" ") && reading.isOneThing(text)
    }
    while let first = rest.first {
      let run = (2...8).reversed().first { count in
        guard count <= rest.count, !rest.prefix(count).contains(where: standsAlone) else {
          return false
        }
        let text = rest.prefix(count).joined(separator: " ")
        return isKnown(text) || reading.isOneThing(text)
      }
      if let run {
        things.append(reading.thing(rest.prefix(run).joined(separator: " ")))
      } else {
        things += reading.things(in: first)
      }
      rest = rest.dropFirst(run ?? 1)
    }
    return things
  }
}

/// True for a text with an amount of 0, or with a minus before one: "milk 0 l", "sugar -5 g".
private func namesNoAmount(_ text: String) -> Bool {
  text.split(whereSeparator: \.isWhitespace).contains { word in
    let digits = word.utf8.drop { $0 == UInt8(ascii: "-") }
    let isMinus = digits.count < word.utf8.count && (0x30...0x39).contains(digits.first ?? 0)
    return word == "0" || isMinus
  }
}
