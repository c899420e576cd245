import RecipeImport
import RecipeModel
import Testing

@Suite("JSON lines")
struct RecordLinesTests {
  @Test("each line is a record, blank lines are skipped and a bad one is a problem with its line")
  func lines() throws {
    let text = """
      {"name":"A","ingredients":["gin"]}\r

      {"name":"B","ingredients":["rum"]}
      {"name":"C","ingredients":
      [1]
      {"name":"D"}
      {"idDrink":"7","strDrink":"E","strIngredient1":"Gin"}
      """
    let imported = try sampleReader().read(contentsOf: Array(text.utf8), file: "f")

    #expect(imported.recipes.map(\.id.description) == ["json:a", "json:b", "thecocktaildb:7"])
    #expect(
      imported.problems.map(\.description) == [
        "f:4: invalid JSON: it ends too early at byte 26; download or save the file again",
        "f:5: not a JSON object; write each recipe as {\"name\":…,\"ingredients\":[…]}",
        "f:6: no ingredient; expected at least one",
      ]
    )
  }

  @Test("an object over several lines is no JSON lines")
  func oneObject() throws {
    let text = "{\"name\":\"A\",\n\"ingredients\":[\"gin\"]}"

    #expect(
      try sampleReader().read(contentsOf: Array(text.utf8), file: "f").recipes.map(\.name) == ["A"]
    )
  }
}
