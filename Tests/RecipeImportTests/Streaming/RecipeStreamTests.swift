import Foundation
import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("reading a file in pieces")
struct RecipeStreamTests {
  /// What all of a file gave.
  private struct Outcome: Equatable {
    var recipes: [Recipe] = []
    var problems: [ImportError] = []
    var repeats = 0
  }

  /// Reads pieces of at most so many bytes, and goes on from a stored position now and then.
  private func streamed(
    _ bytes: [UInt8],
    pieces: Int,
    resumingEach records: Int = .max
  ) throws -> Outcome? {
    let reader = try sampleReader()
    func stream(from position: RecipeStream.Position?) throws -> RecipeStream? {
      try reader.stream(file: "f", bytes: bytes.count, from: position) { offset, most in
        Array(bytes.dropFirst(offset).prefix(min(most, pieces)))
      }
    }
    var outcome = Outcome()
    var opened: RecipeStream?
    do {
      opened = try stream(from: nil)
    } catch let error as ImportError {
      return Outcome(problems: [error])
    }
    guard var stream = opened else { return nil }
    var ids: Set<DishID> = []
    var left = records
    while let record = try stream.next() {
      switch record {
      case .success(let recipe):
        if ids.insert(recipe.id).inserted {
          outcome.recipes.append(recipe)
        } else {
          outcome.repeats += 1
        }
      case .failure(let problem): outcome.problems.append(problem)
      }
      left -= 1
      guard left == 0 else { continue }
      left = records
      let text = try JSONEncoder().encode(stream.position)
      let position = try JSONDecoder().decode(RecipeStream.Position.self, from: text)
      stream = try #require(try self.stream(reader, bytes, pieces, position))
      #expect(stream.position == position)
    }
    return outcome
  }

  private func stream(
    _ reader: RecipeFileReader,
    _ bytes: [UInt8],
    _ pieces: Int,
    _ position: RecipeStream.Position
  ) throws -> RecipeStream? {
    try reader.stream(file: "f", bytes: bytes.count, from: position) { offset, most in
      Array(bytes.dropFirst(offset).prefix(min(most, pieces)))
    }
  }

  private func whole(_ bytes: [UInt8]) throws -> Outcome {
    do throws(ImportError) {
      let imported = try sampleReaderOfTests().read(contentsOf: bytes, file: "f")
      return Outcome(
        recipes: imported.recipes,
        problems: imported.problems,
        repeats: imported.repeats
      )
    } catch {
      return Outcome(problems: [error])
    }
  }

  private func sampleReaderOfTests() throws(ImportError) -> RecipeFileReader {
    do {
      return try sampleReader()
    } catch {
      throw ImportError(.unknownFormat, file: "sample")
    }
  }

  private func expectEqual(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws
  {
    let bytes = Array(text.utf8)
    let expected = try whole(bytes)
    for pieces in [1, 2, 3, 5, 7, 1 << 20] {
      for records in [1, 3, .max] {
        let found = try streamed(bytes, pieces: pieces, resumingEach: records)
        #expect(found == expected, "\(pieces) \(records)", sourceLocation: sourceLocation)
      }
    }
  }

  @Test(
    "tables and JSON lines give what the whole file gives",
    arguments: [
      "name,ingredients\nA,gin;lime\nB,rum\n,nothing\nA,again\nC\nD,a,b\n",
      "\u{FEFF}name,ingredients\r\n\r\nA,\"gin\r\nlime\"\r\n\r\nB,rum\r\n",
      "name;ingredients\rA;gin\r\rB;\"rum, dark\"\rC;\"x",
      ",title,ingredients,directions,link,source,NER\n0,A,\"[\"\"gin\"\"]\",\"[\"\"Stir.\"\"]\",x,y,z\n",
      "name,ingredient,measure,unit\nA,gin,2,oz\nB,rum,1,oz\nA,lime,1,\n,no,1,\nB,ice,,\nC,,,\n",
      "id,name,ingredient,ingredientnumber\n7,A,gin,2\n8,B,rum,1\n7,A,lime,1\r\n\r\n7,A,ice,3",
      "name,ingredient\ncafé,gin\ncafe\u{301},lime\nCAFÉ,ice\n",
      "{\"name\":\"A\",\"ingredients\":[\"gin\"]}\r\n\r\n{\"name\":\"B\"}\n{\"idDrink\":\"7\"}\n",
      "\u{FEFF}{\"name\":\"A\",\"ingredients\":[\"gin\"]}\n{\"name\":\"B\",\"ingredients\":[1,",
      "{\"name\":\"A\",\"ingredients\":[\"gin\"]}\n{\"name\":\"A\",\"ingredients\":[\"rum\"]}",
      "name,ingredients\n",
    ]
  )
  func samples(text: String) throws { try expectEqual(text) }

  @Test(
    "random tables give what the whole file gives",
    arguments: SeededGenerator.seeds(6, full: 300)
  )
  func random(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    let headers = [
      "name,ingredients,steps", "name,ingredient,measure", "id,name,ingredients",
      "id,name,ingredient,position",
    ]
    var text = headers.randomElement(using: &generator) ?? headers[0]
    let cells = [
      "A", "B", "a", "gin", "\"gin, dry\"", "\"a\"\"b\"", "\"x\ny\"", "\"x\r\ny\"", "", " ", "7",
      "é", "\"", "1\"2",
    ]
    for _ in 0..<20 {
      text += ["\n", "\r\n", "\r", "\n\n"].randomElement(using: &generator) ?? "\n"
      text += (0..<Int.random(in: 1...4, using: &generator))
        .map { _ in cells.randomElement(using: &generator) ?? "" }.joined(separator: ",")
    }
    try expectEqual(text)
  }

  private static let drink = "{\"idDrink\":\"1\",\"strDrink\":\"G\",\"strIngredient1\":\"Gin\"}"
  private static let meal = "{\"idMeal\":\"2\",\"strMeal\":\"é\",\"strIngredient1\":\"Rice\"}"

  @Test(
    "lists of JSON give what the whole file gives",
    arguments: [
      "[\(drink),\n \(meal), 7, {\"idDrink\":\"3\"}]",
      "{\"meals\":[\(meal)],\"x\":[1],\"drinks\":[\(drink)]}",
      "{\"drinks\":null,\"meals\":[\(meal)]}", "{\"drinks\":null}", "{\"drinks\":[]}", "[]",
      "[\(drink),]",
      "[\(drink)", "[\(drink)] x", "{\"drinks\":[\(drink)],\"drinks\":[]}",
      "[{\"name\":\"A\",\"ingredients\":[\"gin\"]},{\"name\":\"B\"},[],{\"name\":\"A\",\"ingredients\":\"rum\"}]",
      "{\"name\":\"A\",\"ingredients\":[\"gin\"]}", "{\"ingredients\":[\"gin\"]}",
      "{\"recipe\":{\"name\":\"A\",\"ingredients\":[\"gin\"]},\"x\":1}",
      "{\"a\":{\"name\":\"A\",\"ingredients\":[\"gin\"]},\"b\":{\"name\":\"B\",\"ingredients\":[\"rum\"]}}",
      "{\"count\":2,\"items\":[{\"name\":\"A\",\"ingredients\":[\"gin\"]}],\"data\":[{\"name\":\"B\"}]}",
      "{\"a\":1}", "{}",
      "{\"results\":[{\"id\":1,\"title\":\"A\",\"extendedIngredients\":[{\"original\":\"gin\"}]}]}",
      "{\"id\":1,\"title\":\"A\",\"extendedIngredients\":[{\"original\":\"gin\"}]}",
      "{\"items\":[{\"name\":\"A\",\"recipe_ingredient\":[\"gin\"]},{\"name\":\"B\"}]}",
      "{\"name\":\"A\",\"recipe_ingredient\":[\"gin\"],\"items\":7}",
      "[{\"name\":\"A\",\"uid\":\"1\",\"hash\":\"h\",\"directions\":\"Stir.\",\"ingredients\":\"gin\\nlime\"}]",
      "{\"name\":\"A\",\"working_time\":1,\"steps\":[{\"ingredients\":[{\"food\":{\"name\":\"gin\"}}]}]}",
      "\u{FEFF}[\(drink),\(meal)]", "[\"\\ud83c\\udf78\",\(drink),1e5,-0.5,true,null]",
    ]
  )
  func json(text: String) throws { try expectEqual(text) }

  @Test(
    "JSON-LD gives what the whole file gives",
    arguments: [
      "{\"@context\":\"https://schema.org\",\"@graph\":[\(linked("A", "gin")),{\"@type\":\"Person\"},\(linked("B", "rum"))]}",
      "[\(linked("A", "gin")),{\"@graph\":[\(linked("B", "rum"))]},7]",
      linked("A", "gin"),
      "{\"@type\":[\"Thing\",\"Recipe\"],\"name\":\"A\",\"recipeIngredient\":[\"gin\"]}",
      "{\"@type\":\"WebPage\",\"mainEntity\":\(linked("A", "gin")),\"hasPart\":[\(linked("B", "rum"))]}",
      "{\"@id\":\"#a\",\"@type\":\"WebPage\",\"mainEntity\":\(linked("A", "gin"))}",
      "{\"@type\":\"WebPage\",\"other\":\(linked("A", "gin"))}",
      "{\"@graph\":[\(linked("A", "gin", "\"recipeInstructions\":{\"@id\":\"#s\"},")),"
        + "{\"@id\":\"#s\",\"@type\":\"HowToStep\",\"text\":\"Stir.\"}]}",
      "{\"@graph\":[\(linked("A", "gin", "\"url\":\"https://a.org/x\",")),\(linked("B", "gin", "\"url\":\"https://a.org/x\","))]}",
      "{\"@graph\":[\(linked("A", "gin")),{\"@type\":\"Recipe\",\"name\":\"C\"}]",
    ]
  )
  func linkedData(text: String) throws { try expectEqual(text) }

  private static func linked(_ name: String, _ line: String, _ more: String = "") -> String {
    "{\"@type\":\"Recipe\",\(more)\"name\":\"\(name)\",\"recipeIngredient\":[\"\(line)\"]}"
  }

  @Test(
    "texts of several recipes give what the whole file gives",
    arguments: [
      "# A\n\n## Ingredients\n\n- gin\n- lime\n\n# B\r\n\r\n## Ingredients\r\n- rum\r\n# C\n",
      "# A\n# Ingredients\n- gin\n# Steps\n1. Stir.\n# B\n# Ingredients\n- rum",
      "# A\n<!-- # X\n# Y -->\n## Ingredients\n- é\n<!-- open\n# B\n## Ingredients\n- gin",
      mealMaster("A") + mealMaster("B") + "left over\n"
        + mealMaster("C").replacing("\n", with: "\r\n"),
      mealMaster("A").replacing("\n", with: "\r") + "MMMMM", mealMaster(""),
      masterCook("A") + masterCook("B"),
      masterCook("A").replacing("\n", with: "\r\n") + masterCook(""),
      "<mx2>\(masterCookXML("A"))\(masterCookXML("B"))</mx2>",
      "<?xml version='1.0'?><mx2><!-- <RcpE name='x'> -->\(masterCookXML("A"))<!-- open \(masterCookXML("B"))",
      "<mx2><RcpE name='A'><IngR name='gin'><RcpE name='B'><IngR name='rum'><RcpE name='C'></mx2>",
      "<mx2><RcpE name='A'><IngR name='gin'></RcpE><script>\(masterCookXML("B"))", "<mx2></mx2>",
      "<mx2>\(masterCookXML("A"))<RcpE name='B'><DirS><DirT>Stir. </RcpE>\(masterCookXML("C"))</DirT></mx2><",
    ]
  )
  func texts(text: String) throws { try expectEqual(text) }

  private static func mealMaster(_ title: String) -> String {
    "---------- Recipe via Meal-Master (tm) v8.05\n \n      Title: \(title)\n      Yield: 2 servings\n \n"
      + "      1 oz gin\n      1 oz lime\n \n  Stir.\n \n-----\n"
  }

  private static func masterCook(_ title: String) -> String {
    "*  Exported from  MasterCook  *\n\n  \(title)\n\nServing Size  : 2\n\n"
      + "  Amount  Measure\n--------  -------\n  1       oz    gin\n\nStir.\n\n   - - - - -\n"
  }

  private static func masterCookXML(_ name: String) -> String {
    "<RcpE name=\"\(name)\"><IngR name=\"gin\" unit=\"oz\" qty=\"1\"></IngR><DirS><DirT>Stir é.</DirT></DirS></RcpE>\n"
  }

  @Test("a recipe of an .mx2 that has no end keeps none from being read")
  func withoutEnd() throws {
    let text =
      "<mx2><RcpE name='A'><IngR name='gin'><RcpE name='B'><IngR name='rum'><RcpE name='C'>"
    let found = try #require(try streamed(Array(text.utf8), pieces: 5))
    #expect(found.recipes.map(\.name) == ["A", "B"])
    #expect(found.problems.count == 1)
  }

  @Test(
    "a text that is not UTF-8 is refused with its line, wherever the pieces are cut",
    arguments: [
      "[\n\(drink),\n\"é\u{1}\"]", "# A\n\n## Ingredients\n- é\u{1}\n", "[\"é\",\n\n\"\u{1}",
    ]
  )
  func brokenText(text: String) throws {
    let bytes = text.utf8.map { $0 == 1 ? 0xC3 : $0 }
    let expected = try whole(bytes)
    #expect(expected.problems.map(\.reason) == [.notUTF8])
    for pieces in [1, 2, 3, 1_000] {
      #expect(try streamed(bytes, pieces: pieces) == expected, "\(pieces)")
    }
  }

  @Test("archives and gzip files give what the whole file gives, wherever reading stops")
  func compressed() throws {
    let texts = [
      "[\(Self.drink),\n \(Self.meal), 7]", "Stir @gin{}.", "name,ingredients\nA,gin\nB,rum\n",
      Self.mealMaster("A") + Self.mealMaster("B"), "{\"broken\":",
    ]
    let entries = zip(["a.json", "b.cook", "c.csv", "d.mmf", "e.json"], texts).map {
      SampleArchives.Entry(name: $0, content: Array($1.utf8))
    }
    let archives = [
      SampleArchives.zip(entries),
      SampleArchives.zip([.init(name: "x.zip", content: SampleArchives.zip(entries))] + entries),
      SampleArchives.zip([]), [0x50, 0x4B, 3, 4], [0x1F, 0x8B, 8, 0],
      Array(SampleArchives.zip(entries).prefix(500)),
    ]
    for bytes in archives + texts.map({ SampleArchives.gzip(Array($0.utf8)) }) {
      let expected = try whole(bytes)
      for (pieces, records) in [(1, Int.max), (7, 1), (1_000, 3)] {
        let found = try streamed(bytes, pieces: pieces, resumingEach: records)
        #expect(found == expected, "\(pieces) \(records)")
      }
    }
  }

  @Test("what reading an archive throws is thrown, and is no fault of the archive")
  func unreadable() throws {
    struct Unreadable: Error {}
    let bytes = SampleArchives.zip([
      .init(name: "a.cook", content: Array("Stir @gin{}.".utf8)),
      .init(name: "b.cook", content: Array("Stir @rum{}.".utf8)),
    ])
    // Its start is read twice, once to tell what it is.
    for failing in 0..<2 {
      var reads = 0
      #expect(throws: Unreadable.self) {
        _ = try sampleReader().stream(file: "f", bytes: bytes.count) { offset, most in
          reads += 1
          if reads > failing { throw Unreadable() }
          return Array(bytes.dropFirst(offset).prefix(most))
        }
      }
    }
  }

  @Test("files of one recipe are read as a whole")
  func others() throws {
    for text in ["Stir @gin{}.", "Gin and Lime\n\nIngredients\n1 gin\n1 lime\n", "<html>", " \n"] {
      #expect(try streamed(Array(text.utf8), pieces: 7) == nil)
    }
  }

  @Test("a row or a line that is not UTF-8 is a problem, and the others go in")
  func notUTF8() throws {
    for (text, line) in [
      ("name,ingredients\nA,gin\nB,r\u{1}m\nC,ice\n", 3),
      (
        "{\"name\":\"A\",\"ingredients\":[\"gin\"]}\n{\"name\":\"\u{1}\"}\n"
          + "{\"name\":\"C\",\"ingredients\":[\"ice\"]}\n", 2
      ),
    ] {
      let bytes = text.utf8.map { $0 == 1 ? 0xFF : $0 }
      let found = try #require(try streamed(bytes, pieces: 5))
      #expect(found.recipes.map(\.name) == ["A", "C"])
      #expect(found.problems == [ImportError(.notUTF8, file: "f", place: .line(line))])
    }
  }

  @Test("a line that is too long is a problem of its own and is not held")
  func longLine() {
    var lines = LineReader(from: 3, limit: 4)
    var found: [LineReader.Line] = []
    for byte in Array("ab\n12345\n     \n\n1234\nx".utf8) {
      lines.feed([byte])
      while let line = lines.next() { found.append(line) }
    }
    #expect(lines.offset == 3 + 21)
    lines.finish()
    while let line = lines.next() { found.append(line) }
    #expect(
      found == [
        .whole(Array("ab".utf8)), .tooLong(bytes: 5, isBlank: false),
        .tooLong(bytes: 5, isBlank: true), .whole([]), .whole(Array("1234".utf8)),
        .whole(Array("x".utf8)),
      ]
    )
    #expect(lines.offset == 3 + 22)
  }

  @Test("a recipe with too many rows is a problem, and the others go in")
  func manyRows() throws {
    let rows = Array(repeating: "A,gin\n", count: RecipeStream.rowsOfRecipe + 1).joined()
    let text = "name,ingredient\nB,rum\n" + rows
    let found = try #require(try streamed(Array(text.utf8), pieces: 1 << 20))
    #expect(found.recipes.map(\.name) == ["B"])
    #expect(
      found.problems == [
        ImportError(
          .tooManyLines(RecipeStream.rowsOfRecipe + 1, allowed: ImportLimits.lines),
          file: "f",
          place: .line(3)
        )
      ]
    )
  }
}
