import RecipeLexicon
import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@Suite("Laws of matching, on random worlds")
struct MatchingLawsTests {
  /// The missing count of every dish that uses the pantry, by id.
  private func missing(_ question: MatchQuestion, _ index: CatalogueIndex) -> [String: Int] {
    let answer = PantryMatcher(index: index).answer(question.query(for: index))
    return answer.rows(in: index).reduce(into: [:]) { $0[$1.id] = $1.missing }
  }

  @Test("adding a pantry item never raises a dish's missing count, nor takes a dish away")
  func monotonic() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.mustUse = []
      question.missingAtMost = nil
      question.limit = 1_000
      let before = missing(question, index)
      question.pantry.append(Int.random(in: world.ingredients.indices, using: &generator))
      let after = missing(question, index)
      for (id, count) in before {
        #expect((after[id] ?? .max) <= count, "seed \(seed), dish \(id)")
      }
    }
  }

  @Test("the order and repetition of what is there do not matter")
  func order() throws {
    for seed in SeededGenerator.seeds(200, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      let before = PantryMatcher(index: index).answer(question.query(for: index))
      question.pantry = (question.pantry + question.pantry).shuffled(using: &generator)
      question.without.shuffle(using: &generator)
      question.staples.shuffle(using: &generator)
      let after = PantryMatcher(index: index).answer(question.query(for: index))
      #expect(before == after, "seed \(seed)")
    }
  }

  @Test("an excluded ingredient, or what is made of it or a kind of it, is in no answer")
  func exclusion() throws {
    for seed in SeededGenerator.seeds(100, full: 5_000) {
      var generator = SeededGenerator(seed: seed)
      var world = MatchWorld.random(using: &generator)
      // What denies a family may be named after it.
      for dish in world.dishes.indices {
        for line in world.dishes[dish].lines.indices { world.dishes[dish].lines[line].denied = nil }
      }
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.without = [Int.random(in: world.ingredients.indices, using: &generator)]
      let refused = question.query(for: index).exclusion.isExcluded
      let names = Set(refused.indices.filter { refused[$0] }.map(MatchWorld.name))
      let answer = PantryMatcher(index: index).answer(question.query(for: index))
      #expect(answer.matches.flatMap(\.lines).allSatisfy { !$0.isRequired || !$0.isExcluded })
      for line in answer.matches.flatMap(\.lines) where !line.isExcluded {
        #expect(names.isDisjoint(with: line.name.split(separator: " ").map(String.init)))
        #expect(names.isDisjoint(with: line.with), "seed \(seed)")
      }
    }
  }

  @Test("what a line is said to be met with meets it at least as well alone")
  func evidence() throws {
    for seed in SeededGenerator.seeds(200, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.mustUse = []
      let numbers = Dictionary(
        uniqueKeysWithValues: world.ingredients.indices.map { (MatchWorld.name($0), $0) }
      )
      let answer = PantryMatcher(index: index).answer(question.query(for: index))
      for match in answer.matches {
        for (position, line) in match.lines.enumerated() where line.isRequired && line.grade.isUse {
          var alone = question
          alone.pantry = line.with.compactMap { numbers[$0] }
          alone.stock = []
          alone.missingAtMost = nil
          alone.limit = 1_000
          let again = PantryMatcher(index: index).answer(alone.query(for: index))
          guard let same = again.matches.first(where: { $0.recipe == match.recipe }) else {
            // A swap for a staple, or what is made of staples, is met by no item of the pantry.
            #expect(line.grade == .swap || line.with.isEmpty, "seed \(seed)")
            continue
          }
          #expect(same.lines[position].grade <= line.grade, "seed \(seed)")
        }
      }
    }
  }

  @Test("a cap leaves out exactly the dishes that miss more, and counts them")
  func cap() throws {
    for seed in SeededGenerator.seeds(200, full: 2_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.limit = 1_000
      question.missingAtMost = nil
      let all = PantryMatcher(index: index).answer(question.query(for: index))
      question.missingAtMost = 1
      let capped = PantryMatcher(index: index).answer(question.query(for: index))
      #expect(capped.matches == all.matches.filter { $0.keys.missing <= 1 }, "seed \(seed)")
      let beyond = all.matches.filter { $0.keys.missing > 1 }.count
      #expect(capped.counts.dishes(missingMoreThan: 1) == beyond, "seed \(seed)")
    }
  }

  @Test("the limit keeps the first of the whole list")
  func limit() throws {
    for seed in SeededGenerator.seeds(150, full: 1_000) {
      var generator = SeededGenerator(seed: seed)
      let world = MatchWorld.random(using: &generator)
      let index = try world.index()
      var question = MatchQuestion.random(in: world, using: &generator)
      question.limit = 1_000
      let all = PantryMatcher(index: index).answer(question.query(for: index)).matches
      question.limit = 3
      let few = PantryMatcher(index: index).answer(question.query(for: index)).matches
      #expect(few == Array(all.prefix(3)), "seed \(seed)")
    }
  }
}
