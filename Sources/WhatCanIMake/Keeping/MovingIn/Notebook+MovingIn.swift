import RecipeLexicon
import RecipeModel
import RecipeStorage

extension Notebook {
  /// Imports what somebody saved in another program, beside what is there, all in one transaction.
  ///
  /// A batch or an entry of the shopping list counts as existing if it has the same content and, if
  /// known, was bought on the same day. So importing the same export twice adds nothing. A name
  /// that is not a known ingredient is not added to the pantry, but can be added to the shopping
  /// list. Ratings, favourites and lists go to dishes with exactly the same name; a rating that the
  /// person gave here stays.
  ///
  /// - Throws: ``KitchenError`` `.badExport` if the file is not the export of a known program or
  ///   has more than 5,000 things, `.noSuchFile`. Cost: O(bytes + things · what is there).
  public func moveIn(from path: String) throws(KitchenError) -> MoveInReport {
    let (source, things) = try MovedExport.things(
      in: try OutsideFile(path).bytes(),
      file: path,
      person: person.name,
      today: today
    )
    guard things.count <= MovedThings.most else {
      let detail =
        "the export has \(things.count) things; at most \(MovedThings.most) can be imported"
      throw KitchenError(.badExport(path: path, detail: detail))
    }
    return try take(things, from: source)
  }

  func take(_ things: MovedThings, from source: MovedSource) throws(KitchenError) -> MoveInReport {
    let reading = try StockReading(kitchen)
    var report = MoveInReport(source: source, left: things.left)
    var unnamed = 0
    var entries: [(entry: PantryEntry, bought: CalendarDay?)] = []
    for item in things.pantry {
      guard let name = usable(item.name) else {
        unnamed += 1
        continue
      }
      guard let ingredient = reading.thing(name).ingredient else {
        if !report.unknown.contains(where: { $0.input == name }) {
          report.unknown.append(unknown(name, after: report.unknown.count))
        }
        continue
      }
      entries.append(
        (
          PantryEntry(
            ingredient: reading.lexicon.name(of: ingredient),
            text: name,
            amount: known(item.amount, reading),
            expires: item.expires,
            place: item.place,
            opened: item.opened,
            frozen: item.bought ?? today
          ), item.bought
        )
      )
    }
    var wanted: [ShoppingEntry] = []
    for item in things.shopping {
      guard let name = usable(item.name) else {
        unnamed += 1
        continue
      }
      let ingredient = reading.thing(name).ingredient.map { reading.lexicon.name(of: $0) }
      wanted.append(
        ShoppingEntry(
          text: ingredient ?? name,
          ingredients: ingredient.map { [$0] } ?? [],
          amount: known(item.amount, reading)
        )
      )
    }
    if unnamed > 0 {
      report.left.append(MoveInReport.Left(name: "things with no usable name", count: unnamed))
    }
    let dishes = try dishes(of: things, &report)
    return try writing { writer in
      report.pantry = try putIn(entries, writer)
      try takeMarks(things.marks, dishes, writer, &report)
      try takeLists(things.lists, dishes, writer, &report)
      report.shopping = try putOnList(wanted, writer)
      return report
    }
  }

  private func putIn(
    _ entries: [(entry: PantryEntry, bought: CalendarDay?)],
    _ writer: NotebookWriter
  ) throws -> MoveInReport.Count {
    var there = try writer.reader.pantry()
    var count = MoveInReport.Count()
    for (entry, bought) in entries {
      let same = there.firstIndex { item in
        // Without a day of buying it is frozen since the day on which it moved in.
        let isSameDay = bought.map { item.addedAt.dayOfSeconds == $0 } ?? true
        var entry = entry
        if bought == nil, item.entry.place == entry.place { entry = entry.frozen(as: item.entry) }
        return isSameDay && item.entry == entry
      }
      if let same {
        there.remove(at: same)
        count.unchanged += 1
      } else {
        try writer.add(entry, at: bought.map { $0.daysSince1970 * 86_400 })
        count.new += 1
      }
    }
    return count
  }

  private func putOnList(
    _ entries: [ShoppingEntry],
    _ writer: NotebookWriter
  ) throws -> MoveInReport.Count {
    var there = try writer.reader.shopping()
    var count = MoveInReport.Count()
    for entry in entries {
      if let same = there.firstIndex(where: { $0.entry == entry }) {
        there.remove(at: same)
        count.unchanged += 1
      } else {
        try writer.add(entry)
        count.new += 1
      }
    }
    return count
  }

  /// An amount whose unit has the name that it has on lines here.
  private func known(_ amount: Amount?, _ reading: StockReading) -> Amount? {
    guard var amount, let unit = amount.unit, unit.utf8.count <= 50,
      let known = reading.parser.parseStock("1 \(unit) salt").amounts.first?.unit
    else { return amount }
    amount.unit = known
    return amount
  }

  /// A name within its limit; nil for one that nobody could type.
  func usable(_ name: String) -> String? {
    let name = trimmed(name)
    guard !name.isEmpty, name.utf8.count <= Self.longestName, !name.utf8.contains(0) else {
      return nil
    }
    return name
  }

  /// An unknown name; the first hundred get suggestions, each of which takes milliseconds.
  private func unknown(_ name: String, after count: Int) -> UnknownName {
    count < 100 ? kitchen.unknownName(name) : UnknownName(input: name, suggestions: [])
  }
}

extension PantryEntry {
  /// The same, frozen on the day on which another was.
  fileprivate func frozen(as other: PantryEntry) -> PantryEntry {
    PantryEntry(
      ingredient: ingredient,
      text: text,
      amount: amount,
      expires: expires,
      place: place,
      opened: opened,
      frozen: other.frozen,
      daysPaused: daysPaused
    )
  }
}
