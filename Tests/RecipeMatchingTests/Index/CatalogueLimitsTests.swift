import RecipeModel
import SectionFiles
import Testing

@testable import RecipeMatching

@Suite("What fits an index")
struct CatalogueLimitsTests {
  private let entries = [
    SmallWorld.Dish("Gimlet", "gin @ 2 oz", "lime juice @ 1 oz / 30 ml"), SmallWorld.Dish("Toast"),
  ].map { CatalogueIndex.Entry(recipe: $0.recipe, addedAt: 0) }

  private func refusal(_ change: (inout CatalogueLimits) -> Void) -> IndexError? {
    var limits = CatalogueLimits()
    change(&limits)
    do throws(IndexError) {
      try limits.check(entries, file: "/x/catalogue.index")
      return nil
    } catch {
      return error
    }
  }

  @Test("a catalogue within the limits fits")
  func fits() {
    #expect(refusal { _ in } == nil)
    #expect(refusal { $0.dishes = 3 } == nil)
    // "world:Gimlet" and "world:Toast" have 23 bytes.
    #expect(refusal { $0.bytes = 24 } == nil)
  }

  @Test("the error names the limit and the file")
  func tooLarge() {
    #expect(
      refusal { $0.dishes = 2 }
        == IndexError(
          .tooLarge("2 dishes, but the maximum is 1"),
          file: "/x/catalogue.index",
          kind: .index
        )
    )
    #expect(
      refusal { $0.bytes = 23 }?.reason
        == .tooLarge("23 bytes in the ids of dishes, but the maximum is 22")
    )
    #expect(
      refusal { $0.bytes = 11 }?.reason
        == .tooLarge("11 bytes in the names of dishes, but the maximum is 10")
    )
  }
}
