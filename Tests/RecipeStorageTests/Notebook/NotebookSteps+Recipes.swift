import RecipeModel
import RecipeStorage
import Testing

extension NotebookSteps {
  mutating func stepRecipes(_ writer: NotebookWriter, _ operation: Int) throws {
    let (person, slug, name) = (person, pick(Self.slugs), pick(["Old", "New"]))
    let given = makeOwnRecipe(slug + pick(["", "-2"]), name: name)
    let index = model.recipes.firstIndex { $0.author == person && $0.recipe.id == given.id }
    let present = index.flatMap { model.recipes[$0].deletedAt == nil ? $0 : nil }
    let isPublic = flip()
    switch operation {
    case 26:
      try stepCreation(writer, makeOwnRecipe(slug, name: name))
      return
    case 27:
      if let present {
        model.recipes[present].recipe = given
        model.recipes[present].changedAt = now
        let isKept = model.kept.contains { $0.person == person && $0.value.recipe.id == given.id }
        if isKept { model.keep(given, for: person, at: now) }
      }
      #expect(try writer.replaceRecipe(given) == (present != nil))
    case 28:
      if let present { model.recipes[present].deletedAt = now }
      #expect(try writer.deleteRecipe(given.id) == (present != nil))
    case 29:
      let deleted = index.flatMap { index -> Int? in
        guard let deletedAt = model.recipes[index].deletedAt else { return nil }
        return now - deletedAt <= OwnRecipe.secondsToRestore ? index : nil
      }
      if let deleted { model.recipes[deleted].deletedAt = nil }
      #expect(try writer.restoreRecipe(given.id) == (deleted != nil))
      if deleted != nil { model.generation += 1 }
      model.purge(now: now)
      return
    default:
      let isChange = present.map { (model.recipes[$0].publishedAt != nil) != isPublic } ?? false
      if let present, isChange { model.recipes[present].publishedAt = isPublic ? now : nil }
      #expect(try writer.publishRecipe(given.id, isPublic) == (present != nil))
      if isChange { model.generation += 1 }
      model.purge(now: now)
      return
    }
    if present != nil { model.generation += 1 }
    model.purge(now: now)
  }

  private mutating func stepCreation(_ writer: NotebookWriter, _ recipe: Recipe) throws {
    model.purge(now: now)
    model.meet(person)
    var made = recipe
    let number = 1 + (model.people.firstIndex(of: person) ?? 0)
    let wished = recipe.origin.nativeID + (number == 1 ? "" : ".\(number)")
    made.origin.nativeID = wished
    made.id = DishID("own:\(wished)")
    var suffix = 1
    while model.recipes.contains(where: { $0.recipe.id == made.id }) {
      suffix += 1
      made.origin.nativeID = "\(wished)-\(suffix)"
      made.id = DishID("own:\(made.origin.nativeID)")
    }
    let own = OwnRecipe(recipe: made, author: person, createdAt: now, changedAt: now)
    model.recipes.append(own)
    model.generation += 1
    #expect(try writer.createRecipe(recipe) == own)
    // So that some own recipes are kept as well.
    let person = person
    if flip() {
      model.keep(made, for: person, at: now)
      model.notes.removeAll { $0.person == person && $0.value.dish == made.id }
      let note = NotebookModel.Mark(dish: made.id, value: "mine", at: now)
      model.notes.append(.init(person: person, value: note))
      try writer.setNote(made, "mine")
    }
  }
}
