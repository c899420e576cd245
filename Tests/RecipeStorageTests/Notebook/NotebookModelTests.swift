import RecipeModel
import TestSupport
import Testing

@testable import RecipeStorage

@Suite("The notebook against plain arrays")
struct NotebookModelTests {
  @Test(
    "after any operations of three people, everyone reads what plain arrays hold",
    arguments: SeededGenerator.seeds(20, full: 2_000)
  )
  func sequences(seed: UInt64) throws {
    let folder = try TemporaryFolder()
    let people = try ["anna", "Anna", "Zoë"].map(person)
    var steps = NotebookSteps(seed: seed, person: people[0])
    var store = try NotebookStore(folder)
    var now = today
    var done = 0
    while done < 50 {
      let author = steps.pick(people)
      let count = min(50 - done, steps.pick([1, 5, 10]))
      now += steps.pick([-day, 0, 1, 31 * day])
      try store.write(author, now: now) { writer in
        for _ in 0..<count { try steps.step(writer, by: author, now: now) }
        if steps.pick([true, false, false]) {
          let contents = try NotebookContents(writer.reader)
          #expect(contents == steps.model.contents(of: author, about: []))
        }
      }
      done += count
      if steps.pick([true, false, false]) { store = try NotebookStore(folder) }
    }
    for reader in [steps.pick(people), nil] {
      let dishes = [steps.pick(NotebookSteps.dishes), DishID("own:pie"), DishID("own:none")]
      #expect(
        try store.contents(of: reader, about: dishes)
          == steps.model.contents(of: reader, about: dishes)
      )
    }
    try store.verify()
  }
}
