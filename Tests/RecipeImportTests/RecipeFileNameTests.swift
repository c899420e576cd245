import RecipeImport
import Testing

struct RecipeFileNameTests {
  @Test("the endings of recipe files count in any case, and what macOS adds does not")
  func names() {
    let recipes = ["a.cook", "x/Y.JSON", "a b.paprikarecipe", "é.txt", "a.htm", "a/__MACOSX/b.md"]
    let archives = ["a.zip", "x/A.PaprikaRecipes", "a.csv.gz", "a.tar", "b.7z", "a.tar.xz"]
    let neither = [
      "a.jpg", "cook", "a.cook~", "._a.cook", "x/._a.zip", "__MACOSX/a.cook", "__MACOSX/a.zip", "",
    ]
    #expect(recipes.filter { !RecipeFileName.isOfRecipes($0) } == [])
    #expect((archives + neither).filter(RecipeFileName.isOfRecipes) == [])
    #expect(archives.filter { !RecipeFileName.isArchive($0) } == [])
    #expect((recipes + neither).filter(RecipeFileName.isArchive) == [])
  }

  @Test("of a folder a file of JSON that is one recipe is a file of one, and no other JSON is")
  func holding() {
    func holding(_ text: String, isOfFolder: Bool = true) -> RecipeHolding {
      RecipeFileReader.holding(start: Array(text.utf8), file: "recipe.json", isOfFolder: isOfFolder)
    }
    let one = #"{"@type":"Recipe","name":"A","recipeIngredient":["gin"]}"#
    #expect(holding(one) == .one)
    #expect(holding(one, isOfFolder: false) == .many)
    #expect(holding(#"{"name":"A","ingredients":["gin"]}"#) == .one)
    for many in [
      "[\(one)]", #"{"@graph":[\#(one)]}"#, "\(one)\n\(one)\n", #"{"recipes":[\#(one)]}"#,
      #"{"drinks":[{"idDrink":"1"}]}"#,
    ] {
      #expect(holding(many) == .many, "\(many)")
    }
    #expect(
      holding("<?xml version=\"1.0\"?>\n<mx2 source=\"MasterCook\"><RcpE name=\"A\"/></mx2>")
        == .many
    )
    #expect(holding("<html><body>A</body></html>") == .one)
  }

  @Test("a page that only its server calls iso-8859-1 is read so, unless it is UTF-8")
  func encodings() {
    let latin = Array("<p>Cr".utf8) + [0xE8] + Array("me</p>".utf8)
    let utf8 = Array("<p>Crème</p>".utf8)
    let named = "text/html; charset=\"ISO-8859-1\""
    #expect(RecipeFileReader.utf8(ofPage: latin, contentType: named) == utf8)
    #expect(RecipeFileReader.utf8(ofPage: utf8, contentType: named) == utf8)
    #expect(RecipeFileReader.utf8(ofPage: latin, contentType: "text/html") == latin)
    #expect(RecipeFileReader.utf8(ofPage: latin, contentType: nil) == latin)
  }
}
