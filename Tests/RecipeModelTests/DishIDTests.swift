import Foundation
import RecipeModel
import Testing

@Suite("The permanent id of a dish")
struct DishIDTests {
  @Test(
    "the source is the part before the first colon, or all of it",
    arguments: [
      ("classic:gimlet", "classic"), ("cooklang:a:b", "cooklang"), ("gimlet", "gimlet"),
      (":gimlet", ""), ("", ""), ("own:\u{301}a", "own"),
    ]
  )
  func source(text: String, source: String) {
    #expect(DishID(text).source == source)
    #expect(DishID(text).description == text)
  }

  @Test("a source and its native id join with a colon")
  func joined() {
    #expect(DishID(source: "thecocktaildb", nativeID: "11007").description == "thecocktaildb:11007")
    #expect(DishID(source: "classic", nativeID: "gimlet") == DishID("classic:gimlet"))
  }

  @Test("ids are in the order of their bytes, not of their numbers or letters")
  func order() {
    let ids = ["é", "e\u{301}", "b", "a:10", "a:9", "a:", "a", "Z"].map { DishID($0) }

    let sorted = ids.sorted().map(\.description.utf8).map(Array.init)

    let expected = ["Z", "a", "a:", "a:10", "a:9", "b", "e\u{301}", "é"].map { Array($0.utf8) }
    #expect(sorted == expected)
  }

  @Test("a composed and a decomposed accent are two ids, as they are two byte sequences")
  func bytewise() {
    let composed = DishID("classic:caf\u{E9}")
    let decomposed = DishID("classic:cafe\u{301}")

    #expect(composed.description == decomposed.description, "Swift's strings call them equal")
    #expect(composed != decomposed)
    #expect(Set([composed, decomposed, composed]).count == 2)
    #expect([composed < decomposed, decomposed < composed] == [false, true])
  }

  @Test("an id is a plain string in JSON")
  func json() throws {
    let id = DishID("classic:gimlet")

    #expect(
      String(decoding: try JSONEncoder().encode([id]), as: UTF8.self) == #"["classic:gimlet"]"#
    )
    #expect(
      try JSONDecoder().decode([DishID].self, from: Data(#"["a:b"]"#.utf8)) == [DishID("a:b")]
    )
  }
}

@Suite("Positions in an index")
struct DenseIDTests {
  @Test("ids of recipes and ingredients are in the order of their positions")
  func order() {
    #expect([10, 9, 0].map { RecipeID($0) }.sorted().map(\.rawValue) == [0, 9, 10])
    #expect([10, 9, 0].map { IngredientID($0) }.sorted().map(\.rawValue) == [0, 9, 10])
  }
}
