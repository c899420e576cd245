import RecipeTaste
import TestSupport
import Testing

@Suite("Where the recipes lie")
struct RecipeVectorsTests {
  @Test(
    "likeness by vectors and by bags is the plain formula",
    arguments: SeededGenerator.seeds(20, full: 100)
  )
  func naiveTwin(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = TasteWorld(using: &random)
    let naive = NaiveTaste(world: world)
    for a in world.all {
      let others = world.all.prefix(10)
      #expect(
        others.allSatisfy { b in
          abs(Double(world.recipes.cosine(a, b)) - naive.cosine(a, b)) < 1e-5
            && abs(Double(world.recipes.idfCosine(a, b)) - naive.idfCosine(a, b)) < 1e-5
            && world.recipes.cosine(a, b) == world.recipes.cosine(b, a)
            && world.recipes.idfCosine(a, b) == world.recipes.idfCosine(b, a)
        },
        "recipe \(a)"
      )
    }
  }

  @Test(
    "the nearest are the first of a full sort of all that are admitted",
    arguments: SeededGenerator.seeds(20, full: 100)
  )
  func nearest(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let world = TasteWorld(using: &random)
    let recipe = Int.random(in: 0..<world.corpus.count, using: &random)
    let isPlaced = world.recipes.vectors.row(recipe).contains { $0 != 0 }
    let likeness = { (other: Int) in
      isPlaced
        ? exactCosine(recipe, other, world.recipes)
        : Double(world.recipes.idfCosine(recipe, other))
    }
    let sorted = ranked(world.all.filter { $0 != recipe && $0 % 3 != 1 }, likeness)
    let isAdmitted = world.all.map { $0 % 3 != 1 }

    for limit in [0, 1, 5, 100] {
      let found = world.recipes.nearest(to: recipe, limit: limit) { $0 % 3 != 1 }
      #expect(found.map { [$0.recipe, $0.score] } == Array(sorted.prefix(limit)))
      let flagged = world.recipes.nearest(
        to: Array(world.recipes.vectors.row(recipe)),
        terms: world.corpus[recipe].map(Int.init),
        limit: limit,
        admitted: isAdmitted
      ) { $0 != recipe }
      #expect(flagged.map { [$0.recipe, $0.score] } == Array(sorted.prefix(limit)))
    }
  }

  @Test("the nearest to a dish are of its cuisine, where cuisines share nothing")
  func cuisine() {
    let world = TasteWorld.threeCuisines
    for recipe in [0, 45, 89] {
      let found = world.recipes.nearest(to: recipe, limit: 15).map(\.recipe)
      #expect(found.count == 15)
      #expect(found.allSatisfy { $0 / 30 == recipe / 30 && $0 != recipe })
    }
  }

  @Test("a recipe of which only its terms are known is compared by them")
  func unplaced() throws {
    let corpus = TasteCorpus(recipes: [[0, 1], [1], [0, 1, 2], [3]], termCount: 4)
    let vectors = Matrix(rows: 4, columns: 2, elements: [0, 0, 1, 0, 0, 1, 0, 0])
    let recipes = try #require(
      RecipeVectors(corpus: corpus, vectors: vectors, idf: [1, 1, 1, 1])
    )

    let found = recipes.nearest(to: 0, limit: 9)
    #expect(found.map { [$0.recipe, $0.score] } == [[2, 816], [1, 707]])
    #expect(recipes.cosine(0, 1) == 0)
    #expect(recipes.nearest(to: 1, limit: 9).isEmpty)
  }

  @Test("what is 0.95 near by vectors or 0.8 by bags is the same dish again, also the same terms")
  func nearDuplicates() throws {
    let corpus = TasteCorpus(
      recipes: [[0, 1], [2], [0, 1, 3], [0, 1, 4], [], [], [5], [5]],
      termCount: 6
    )
    let elements: [Float] = [
      1, 0, 0.951, 0.309, 0, 1, 0, -1, 0.6, 0.8, 0.6, 0.8, 0, 0, 0, 0,
    ]
    let vectors = Matrix(rows: 8, columns: 2, elements: elements)
    // The last term weighs nothing; 2/√(2·(2+w²)) is 0.8 at w² = 1.125.
    let recipes = try #require(
      RecipeVectors(corpus: corpus, vectors: vectors, idf: [1, 1, 1, 1, 1.1, 0])
    )

    let pairs = (0..<8).flatMap { a in (0..<8).map { [a, $0] } }
    let found = pairs.filter { $0[0] < $0[1] && recipes.isNearDuplicate($0[0], $0[1]) }
    #expect(found == [[0, 1], [0, 2], [6, 7]])
    for pair in pairs {
      let isSymmetric =
        recipes.isNearDuplicate(pair[0], pair[1]) == recipes.isNearDuplicate(pair[1], pair[0])
      #expect(isSymmetric)
    }
  }

  @Test("parts that do not fit each other, or are no numbers, make no vectors")
  func badParts() {
    let corpus = TasteCorpus(recipes: [[0], [1]], termCount: 2)
    let good = Matrix(rows: 2, columns: 1, elements: [1, -1])
    func isMade(_ vectors: Matrix, _ idf: [Float]) -> Bool {
      RecipeVectors(corpus: corpus, vectors: vectors, idf: idf) != nil
    }
    #expect(isMade(good, [1, 0]))
    #expect(!isMade(Matrix(rows: 1, columns: 2, elements: [1, -1]), [1, 0]))
    #expect(!isMade(good, [1]))
    #expect(!isMade(good, [1, 0, 1]))
    for bad in [Float.nan, .infinity, -.infinity, 1.1, -2] {
      #expect(!isMade(Matrix(rows: 2, columns: 1, elements: [1, bad]), [1, 0]))
    }
    for bad in [Float.nan, .infinity, -.infinity, -0.1, 1e30] {
      #expect(!isMade(good, [bad, 0]))
    }
  }

  @Test("stored parts give the recipes back as they were")
  func parts() {
    let world = TasteWorld.threeCuisines
    let again = RecipeVectors(
      corpus: world.corpus,
      vectors: world.recipes.vectors,
      idf: world.model.idf
    )
    #expect(again == world.recipes)
  }

  @Test("recipes that were appended are found like those that were there", arguments: [1, 44, 90])
  func appended(count: Int) {
    let world = TasteWorld.threeCuisines
    let all = world.all.map { world.corpus[$0].map(Int.init) }
    func corpus(_ recipes: some Sequence<[Int]>) -> TasteCorpus {
      TasteCorpus(recipes: Array(recipes), termCount: world.corpus.termCount)
    }
    let both = RecipeVectors(corpus: corpus(all.prefix(count)), model: world.model)
      .appending(corpus(all.dropFirst(count)), model: world.model)
    for recipe in [0, 40, 89] {
      let found = both.nearest(to: recipe, limit: 20)
      let expected = ranked(world.all.filter { $0 != recipe }) { exactCosine(recipe, $0, both) }
      #expect(found.map { [$0.recipe, $0.score] } == Array(expected.prefix(20)))
    }
  }
}

/// The dot product of two rows, from the first element to the last.
private func exactCosine(_ a: Int, _ b: Int, _ recipes: RecipeVectors) -> Double {
  zip(recipes.vectors.row(a), recipes.vectors.row(b)).reduce(0.0) {
    $0 + Double($1.0) * Double($1.1)
  }
}

/// Recipes with their likeness in thousandths, as they should be found.
private func ranked(_ recipes: [Int], _ likeness: (Int) -> Double) -> [[Int]] {
  recipes.map { ($0, likeness($0)) }
    .sorted { (-$0.1, $0.0) < (-$1.1, $1.0) }
    .map { [$0.0, Int(($0.1 * 1000).rounded())] }
    .filter { $0[1] > 0 }
}
