import RecipeModel
import Testing

@testable import RecipeImport

@Suite("pages that mark their recipe in their own text")
struct MarkedPageTests {
  private func recipe(_ page: String) throws -> Recipe? {
    let imported = try sampleReader().read(contentsOf: Array(page.utf8), file: "p.html")
    #expect(imported.problems.isEmpty)
    #expect(imported.recipes.count == 1)
    return imported.recipes.first
  }

  @Test("microdata is read, and what its author is called is not the dish")
  func microdata() throws {
    let recipe = try recipe(
      """
      <!doctype html><html><body><h1 itemprop=name>A site</h1>
      <div itemscope itemtype="https://schema.org/Recipe">
      <span itemprop="author" itemscope itemtype="https://schema.org/Person"><b itemprop="name">Ann</b></span>
      <h1 itemprop="name">Gin &amp; Tonic</h1><meta itemprop="totalTime" content="PT5M">
      <p itemprop="description">Cold.<img itemprop="image" src="https://example.org/a.jpg">
      <ul><li itemprop="recipeIngredient">2 oz gin<li itemprop="recipeIngredient">4 oz <b>tonic</b> water</ul>
      <div itemprop="recipeYield">Serves 2</div>
      <ol itemprop="recipeInstructions"><li>Pour.</li><li>Stir.</li></ol></div>
      <ul><li itemprop="recipeIngredient">1 oz rum</li></ul></body></html>
      """
    )

    #expect(recipe?.name == "Gin & Tonic")
    #expect(recipe?.lines.map(\.text) == ["2 oz gin", "4 oz tonic water"])
    #expect(recipe?.steps == ["Pour.", "Stir."])
    #expect(recipe?.minutes == 5)
    #expect(recipe?.servings == 2)
    #expect(recipe?.summary == "Cold.")
    #expect(recipe?.origin.image == "https://example.org/a.jpg")
  }

  @Test(
    "RDFa and the classes of hRecipe and h-recipe are read too",
    arguments: [
      """
      <html><div xmlns:v="http://rdf.data-vocabulary.org/#" typeof="v:Recipe"><h2 property="v:name">Soup</h2>
      <span rel="v:ingredient"><span typeof="v:Ingredient" property="v:ingredient">2 leeks</span></span>
      <p property="v:instructions">Boil.</p></div></html>
      """,
      """
      <html><div class="post hrecipe"><p class="author vcard"><i class="fn">Ann</i></p>
      <h2 class="fn">Soup</h2><p class="ingredient">2 leeks</p><div class="instructions">Boil.</div></div></html>
      """,
      """
      <html><article class=h-recipe><h1 class=p-name>Soup</h1><ul><li class="p-ingredient">2 leeks</li></ul>
      <div class="e-instructions"><p>Boil.</p></div></article></html>
      """,
    ]
  )
  func others(page: String) throws {
    let recipe = try recipe(page)

    #expect(recipe?.name == "Soup")
    #expect(recipe?.lines.map(\.text) == ["2 leeks"])
    #expect(recipe?.steps == ["Boil."])
  }

  @Test("of a page that marks more than a hundred recipes it is said that the rest is left out")
  func many() throws {
    let marked = (1...150).map {
      "<div itemscope itemtype='https://schema.org/Recipe'><b itemprop=name>A \($0)</b>"
        + "<i itemprop=recipeIngredient>gin</i></div>"
    }
    let page = Array(("<html>" + marked.joined()).utf8)
    let found = try sampleReader().read(contentsOf: page, file: "p.html")
    #expect(found.recipes.map(\.name) == (1...100).map { "A \($0)" })
    #expect(found.problems.map(\.reason) == [.tooManyRecords(allowed: 100)])
  }

  @Test("a page cut off at any byte is read or refused")
  func cut() throws {
    let page = Array(
      "<html><div itemscope itemtype='a/Recipe'><meta itemprop=name content='x>y'><!-- --><p itemprop=ingredients>2 leeks"
        .utf8
    )
    let reader = try sampleReader()
    for count in 1..<page.count {
      _ = try? reader.read(contentsOf: Array(page.prefix(count)), file: "p")
    }
    #expect(try reader.read(contentsOf: page, file: "p").recipes.map(\.name) == ["x>y"])
  }
}

@Suite("pages that mark nothing")
struct ListedPageTests {
  private let page = """
    <!doctype html><html><head><title>Soup - A site</title></head><body><nav><ul><li>Home</ul></nav>
    <h1>Leek Soup</h1><p>My favourite.</p><h2>Ingredients:</h2><ul><li>2 leeks<li>1 potato<li>salt</ul>
    <h2>Method</h2><ol><li>Chop.</li><li>Boil.</li></ol><h2>Comments</h2><ul><li>Nice!</li></ul>
    <footer><ul><li>Imprint</li></ul></footer></body></html>
    """

  private func read(_ page: String) throws -> ImportedRecipes {
    try sampleReader().read(contentsOf: Array(page.utf8), file: "p")
  }

  @Test("the lists under Ingredients and Method are a recipe, and that it was guessed is said")
  func lists() throws {
    let imported = try read(page)

    #expect(imported.recipes.map(\.name) == ["Leek Soup"])
    #expect(imported.recipes.first?.lines.map(\.text) == ["2 leeks", "1 potato", "salt"])
    #expect(imported.recipes.first?.steps == ["Chop.", "Boil."])
    #expect(imported.problems == [ImportError(.guessed, file: "p")])
    #expect(imported.problems.first?.isRemark == true)
  }

  @Test("paragraphs are steps where no list is")
  func paragraphs() throws {
    let changed = page.replacing("<ol><li>Chop.</li><li>Boil.</li></ol>", with: "<p>Chop.<p>Boil.")

    #expect(try read(changed).recipes.first?.steps == ["Chop.", "Boil."])
  }

  @Test("nothing is guessed where it is not clear which list is meant")
  func unsafe() {
    for (text, other) in [
      ("<h1>Leek Soup</h1>", "<h1>Leek Soup</h1><h2>Ingredients</h2><ul><li>1 egg</ul>"),
      ("<h2>Method</h2>", "<h2>Story</h2>"), ("2 leeks<li>1 potato", "leeks<li>potato"),
      ("<li>2 leeks<li>1 potato", ""),
    ] {
      #expect(
        throws: ImportError(.noRecipe(in: "page"), file: "p"),
        "\(other)"
      ) { try read(page.replacing(text, with: other)) }
    }
  }
}
