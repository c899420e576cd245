import RecipeModel
import Testing

@testable import WhatCanIMake

@Suite("How strong a drink is")
struct DrinkStrengthTests {
  let bar: Bar

  init() throws {
    bar = try Bar()
  }

  // MARK: Worked out by hand

  @Test("three times 30 ml of 40, 25 and 16 percent, stirred, are 24.3 ml in 90 and 35 of water")
  func negroni() {
    let lines = ["30 ml gin", "30 ml campari", "30 ml sweet vermouth"]
    // a = 0.27, so 0.0882 less than 0.4814 is the water for each part: 0.3932.
    #expect(bar.strength(Bar.drink("stirred", lines))?.percent == 19.4)
    #expect(bar.strength(Bar.drink("built", lines + ["- ice"]))?.percent == 22.6)
    #expect(bar.strength(Bar.drink("built", lines))?.percent == 27)
  }

  @Test("a daiquiri is shaken to 16 percent")
  func daiquiri() {
    // a = 0.24: 0.203 + 0.4181 - 0.0903 = 0.5308 of water; 24 ml in 153.1.
    #expect(
      bar.percent("shaken", "60 ml white rum", "20 ml lime juice", "20 ml simple syrup") == 15.7
    )
  }

  @Test("50 ml of gin in 150 ml of tonic are 10 percent, and 8.9 over ice")
  func ginAndTonic() {
    #expect(bar.percent("built", "50 ml gin", "150 ml tonic water") == 10)
    #expect(bar.percent("built", "50 ml gin", "150 ml tonic water", "- ice") == 8.9)
  }

  @Test("a dry martini of a gin of 47 percent has 29, of one of 40 percent 25.6")
  func martini() {
    #expect(bar.percent("stirred", "60 ml oxley gin", "10 ml dry vermouth") == 29.4)
    #expect(bar.percent("stirred", "60 ml gin", "10 ml dry vermouth") == 25.6)
  }

  @Test("what sparkles is poured on after shaking, and not shaken")
  func sparkling() {
    // 12 ml in 60, shaken: a = 0.2, water 0.4887 of 60; champagne adds 7.2 ml in 60.
    #expect(
      bar.percent(
        "shaken",
        "30 ml gin",
        "15 ml lemon juice",
        "15 ml simple syrup",
        "60 ml champagne"
      )
        == 12.9
    )
  }

  // MARK: What counts

  @Test("sugar, fruit, herbs and ice have no volume")
  func solids() {
    let plain = bar.percent("built", "50 ml rum", "50 ml water", "- ice")
    #expect(
      bar.percent(
        "built",
        "50 ml rum",
        "50 ml water",
        "- ice",
        "2 tsp sugar",
        "3 - lime",
        "10 leaf mint",
        "100 g strawberry",
        "1 - maraschino cherry"
      ) == plain
    )
  }

  @Test("optional, garnishing and tasting lines do not count, those to serve do")
  func roles() {
    #expect(bar.percent("built", "50 ml gin", "50 ml water, optional") == 40)
    #expect(bar.percent("built", "50 ml gin", "50 ml water, garnish") == 40)
    #expect(bar.percent("built", "50 ml gin", "50 ml water, toTaste") == 40)
    #expect(bar.percent("built", "50 ml gin", "50 ml water, toServe") == 20)
    #expect(bar.percent("built", "50 ml water", "50 ml gin, optional") == 0)
  }

  @Test("of alternatives the first counts")
  func alternatives() {
    #expect(bar.percent("built", "50 ml campari or gin") == 25)
    #expect(bar.percent("built", "50 ml gin or campari") == 40)
  }

  // MARK: What cannot be told

  @Test("an alcoholic line without a volume leaves the strength unknown")
  func noVolume() {
    #expect(bar.percent("built", "- gin", "100 ml tonic water") == nil)
    #expect(bar.percent("built", "1 bottle red wine") == nil)
    #expect(bar.percent("built", "50 ml gin", "- vermouth") == nil)
    #expect(bar.percent("built", "50 ml gin", "- vermouth, optional") == 40)
  }

  @Test("a mixer without a volume leaves it unknown, where there is alcohol")
  func noMixer() {
    #expect(bar.percent("built", "50 ml gin", "- soda water") == nil)
    #expect(bar.percent("built", "50 ml lime juice", "- soda water") == 0)
  }

  @Test("a name that nobody knows leaves it unknown, as it may be strong")
  func unknownName() {
    #expect(bar.percent("built", "50 ml lime juice", "50 ml moon dust") == nil)
    #expect(bar.percent("built", "50 ml lime juice", "50 ml moon dust, garnish") == 0)
  }

  @Test("a meal has no strength, and a drink without alcohol has 0")
  func meals() {
    var stew = Bar.drink(nil, ["500 ml red wine"])
    stew.kind = .meal
    #expect(bar.strength(stew) == nil)
    #expect(bar.percent("shaken", "100 ml orange juice", "20 ml lime juice", "- ice") == 0)
    #expect(bar.percent(nil) == 0)
  }

  @Test("a brandied cherry is no liquid, and one beside 60 ml of whiskey changes nothing")
  func cherry() {
    #expect(bar.percent("built", "60 ml canadian whisky", "1 - brandied cherry") == 40)
  }

  // MARK: Words

  @Test("words give whole percents, and say when there is none")
  func words() {
    #expect(
      bar.strength(Bar.drink("built", ["50 ml gin", "150 ml water"]))?.text == "about 10 % alcohol"
    )
    #expect(bar.strength(Bar.drink("built", ["50 ml campari"]))?.text == "about 25 % alcohol")
    #expect(bar.strength(Bar.drink("built", ["100 ml water"]))?.text == "no alcohol")
    let dash = Bar.drink("built", ["1 dash angostura bitters", "200 ml soda water"])
    #expect(bar.strength(dash) == bar.strength(dash))
    #expect(bar.strength(dash)?.percent == 0.2)
    #expect(bar.strength(dash)?.text == "under 1 % alcohol")
    let drop = Bar.drink("built", ["1 drop angostura bitters", "10 l soda water"])
    #expect(bar.strength(drop)?.percent == 0.1)
  }
}
