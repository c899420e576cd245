import RecipeModel
import RecipeStorage
import Testing

extension NotebookModel {
  /// What went at once.
  struct Deleted {
    var deletion: Deletion
    var person: Person
    var pantry: [Owned<PantryItem>] = []
    var shopping: [Owned<ShoppingItem>] = []
    var history: [Owned<HistoryEntry>] = []
    var opinions: [Owned<TasteOpinion>] = []
    var list: Owned<DishList>?
    var kept: [Owned<KeptDish>] = []
  }

  /// Keeps what `remove` takes away; nothing where it takes nothing.
  mutating func delete(
    _ kind: Deletion.Kind,
    of person: Person,
    at: Int,
    _ remove: (inout NotebookModel) -> Void
  ) {
    let old = self
    remove(&self)
    let new = self
    let list = old.lists.first { list in !new.lists.contains { $0.number == list.number } }
    var deleted = Deleted(
      deletion: Deletion(number: 0, kind: kind, name: list?.value.name, count: 0, at: at),
      person: person
    )
    deleted.pantry = old.pantry.filter { gone in
      !new.pantry.contains { $0.value.number == gone.value.number }
    }
    deleted.shopping = old.shopping.filter { gone in
      !new.shopping.contains { $0.value.number == gone.value.number }
    }
    deleted.history = old.history.filter { gone in
      !new.history.contains { $0.value.number == gone.value.number }
    }
    if kind == .taste { deleted.opinions = old.opinions.filter { $0.person == person } }
    deleted.list = list
    deleted.kept = old.kept.filter { kept in
      kept.person == person && list?.value.dishes.contains(kept.value.recipe.id) == true
    }
    deleted.deletion.count =
      list?.value.dishes.count
      ?? (deleted.pantry.count + deleted.shopping.count + deleted.history.count
        + deleted.opinions.count)
    guard list != nil || deleted.deletion.count > 0 else { return }
    lastDeletion += 1
    deleted.deletion.number = lastDeletion
    deletions.append(deleted)
  }

  mutating func forgetDeletions(of person: Person, now: Int) {
    deletions.removeAll { $0.person == person && $0.deletion.until < now }
  }

  /// Brings back what went last, or under a number.
  mutating func undo(_ number: Int?, of person: Person) -> Undoing? {
    let index = deletions.lastIndex {
      $0.person == person && (number == nil || $0.deletion.number == number)
    }
    guard let index else { return nil }
    let deleted = deletions.remove(at: index)
    pantry = (pantry + deleted.pantry).sorted { $0.value.number < $1.value.number }
    shopping = (shopping + deleted.shopping).sorted { $0.value.number < $1.value.number }
    history = (history + deleted.history).sorted { $0.value.number < $1.value.number }
    var undoing = Undoing(
      deletion: deleted.deletion,
      restored: deleted.deletion.count,
      passedOver: 0,
      joined: nil
    )
    for opinion in deleted.opinions {
      let there = opinions.firstIndex {
        $0.person == person && $0.value.subject == opinion.value.subject
      }
      if let there {
        let given = opinions[there].value.stance
        if NotebookSteps.ranks(opinion.value.stance, below: given) {
          undoing.passedOver += 1
          continue
        }
        opinions.remove(at: there)
      }
      opinions.append(opinion)
    }
    if let list = deleted.list { bringBack(list, deleted.kept, &undoing) }
    undoing.restored -= undoing.passedOver
    return undoing
  }

  private mutating func bringBack(
    _ list: Owned<DishList>,
    _ snapshots: [Owned<KeptDish>],
    _ undoing: inout Undoing
  ) {
    let holder = lists.firstIndex {
      $0.person == list.person && $0.value.name.lowercased() == list.value.name.lowercased()
    }
    if let holder {
      let dishes = list.value.dishes.filter { !lists[holder].value.dishes.contains($0) }
      undoing.joined = lists[holder].value.name
      undoing.passedOver = list.value.dishes.count - dishes.count
      lists[holder].value.dishes += dishes
    } else {
      lists = (lists + [list]).sorted { $0.number < $1.number }
    }
    for snapshot in snapshots {
      let isThere = kept.contains {
        $0.person == list.person && $0.value.recipe.id == snapshot.value.recipe.id
      }
      if !isThere { kept.append(snapshot) }
    }
  }
}

extension NotebookSteps {
  mutating func stepUndo(_ writer: NotebookWriter) throws {
    let number = flip() ? nil : entryNumber(model.lastDeletion)
    #expect(try writer.undo(number) == model.undo(number, of: person))
    let expected = model.deletions.filter { $0.person == person }.map(\.deletion).reversed()
    #expect(try writer.reader.deletions(now: now) == Array(expected))
  }
}
