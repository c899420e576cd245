import Foundation
import RecipeLexicon
import RecipeModel
import TestSupport
import Testing

@testable import WhatCanIMake

@Suite("Canonical names")
struct CanonicalNamesTests {
  @Test("each means the same whether it is looked up or read")
  func same() throws {
    let data = Checkout.url("Data").path(percentEncoded: false)
    let lexicon = try ReadLexicon(from: CollectionFiles(folder: data)).lexicon
    for number in 0..<lexicon.listedCount {
      let ingredient = IngredientID(number)
      let name = lexicon.name(of: ingredient)
      #expect(lexicon.listedIngredient(called: name) == ingredient)
      #expect(lexicon.ingredient(named: name) == ingredient, "\(name)")
    }
    #expect(lexicon.listedIngredient(called: "") == nil)
    #expect(lexicon.listedIngredient(called: "zzz") == nil)
    #expect(lexicon.listedIngredient(called: "Gin") == nil)
  }
}
