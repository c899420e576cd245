import RecipeModel
import Testing

@Suite("Opinions")
struct TasteOpinionTests {
  typealias Subject = TasteOpinion.Subject
  typealias Stance = TasteOpinion.Stance

  @Test("kind and text of a subject make it again", arguments: Subject.Kind.allCases)
  func subjects(kind: Subject.Kind) {
    for text in ["", "a:b:c", "crème brûlée", "cre\u{300}me"] {
      let subject = Subject(kind, text)
      #expect(subject.kind == kind)
      #expect(Array(subject.text.utf8) == Array(text.utf8))
      #expect(Subject(subject.kind, subject.text) == subject)
    }
  }

  @Test("kinds and stances are stored by these texts")
  func texts() {
    #expect(
      Subject.Kind.allCases.map(\.rawValue)
        == ["dish", "ingredient", "flavour", "cuisine", "category"]
    )
    #expect(
      Stance.allCases.map(\.rawValue) == ["like", "dislike", "chosen", "cooked", "skipped"]
    )
  }

  @Test("subjects are ordered by kind, then by text, and no two of them are equal")
  func order() {
    let sorted: [Subject] = [
      .dish(DishID("a:9")), .dish(DishID("b:1")), .dish(DishID("b:10")), .dish(DishID("b:2")),
      .ingredient("Zest"), .ingredient("gin"), .flavour("bitter"), .flavour("sour"),
      .cuisine("Thai"), .category("Sour"), .category("sour"),
    ]
    #expect(sorted.reversed().sorted() == sorted)
    for (position, subject) in sorted.enumerated() {
      #expect(sorted.map { $0 < subject } == sorted.indices.map { $0 < position })
      #expect(sorted.map { $0 == subject } == sorted.indices.map { $0 == position })
    }
  }

  @Test("what was said gives way only to what is said, having cooked also to cooking again")
  func precedence() {
    let table: [(Stance, [Stance])] = [
      (.like, [.like, .dislike, .chosen, .cooked, .skipped]),
      (.dislike, [.like, .dislike, .chosen, .cooked, .skipped]),
      (.chosen, [.like, .dislike, .chosen, .cooked, .skipped]),
      (.cooked, [.cooked, .skipped]),
      (.skipped, [.skipped]),
    ]
    #expect(table.map(\.0) == Stance.allCases)
    for (stance, replaced) in table {
      #expect(Stance.allCases.filter { stance.replaces($0) } == replaced)
    }
    #expect(Stance.allCases.filter(\.isExplicit) == [.like, .dislike, .chosen])
  }
}
