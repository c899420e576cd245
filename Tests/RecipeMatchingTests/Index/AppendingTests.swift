import RecipeLexicon
import RecipeModel
import SectionFiles
import TestSupport
import Testing

@testable import RecipeMatching

@Suite("Dishes behind those of an index")
struct AppendingTests {
  @Test(
    "a table cut in two and joined is the table, whatever it is asked",
    arguments: SeededGenerator.seeds(30, full: 1_000)
  )
  func recipes(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let index = try MatchWorld.random(using: &random).index()
    let table = index.recipes
    let cut = Int.random(in: 0...table.count, using: &random)
    let joined = table.part(0..<cut, labels: table.labels)
      .appending(table.part(cut..<table.count, labels: StringTable([])))
    #expect(joined == table)
    let none = Exclusion.none(in: index.lexicon.taxonomy)
    for recipe in index.allRecipes {
      #expect(joined.name(of: recipe) == table.name(of: recipe))
      #expect(joined.lines(of: recipe) == table.lines(of: recipe))
      for ingredient in 0..<index.lexicon.count {
        #expect(
          joined.ownSwaps(of: recipe.rawValue, for: ingredient, none)
            == table.ownSwaps(of: recipe.rawValue, for: ingredient, none)
        )
      }
      for position in 0..<table.required[recipe.rawValue].count {
        #expect(
          joined.need(of: recipe.rawValue, at: position).measures
            == table.need(of: recipe.rawValue, at: position).measures
        )
      }
    }
  }

  @Test("requirements that follow others keep their names, and the first their weights")
  func requirements() throws {
    let table = try sampleWorld().index.requirements
    let joined = table.appending(table)
    #expect(joined.count == 2 * table.count)
    #expect(joined.names.strings == table.names.strings + table.names.strings)
    #expect(Array(joined.weights) == Array(table.weights) + Array(table.weights))
    #expect((0..<joined.count).map(joined.isUnknown).filter { $0 }.count == 2)
    #expect(joined.isExact[table.count + 6])
    #expect(Array(joined.alternatives[table.count + 5]) == Array(table.alternatives[5]))
  }
}

extension RecipeTable {
  /// Some of the dishes as a table to be put behind others; its swaps are its own.
  fileprivate func part(_ dishes: Range<Int>, labels: StringTable) -> RecipeTable {
    let swaps = dishes.map { Array(ownSwaps[$0]) }
    let all = swaps.flatMap { $0 }.map(Int.init)
    let first = all.first ?? 0
    let named = otherNameDishes.indices.filter { dishes.contains(Int(otherNameDishes[$0])) }
    let yielding = yieldDishes.indices.filter { dishes.contains(Int(yieldDishes[$0])) }
    func cut(_ table: StringTable) -> StringTable { StringTable(dishes.map { table[$0] }) }
    func cut(_ lists: Adjacency) -> Adjacency { Adjacency(dishes.map { Array(lists[$0]) }) }
    let entries =
      Int(required.offsets[dishes.lowerBound])..<Int(required.offsets[dishes.upperBound])
    return RecipeTable(
      ids: cut(ids),
      names: cut(names),
      otherNames: StringTable(named.map { otherNames[$0] }),
      otherNameDishes: Column(named.map { otherNameDishes[$0] - UInt32(dishes.lowerBound) }),
      kinds: Column(Array(kinds[dishes])),
      labels: labels,
      categories: Column(Array(categories[dishes])),
      cuisines: Column(Array(cuisines[dishes])),
      glasses: Column(Array(glasses[dishes])),
      minutes: Column(Array(minutes[dishes])),
      marks: Column(Array(marks[dishes])),
      addedAt: Column(Array(addedAt[dishes])),
      duplicateGroups: Column(Array(duplicateGroups[dishes])),
      yieldDishes: Column(yielding.map { yieldDishes[$0] - UInt32(dishes.lowerBound) }),
      yieldedIngredients: Column(yielding.map { yieldedIngredients[$0] }),
      yieldedAmounts: NeedTable(yielding.map { yieldedAmounts[$0].measures }),
      required: cut(required),
      needs: NeedTable(entries.map { needs[$0].measures }),
      optional: cut(optional),
      ownSwaps: Adjacency(swaps.map { $0.map { $0 - UInt32(first) } }),
      ownSwapRequired: Column(all.map { ownSwapRequired[$0] }),
      ownSwapSubstitutes: Column(all.map { ownSwapSubstitutes[$0] }),
      ownSwapNotes: StringTable(all.map { ownSwapNotes[$0] }),
      ownSwapWordings: Adjacency(all.map { Array(ownSwapWordings[$0]) })
    )
  }
}
