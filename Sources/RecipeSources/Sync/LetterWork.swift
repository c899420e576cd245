internal import RecipeImport
internal import RecipeModel

/// The dishes of TheCocktailDB or TheMealDB, whose API has no list of them all.
struct LetterWork: Codable, Equatable, Sendable {
  /// That are to be asked for yet.
  private var letters = "abcdefghijklmnopqrstuvwxyz0123456789"
  /// The lists whose values are to be asked for yet; the first is under way.
  private var lists: [ValueList]
  /// The values of the first list that are to be asked for yet; nil before it is known.
  private var values: [String]?
  /// The ids of the dishes that came, or failed.
  private var seen = NumberSet()
  /// The ids of the dishes that are to be fetched yet.
  private var pending = NumberSet()

  init(lists: [ValueList]) {
    self.lists = lists
  }

  /// In `seen` and `pending`, far more than the services have.
  private static let mostDishes = 30_000
  /// Of the values of one list, in bytes of JSON.
  private static let valueBytes = 200_000

  var remaining: Int {
    letters.utf8.count + pending.count + lists.count + (values.map { $0.count - 1 } ?? 0)
  }

  mutating func step(_ connection: SourceConnection) throws(SourceError) -> SyncBatch {
    let requests = DrinkAndMealRequests(connection: connection)
    if let letter = letters.first { return try askLetter(letter, requests) }
    if let list = lists.first {
      guard let value = values?.first else { return try askValues(of: list, requests) }
      return try askDishes(in: list, named: value, requests)
    }
    return try askDish(requests)
  }

  mutating func skip() {
    if !letters.isEmpty {
      letters.removeFirst()
    } else if !lists.isEmpty {
      values = values.map { Array($0.dropFirst()) } ?? []
      leaveListWhenDone()
    } else if let id = pending.removeFirst() {
      seen.insert(id)
    }
  }

  private mutating func askLetter(
    _ letter: Character,
    _ requests: DrinkAndMealRequests
  ) throws(SourceError) -> SyncBatch {
    let answer = try requests.searchAnswer("f", String(letter))
    let imported = try requests.recipes(in: answer)
    let ids = requests.ids(in: answer)
    let before = seen
    var batch = SyncBatch()
    for recipe in imported.recipes {
      guard let id = NumberSet.number(recipe.origin.nativeID) else {
        batch.recipes.append(recipe)
        continue
      }
      if before.contains(id) { continue }
      if remember(id) {
        batch.recipes.append(recipe)
      } else {
        batch.problems.append(tooMany(in: answer.file))
        break
      }
    }
    for problem in imported.problems {
      let id = Self.id(of: problem, among: ids)
      if let id, seen.contains(id) { continue }
      if let id { _ = remember(id) }
      batch.problems.append(problem)
    }
    batch.untold = imported.untold
    // Dishes that failed are remembered as well, told or not, so that no filter brings them back.
    for id in ids.compactMap({ $0 }).compactMap(NumberSet.number) where !seen.contains(id) {
      guard remember(id) else { break }
    }
    letters.removeFirst()
    return batch
  }

  /// The id of the record that a problem is about.
  private static func id(of problem: ImportError, among ids: [String?]) -> Int? {
    guard case .record(let number) = problem.place, ids.indices.contains(number - 1) else {
      return nil
    }
    return ids[number - 1].flatMap { NumberSet.number($0) }
  }

  /// False when there is no room for it.
  private mutating func remember(_ id: Int) -> Bool {
    guard seen.count + pending.count < Self.mostDishes else { return false }
    seen.insert(id)
    return true
  }

  private func tooMany(in file: String) -> ImportError {
    ImportError(
      .tooMany(key: "the source", count: Self.mostDishes + 1, allowed: Self.mostDishes),
      file: file
    )
  }

  private mutating func askValues(
    of list: ValueList,
    _ requests: DrinkAndMealRequests
  ) throws(SourceError) -> SyncBatch {
    let reply = try requests.values(of: list)
    var problems = reply.problems
    var bytes = 0
    let kept = reply.value.prefix { value in
      bytes += value.utf8.reduce(3) { $0 + ($1 < 0x20 ? 6 : 2) }
      return bytes <= Self.valueBytes
    }
    if kept.count < reply.value.count {
      problems.append(
        ImportError(
          .tooMany(key: "\(list)", count: reply.value.count, allowed: kept.count),
          file: requests.connection.source.rawValue
        )
      )
    }
    values = Array(kept)
    leaveListWhenDone()
    return SyncBatch(problems: problems)
  }

  private mutating func askDishes(
    in list: ValueList,
    named value: String,
    _ requests: DrinkAndMealRequests
  ) throws(SourceError) -> SyncBatch {
    let reply = try requests.filter(list, value)
    var batch = SyncBatch(problems: reply.problems)
    for dish in reply.value {
      guard let id = NumberSet.number(dish.nativeID) else {
        let key = requests.idKey
        let reason = ImportError.Reason.unknownValue(
          key: key,
          value: dish.nativeID,
          allowed: "a whole number"
        )
        batch.problems.append(ImportError(reason, file: requests.connection.source.rawValue))
        continue
      }
      if seen.contains(id) || pending.contains(id) { continue }
      guard seen.count + pending.count < Self.mostDishes else {
        batch.problems.append(tooMany(in: requests.connection.source.rawValue))
        break
      }
      pending.insert(id)
    }
    values?.removeFirst()
    leaveListWhenDone()
    return batch
  }

  private mutating func leaveListWhenDone() {
    guard values?.isEmpty == true else { return }
    lists.removeFirst()
    values = nil
  }

  private mutating func askDish(_ requests: DrinkAndMealRequests) throws(SourceError) -> SyncBatch {
    guard let id = pending.removeFirst() else { return SyncBatch() }
    seen.insert(id)
    let imported = try requests.lookup("\(id)")
    if let recipe = imported.recipes.first(where: { $0.origin.nativeID == "\(id)" }) {
      return SyncBatch(recipes: [recipe])
    }
    let file = "\(requests.connection.source.rawValue) lookup.php i=\(id)"
    let absent = ImportError(.missing("dish", key: "\(requests.idKey) \(id)"), file: file)
    return SyncBatch(problems: [imported.problems.first ?? absent])
  }
}
