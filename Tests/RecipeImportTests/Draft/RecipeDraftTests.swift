import RecipeModel
import Testing

@testable import RecipeImport

@Suite("drafts to recipes")
struct RecipeDraftTests {
  private func recipe(
    needsLines: Bool = true,
    _ change: (inout RecipeDraft) -> Void
  ) throws -> Recipe {
    var draft = RecipeDraft(source: "s")
    draft.name = "A  Dish"
    draft.lines = [RecipeDraft.Line(text: "leek")]
    change(&draft)
    let parser = try sampleReader().parser
    return try draft.recipe(parser: parser, file: "f", place: .line(3), needsLines: needsLines)
  }

  private func reason(_ change: (inout RecipeDraft) -> Void) -> ImportError.Reason? {
    do {
      _ = try recipe(change)
      return nil
    } catch let error as ImportError {
      return error.place == .line(3) ? error.reason : nil
    } catch {
      return nil
    }
  }

  @Test("an id is the one given whole, else the source's own, else made of the name")
  func ids() throws {
    let whole = DishID("other:A B")

    #expect(try recipe { $0.id = whole }.id == whole)
    #expect(try recipe { $0.id = whole }.origin.nativeID == "A B")
    #expect(try recipe { $0.nativeID = "X_1.2" }.id == DishID("s:X_1.2"))
    #expect(try recipe { $0.nativeID = "X 1" }.id == DishID("s:x-1"))
    #expect(try recipe { $0.nativeID = "!" }.id == DishID("s:a-dish"))
    #expect(
      reason { $0.name = "!" } == .missing("name with a letter or digit", key: "a name or title")
    )
  }

  @Test("headings and blank lines are no ingredients, and without any other there is no recipe")
  func headings() throws {
    let texts = ["For the soup:", " ", "1 leek:", "salt"]
    let read = try recipe { $0.lines = texts.map { RecipeDraft.Line(text: $0) } }

    #expect(read.lines.map(\.text) == ["1 leek:", "salt"])
    #expect(
      reason { $0.lines = [RecipeDraft.Line(text: "For:")] }
        == .missing("ingredient", key: "at least one")
    )
    #expect(try recipe(needsLines: false) { $0.lines = [] }.lines == [])
  }

  @Test("the first category is the category, the others are tags, and none stands twice")
  func categories() throws {
    let read = try recipe {
      $0.categories = ["Soup", "Warm", "soup"]
      $0.tags = ["warm", " Soup ", "b  c"]
    }

    #expect(read.category == "Soup")
    #expect(read.tags == ["Warm", "b c"])
  }

  @Test("texts and lists have their limits")
  func limits() {
    func text(_ bytes: Int) -> String { String(repeating: "a", count: bytes) }

    #expect(reason { $0.name = text(500) } == nil)
    #expect(
      reason { $0.name = text(501) } == .tooLong(key: "name", bytes: 501, allowed: 500)
    )
    #expect(
      reason { $0.glass = text(201) } == .tooLong(key: "glass", bytes: 201, allowed: 200)
    )
    #expect(
      reason { $0.lines = [RecipeDraft.Line(measure: text(500), text: text(501), isApart: true)] }
        == .tooLong(key: "ingredient 1", bytes: 1_001, allowed: 1_000)
    )
    let swap = Recipe.Swap(required: "a", substitute: "b")
    #expect(reason { $0.swaps = Array(repeating: swap, count: 100) } == nil)
    #expect(
      reason { $0.swaps = Array(repeating: swap, count: 101) }
        == .tooMany(key: "swaps", count: 101, allowed: 100)
    )
    #expect(reason { $0.steps = Array(repeating: "a", count: 500) + [" "] } == nil)
    #expect(
      reason { $0.steps = Array(repeating: "a", count: 501) }
        == .tooMany(key: "the list of steps", count: 501, allowed: 500)
    )
  }
}
