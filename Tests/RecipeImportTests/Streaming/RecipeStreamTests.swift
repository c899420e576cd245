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
    guard var stream = try stream(from: nil) else { return nil }
    var outcome = Outcome()
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

  @Test("files of other formats are read as a whole")
  func others() throws {
    let drink = "{\"idDrink\":\"1\",\"strDrink\":\"G\",\"strIngredient1\":\"Gin\"}"
    for text in ["{\"drinks\":[\(drink)]}", "[\(drink)]", "Stir @gin{}.", "# A\n\n- gin\n", " \n"] {
      #expect(try streamed(Array(text.utf8), pieces: 7) == nil)
    }
    #expect(try streamed([0x50, 0x4B, 3, 4], pieces: 7) == nil)
    #expect(try streamed([0x1F, 0x8B, 8, 0], pieces: 7) == nil)
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
