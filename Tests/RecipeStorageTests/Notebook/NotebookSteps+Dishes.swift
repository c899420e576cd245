import RecipeModel
import RecipeStorage
import Testing

extension NotebookSteps {
  mutating func stepDishes(_ writer: NotebookWriter, _ operation: Int) throws {
    let (person, recipe, at) = (person, recipe(), time())
    let dish = recipe.id
    switch operation {
    case 12:
      model.keep(recipe, for: person, at: now)
      let isThere = model.favorites.contains { $0.person == person && $0.value.dish == dish }
      if !isThere {
        let mark = NotebookModel.Mark(dish: dish, value: (), at: at ?? now)
        model.favorites.append(.init(person: person, value: mark))
      }
      #expect(try writer.setFavorite(recipe, at: at) == !isThere)
    case 13:
      let isThere = model.favorites.contains { $0.person == person && $0.value.dish == dish }
      model.favorites.removeAll { $0.person == person && $0.value.dish == dish }
      #expect(try writer.removeFavorite(dish) == isThere)
    case 14:
      let rating = pick(Rating.allCases)
      model.keep(recipe, for: person, at: now)
      model.ratings.removeAll { $0.person == person && $0.value.dish == dish }
      model.ratings.append(
        .init(person: person, value: .init(dish: dish, value: rating, at: at ?? now))
      )
      try writer.rate(recipe, rating, at: at)
    case 15:
      let isThere = model.ratings.contains { $0.person == person && $0.value.dish == dish }
      model.ratings.removeAll { $0.person == person && $0.value.dish == dish }
      #expect(try writer.removeRating(dish) == isThere)
    case 16:
      let text = pick(["good", "bad", ""])
      model.keep(recipe, for: person, at: now)
      model.notes.removeAll { $0.person == person && $0.value.dish == dish }
      model.notes.append(
        .init(person: person, value: .init(dish: dish, value: text, at: at ?? now))
      )
      try writer.setNote(recipe, text, at: at)
    case 17:
      let isThere = model.notes.contains { $0.person == person && $0.value.dish == dish }
      model.notes.removeAll { $0.person == person && $0.value.dish == dish }
      #expect(try writer.removeNote(dish) == isThere)
    case 18, 19:
      try stepRemark(writer, recipe, isReview: operation == 18, at: at)
    default:
      let number = entryNumber(model.last.remarks)
      let index = model.remarks.firstIndex {
        $0.person == person && $0.value.value.number == number
      }
      if let index { model.remarks.remove(at: index) }
      #expect(try writer.removeRemark(number) == (index != nil))
    }
  }

  private mutating func stepRemark(
    _ writer: NotebookWriter,
    _ recipe: Recipe,
    isReview: Bool,
    at: Int?
  ) throws {
    let (person, text) = (person, pick(["tart", "sweet"]))
    model.keep(recipe, for: person, at: now)
    let old = model.remarks.firstIndex {
      isReview && $0.person == person && $0.value.dish == recipe.id
        && $0.value.value.kind == .review
    }
    if old == nil { model.last.remarks += 1 }
    var made = DishRemark(
      number: old.map { model.remarks[$0].value.value.number } ?? model.last.remarks,
      dish: recipe.id,
      kind: isReview ? .review : .comment,
      author: person,
      text: text,
      rating: nil,
      writtenAt: at ?? now
    )
    if let old { model.remarks.remove(at: old) }
    model.remarks.append(
      .init(person: person, value: .init(dish: recipe.id, value: made, at: at ?? now))
    )
    made.rating =
      model.ratings.first { $0.person == person && $0.value.dish == recipe.id }?.value.value
    let written =
      try isReview
      ? writer.setReview(recipe, text, at: at) : writer.addComment(recipe, text, at: at)
    #expect(written == made)
  }
}
