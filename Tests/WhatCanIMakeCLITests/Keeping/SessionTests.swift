import Foundation
import Testing

@Suite("An evening with the notebook")
struct SessionTests {
  @Test("pantry, favourite, list, shopping and cooking play together, word for word")
  func evening() throws {
    let home = try Home()
    #expect(try home.say("pantry", "add", "gin 700 ml") == "gin 700 ml · in the pantry\n")
    let day = "2999-12-31"
    let milk = try home.say("pantry", "add", "milk 1 l, 2 eggs", "--expires", day)
    #expect(milk.contains(/milk 1 l · use by 2999-12-31, \d+ days left · in the pantry\n/))
    #expect(milk.contains(/egg 2 · use by 2999-12-31, \d+ days left · in the pantry\n/))
    #expect(try home.say("pantry", "add", "gin 50 ml") == "gin 750 ml · in the pantry in total\n")
    #expect(try home.say("--kind", "cocktail").contains("Negroni"))

    #expect(try home.say("favorite", "add", "negroni") == "Negroni is now a favourite.\n")
    #expect(try home.say("favourite", "add", "Negroni") == "Negroni is already a favourite.\n")
    #expect(try home.say("note", "negroni", "equal parts") == "Saved your note on Negroni.\n")
    #expect(try home.say("note", "negroni") == "equal parts\n")
    #expect(try home.say("rate", "negroni", "4") == "Rated Negroni ★★★★☆.\n")
    #expect(try home.say("list", "create", "Party") == "Created list Party.\n")
    #expect(
      try home.say("list", "add", "Party", "negroni", "americano", "white sauce")
        == """
        Added Negroni to Party.
        Added Americano to Party.
        Added White Sauce to Party.

        """
    )
    #expect(
      try home.say("list", "move", "Party", "white sauce", "1")
        == "White Sauce is now number 1 of 3 on Party.\n"
    )
    #expect(
      try home.say("list", "show", "Party")
        == """
        1. White Sauce ☰   butter, flour, milk
        2. Negroni ♥ ★4 ☰  gin, campari, sweet vermouth
        3. Americano ☰     campari, sweet vermouth, water

        3 dishes

        """
    )
    #expect(
      try home.values(of: "list", "show", "Party") == ["White Sauce", "Negroni", "Americano"]
    )
  }

  @Test("the shopping list sums two dishes by aisle, without staples and what is in the pantry")
  func shopping() throws {
    let home = try Home()
    try home.say("pantry", "add", "gin 700 ml", "campari 50 ml")
    #expect(
      try home.say("shopping", "for", "negroni", "americano", "pancakes")
        == """
        Bar
          ☐ campari         20 ml · for Americano
          ☐ sweet vermouth  80 ml · for Negroni, Americano

        Kitchen
          ☐ butter          20 g · for Pancakes
          ☐ egg             2 · for Pancakes
          ☐ flour           200 g · for Pancakes
          ☐ milk            300 ml · for Pancakes

        """
    )
    let before = try home.say("shopping", "list")
    try home.say("shopping", "for", "negroni", "americano", "pancakes")
    #expect(try home.say("shopping", "list") == before)
    #expect(
      try home.say("shopping", "check", "sweet vermouth 750 ml", "milk")
        == "☑ sweet vermouth · in the pantry: 750 ml\n☑ milk · in the pantry: 300 ml\n"
    )
    #expect(
      try home.say("shopping")
        == """
        Bar
          ☐ campari         20 ml · for Americano

        Kitchen
          ☐ butter          20 g · for Pancakes
          ☐ egg             2 · for Pancakes
          ☐ flour           200 g · for Pancakes

        Bought
          ☑ sweet vermouth  80 ml · for Negroni, Americano
          ☑ milk            300 ml · for Pancakes

        """
    )
    #expect(
      try home.say("cooked", "negroni", "--take")
        == """
        Recorded that you made Negroni.
          30 ml gin taken out · left: 670 ml
          30 ml campari taken out · left: 20 ml
          30 ml sweet vermouth taken out · left: 720 ml

        """
    )
    #expect(
      try home.say("pantry")
        == """
        campari         20 ml
        gin             670 ml
        milk            300 ml
        sweet vermouth  720 ml

        """
    )
    #expect(try home.values(of: "history", "list") == ["Negroni"])
    #expect(try home.say("shopping", "uncheck", "milk") == "☐ milk is back on the list.\n")
    #expect(
      try home.values(of: "pantry", "list") == ["campari", "gin", "sweet vermouth"]
    )
  }

  @Test("what the pantry holds is the question when none is asked")
  func bareCommand() throws {
    let home = try Home()
    try home.say("pantry", "add", "gin", "campari", "sweet vermouth")
    let bare = try home.say("--missing", "0")
    let asked = try home.say("--have", "gin,campari,sweet vermouth", "--missing", "0")
    #expect(bare == asked)
    #expect(bare.contains("Negroni"))
    let with = try home.say("--have", "lime,sugar", "--pantry", "--missing", "0")
    #expect(with.contains("Gimlet"))
    #expect(!(try home.say("--have", "lime,sugar", "--missing", "0")).contains("Gimlet"))
    #expect(try home.json("random", "--pantry", "--with", "gin")["name"] as? String == "Negroni")
  }
}
