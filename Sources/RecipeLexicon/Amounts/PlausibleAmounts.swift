package import RecipeModel

/// How much of one ingredient a dish may take before it looks like a slip.
package struct PlausibleAmounts: Sendable {
  package struct Bound: Sendable, Equatable {
    /// Of the whole dish, in the unit.
    package var least: Double
    /// For one serving, in the unit.
    package var most: Double

    package init(least: Double, most: Double) {
      self.least = least
      self.most = most
    }
  }

  private struct Key: Hashable {
    var kind: Recipe.Kind
    /// The unit's canonical name; "none" for a bare count.
    var unit: String
  }

  private var bounds: [Key: Bound] = [:]

  /// No bounds at all.
  package init() {}

  /// Reads `bounds.tsv`: kind, unit, least, most; numbers may be fractions. Cost: O(bytes).
  ///
  /// - Throws: `LexiconError` at the first row with an unknown kind or unit, a bound that is no
  ///   number, a least above the most, or a kind and unit that an earlier row has.
  package init(_ file: LexiconFiles.File, units: UnitTable) throws(LexiconError) {
    let header = ["kind", "unit", "least", "most"]
    let table = try TabSeparated(text: file.text, file: file.path, header: header)
    for row in table.rows {
      func malformed(_ field: String, _ position: Int) -> LexiconError {
        let value = row.fields[position]
        return LexiconError(.malformed(field: field, value: value), file: file.path, line: row.line)
      }
      guard let kind = Recipe.Kind(rawValue: row.fields[0]) else { throw malformed("kind", 0) }
      let unit = row.fields[1]
      guard unit == "none" || units.unit(named: unit)?.name == unit else {
        throw malformed("unit", 1)
      }
      guard let least = Self.number(row.fields[2]), least > 0 else { throw malformed("least", 2) }
      guard let most = Self.number(row.fields[3]), most >= least else { throw malformed("most", 3) }
      let isNew = bounds.updateValue(
        Bound(least: least, most: most),
        forKey: Key(kind: kind, unit: unit)
      )
      guard isNew == nil else {
        throw LexiconError(.repeated("\(kind.rawValue) \(unit)"), file: file.path, line: row.line)
      }
    }
  }

  /// The bound for a unit in dishes of a kind; nil when the table has none.
  package func bound(of unit: String?, in kind: Recipe.Kind) -> Bound? {
    bounds[Key(kind: kind, unit: unit ?? "none")]
  }

  /// "3", "0.5" or "1/4".
  private static func number(_ text: String) -> Double? {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false)
    guard let over = Double(parts[0]), over.isFinite else { return nil }
    guard parts.count == 2 else { return parts.count == 1 ? over : nil }
    guard let under = Double(parts[1]), under > 0 else { return nil }
    return over / under
  }
}
