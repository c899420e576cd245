import RecipeMatching
import Testing

@testable import WhatCanIMake

@Suite("What somebody may be typing")
struct NameCompletionTests {
  let kitchen: Kitchen

  init() throws { kitchen = try TinyWorld().open() }

  private func completions(
    _ text: String,
    _ have: [String] = [],
    limit: Int = 50
  ) throws -> [NameCompletion] {
    try kitchen.completions(of: text, beside: MatchRequest(have: have), limit: limit)
  }

  @Test("these are the ingredients that can be typed and have such words, each once")
  func names() throws {
    for text in ["g", "gin", "ru", "white", "w ru", "l", "to", "qqq", "ju lime", "Limes"] {
      let listed = kitchen.ingredients(inGroup: nil, words: [text])
      let found = try completions(text)
      #expect(Set(found.map(\.name)).count == found.count, "\(text)")
      for ingredient in listed where ingredient.dishes > 0 {
        let completion = found.first { $0.name == ingredient.name }
        #expect(completion?.dishes == ingredient.dishes, "\(text): \(ingredient.name)")
      }
      #expect(Set(found.map(\.name)).isSubset(of: listed.map(\.name)), "\(text)")
    }
    #expect(try completions("").isEmpty && completions(" , ").isEmpty)
  }

  @Test(
    "what is called just so comes first, then what begins so, and of each what most dishes ask for"
  )
  func order() throws {
    let found = try completions("gin").map(\.name)
    #expect(found.first == "gin" && found.count > 1, "\(found)")
    #expect(try completions("gin", limit: 1).map(\.name) == ["gin"])
    let uses = try completions("l").filter { $0.name.hasPrefix("l") }.map(\.dishes)
    #expect(uses == uses.sorted(by: >))
    for letter in "abcdefghijklmnopqrstuvwxyz" {
      let unused = try completions(String(letter)).drop { $0.dishes > 0 }
      #expect(unused.allSatisfy { $0.dishes == 0 }, "\(letter): \(unused)")
    }
  }

  @Test(
    "what each completes is what really adding it makes ready, of dishes that use something there"
  )
  func completes() throws {
    func ready(_ have: [String]) throws -> Set<String> {
      var request = MatchRequest(have: have, missingAtMost: 0, limit: 1_000)
      request.filter.allowsPlain = false
      return Set(try kitchen.answer(request).matches.map(\.id.description))
    }
    var sum = 0
    for have in [["gin"], ["lime"], ["white rum", "sugar"], ["gin", "lime"], ["tonic water"]] {
      var all = MatchRequest(have: have, missingAtMost: 1_000, limit: 1_000)
      all.filter.allowsPlain = false
      let using = Set(try kitchen.answer(all).matches.map(\.id.description))
      let before = try ready(have)
      for letter in "abcdefghijklmnopqrstuvwxyz" {
        for completion in try completions(String(letter), have) {
          let added = try ready(have + [completion.name]).subtracting(before).intersection(using)
          #expect(completion.completes == added.count, "\(have) and \(completion.name)")
          sum += added.count
        }
      }
    }
    #expect(sum > 4)
  }

  @Test("where nothing that is there is known, it is as with an empty kitchen")
  func unknown() throws {
    #expect(try completions("lim", ["qqqq"]) == completions("lim"))
  }
}
