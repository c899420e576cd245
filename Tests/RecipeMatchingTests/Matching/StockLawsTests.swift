import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@Suite("Laws of amounts and dates, on random worlds")
struct StockLawsTests {
  private struct Scene {
    var world: MatchWorld
    var index: CatalogueIndex
    /// Uncapped, without what must be used, and with something in stock.
    var question: MatchQuestion
    var generator: SeededGenerator

    init(seed: UInt64) throws {
      generator = SeededGenerator(seed: seed)
      world = MatchWorld.random(using: &generator)
      index = try world.index()
      question = MatchQuestion.random(in: world, using: &generator)
      question.mustUse = []
      question.missingAtMost = nil
      question.limit = 1_000
      for _ in 0..<2 { question.stock.append(batch()) }
    }

    mutating func batch() -> MatchWorld.Batch {
      let ingredient = Int.random(in: world.ingredients.indices, using: &generator)
      let amounts = world.dishes.flatMap(\.lines).flatMap(\.amounts)
      return MatchWorld.Batch(
        ingredient: ingredient,
        amount: amounts.randomElement(using: &generator),
        daysLeft: Bool.random(using: &generator) ? Int.random(in: -3...35, using: &generator) : nil
      )
    }

    func answer() -> MatchAnswer {
      PantryMatcher(index: index).answer(question.query(for: index))
    }

    func matches() -> [RecipeID: PantryMatch] {
      answer().matches.reduce(into: [:]) { $0[$1.recipe] = $1 }
    }
  }

  private static let seeds = SeededGenerator.seeds(100, full: 5_000)

  @Test("adding a batch never raises a dish's missing count")
  func monotonic() throws {
    for seed in Self.seeds {
      var scene = try Scene(seed: seed)
      let before = scene.matches()
      scene.question.stock.append(scene.batch())
      let after = scene.matches()
      for (recipe, match) in before {
        // A staple of which too little is noted is assumed, and then the dish may use nothing.
        guard let again = after[recipe] else { continue }
        #expect(again.keys.missing <= match.keys.missing, "seed \(seed)")
      }
    }
  }

  @Test("the order of batches does not matter")
  func order() throws {
    for seed in Self.seeds {
      var scene = try Scene(seed: seed)
      let before = scene.answer()
      scene.question.stock.shuffle(using: &scene.generator)
      #expect(scene.answer() == before, "seed \(seed)")
    }
  }

  @Test("a batch of unknown amount never leaves a line short of it")
  func unknown() throws {
    for seed in Self.seeds {
      var scene = try Scene(seed: seed)
      let all = Set(scene.question.pantry + scene.question.stock.map(\.ingredient))
      for ingredient in all.sorted() {
        scene.question.stock.append(MatchWorld.Batch(ingredient: ingredient, amount: nil))
      }
      var plain = scene
      plain.question.pantry = all.sorted()
      plain.question.stock = []
      let lines = scene.answer().matches.flatMap(\.lines)
      #expect(lines.allSatisfy { $0.grade != .short && $0.short == nil }, "seed \(seed)")
      let grades = scene.matches().mapValues { $0.lines.map(\.grade) }
      #expect(grades == plain.matches().mapValues { $0.lines.map(\.grade) }, "seed \(seed)")
    }
  }

  @Test("a batch in two parts is as good as whole")
  func split() throws {
    for seed in Self.seeds {
      var scene = try Scene(seed: seed)
      // Metric amounts in fortieths are whole thousandths, so that no part is rounded.
      let whole = scene.question.stock.map { batch in
        let isExact = [nil, "ml", "cl", "l", "g", "clove", "can"].contains(batch.amount?.unit)
        return isExact ? batch : MatchWorld.Batch(ingredient: batch.ingredient, amount: nil)
      }
      scene.question.stock = whole
      let before = scene.answer()
      scene.question.stock = whole.flatMap { batch -> [MatchWorld.Batch] in
        guard let fortieths = batch.amount?.fortieths else { return [batch, batch] }
        let part = Int.random(in: 0...fortieths, using: &scene.generator)
        return [part, fortieths - part].map { size in
          var share = batch
          share.amount?.fortieths = size
          return share
        }
      }
      #expect(scene.answer() == before, "seed \(seed)")
    }
  }

  @Test("more of a batch never worsens a grade")
  func raised() throws {
    for seed in Self.seeds {
      var scene = try Scene(seed: seed)
      let before = scene.matches()
      for position in scene.question.stock.indices {
        // Small enough to stay in range.
        let factor = Int.random(in: 1...3, using: &scene.generator)
        if let fortieths = scene.question.stock[position].amount?.fortieths, fortieths < 100_000 {
          scene.question.stock[position].amount?.fortieths = fortieths * factor
        }
      }
      let after = scene.matches()
      for (recipe, match) in before {
        let grades = after[recipe]?.lines.map(\.grade) ?? []
        #expect(grades.count == match.lines.count, "seed \(seed)")
        let isWorse = zip(grades, match.lines).contains { $0 > $1.grade }
        #expect(!isWorse, "seed \(seed)")
      }
    }
  }

  @Test("amounts change no dish's missing count, and dates change no grade")
  func presence() throws {
    for seed in Self.seeds {
      var scene = try Scene(seed: seed)
      let before = scene.matches()
      for position in scene.question.stock.indices {
        scene.question.stock[position].daysLeft = nil
      }
      let undated = scene.matches()
      #expect(
        undated.mapValues { $0.lines.map(\.grade) } == before.mapValues { $0.lines.map(\.grade) },
        "seed \(seed)"
      )
      for position in scene.question.stock.indices {
        scene.question.stock[position].amount = nil
      }
      let plain = scene.matches()
      for (recipe, match) in before {
        #expect(plain[recipe]?.keys.missing == match.keys.missing, "seed \(seed)")
      }
    }
  }
}
