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
