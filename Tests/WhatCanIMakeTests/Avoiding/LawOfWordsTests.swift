import Foundation
import RecipeLexicon
import RecipeMatching
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

/// The law of words over the whole lexicon: a dish made of one line that is a name is shown only if
/// nothing in its words is excluded, by every command alike.
@Suite("The law of words, over every name of the lexicon")
struct LawOfWordsTests {
  private let lexicon: IngredientLexicon
  private static let words = [
    "almond", "milk", "eggs", "wheat", "gin", "shrimp", "soya", "cheddar", "honey", "celery",
    "beef",
    "lemon",
  ]

  init() throws {
    lexicon = try Collection.committed.get().lexicon
  }

  /// Every `step`-th name and alias.
  private func names(every step: Int) -> [String] {
    let all = (0..<lexicon.count).map(IngredientID.init).flatMap {
      [lexicon.name(of: $0)] + lexicon.aliases(of: $0)
    }
    return stride(from: 0, to: all.count, by: step).map { all[$0] }
  }

  /// A kitchen of dishes of one line, each with a name as its name.
  private func kitchen(_ names: [String]) -> Kitchen {
    let recipes = names.enumerated().map { position, name in
      Recipe(
        id: DishID("law:\(position)"),
        name: "Dish \(position)",
        kind: .meal,
        lines: [IngredientLine(text: name, name: name)],
        origin: RecipeOrigin(source: "law", nativeID: "\(position)")
      )
    }
    return Kitchen(of: recipes, lexicon)
  }

  private func exclusions() -> [(without: [String], diets: [String])] {
    Self.words.map { ([$0], []) } + Diet.allCases.map { ([], [$0.rawValue]) }
  }

  @Test("each is shown as its words say, found by trying every part of every name")
  func naive() throws {
    let isFull = ProcessInfo.processInfo.environment["WHATCANIMAKE_TEST_TIER"] == "full"
    let names = names(every: isFull ? 1 : 31)
    let kitchen = kitchen(names)
    let naive = NaiveWords(lexicon)
    let named = names.map { naive.named(in: $0) }
    for (without, diets) in exclusions() {
      let stated = try kitchen.exclusions(without: without, diets: diets)
      let (exclusion, safety) = (kitchen.exclusion(stated), kitchen.safety(under: stated))
      var wrong: [String] = []
      for recipe in kitchen.index.allRecipes {
        let position = try #require(Int(kitchen.index.recipes.name(of: recipe).dropFirst(5)))
        guard let named = named[position] else { continue }
        let isSafe = named.allSatisfy { exclusion.verdicts[$0] == .safe }
        // What is but a class beside another name may be shown where that is safe.
        let isShown = safety.allows(recipe)
        if isShown, !isSafe, !named.contains(where: { lexicon.taxonomy.isClass[$0] }) {
          wrong.append(names[position])
        }
        if isShown, named.contains(where: { exclusion.verdicts[$0] == .certain }) {
          wrong.append(names[position])
        }
        if !isShown, isSafe { wrong.append("hidden: \(names[position])") }
      }
      #expect(wrong == [], "\(without) \(diets)")
    }
  }

  @Test("every command shows the same dishes of them")
  func commands() throws {
    let names = names(every: 601)
    let kitchen = kitchen(names)
    let all = kitchen.index.allRecipes
    let pantry = names.compactMap { lexicon.ingredient(named: $0) }.map(lexicon.name(of:))
    for (without, diets) in exclusions() {
      let stated = try kitchen.exclusions(without: without, diets: diets)
      let safety = kitchen.safety(under: stated)
      let shown = Set(all.filter { safety.allows($0) }.map { kitchen.index.recipes.id(of: $0) })
      let selection = DishSelection(without: without, diets: diets)
      #expect(Set(try kitchen.browse(selection, order: .name).dishes.map(\.id)) == shown)
      #expect(Set(try kitchen.search(["Dish"], selection, order: nil).dishes.map(\.id)) == shown)
      var request = MatchRequest(have: pantry, without: without, diets: diets)
      request.missingAtMost = 100
      request.limit = names.count
      let answer = try kitchen.answer(request)
      let matched = Set(answer.matches.map { $0.id })
      #expect(matched.isSubset(of: shown))
      let query = try kitchen.query(for: request).query
      let keys = PantryMatcher(index: kitchen.index).keys(of: query)
      #expect(
        Set(all.filter { keys[$0.rawValue] != nil }.map { kitchen.index.recipes.id(of: $0) })
          == shown
      )
      // What uses something that is there is matched, unless only staples meet it.
      #expect(answer.hidden.count <= names.count - shown.count)
      var empty = request
      empty.have = []
      let baskets = try kitchen.unlock(empty, buying: 1, limit: 20).baskets
      let unlocked = baskets.flatMap(\.unlocks)
      #expect(shown.isSuperset(of: unlocked), "\(without) \(diets)")
      let plan = try kitchen.plan(PlanRequest(match: request, count: 5))
      let planned = plan.dishes.map { $0.match.id }
      #expect(shown.isSuperset(of: planned))
      for dish in all.prefix(3) {
        let id = kitchen.index.recipes.id(of: dish)
        let found = FoundDish(recipe: try #require(try kitchen.recipes([id]).first))
        let reply = try kitchen.whyNot(found, request)
        #expect(reply.isReady == matched.contains(id), "\(names) \(id)")
      }
      var generator = SeededGenerator(seed: 1)
      let random = try kitchen.random(selection, using: &generator).dishes
      #expect(shown.isSuperset(of: random.map(\.id)))
    }
  }
}

/// What a name names, found by looking every run of its words up.
private struct NaiveWords {
  let lexicon: IngredientLexicon
  private var meanings: [String: Int] = [:]
  /// Names that mean something in the plural alone.
  private var plurals: [String] = []

  init(_ lexicon: IngredientLexicon) {
    self.lexicon = lexicon
    for position in 0..<lexicon.names.names.count {
      meanings[lexicon.names.names[position]] = Int(lexicon.names.values[position])
    }
    plurals = meanings.keys.filter { foldedName($0) != $0 }
  }

  /// Every ingredient; nil for names with words that deny, with marks that end a name, or with a plural
  /// that means another thing.
  func named(in name: String) -> Set<Int>? {
    let denying = [
      "free", "non", "no", "without", "vegan", "vegetarian", "veggy", "plant", "substitute",
      "replacer",
      "replacement", "alternative",
    ]
    let words = foldedWords(name)
    let marks: Set<Character> = [",", "(", ")", "/", ";", ":", "+", "!", "?"]
    guard !name.contains(where: marks.contains), meanings[words.joined(separator: " ")] != nil,
      !words.contains(where: {
        denying.contains($0) || $0.hasSuffix("less") || $0.hasSuffix("free") || $0.hasPrefix("non")
      })
    else { return nil }
    var spans: [(words: Range<Int>, ingredient: Int)] = []
    for start in words.indices {
      for end in start + 1...words.count {
        let text = words[start..<end].joined(separator: " ")
        if let meaning = meanings[text] { spans.append((start..<end, meaning)) }
      }
    }
    // A plural that has a meaning of its own is read otherwise.
    if plurals.contains(where: { name.lowercased().contains($0) }) { return nil }
    let taxonomy = lexicon.taxonomy
    let kept = spans.filter { span in
      let longer = spans.filter {
        $0.words.count > span.words.count && $0.words.clamped(to: span.words) == span.words
      }
      let text = words[span.words].joined(separator: " ")
      // Below the number of ingredients a name that counts in no longer one, then names of other languages:
      // those that are a whole text or nothing, and those inside which nothing counts.
      let standing = lexicon.scopedNames.value(of: text).map { Int($0) / lexicon.count }
      if standing == 0, !longer.isEmpty { return false }
      if standing == 1, span.words.count < words.count { return false }
      return !longer.contains { other in
        let free = taxonomy.kinship(of: other.ingredient)
          .flatMap { taxonomy.freeOf[$0].map(Int.init) }
        let name = words[other.words].joined(separator: " ")
        if let value = lexicon.scopedNames.value(of: name), Int(value) >= lexicon.count {
          return true
        }
        // What a longer name is or has in it is judged with that.
        return !taxonomy.kinship(of: span.ingredient).isDisjoint(with: free)
          || taxonomy.excluders(of: other.ingredient).contains(span.ingredient)
      }
    }
    return Set(kept.map(\.ingredient))
  }
}
