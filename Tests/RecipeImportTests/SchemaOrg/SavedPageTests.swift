import RecipeImport
import RecipeModel
import Testing

@Suite("saved pages")
struct SavedPageTests {
  private let soup = "{\"@type\":\"Recipe\",\"name\":\"Soup\",\"recipeIngredient\":[\"leek\"]}"

  private func names(_ text: String) throws -> [String] {
    try sampleReader().read(contentsOf: Array(text.utf8), file: "p").recipes.map(\.name)
  }

  @Test("JSON-LD is found in its script elements, however they are written")
  func scripts() throws {
    for page in [
      "<!DOCTYPE html><html><script type=\"application/ld+json\">§</script></html>",
      "<HTML><SCRIPT data-x='>' async TYPE = application/LD+JSON >\n§\n</SCRIPT >",
      "<script>var a = \"<b>\";</script><script id=x type='application/ld+json; charset=utf-8'>§",
      "<!-- saved --><html><script type='application/ld+json'><!-- § --></script>",
      "<html><script type='application/ld+json'>//<![CDATA[\n§\n//]]></script>",
      "<html><script type='application/ld+json'>/*<![CDATA[*/§;/*]]>*/</script>",
      "<html><scripts type='application/ld+json'></scripts><script type='application/ld+json'>§</script>",
      "<?xml version='1.0'?><html><script type='application/ld+json'>{\"a\":</script>"
        + "<script type='application/ld+json'>[§]</script>",
    ] {
      #expect(try names(page.replacing("§", with: soup)) == ["Soup"], "\(page)")
    }
  }

  @Test("scripts inside comments, and other scripts, are not read")
  func comments() throws {
    let script = "<script type='application/ld+json'>\(soup)</script>"

    #expect(
      try importFailure("<html><!-- \(script) --><script>\(soup)</script></html>", file: "p")
        == "p: no recipe found in the page; save the page or export of a single recipe"
    )
  }

  @Test("several scripts give their recipes in order, and a broken one is a problem")
  func several() throws {
    func script(_ json: String) -> String { "<script type='application/ld+json'>\(json)</script>" }
    let stew = soup.replacing("Soup", with: "Stew")
    let page = "<html>" + script(soup) + script("{\"@type\":\"Recipe\"") + script(stew)
    let imported = try sampleReader().read(contentsOf: Array(page.utf8), file: "p")

    #expect(imported.recipes.map(\.name) == ["Soup", "Stew"])
    #expect(
      imported.problems.map(\.description)
        == [
          "p: invalid JSON: a comma or } is missing at byte 17; download or save the file again"
        ]
    )
  }

  @Test("line breaks and tabs that stand in JSON texts as they are do no harm")
  func controlCharacters() throws {
    let json = "{\"@type\":\"Recipe\",\"name\":\"A\n\tB\",\"recipeIngredient\":[\"le\u{1}ek\"]}"

    #expect(try names("<html><script type='application/ld+json'>\(json)</script>") == ["A B"])
  }

  @Test("character references are decoded once and never twice")
  func references() throws {
    let name = "Cr&egrave;me &#39;br&#xFB;l&eacute;e&#39; &amp;amp; &unknown; &#0;&#150; &lt;b&gt;"
    let json = soup.replacing("Soup", with: name)

    #expect(try names(json) == ["Crème 'brûlée' &amp; &unknown; \u{FFFD}– <b>"])
  }

  @Test("a page that names windows-1252 is read so, any other must be UTF-8")
  func encodings() throws {
    let json = soup.replacing("Soup", with: "Cr?me")
    func page(_ head: String) -> [UInt8] {
      let text = "<html><head>\(head)</head><script type='application/ld+json'>\(json)</script>"
      return text.utf8.map { $0 == UInt8(ascii: "?") ? 0xE8 : $0 }
    }
    let reader = try sampleReader()

    for head in [
      "<meta charset=\"iso-8859-1\">", "<meta content='text/html; charset=Windows-1252'>",
    ] {
      #expect(try reader.read(contentsOf: page(head), file: "p").recipes.map(\.name) == ["Crème"])
    }
    #expect(throws: ImportError(.notUTF8, file: "p", place: .line(1))) {
      try reader.read(contentsOf: page("<meta charset='utf-8'>"), file: "p")
    }
  }

  @Test(
    "marks around the JSON that have no end are not taken off one by one",
    arguments: [";", "//"]
  )
  func manyMarks(_ mark: String) throws {
    let marks = String(repeating: mark, count: inputSize(50_000, full: 500_000))
    let page = "<html><script type='application/ld+json'>{}\(marks)</script>"

    #expect(try importFailure(page, file: "p")?.hasPrefix("p: no recipe found in the page") == true)
  }

  @Test(
    "pages made to be slow are read in time",
    arguments: ["<", "<!--", "<script ", "<a \"", "&"]
  )
  func linear(_ piece: String) throws {
    let page = "<html>" + String(repeating: piece, count: inputSize(4_000, full: 40_000))

    #expect(try importFailure(page, file: "p")?.hasPrefix("p: no recipe found in the page") == true)
    let text =
      String(repeating: piece, count: inputSize(2_000, full: 20_000))
      .replacing("\"", with: "\\\"") + ">"
    _ = try importFailure(soup.replacing("Soup", with: text), file: "p")
  }
}
