import JSONCoding
import RecipeModel
import Testing

@testable import RecipeImport

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

  @Test("half of a surrogate pair is a replacement character and spoils nothing else")
  func loneSurrogates() throws {
    let json = """
      [{"idDrink":"1","strDrink":"\\ud800","strIngredient1":"Gin"},
       {"idDrink":"2","strDrink":"Fine","strIngredient1":"Gin"}]
      """
    let imported = try sampleReader().read(contentsOf: Array(json.utf8), file: "f")

    #expect(imported.recipes.map(\.name) == ["\u{FFFD}", "Fine"])
    #expect(imported.problems.isEmpty)
  }

  @Test(
    "JSON nested without end is an error",
    arguments: ["[", "{\"drinks\":", "{\"drinks\":[{\"a\":["]
  )
  func nestedJSON(_ piece: String) throws {
    let message = try importFailure(
      String(repeating: piece, count: inputSize(10_000, full: 100_000))
    )

    #expect(message?.hasPrefix("f: invalid JSON: ") == true)
  }

  @Test("nesting inside a record that ends does no harm")
  func nestedRecord() throws {
    let nested = String(repeating: "[", count: 60) + String(repeating: "]", count: 60)
    let json = "[{\"idDrink\":\"1\",\"strDrink\":\"G\",\"strIngredient1\":\"Gin\",\"x\":\(nested)}]"

    #expect(try sampleReader().read(contentsOf: Array(json.utf8), file: "f").recipes.count == 1)
  }

  @Test("NUL and escape characters in a text are kept as they are")
  func controlCharacters() throws {
    let recipe = try cooklangRecipe("Stir @gin\u{1B}[31m{}.\u{0} Drink.")

    #expect(recipe.lines.map(\.name) == ["gin\u{1B}[31m"])
    #expect(recipe.steps == ["Stir gin\u{1B}[31m.\u{0} Drink."])
  }

  @Test("lines of 128 kilobytes, or nearly a megabyte, are read or refused, not waited for")
  func longLines() throws {
    // A Cooklang file may have a megabyte in all.
    let bytes = inputSize(1 << 17, full: 1_000_000)
    let word = String(repeating: "a", count: bytes)
    let partBytes = inputSize(1 << 13, full: 1 << 16)
    let part = String(repeating: "a", count: partBytes)

    #expect(
      try importFailure("@gin \(word)")
        == "f: step 1 has \(bytes + 4) bytes, and at most 20000 are allowed; shorten it"
    )
    #expect(
      try importFailure("@\(part){1%\(part)}(\(part), \(part))")
        == "f: ingredient 1 has \(4 * partBytes + 3) bytes, and at most 1000 are allowed; "
        + "shorten it"
    )
    #expect(
      try importFailure("---\ntitle: \(word)\n---\n@gin")
        == "f:2: cannot read the front matter: more than 65536 bytes; "
        + "shorten the front matter"
    )
    #expect(
      try importFailure("[{\"idDrink\":\"1\",\"strDrink\":\"\(word)\",\"strIngredient1\":\"Gin\"}]")
        == nil
    )
    for blanks in [" ", "\t", "\n", "=", ">", "-", "%", "("] {
      let many = String(repeating: blanks, count: inputSize(1 << 12, full: 1 << 17))
      _ = try importFailure("@gin{" + many)
      _ = try importFailure(many + "@gin")
    }
  }
}

@Suite("records of every JSON format meant to do harm")
struct HostileRecordTests {
  private struct Sample {
    var format: RecipeFormat
    var record: String
    /// Keys whose value is changed.
    var keys: [String]

    init(_ format: RecipeFormat, _ record: String) {
      self.format = format
      self.record = record
      keys = record.matches(of: /"([A-Za-z_]+)":/).map { String($0.1) }
    }
  }

  private let samples = [
    Sample(
      .schemaorg,
      """
      {"@type":"Recipe","name":"A","description":"d","recipeIngredient":["x"],"recipeYield":"4",
      "recipeInstructions":[{"@type":"HowToSection","name":"n","itemListElement":[{"text":"s"}]}],
      "totalTime":"PT1H","prepTime":"PT1H","cookTime":"PT1H","recipeCategory":"c","url":"https://e.org",
      "recipeCuisine":"c","keywords":"k","image":{"url":"https://e.org/i"},"video":{"contentUrl":"v"},
      "identifier":"a:b","dateModified":"2020"}
      """
    ),
    Sample(
      .json,
      """
      {"id":"1","name":"A","kind":"meal","category":"c","cuisine":"c","glass":"g","method":"m",
      "tags":["t"],"servings":2,"minutes":3,"description":"d","instructions":[{"text":"s"}],
      "ingredients":[{"ingredient":"x","amount":2,"unit":"g","optional":true,"note":"n"}],
      "garnish":"g","url":"https://e.org","image":"https://e.org/i"}
      """
    ),
    Sample(
      .mealie,
      """
      {"slug":"a","name":"A","description":"d","recipeYield":"4","recipeServings":4,"totalTime":"1",
      "prepTime":"2","performTime":"3","recipeIngredient":[{"title":"t","note":"n","quantity":1,
      "unit":{"name":"g"},"food":{"name":"x"},"disableAmount":false,"display":"d"}],"orgURL":"u",
      "recipeInstructions":[{"title":"t","text":"s"}],"tags":[{"name":"t"}],"image":"i",
      "recipeCategory":[{"name":"c"}],"notes":[{"title":"t","text":"x"}]}
      """
    ),
    Sample(
      .paprika,
      """
      {"uid":"A","hash":"h","name":"A","ingredients":"x","directions":"s","description":"d",
      "notes":"n","servings":"4","prep_time":"1","cook_time":"2","total_time":"3",
      "categories":["c"],"source_url":"u","image_url":"i","photo_data":"p"}
      """
    ),
  ]

  private let values = [
    "null", "true", "0", "-1", "1.5", "1e999", "123456789012345678901234567890", "\"\"", "\"text\"",
    "\"\\u0000\\ud800<b>&amp;\"", "[]", "[null]", "[1]", "[[]]", "[{}]", "{}", "{\"a\":1}",
    "{\"name\":[{}],\"text\":{}}", "[\"a\",2,{\"name\":\"b\"}]", "{\"@id\":\"#x\"}",
  ]

  @Test("a value of any type in any field, or every third, gives a whole recipe or a problem")
  func types() throws {
    let step = inputSize(3, full: 1)
    let reader = try sampleReader()
    for sample in samples {
      for (row, key) in sample.keys.enumerated() {
        for (column, value) in values.enumerated() where (row + column) % step == 0 {
          let text = changing(key, of: sample.record, to: value)
          let imported = try reader.read(
            contentsOf: Array("[\(text)]".utf8),
            file: "f",
            format: sample.format
          )
          #expect(imported.recipes.count + imported.problems.count == 1, "\(text)")
          let isWhole = imported.recipes.allSatisfy {
            !$0.name.isEmpty && !$0.lines.isEmpty && !$0.origin.nativeID.isEmpty
          }
          #expect(isWhole, "\(text)")
        }
      }
    }
  }

  /// The record with another member of this key at the end of the object that holds the first.
  private func changing(_ key: String, of record: String, to value: String) -> String {
    guard let range = record.ranges(of: "\"\(key)\":").first else { return record }
    var depth = 0
    var end = range.upperBound
    while end < record.endIndex {
      let sign = record[end]
      if "{[".contains(sign) { depth += 1 }
      if "}]".contains(sign) { depth -= 1 }
      if depth < 0 { break }
      end = record.index(after: end)
    }
    return record[..<end] + ",\"\(key)\":\(value)" + record[end...]
  }

  @Test("a record cut off at any byte is an error, or whole")
  func truncated() throws {
    let reader = try sampleReader()
    for sample in samples {
      let page = "<html><script type='application/ld+json'>\(sample.record)</script></html>"
      for text in sample.format == .schemaorg ? [sample.record, page] : [sample.record] {
        let bytes = Array(text.utf8)
        let whole = try reader.read(contentsOf: bytes, file: "f")
        #expect(whole.recipes.count == 1 && whole.problems == [], "\(sample.format)")
        for length in bytes.indices {
          for format in [nil, sample.format] {
            // An error is as good as the recipe; half of one is not.
            let part = try? reader.read(
              contentsOf: Array(bytes.prefix(length)),
              file: "f",
              format: format
            )
            #expect(part == nil || part == whole, "\(sample.format) cut off at \(length)")
          }
        }
      }
    }
  }

  @Test("lists inside one another without end are an error in each format")
  func nested() throws {
    for format in [RecipeFormat.schemaorg, .json, .mealie, .paprika] {
      for piece in ["[", "{\"@graph\":", "{\"recipes\":[", "[{\"recipeInstructions\":["] {
        let message = try importFailure(
          String(repeating: piece, count: inputSize(5_000, full: 50_000)),
          format: format
        )
        #expect(message?.hasPrefix("f: invalid JSON: more than 64 lists") == true)
      }
    }
  }

  @Test("a list of 5,000 numbers, or 10 million, is refused with little ado")
  func longLists() throws {
    let count = inputSize(5_000, full: 10_000_000)
    let list = "[1" + String(repeating: ",1", count: count - 1) + "]"
    for format in [RecipeFormat.schemaorg, .json, .mealie, .paprika] {
      let imported = try? sampleReader().read(
        contentsOf: Array(list.utf8),
        file: "f",
        format: format
      )
      #expect(imported?.recipes ?? [] == [])
      #expect(imported?.problems.count ?? 0 <= 5_000)
    }
    let record = "{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":\(list)}"
    let allowed = JSONParser.mostValues(inBytes: record.utf8.count)
    let isFull = count > allowed
    let message = isFull ? "f: more than \(allowed) values" : "f: record 1: 5000 ingredients"
    let imported = try? sampleReader().read(contentsOf: Array(record.utf8), file: "f")
    let problem = try imported?.problems.first?.description ?? importFailure(record)
    #expect(problem?.hasPrefix(message) == true, "\(problem ?? "none")")
  }

  @Test("a graph of 100,001 other things is an error, and any number of recipes is none")
  func largeGraph() throws {
    let thing = "{},"
    let recipe = "{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":[\"x\"]}"

    #expect(
      try importFailure(
        "[" + String(repeating: thing, count: 100_001) + recipe + "]",
        format: .schemaorg
      )
        == "f: the JSON has more than 100000 values; split the file, or write JSON Lines"
    )
    let many =
      "[" + String(repeating: recipe + ",", count: inputSize(200, full: 2_000)) + recipe + "]"
    #expect(try importFailure(many, format: .schemaorg) == nil)
  }

  @Test("two keys that are alike are read as the last of them")
  func repeatedKeys() throws {
    let text = "{\"name\":\"A\",\"ingredients\":[1],\"NAME\":\"B\",\"ingredients\":[\"x\"]}"
    let imported = try sampleReader().read(contentsOf: Array(text.utf8), file: "f")

    #expect(imported.recipes.map(\.name) == ["B"])
  }
}
