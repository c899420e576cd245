import RecipeImport
import RecipeModel
import Testing

@Suite("files meant to do harm")
struct HostileInputTests {
  @Test("bytes that are not UTF-8 are an error with their line")
  func invalidUTF8() throws {
    let reader = try sampleReader()
    let inputs: [([UInt8], Int)] = [
      ([0xFF, 0xFE, 0x40, 0x00], 1),
      (Array("one\ntwo @gin ".utf8) + [0xC3, 0x28], 2),
      (Array("{\"drinks\":[\n\n\"".utf8) + [0xED, 0xA0, 0x80], 3),
    ]

    for (bytes, line) in inputs {
      #expect(throws: ImportError(.notUTF8, file: "f", place: .line(line))) {
        try reader.read(contentsOf: bytes, file: "f")
      }
    }
  }

  @Test("a lone surrogate spoils its own record only")
  func loneSurrogates() throws {
    let json = """
      [{"idDrink":"1","strDrink":"\\ud800","strIngredient1":"Gin"},
       {"idDrink":"2","strDrink":"Fine","strIngredient1":"Gin"}]
      """
    let imported = try sampleReader().read(contentsOf: Array(json.utf8), file: "f")

    #expect(imported.recipes.map(\.id.description) == ["thecocktaildb:2"])
    #expect(
      imported.problems
        == [ImportError(.wrongType(key: "strDrink"), file: "f", place: .record(1))]
    )
  }

  @Test(
    "JSON nested without end is an error",
    arguments: ["[", "{\"drinks\":", "{\"drinks\":[{\"a\":["]
  )
  func nestedJSON(_ piece: String) throws {
    let message = try importFailure(String(repeating: piece, count: 100_000))

    #expect(message?.hasPrefix("f: not complete JSON: ") == true)
  }

  @Test("nesting inside a record that ends does no harm")
  func nestedRecord() throws {
    let nested = String(repeating: "[", count: 400) + String(repeating: "]", count: 400)
    let json = "[{\"idDrink\":\"1\",\"strDrink\":\"G\",\"strIngredient1\":\"Gin\",\"x\":\(nested)}]"

    #expect(try sampleReader().read(contentsOf: Array(json.utf8), file: "f").recipes.count == 1)
  }

  @Test("NUL and escape characters in a text are kept as they are")
  func controlCharacters() throws {
    let recipe = try cooklangRecipe("Stir @gin\u{1B}[31m{}.\u{0} Drink.")

    #expect(recipe.lines.map(\.name) == ["gin\u{1B}[31m"])
    #expect(recipe.steps == ["Stir gin\u{1B}[31m.\u{0} Drink."])
  }

  @Test("lines of a megabyte are read or refused, not waited for")
  func longLines() throws {
    let word = String(repeating: "a", count: 1 << 20)
    let part = String(repeating: "a", count: 1 << 16)

    #expect(
      try importFailure("@gin \(word)")
        == "f: step 1 has 1048580 bytes where 20000 are allowed; shorten it"
    )
    #expect(
      try importFailure("@\(part){1%\(part)}(\(part), \(part))")
        == "f: ingredient 1 has 262147 bytes where 1000 are allowed; shorten it"
    )
    #expect(
      try importFailure("---\ntitle: \(word)\n---\n@gin")
        == "f:2: cannot read the front matter: more than 65536 bytes; shorten it"
    )
    #expect(
      try importFailure("[{\"idDrink\":\"1\",\"strDrink\":\"\(word)\",\"strIngredient1\":\"Gin\"}]")
        == nil
    )
    for blanks in [" ", "\t", "\n", "=", ">", "-", "%", "("] {
      _ = try importFailure("@gin{" + String(repeating: blanks, count: 1 << 17))
      _ = try importFailure(String(repeating: blanks, count: 1 << 17) + "@gin")
    }
  }
}
