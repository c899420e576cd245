/// The units that ingredient lines may use, under all their spellings.
package struct UnitTable: Sendable, Equatable {
  /// No unit at all.
  package static let none = UnitTable(units: [], positions: [:], longestPhrase: 1)

  /// In the order of the file.
  package let units: [Unit]
  /// Spelling → position in `units`. Spellings are in lower case, except those of `cased`.
  let positions: [String: Int]
  /// Words in the longest spelling; at least 1.
  let longestPhrase: Int

  /// Reads `units.tsv`: name, also (`;` between spellings), dimension, factor, system.
  ///
  /// Cost: O(bytes).
  ///
  /// - Throws: `LexiconError` at the first row that cannot be used: a spelling claimed twice, an
  ///   unknown dimension or system, or a factor that is missing, not a number or not above 0.
  package init(text: String, file: String) throws(LexiconError) {
    let header = ["name", "also", "dimension", "factor", "system"]
    let table = try TabSeparated(text: text, file: file, header: header)
    var units: [Unit] = []
    var positions: [String: Int] = [:]
    var longest = 1
    for row in table.rows {
      let unit = try Self.unit(of: row, file: file)
      for spelling in [unit.name] + listItems(row.fields[1]) {
        let key = Self.key(spelling)
        if let taken = positions[key] {
          let owner = taken < units.count ? units[taken].name : unit.name
          throw LexiconError(
            .nameTaken(name: spelling, by: owner, and: unit.name),
            file: file,
            line: row.line
          )
        }
        positions[key] = units.count
        longest = max(longest, key.split(separator: " ").count)
      }
      units.append(unit)
    }
    self.units = units
    self.positions = positions
    self.longestPhrase = longest
  }

  /// Takes units under their canonical names alone; nil when a name is empty or claimed twice, or
  /// when a unit has a factor that does not suit its dimension. Cost: O(bytes of the names).
  package init?(units: [Unit]) {
    var positions: [String: Int] = [:]
    var longest = 1
    for (position, unit) in units.enumerated() {
      let key = Self.key(unit.name)
      guard !unit.name.isEmpty, unit.hasSuitableFactor,
        positions.updateValue(position, forKey: key) == nil
      else { return nil }
      longest = max(longest, key.split(separator: " ").count)
    }
    self.init(units: units, positions: positions, longestPhrase: longest)
  }

  private init(units: [Unit], positions: [String: Int], longestPhrase: Int) {
    self.units = units
    self.positions = positions
    self.longestPhrase = longestPhrase
  }

  /// The same units under their canonical names alone. Cost: O(bytes of the names).
  package var withoutSpellings: UnitTable {
    // Names are claimed once in every table, so nothing is refused here.
    UnitTable(units: units) ?? self
  }

  /// Where in `units` the unit stands that a word or phrase names, as ``unit(named:)`` finds it.
  /// Cost: O(length).
  package func position(named phrase: String) -> Int? { positions[Self.key(phrase)] }

  /// The unit that a word or phrase names ("oz", "fl oz", "tablespoons", "T").
  ///
  /// Case does not matter, except for ``cased``: `T` is a tablespoon and `t` a teaspoon. Cost: O(length).
  package func unit(named phrase: String) -> Unit? {
    position(named: phrase).map { units[$0] }
  }

  /// The unit as a bar reads it: an ounce of a drink is a fluid ounce, of volume and not of mass.
  package func inDrinks(_ unit: Unit) -> Unit {
    unit.name == "oz" ? self.unit(named: "fl oz") ?? unit : unit
  }

  static func key(_ spelling: String) -> String {
    cased.contains(spelling) ? spelling : spelling.lowercased()
  }

  /// Words that written so mean something else than in other letters: a tablespoon and a teaspoon, a German can and a
  /// French measure, the "El" of Spanish names and the German spoon `EL`.
  static let cased: Set<String> = ["T", "Dose", "El"]

  private static func unit(
    of row: TabSeparated.Row,
    file: String
  ) throws(LexiconError) -> Unit {
    func malformed(_ field: String, _ value: String) -> LexiconError {
      LexiconError(.malformed(field: field, value: value), file: file, line: row.line)
    }
    let name = row.fields[0]
    let factorText = row.fields[3]
    guard !name.isEmpty else { throw LexiconError(.emptyName, file: file, line: row.line) }
    guard let dimension = Unit.Dimension(rawValue: row.fields[2]) else {
      throw malformed("dimension", row.fields[2])
    }
    guard let system = Unit.System(rawValue: row.fields[4]) else {
      throw malformed("system", row.fields[4])
    }
    switch dimension {
    case .volume, .mass:
      guard let factor = Double(factorText), factor.isFinite, factor > 0 else {
        throw malformed("factor", factorText)
      }
      return Unit(name: name, dimension: dimension, factor: factor, system: system)
    case .count, .vague:
      guard factorText.isEmpty else { throw malformed("factor", factorText) }
      return Unit(name: name, dimension: dimension, factor: nil, system: system)
    }
  }
}
