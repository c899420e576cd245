import RecipeLexicon
import Testing

@Suite("The table of units")
struct UnitTableTests {
  @Test(
    "every spelling of a unit finds it",
    arguments: [
      ("oz", "oz"), ("Ounces", "oz"), ("fl oz", "fl oz"), ("floz", "fl oz"),
      ("fluid ounces", "fl oz"), ("tablespoons", "tbsp"), ("tblsp", "tbsp"), ("tbls", "tbsp"),
      ("tbs", "tbsp"), ("T", "tbsp"), ("t", "tsp"), ("bsp", "barspoon"), ("bar spoons", "barspoon"),
      ("litre", "l"), ("L", "l"), ("lbs", "lb"), ("Cloves", "clove"), ("leaves", "leaf"),
    ]
  )
  func spellings(spelling: String, name: String) throws {
    #expect(try KitchenWords.units().unit(named: spelling)?.name == name)
  }

  @Test("a word that is no unit finds none")
  func unknown() throws {
    #expect(try KitchenWords.units().unit(named: "lime") == nil)
  }

  @Test("units of one dimension convert, others do not")
  func conversion() throws {
    let units = try KitchenWords.units()
    let cup = try #require(units.unit(named: "cup"))
    let tablespoon = try #require(units.unit(named: "tbsp"))
    let gram = try #require(units.unit(named: "g"))
    let pinch = try #require(units.unit(named: "pinch"))
    let dash = try #require(units.unit(named: "dash"))

    #expect(cup.convert(2, to: tablespoon) == 32)
    #expect(cup.convert(1, to: gram) == nil)
    #expect(pinch.convert(1, to: dash) == nil)
    #expect(pinch.convert(3, to: pinch) == 3)
    #expect(cup.convert(.greatestFiniteMagnitude, to: tablespoon) == nil)
  }

  @Test("an ounce of a drink is a fluid ounce")
  func ounces() throws {
    let units = try KitchenWords.units()
    let ounce = try #require(units.unit(named: "oz"))
    let cup = try #require(units.unit(named: "cup"))

    #expect(ounce.dimension == .mass)
    #expect(units.inDrinks(ounce) == units.unit(named: "fl oz"))
    #expect(units.inDrinks(cup) == cup)
  }

  @Test("vague units and shares of a whole say nothing by themselves; all others do")
  func absolute() throws {
    let units = try KitchenWords.units().units.filter { $0.dimension != .vague && !$0.isAbsolute }
    #expect(units.map(\.name).sorted() == ["measure", "part", "portion", "serving"])
    let pinch = try #require(try KitchenWords.units().unit(named: "pinch"))
    #expect(!pinch.isAbsolute)
  }

  @Test("a unit stands at its position, under every spelling")
  func positions() throws {
    let units = try KitchenWords.units()
    for (position, unit) in units.units.enumerated() {
      #expect(units.position(named: unit.name) == position)
    }
    #expect(units.position(named: "Tablespoons") == units.position(named: "tbsp"))
    #expect(units.position(named: "lime") == nil)
  }

  @Test("without spellings the same units are known by their canonical names alone")
  func withoutSpellings() throws {
    let units = try KitchenWords.units()
    let plain = units.withoutSpellings
    #expect(plain.units == units.units)
    #expect(plain == UnitTable(units: units.units))
    #expect(plain.unit(named: "FL OZ") == units.unit(named: "fl oz"))
    #expect(plain.unit(named: "tablespoon") == nil)
    #expect(plain.withoutSpellings == plain)
    #expect(UnitTable.none.units == [])
    #expect(UnitTable(units: []) == UnitTable.none)
  }

  @Test("units make no table when a name is empty or taken, or a factor does not suit")
  func refusedUnits() {
    func table(_ units: (name: String, dimension: Unit.Dimension, factor: Double?)...) -> UnitTable?
    {
      UnitTable(
        units: units.map {
          Unit(name: $0.name, dimension: $0.dimension, factor: $0.factor, system: .none)
        }
      )
    }
    #expect(table(("g", .mass, 1), ("can", .count, nil), ("pinch", .vague, nil)) != nil)
    #expect(table(("", .mass, 1)) == nil)
    #expect(table(("g", .mass, 1), ("G", .volume, 1)) == nil)
    for factor in [nil, 0, -1, .nan, .infinity] as [Double?] {
      #expect(table(("g", .mass, factor)) == nil)
    }
    #expect(table(("can", .count, 1)) == nil)
    #expect(table(("pinch", .vague, 1)) == nil)
  }

  static let header = "name\talso\tdimension\tfactor\tsystem\n"

  @Test(
    "a row that cannot be used is named with its file and line",
    arguments: [
      ("g\tgram\tmass\t1\tmetric\nx\tgram\tmass\t2\tmetric", 3, "'gram' names both 'g' and 'x'"),
      ("g\t\tweight\t1\tmetric", 2, "cannot read the dimension 'weight'"),
      ("g\t\tmass\t1\tmars", 2, "cannot read the system 'mars'"),
      ("g\t\tmass\tone\tmetric", 2, "cannot read the factor 'one'"),
      ("g\t\tmass\t0\tmetric", 2, "cannot read the factor '0'"),
      ("g\t\tmass\tinf\tmetric", 2, "cannot read the factor 'inf'"),
      ("can\t\tcount\t3\tnone", 2, "cannot read the factor '3'"),
      ("\tgram\tmass\t1\tmetric", 2, "the name is empty"),
    ]
  )
  func brokenRows(rows: String, line: Int, message: String) {
    let error = #expect(throws: LexiconError.self) {
      try UnitTable(text: Self.header + rows, file: "units.tsv")
    }
    #expect(error?.line == line)
    #expect(error?.description.hasPrefix("units.tsv:\(line): \(message)") == true)
  }

  @Test("a file with another header is refused as a whole")
  func wrongHeader() {
    #expect(
      throws: LexiconError(
        .malformed(field: "header", value: "name factor"),
        file: "u.tsv",
        line: 0
      )
    ) {
      try UnitTable(text: "name\tfactor\ng\t1", file: "u.tsv")
    }
  }
}
