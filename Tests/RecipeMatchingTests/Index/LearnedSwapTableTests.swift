import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("What is used alike, in an index and its file")
struct LearnedSwapTableTests {
  private func lists(_ index: CatalogueIndex) -> [[String]] {
    (0..<index.lexicon.count).map { ingredient in
      index.learned.substitutes(for: IngredientID(ingredient)).map {
        "\(index.lexicon.name(of: $0.substitute)) \($0.dishes)"
      }
    }
  }

  @Test("an index knows nothing until it is added; adding puts it in place of what was there")
  func adding() throws {
    let index = try SmallWorld(["ale", "beer", "cider"], dishes: []).index
    #expect(lists(index) == [[], [], []])
    let (ale, beer, cider) = (IngredientID(0), IngredientID(1), IngredientID(2))
    let once = index.adding(learned: [[(cider, 9), (beer, 4)], [], [(ale, 1)]])
    #expect(lists(once) == [["cider 9", "beer 4"], [], ["ale 1"]])
    let most = Int(UInt32.max)
    #expect(lists(once.adding(learned: [[], [(ale, most)], []])) == [[], ["ale \(most)"], []])
    #expect(once.adding(learned: [[], [], []]) == index)
    #expect(once.adding(learned: [[], [], []]).fileBytes() == index.fileBytes())
  }

  @Test("it is written and read, in its order")
  func file() throws {
    let index = try sampleWorld().index
    let read = try CatalogueIndex(bytes: index.fileBytes(), file: "memory")
    #expect(read == index)
    let lime = try #require(index.lexicon.ingredient(named: "lime"))
    #expect(lists(read)[lime.rawValue] == ["mint 2", "gin 1"])
    #expect(lists(read).joined().count == 3)
  }

  @Test("an ingredient in its own list or twice in one, or one of no dishes, is refused")
  func damage() throws {
    let image = try SectionImage.sampleIndex()
    let reason = IndexError.Reason.corrupt("what is used alike does not fit")
    let lexicon = try sampleWorld().index.lexicon
    func number(_ name: String) throws -> UInt32 {
      UInt32(try #require(lexicon.ingredient(named: name)).rawValue)
    }
    let (lime, mint, vodka) = (try number("lime"), try number("mint"), try number("vodka"))
    // The entries are lime: mint, gin; vodka: gin.
    #expect(image.changed(.learnedSubstitutes, at: 0, to: lime).refusal == reason)
    #expect(image.changed(.learnedSubstitutes, at: 1, to: mint).refusal == reason)
    #expect(image.changed(.learnedSubstitutes, at: 2, to: vodka).refusal == reason)
    let met = image.changed(.learnedSubstitutes, at: 1, to: vodka)
    #expect(met.refusal == nil)
    #expect(met.changed(.learnedSubstitutes, at: 2, to: vodka).refusal == reason)
    #expect(met.changed(.learnedSubstitutes, at: 2, to: mint).refusal == nil)
    #expect(image.changed(.learnedDishes, at: 1, to: 0).refusal == reason)
    #expect(image.changed(.learnedDishes, at: 1, to: .max).refusal == nil)
  }

  @Test("there is one list for each ingredient, and a number of dishes for each entry")
  func counts() throws {
    let image = try SectionImage.sampleIndex()
    func longer(_ id: SectionID) -> IndexError.Reason? {
      var damaged = image
      let entry = image.entry(of: id)
      // The lengths are odd, so that one more number is where zeros were.
      damaged.set(1, at: image.content(of: entry).upperBound)
      damaged.set(image.number(at: entry + 16) + 1, at: entry + 16)
      damaged.patchChecksums()
      return damaged.refusal
    }
    #expect(longer(.learnedDishes) == .corrupt("what is used alike does not fit"))
    let lists = IndexError.Reason.corrupt("the lists of section learnedSubstitutes do not fit")
    #expect(longer(.learnedSubstitutes) == lists)
    let end = try sampleWorld().index.lexicon.count
    #expect(image.changed(.learnedOffsets, at: end, to: 2).refusal == lists)
    #expect(image.changed(.learnedOffsets, at: 1, to: 3).refusal == lists)
  }
}
