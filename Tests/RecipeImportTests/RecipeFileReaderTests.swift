import RecipeImport
import RecipeModel
import Testing

@Suite("reading files of any format")
struct RecipeFileReaderTests {
  private func ids(_ text: String, file: String = "f") throws -> [String] {
    try sampleReader().read(contentsOf: Array(text.utf8), file: file)
      .recipes.map(\.id.description)
  }

  @Test("the content tells the format, not the file's name")
  func detection() throws {
    let drink = "{\"idDrink\":\"1\",\"strDrink\":\"G\",\"strIngredient1\":\"Gin\"}"

    #expect(try ids("\u{FEFF} \n{\"drinks\":[\(drink)]}", file: "a.cook") == ["thecocktaildb:1"])
    #expect(try ids("\n[ \(drink)]") == ["thecocktaildb:1"])
    #expect(try ids("Stir @gin{}.", file: "Pink Gin.json") == ["cooklang:pink-gin"])
    #expect(try ids("[- {drinks} -] @gin", file: "x/Gin") == ["cooklang:gin"])
    #expect(try ids("\u{FEFF}---\r\ntitle: A  B!\r\n---\r\n@gin") == ["cooklang:a-b"])
  }

  @Test(
    "each format is told by what stands in the file",
    arguments: [
      (
        "{\"meals\":[{\"idMeal\":\"1\",\"strMeal\":\"A\",\"strIngredient1\":\"x\"}]}", "themealdb:1"
      ),
      ("{\"drinks\":[{\"id\":1,\"name\":\"A\",\"ingredients\":[\"x\"]}]}", "json:1"),
      ("{\"name\":\"A\",\"ingredients\":[\"x\"],\"directions\":\"y\"}", "json:a"),
      ("{\"name\":\"A\",\"ingredients\":[\"x\"]}\n{\"name\":\"B\"}", "json:a"),
      ("{\"@type\":\"Recipe\",\"name\":\"A\",\"recipeIngredient\":[\"x\"]}", "schemaorg:a"),
      ("{\"name\":\"A\",\"recipeIngredient\":[\"x\"]}", "schemaorg:a"),
      (
        "<html><script type=application/ld+json>[{\"@type\":\"Recipe\",\"name\":\"A\","
          + "\"ingredients\":\"x\"}]</script>", "schemaorg:a"
      ),
      (
        "{\"slug\":\"a\",\"name\":\"A\",\"recipe_ingredient\":[{\"note\":\"x\"}]}", "mealie:a"
      ),
      (
        "{\"uid\":\"A\",\"hash\":\"\",\"name\":\"A\",\"ingredients\":\"x\",\"directions\":\"\"}",
        "paprika:A"
      ),
    ]
  )
  func formats(text: String, id: String) throws {
    #expect(try ids(text, file: "a.txt") == [id])
  }

  @Test("the id of a Cooklang file is made of its title's letters and digits")
  func slugs() throws {
    #expect(try ids("---\ntitle: \"Pâté — No. 7's\"\n---\n@a") == ["cooklang:pâté-no-7-s"])
    #expect(try ids("---\ntitle: \"!!!\"\n---\n@a", file: "Wow.cook") == ["cooklang:wow"])
    #expect(
      try importFailure("---\ntitle: \"!!!\"\n---\n@a", file: "!.cook")
        == "!.cook: no name with a letter or digit; expected title"
    )
  }

  @Test("a text that is no recipe says which formats can be read")
  func unknownFormat() throws {
    #expect(
      try importFailure("Dear diary", file: "notes.txt")
        == "notes.txt: this is not a known recipe format: not Cooklang (which marks ingredients as in "
        + "@lime juice{30%ml}), JSON, CSV, Markdown, a saved web page or the export of a "
        + "supported program; convert it to one of these formats"
    )
  }

  @Test("an empty file is an error", arguments: ["", " \r\n\t", "\u{FEFF}"])
  func empty(_ text: String) throws {
    #expect(try importFailure(text) == "f: the file is empty; choose a file with recipes")
  }

  @Test("a named format is taken at its word")
  func namedFormat() throws {
    #expect(
      try importFailure("Dear diary", format: .cooklang)
        == "f: no ingredient; mark each one with @, as in @lime juice{30%ml}"
    )
    #expect(
      try importFailure("@gin", format: .themealdb)?.hasPrefix("f: invalid JSON") == true
    )
  }
}
