import BenchmarkFiles
import Foundation
import Testing

@testable import LexiconQuality

@Suite("Files of mentions and labels")
struct FileTests {
  /// Writes a file, hands its path over, and removes it.
  private func with<Result>(
    _ text: String,
    _ body: (String) throws -> Result
  ) throws -> Result {
    let name = "LexiconQualityTests-\(UUID().uuidString)"
    let url = FileManager.default.temporaryDirectory.appending(path: name)
    try Data(text.utf8).write(to: url)
    defer { try? FileManager.default.removeItem(at: url) }
    return try body(url.path(percentEncoded: false))
  }

  @Test(
    "every known form is told by its content",
    arguments: [
      (
        #"{"drinks":[{"strIngredient1":" Gin ","strMeasure1":"2 oz\n","strIngredient2":""}]}"#,
        [Mention(measure: "2 oz", name: "Gin")]
      ),
      (
        #"[{"id":1,"ingredients":["salt","large eggs"]}]"#,
        [Mention(name: "salt"), Mention(name: "large eggs")]
      ),
      (
        """
        [{"ingredients":[{"unit":"cl","amount":1.5,"ingredient":"Gin"},
          {"special":"2 dashes bitters"}]}]
        """,
        [
          Mention(measure: "1.5 cl", name: "Gin"),
          Mention(name: "2 dashes bitters", isWholeLine: true),
        ]
      ),
      (
        """
        {"id":"a","ingredients":[{"name":"Rum","measure":"60 ml"}]}

        {"id":"b","ingredients":[{"name":"Lime"}]}
        """,
        [Mention(measure: "60 ml", name: "Rum"), Mention(name: "Lime")]
      ),
      (
        "name,row_id,ingredient,measure\n\"A, B\",1,Gin,2 oz\n\"A, B\",1,,\n",
        [Mention(measure: "2 oz", name: "Gin")]
      ),
    ]
  )
  func forms(text: String, expected: [Mention]) throws {
    #expect(try with(text) { try MentionFile($0).mentions } == expected)
  }

  @Test("what is none of them is an error that names the file")
  func unknown() throws {
    for text in ["", "hello", "{}", "[]", "{\"ingredients\":[]}", "a,b\n1,2\n"] {
      #expect(throws: FileError.self, "\(text)") { try with(text) { try MentionFile($0) } }
    }
  }

  @Test("labels are read by the names of their columns")
  func labels() throws {
    let text = "name,input,unit,quantity\ngin,\"2 oz gin, cold\",oz,2\n"
    let lines = try with(text) { try LabelledLines($0).lines }

    #expect(lines.map(\.text) == ["2 oz gin, cold"])
    #expect(lines.map(\.name) == ["gin"])
    #expect(lines.map(\.quantity) == ["2"])
    #expect(lines.map(\.unit) == ["oz"])
    #expect(lines.map(\.comment) == [""])
  }

  @Test("a sample is the same for the same seed, takes alike from each file, and nothing twice")
  func sample() {
    let files = ["a", "b", "c"].map { file in
      (0..<50).map { ResolvedMention(file: file, name: "\($0)", ingredient: "x") }
    }
    let drawn = ResolvedMention.sample(31, from: files, seed: 7)

    #expect(drawn == ResolvedMention.sample(31, from: files, seed: 7))
    #expect(drawn != ResolvedMention.sample(31, from: files, seed: 8))
    #expect(Set(drawn).count == 31)
    #expect(
      Dictionary(grouping: drawn, by: \.file).mapValues(\.count) == ["a": 10, "b": 10, "c": 11]
    )
  }
}
