import RecipeModel

@testable import RecipeLexicon

/// What names mean, found by making every candidate as text and looking it up in a dictionary: the
/// slow twin of ``IngredientLexicon/requirements(of:)`` and of ``IngredientResolver``.
///
/// It shares with them only the letters under accents, and knows nothing of words that deny something
/// ("vegan butter", "egg-free pasta"): see ``mayDeny(_:)``.
struct NaiveResolution {
  private let lexicon: IngredientLexicon
  private let names: [[String]: Int]
  private let rows: [[String]: [UInt32]]
  private let longestRow: Int

  init(_ lexicon: IngredientLexicon) {
    func table(_ table: NameTable) -> [[String]: Int] {
      let words = table.names.strings.map { $0.split(separator: " ").map(String.init) }
      return Dictionary(uniqueKeysWithValues: zip(words, table.values.map(Int.init)))
    }
    self.lexicon = lexicon
    names = table(lexicon.names)
    rows = table(lexicon.words).mapValues { Array(lexicon.wordGroups[$0]) }
    longestRow = rows.keys.map(\.count).max() ?? 0
  }

  /// Whether a word of a text may deny something; what such a text means, only other tests say.
  static func mayDeny(_ text: String) -> Bool {
    let signs: Set<String> = [
      "free", "no", "without", "vegan", "vegetarian", "veggie", "plantbased", "plant", "gf", "df",
      "substitute", "replacer", "replacement", "alternative", "substitutes", "alternatives",
    ]
    return plainWords(text).contains { word in
      signs.contains(word) || word.hasPrefix("non") || word.hasSuffix("less")
        || word.hasSuffix("free")
    }
  }

  func ingredient(named name: String) -> IngredientID? {
    name.utf8.count <= 240 ? ingredient(plainWords: Self.plainWords(name)) : nil
  }

  func requirements(of line: IngredientLine) -> [[IngredientID]]? {
    guard let asked = plainRequirements(of: line) else { return nil }
    let comesInCans = line.amounts.contains { ["can", "tin", "jar"].contains($0.unit) }
    guard comesInCans else { return asked }
    return asked.map { alternatives in
      alternatives.map { known(Self.plainWords("canned \(lexicon.name(of: $0))")) ?? $0 }
    }
  }

  private func plainRequirements(of line: IngredientLine) -> [[IngredientID]]? {
    guard line.name.utf8.count <= 1_000 else { return nil }
    if !line.amounts.isEmpty, line.text.utf8.count <= 30 {
      if let whole = known(Self.plainWords(line.text)) { return [[whole]] }
    }
    if Self.listed(line.name) != line.name, let whole = ingredient(named: line.name) {
      return [[whole]]
    }
    for words in [line.comment, line.preparation] {
      guard let words, words.utf8.count <= 60 else { continue }
      let beside = Self.plainWords(words)
      if beside.isEmpty { continue }
      let name = Self.plainWords(Self.listed(line.name))
      if beside.first == "or" || beside.last == "or" {
        let both = alternatives(in: beside.first == "or" ? name + beside : beside + name)
        if let both, both.count > 1 { return [both] }
      }
      if let base = ingredient(plainWords: name), isDescription(beside, of: base) {
        let whole = (beside + name).map(Self.comparedForm)
        let written = Self.plainWords(line.text.utf8.count <= 240 ? line.text : "")
        let isWritten = written.indices.contains {
          written[$0...].map(Self.comparedForm).starts(with: whole)
        }
        let isCounted =
          line.amounts.contains { $0.quantity != nil } && line.amounts.allSatisfy { $0.unit == nil }
        if !isCounted, isWritten, let known = names[whole] { return [[IngredientID(known)]] }
        let part = ["juiced": "juice", "zested": "zest"][beside.last ?? ""]
        guard beside.count <= 2, let part else { continue }
        if let taken = ingredient(plainWords: name + [part]) { return [[taken]] }
        continue
      }
      if let known = known(beside + name) ?? known(name + beside) { return [[known]] }
    }
    for words in [line.comment, line.preparation] {
      guard let words, words.utf8.count <= 60 else { continue }
      let name = Self.plainWords(Self.listed(line.name))
      let first = words.split { ",;:()[]{}/|+!?\n".contains($0) }.map {
        Self.plainWords(String($0))
      }
      .first { !$0.isEmpty }
      guard var beside = first else { continue }
      if beside.last == "only" || beside.last == "of" {
        beside.removeLast()
      } else if !["juice", "zest", "rind"].contains(beside.last) {
        continue
      }
      guard !beside.isEmpty, let whole = ingredient(plainWords: name),
        let part = ingredient(plainWords: name + beside), part != whole
      else { continue }
      return [[part]]
    }
    return requirements(in: line.name)
  }

  func requirements(in name: String) -> [[IngredientID]]? {
    guard name.utf8.count <= 1_000 else { return nil }
    if let ingredient = ingredient(named: name) { return [[ingredient]] }
    let name = Self.listed(name)
    if let ingredient = ingredient(named: name) { return [[ingredient]] }
    let sides = name.unicodeScalars.split(separator: "/").map { String($0) }
    let words = Self.plainWords(sides.joined(separator: " or "))
    if let alternatives = alternatives(in: words) { return [alternatives] }
    return compound(of: words)
  }

  private func known(_ words: [String]) -> IngredientID? {
    names[words.map(Self.comparedForm)].map { IngredientID($0) }
  }

  private func alternatives(in words: [String]) -> [IngredientID]? {
    let parts = words.split(separator: "or").map { $0.filter { $0 != "and" } }
    guard parts.count > 1 else { return nil }
    let found = parts.indices.compactMap { ingredient(ofPart: $0, in: parts) }
    var distinct: [IngredientID] = []
    for ingredient in found where !distinct.contains(ingredient) { distinct.append(ingredient) }
    return distinct.isEmpty ? nil : distinct
  }

  private func compound(of words: [String]) -> [[IngredientID]]? {
    let parts = words.split(separator: "and").map(Array.init)
    if let one = turned(parts) ?? mixture(of: parts) ?? ofOneClass(parts) { return [[one]] }
    let found = parts.indices.map { ingredient(ofPart: $0, in: parts) }
    let known = found.compactMap { $0 }
    return parts.count > 1 && known.count == parts.count ? known.map { [$0] } : nil
  }

  /// "Ginger and lemon tea": the sides the other way round are a known name.
  private func turned(_ parts: [[String]]) -> IngredientID? {
    guard parts.count == 2, let last = parts.last, last.count > 1 else { return nil }
    return known(last.dropLast() + ["and"] + parts[0] + last.suffix(1))
  }

  /// "Garlic and herb marinade": the sides are things, and with the last word one thing that is no class, of
  /// which brands differ.
  private func mixture(of parts: [[String]]) -> IngredientID? {
    guard parts.count > 1, let last = parts.last, last.count > 1, let word = last.last,
      !parts.joined().contains(where: { Self.isNumber([$0]) })
    else { return nil }
    let taxonomy = lexicon.taxonomy
    func isMixed(_ ingredient: IngredientID) -> Bool {
      !taxonomy.mayCarry[ingredient.rawValue].isEmpty
    }
    let shared = ingredient(plainWords: Array(last.dropLast()))
    let isSeasoned =
      shared.map {
        taxonomy.isClass[$0.rawValue]
          && ["Herbs", "Spices"].contains(lexicon.ingredientGroup(of: $0))
      } ?? false
    var sides: [IngredientID] = []
    var hasFlavour = false
    for part in parts.dropLast() {
      guard let alone = ingredient(plainWords: part) else { return nil }
      if let side = ingredient(plainWords: part + [word]) {
        guard isSeasoned || isMixed(side) else { return nil }
        sides.append(side)
      } else {
        // A mere flavour.
        guard isSeasoned, taxonomy.carried[alone.rawValue].isEmpty, !isMixed(alone) else {
          return nil
        }
        hasFlavour = true
      }
    }
    guard let side = ingredient(plainWords: last) else { return nil }
    sides.append(side)
    let above = [sides[0].rawValue] + ancestorsByDistance(of: sides[0].rawValue)
    let candidates =
      hasFlavour ? [side.rawValue] : ingredient(plainWords: [word]).map { [$0.rawValue] } ?? above
    return candidates.map(IngredientID.init).first { candidate in
      !taxonomy.isClass[candidate.rawValue] && (isSeasoned || isMixed(candidate))
        && sides.allSatisfy { $0 == candidate || isKind($0, of: candidate) }
    }
  }

  /// "Apple and cranberry tea": teas of one class, which the word alone is not.
  private func ofOneClass(_ parts: [[String]]) -> IngredientID? {
    guard parts.count > 1, let last = parts.last, last.count > 1, let word = last.last,
      let value = lexicon.heads.value(of: Self.comparedForm(word)), value < lexicon.listedCount,
      let alone = ingredient(plainWords: [word])
    else { return nil }
    let head = IngredientID(Int(value))
    let sides =
      parts.dropLast().map { ingredient(plainWords: $0 + [word]) }
      + [ingredient(plainWords: last)]
    let isOne =
      lexicon.taxonomy.isClass[head.rawValue] && alone != head && !isKind(alone, of: head)
      && sides.allSatisfy { $0.map { isKind($0, of: head) } ?? false }
    return isOne ? sides[sides.count - 1] : nil
  }

  private func isKind(_ kind: IngredientID, of other: IngredientID) -> Bool {
    lexicon.taxonomy.ancestors(of: kind.rawValue).contains(other.rawValue)
  }

  /// Level by level, each level in the order in which the one below names it.
  private func ancestorsByDistance(of ingredient: Int) -> [Int] {
    var all: [Int] = []
    var level = [ingredient]
    while !level.isEmpty {
      level = level.flatMap { lexicon.taxonomy.parents[$0].map(Int.init) }
      for next in level where !all.contains(next) && next != ingredient { all.append(next) }
    }
    return all
  }

  private func ingredient(ofPart position: Int, in parts: [[String]]) -> IngredientID? {
    let part = parts[position]
    if part.allSatisfy({ Self.isNumber([$0]) }) { return nil }
    if position < parts.count - 1, let last = parts.last, last.count > 1,
      let shared = ingredient(plainWords: part + last.suffix(1))
    {
      return shared
    }
    let alone = ingredient(plainWords: part)
    guard position > 0, let first = parts.first, first.count > 1,
      let shared = ingredient(plainWords: first.prefix(1) + part)
    else { return alone }
    guard let alone else { return shared }
    let isKind = lexicon.taxonomy.ancestors(of: shared.rawValue).contains(alone.rawValue)
    return isKind || lexicon.taxonomy.isClass[alone.rawValue] ? shared : alone
  }
}

extension NaiveResolution {
  private func ingredient(plainWords plain: [String]) -> IngredientID? {
    let words = plain.map(Self.comparedForm)
    if let last = plain.last, last != words.last {
      let asWritten = words.dropLast() + [last]
      if let plural = ingredient(words: Array(asWritten)) { return plural }
    }
    return ingredient(words: words)
  }

  private func ingredient(words: [String]) -> IngredientID? {
    guard (1...12).contains(words.count) else { return nil }
    if let whole = names[words] { return IngredientID(whole) }
    let droppable = words.indices.filter { position in
      runs(of: words).contains { $0.contains(position) }
    }
    if droppable.count > 8 { return ingredient(without: droppable, in: words) }
    let choices = (0..<1 << droppable.count).map { bits in
      droppable.indices.filter { bits >> $0 & 1 == 1 }.map { droppable[$0] }
    }
    let ordered = choices.sorted {
      $0.count != $1.count ? $0.count < $1.count : $0.lexicographicallyPrecedes($1)
    }
    for choice in ordered where !choice.isEmpty {
      if let found = ingredient(without: choice, in: words) { return found }
    }
    return nil
  }

  /// All runs of words that are a number or a row.
  private func runs(of words: [String]) -> [Range<Int>] {
    words.indices.flatMap { start in
      (start + 1...start + max(1, longestRow)).filter { $0 <= words.count }.map { start..<$0 }
    }
    .filter { Self.isNumber(words[$0]) || rows[Array(words[$0])] != nil }
  }

  private func ingredient(without dropped: [Int], in words: [String]) -> IngredientID? {
    let kept = words.indices.filter { !dropped.contains($0) }.map { words[$0] }
    guard let value = names[kept] else { return nil }
    let ingredientGroup = lexicon.ingredientGroupOf[value]
    let lost = runs(of: words).filter { run in
      let ingredientGroups = rows[Array(words[run])]
      let isAllowed = ingredientGroups.map { $0.isEmpty || $0.contains(ingredientGroup) } ?? false
      return run.allSatisfy(dropped.contains) && (Self.isNumber(words[run]) || isAllowed)
    }
    return Self.isCut(dropped[...], into: lost) ? IngredientID(value) : nil
  }

  /// True when all words are rows and numbers that the ingredient can lose.
  private func isDescription(_ plain: [String], of ingredient: IngredientID) -> Bool {
    guard (1...12).contains(plain.count) else { return false }
    let words = plain.map(Self.comparedForm)
    let ingredientGroup = lexicon.ingredientGroupOf[ingredient.rawValue]
    let lost = runs(of: words).filter { run in
      let ingredientGroups = rows[Array(words[run])]
      return Self.isNumber(words[run])
        || ingredientGroups.map { $0.isEmpty || $0.contains(ingredientGroup) } ?? false
    }
    return Self.isCut(Array(words.indices)[...], into: lost)
  }

  /// True when some of the runs, one behind the other, are just these ascending positions.
  private static func isCut(_ positions: ArraySlice<Int>, into runs: [Range<Int>]) -> Bool {
    guard let first = positions.first else { return true }
    return runs.contains { run in
      run.lowerBound == first && positions.starts(with: run)
        && isCut(positions.dropFirst(run.count), into: runs)
    }
  }

  private static func isNumber(_ words: ArraySlice<String>) -> Bool {
    words.count == 1 && words.allSatisfy { $0.utf8.allSatisfy { (48...57).contains($0) } }
  }
}

extension NaiveResolution {
  /// The name with "or" for its commas if there is an "or" in it, else with "and" if there is one.
  private static func listed(_ name: String) -> String {
    let words = name.split { !$0.isLetter }
    for join in ["or", "and"] where words.contains(Substring(join)) {
      return name.split(separator: ",").joined(separator: " \(join) ")
    }
    return name
  }

  static func plainWords(_ text: String) -> [String] {
    text.unicodeScalars.map(folded).joined().unicodeScalars.split(separator: " ").map { String($0) }
  }

  /// What a scalar contributes; a space where it separates.
  private static func folded(_ scalar: Unicode.Scalar) -> String {
    if scalar == "&" { return " and " }
    if "'`\u{B4}\u{2018}\u{2019}\u{02BC}".unicodeScalars.contains(scalar) { return "" }
    let properties = scalar.properties
    if properties.generalCategory == .nonspacingMark || properties.isDefaultIgnorableCodePoint {
      return ""
    }
    let base = baseLetters(of: scalar)
    if !base.isEmpty { return base }
    let isKept = properties.isAlphabetic || properties.numericType != nil || scalar == "%"
    return isKept ? properties.lowercaseMapping : " "
  }

  static func comparedForm(_ word: String) -> String {
    var singular = singularForm(word)
    if singular.hasPrefix("flavour") { singular = "flavor" + singular.dropFirst(7) }
    let count = singular.utf8.count
    func ends(_ suffixes: String...) -> Bool {
      suffixes.contains { singular.utf8.reversed().starts(with: $0.utf8.reversed()) }
    }
    if count > 3, ends("ie") { return singular.dropLast(2) + "y" }
    if count > 4, ends("use") { return String(singular.dropLast(2)) }
    if count > 2, ends("is", "us", "oe") { return String(singular.dropLast()) }
    return count > 4 && ends("che", "she", "xe", "sse", "zze")
      ? String(singular.dropLast()) : singular
  }

  static func singularForm(_ word: String) -> String {
    func ends(_ suffixes: String...) -> Bool {
      suffixes.contains { word.utf8.reversed().starts(with: $0.utf8.reversed()) }
    }
    guard word.utf8.count > 3, ends("s") else { return word }
    if ["leaves", "loaves", "halves", "calves", "wolves", "shelves"].contains(word) {
      return word.dropLast(3) + "f"
    }
    if word == "knives" { return "knife" }
    if ends("ss", "us", "is") { return word }
    if ends("ies"), word.utf8.count > 4 { return word.dropLast(3) + "y" }
    let losesTwo = ends("oes", "ches", "shes", "xes", "sses", "zzes")
    return String(word.dropLast(losesTwo ? 2 : 1))
  }
}
