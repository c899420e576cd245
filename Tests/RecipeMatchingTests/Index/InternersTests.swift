import RecipeLexicon
import RecipeModel
import Testing

@testable import RecipeMatching

@Suite("What is one requirement")
struct InternersTests {
  let lexicon: IngredientLexicon

  init() throws {
    lexicon = try SmallWorld(["butter", "gin", "margarine"], dishes: []).index.lexicon
  }

  @Test("alternatives are one requirement in any order, and read as the first line wrote them")
  func alternatives() {
    var interner = RequirementInterner()
    #expect(interner.position(of: [2, 0], isExact: false, lexicon: lexicon) == 0)
    #expect(interner.position(of: [0, 2], isExact: false, lexicon: lexicon) == 0)
    #expect(interner.position(of: [0], isExact: false, lexicon: lexicon) == 1)
    #expect(interner.position(of: [2], isExact: false, lexicon: lexicon) == 2)
    let table = interner.table(recipes: 1, listedCount: 3)
    #expect(table.names.strings == ["margarine or butter", "butter", "margarine"])
    #expect((0..<3).map { Array(table.alternatives[$0]) } == [[2, 0], [0], [2]])
  }

  @Test("exactly this ingredient is another requirement than the ingredient")
  func exact() {
    var interner = RequirementInterner()
    #expect(interner.position(of: [1], isExact: false, lexicon: lexicon) == 0)
    #expect(interner.position(of: [1], isExact: true, lexicon: lexicon) == 1)
    #expect(interner.position(of: [1], isExact: true, lexicon: lexicon) == 1)
    #expect(interner.table(recipes: 1, listedCount: 3).isExact == [false, true])
  }

  @Test("unknown names are one requirement when they fold alike, and read as first written")
  func unknown() {
    var interner = RequirementInterner()
    #expect(interner.position(ofUnknown: "Moon Dusts") == 0)
    #expect(interner.position(ofUnknown: "moon-dust") == 0)
    #expect(interner.position(ofUnknown: "sun dust") == 1)
    // Names that fold to nothing are kept apart by what is written.
    #expect(interner.position(ofUnknown: "!") == 2)
    #expect(interner.position(ofUnknown: "?") == 3)
    #expect(interner.position(ofUnknown: "!") == 2)
    let table = interner.table(recipes: 1, listedCount: 3)
    #expect(table.names.strings == ["Moon Dusts", "sun dust", "!", "?"])
    #expect((0..<4).allSatisfy(table.isUnknown))
    // As ingredients they ascend by folded name, behind those of the lexicon.
    #expect(interner.settleUnknown(lexicon) == ["!", "?", "Moon Dusts", "sun dust"])
    let settled = interner.table(recipes: 1, listedCount: 3)
    #expect((0..<4).map { Array(settled.alternatives[$0]) } == [[5], [6], [3], [4]])
    #expect((0..<4).allSatisfy(settled.isUnknown))
  }

  @Test("a requirement weighs by the dishes that were counted, nothing when none was")
  func counting() {
    var interner = RequirementInterner()
    let gin = interner.position(of: [1], isExact: false, lexicon: lexicon)
    let butter = interner.position(of: [0], isExact: false, lexicon: lexicon)
    let mint = interner.position(ofUnknown: "mint")
    interner.count([gin, butter])
    interner.count([gin])
    #expect(mint == 2)
    #expect(interner.table(recipes: 2, listedCount: 3).documentFrequency == [2, 1, 0])
    #expect(interner.table(recipes: 2, listedCount: 3).weights == [693, 1099, 0])
  }

  @Test("labels are kept as written, each once; none is absent")
  func labels() {
    var interner = LabelInterner()
    let positions = ["Main", nil, "main", "Main", ""].map { interner.position(of: $0) }
    #expect(positions == [0, .max, 1, 0, 2])
    #expect(interner.labels == ["Main", "main", ""])
  }
}
