import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("How much water ice leaves in a drink")
struct DilutionTests {
  let bar: Bar

  init() throws {
    bar = try Bar()
  }

  private func dilution(_ method: String?, _ lines: [String], _ steps: [String] = []) -> Dilution {
    let recipe = Bar.drink(method, lines, steps: steps)
    let poured = PouredVolume(lexicon: bar.lexicon, units: bar.units)
    return Dilution(of: recipe, ice: IceLines(of: recipe.lines, poured: poured))
  }

  @Test("stirred and shaken drinks are thinned whether a line asks for ice or not")
  func always() {
    for lines in [[], ["- ice"]] {
      #expect(dilution("stirred", lines) == .stirred)
      #expect(dilution("Shaken", lines) == .shaken)
    }
  }

  @Test("other drinks are thinned only where a line or a step has ice")
  func onlyWithIce() {
    let expected: [(String, Dilution)] = [
      ("built", .overIce), ("layered", .overIce), ("muddled", .overIce), ("swizzled", .overIce),
      ("thrown", .stirred), ("blended", .shaken),
    ]
    for (method, dilution) in expected {
      #expect(self.dilution(method, ["50 ml gin"]) == .none, "\(method)")
      #expect(self.dilution(method, ["- ice"]) == dilution, "\(method)")
      #expect(self.dilution(method, ["- ice, toServe"]) == dilution, "\(method)")
      #expect(self.dilution(method, ["- ice, optional"]) == .none, "\(method)")
      #expect(self.dilution(method, [], ["Pour over ice."]) == dilution, "\(method)")
      #expect(self.dilution(method, [], ["Top with ice cream."]) == .none, "\(method)")
    }
  }

  @Test("a blended drink takes as much ice as its lines measure")
  func blended() {
    #expect(dilution("blended", ["150 g ice"]) == .ice(150))
    #expect(dilution("blended", ["100 g ice", "50 g ice"]) == .ice(150))
    #expect(dilution("blended", ["1 cup ice"]) == .ice(144))
    #expect(dilution("blended", ["6 - ice"]) == .shaken)
    #expect(dilution("built", ["150 g ice"]) == .overIce)
  }

  @Test("a muddled drink is shaken where its steps shake it")
  func muddled() {
    #expect(dilution("muddled", ["- ice"], ["Crush the mint.", "Shake hard."]) == .shaken)
    #expect(dilution("muddled", ["- ice"], ["Crush the mint.", "Stir."]) == .overIce)
  }

  @Test("a recipe without a method is taken by its steps")
  func steps() {
    #expect(dilution(nil, [], ["Shake all with ice and strain."]) == .shaken)
    #expect(dilution(nil, [], ["Stir with ice, then strain."]) == .stirred)
    #expect(dilution(nil, ["- ice"], ["Pour blended whiskey over ice. Stir."]) == .overIce)
    #expect(dilution(nil, ["- ice"], ["Blend until smooth."]) == .shaken)
    #expect(dilution(nil, [], ["Pour and serve."]) == .none)
  }

  @Test("water is a share of the volume by the share of alcohol, or the ice itself")
  func water() {
    func water(_ dilution: Dilution) -> Double {
      (dilution.water(in: 100, alcohol: 30) * 1000).rounded() / 1000
    }
    #expect(water(.none) == 0)
    #expect(water(.stirred) == 40.99)
    #expect(water(.overIce) == 20.495)
    #expect(water(.shaken) == 58.457)
    #expect(water(.ice(80)) == 80)
  }
}
