import RecipeModel
import Testing

@testable import RecipeImport

@Suite("MasterCook's exports as XML")
struct MasterCookXMLReaderTests {
  private static let text = """
    <?xml version="1.0" standalone="yes" encoding="ISO-8859-1"?>
    <!DOCTYPE mx2 SYSTEM "mx2.dtd">
    <mx2 source="MasterCook">
    <Summ><Nam>Cr\u{E8}me &amp; Soup</Nam></Summ>
    <RcpE name="Cr\u{E8}me &amp; Leek" author="Ann"><Serv qty="6"/><PrpT elapsed="1:05"/>
    <CatS><CatT>Soups</CatT><CatT>Winter</CatT></CatS>
    <IngR name="leeks" unit="medium" qty="2" code="I"><IPrp>sliced</IPrp></IngR>
    <IngR name="Topping" code="S"></IngR>
    <IngR name="salt"></IngR>
    <DirS><DirT>Chop.</DirT><DirT>Boil.</DirT></DirS><Desc>Warm.</Desc><Note>Better
    the next day.</Note></RcpE>
    <RcpE name="Empty"></RcpE>
    </mx2>
    """

  @Test("each element RcpE is a recipe, in the encoding that the file names")
  func recipes() throws {
    let bytes = Self.text.unicodeScalars.map { UInt8(clamping: $0.value) }
    let imported = try sampleReader().read(contentsOf: bytes, file: "b.mx2")
    let recipe = try #require(imported.recipes.first)

    #expect(imported.recipes.count == 1)
    #expect(recipe.name == "Crème & Leek")
    #expect(recipe.lines.map(\.text) == ["2 medium leeks, sliced", "salt"])
    #expect(recipe.steps == ["Chop.", "Boil."])
    #expect(recipe.servings == 6)
    #expect(recipe.minutes == 65)
    #expect(recipe.category == "Soups")
    #expect(recipe.tags == ["Winter"])
    #expect(recipe.lines.map(\.section) == [nil, "Topping"])
    #expect(recipe.summary == "Warm.\n\nFrom: Ann\n\nBetter the next day.")
    #expect(imported.problems.map(\.place) == [.record(2)])
  }

  @Test("a file cut off at any byte is read or refused")
  func cut() throws {
    let reader = try sampleReader()
    let bytes = Array(Self.text.utf8)
    for count in stride(from: 1, to: bytes.count, by: 3) {
      _ = try? reader.read(contentsOf: Array(bytes.prefix(count)), file: "f")
    }
  }
}
