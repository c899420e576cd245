import RecipeModel
import TestSupport
import Testing

@testable import RecipeImport

@Suite("Exact copies of recipes")
struct ExactCopyTests {
  private let recipe = Recipe(
    id: DishID("classic:sour"),
    name: "Sour",
    kind: .cocktail,
    category: "Sours",
    tags: ["a", "b"],
    lines: ["gin", "lemon", "egg"].map { IngredientLine(text: "text of \($0)", name: $0) },
    steps: ["Dry  shake.", "Shake.", "Strain."],
    origin: RecipeOrigin(source: "classic", nativeID: "sour", link: "https://example.com/sour")
  )

  /// A format that keeps little: lower case, no kind, no tags, names of lines only, an id by name.
  private func rewritten(_ recipe: Recipe) -> Recipe {
    Recipe(
      id: DishID("plain:\(recipe.name.lowercased())"),
      name: recipe.name.lowercased(),
      kind: .meal,
      category: recipe.category?.lowercased(),
      lines: recipe.lines.map { IngredientLine(text: "", name: $0.name.lowercased()) },
      steps: recipe.steps.map { $0.lowercased() },
      origin: RecipeOrigin(
        source: "plain",
        nativeID: recipe.name.lowercased(),
        link: recipe.origin.link
      )
    )
  }

  private func merged(_ change: (inout Recipe) -> Void) throws -> Recipe {
    var read = rewritten(recipe)
    change(&read)
    let copy = try #require(ExactCopy.text(of: recipe))
    return ExactCopy.merged(read: read, copy: copy, rewritten: rewritten)
  }

  @Test("a file that nobody changed gives the very recipe")
  func unchanged() throws {
    #expect(try merged { _ in } == recipe)
  }

  @Test("a changed name changes the name alone")
  func name() throws {
    var expected = recipe
    expected.name = "bitter"
    let read = try merged {
      $0.name = "bitter"
      $0.id = DishID("plain:bitter")
      $0.origin.nativeID = "bitter"
    }
    #expect(read == expected)
  }

  @Test("an id that is written out and changed is the file's")
  func id() throws {
    let read = try merged { $0.id = DishID("plain:own") }
    #expect(read.id == DishID("plain:own") && read.origin.source == "plain")
    #expect(read.name == recipe.name)
  }

  @Test("changed, new, moved and missing lines are the file's, the others the copy's")
  func lines() throws {
    let (gin, lemon, egg) = (recipe.lines[0], recipe.lines[1], recipe.lines[2])
    let new = IngredientLine(text: "", name: "sugar")
    let old = { (line: IngredientLine) in IngredientLine(text: "", name: line.name) }
    let cases: [(read: [IngredientLine], expected: [IngredientLine])] = [
      ([old(gin), new, old(egg)], [gin, new, egg]),
      ([old(gin), old(lemon), new, old(egg)], [gin, lemon, new, egg]),
      ([old(egg), old(gin), old(lemon)], [egg, gin, lemon]),
      ([old(lemon)], [lemon]), ([new], [new]), ([], []),
      ([old(gin), old(gin), old(lemon), old(egg)], [gin, old(gin), lemon, egg]),
    ]
    for (lines, expected) in cases {
      #expect(try merged { $0.lines = lines }.lines == expected)
    }
  }

  @Test("changed fields are the file's, and one that was taken out is gone")
  func fields() throws {
    var expected = recipe
    expected.category = nil
    expected.minutes = 5
    expected.steps[1] = "stir."
    expected.tags = ["new"]
    let read = try merged {
      $0.category = nil
      $0.minutes = 5
      $0.steps[1] = "stir."
      $0.tags = ["new"]
    }
    #expect(read == expected)
  }

  @Test("a copy cut anywhere, or of what no import takes, is ignored")
  func damaged() throws {
    let read = rewritten(recipe)
    let copy = try #require(ExactCopy.text(of: recipe))
    for count in 0..<copy.utf8.count {
      let cut = String(copy.prefix(count))
      #expect(ExactCopy.merged(read: read, copy: cut, rewritten: rewritten) == read)
    }
    let changes: [(inout Recipe) -> Void] = [
      { $0.name = " " }, { $0.lines = [] }, { $0.id = DishID("") }, { $0.id = DishID("no colon") },
      { $0.origin.link = "javascript:alert(1)" }, { $0.origin.image = "file:///etc/passwd" },
      { $0.name = String(repeating: "x", count: 501) }, { $0.servings = 0 },
      { $0.minutes = .max }, { $0.steps = Array(repeating: "x", count: 501) },
      { $0.steps = [String(repeating: "x", count: 20_001)] },
      { $0.tags = Array(repeating: "x", count: 101) },
      { $0.lines = Array(repeating: $0.lines[0], count: 501) },
      { $0.lines[0].amounts = [Amount(quantity: -1)] },
      { $0.lines[0].amounts = [Amount(quantity: 2, quantityMax: 1)] },
      { $0.lines[0].name = String(repeating: "x", count: 2_001) },
    ]
    for change in changes {
      var hidden = recipe
      change(&hidden)
      let copy = try #require(ExactCopy.text(of: hidden))
      #expect(ExactCopy.recipe(in: copy) == nil)
      #expect(ExactCopy.merged(read: read, copy: copy, rewritten: rewritten) == read)
    }
    #expect(ExactCopy.recipe(in: copy) == recipe)
  }

  @Test("a copy is printable ASCII that no holder changes", arguments: SeededGenerator.seeds(50))
  func plain(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let recipe = WrittenRecipes.random(using: &random, number: 1)
    let copy = try #require(ExactCopy.text(of: recipe))
    #expect(copy.utf8.allSatisfy { (0x20...0x7E).contains($0) })
    #expect(!["--", "<", ">", "&", "  "].contains { copy.contains($0) })
    #expect(ExactCopy.recipe(in: copy).map(exactly) == copy)
    #expect(copy.onOneLine == copy)
  }

  @Test("a recipe with an amount that is no number has no copy")
  func notANumber() {
    var recipe = recipe
    recipe.lines[0].amounts = [Amount(quantity: .nan)]
    #expect(ExactCopy.text(of: recipe) == nil)
  }
}
