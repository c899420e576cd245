import RecipeModel
import RecipeStorage
import Testing

extension NotebookSteps {
  private static let subjects: [TasteOpinion.Subject] = [
    .dish(DishID("d:1")), .dish(DishID("d:2")), .ingredient("gin"), .flavour("gin"),
    .cuisine("gin"), .category("gin"),
  ]

  mutating func stepTaste(_ writer: NotebookWriter, _ operation: Int) throws {
    let (person, subject, at) = (person, pick(Self.subjects), time())
    let index = model.opinions.firstIndex {
      $0.person == person && $0.value.subject == subject
    }
    switch operation {
    case 31:
      let (name, stance) = (pick(["One", "Two"]), pick(TasteOpinion.Stance.allCases))
      let made = TasteOpinion(subject: subject, name: name, stance: stance, at: at ?? now)
      let isSet = index.map { Self.ranks(model.opinions[$0].value.stance, below: stance) } ?? true
      if isSet {
        model.meet(person)
        if let index { model.opinions.remove(at: index) }
        model.opinions.append(.init(person: person, value: made))
      }
      #expect(try writer.setOpinion(subject, name: name, stance, at: at) == isSet)
    case 32:
      if let index { model.opinions.remove(at: index) }
      #expect(try writer.removeOpinion(subject) == (index != nil))
    default:
      guard flip() else { return }
      let count = model.opinions.count
      model.delete(.taste, of: person, at: now) {
        $0.opinions.removeAll { $0.person == person }
      }
      #expect(try writer.clearOpinions() == count - model.opinions.count)
    }
  }

  /// Whether an opinion gives way to another one.
  static func ranks(
    _ old: TasteOpinion.Stance,
    below new: TasteOpinion.Stance
  ) -> Bool {
    let said: [TasteOpinion.Stance] = [.like, .dislike, .chosen]
    if said.contains(new) { return true }
    if said.contains(old) { return false }
    return new == .cooked || old == .skipped
  }
}
