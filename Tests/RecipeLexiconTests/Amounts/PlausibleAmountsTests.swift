import RecipeLexicon
import RecipeModel
import Testing

@Suite("Plausible amounts")
struct PlausibleAmountsTests {
  private static let units = Result {
    try UnitTable(
      text: "name\talso\tdimension\tfactor\tsystem\nml\t\tvolume\t1\tmetric\n",
      file: "units.tsv"
    )
  }

  private func bounds(_ rows: String) throws -> PlausibleAmounts {
    let text = "kind\tunit\tleast\tmost\n" + rows
    let file = LexiconFiles.File(path: "bounds.tsv", text: text)
    return try PlausibleAmounts(file, units: Self.units.get())
  }

  @Test("a bound holds for its kind and unit only; numbers may be fractions")
  func reading() throws {
    let bounds = try bounds("cocktail\tml\t1/2\t600\nmeal\tnone\t1\t2\n")

    #expect(bounds.bound(of: "ml", in: .cocktail) == .init(least: 0.5, most: 600))
    #expect(bounds.bound(of: nil, in: .meal) == .init(least: 1, most: 2))
    #expect(bounds.bound(of: "ml", in: .meal) == nil)
    #expect(bounds.bound(of: nil, in: .cocktail) == nil)
  }

  @Test(
    "a row that cannot be meant is an error at its line",
    arguments: [
      ("soup\tml\t1\t2", LexiconError.Reason.malformed(field: "kind", value: "soup")),
      ("meal\tthimble\t1\t2", .malformed(field: "unit", value: "thimble")),
      ("meal\tml\t0\t2", .malformed(field: "least", value: "0")),
      ("meal\tml\t1/0\t2", .malformed(field: "least", value: "1/0")),
      ("meal\tml\t3\t2", .malformed(field: "most", value: "2")),
      ("meal\tml\t1\tinf", .malformed(field: "most", value: "inf")),
      ("meal\tml\t1\t2\nmeal\tml\t1\t2", .repeated("meal ml")),
    ]
  )
  func faults(rows: String, reason: LexiconError.Reason) throws {
    let line = 1 + rows.split(separator: "\n").count

    #expect(throws: LexiconError(reason, file: "bounds.tsv", line: line)) {
      try bounds(rows)
    }
  }
}
