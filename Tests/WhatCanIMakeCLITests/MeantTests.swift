import TestSupport
import Testing
import WhatCanIMake

@testable import WhatCanIMakeCLI

/// What people type who have read little: it is done, or they are told what to type.
@Suite("What was meant")
struct MeantTests {
  @Test("plan takes what is there as bare words, behind the number of dishes or without one")
  func plan() throws {
    let have = "potato,spinach,egg"
    let expected = try Tool.run(["plan", "2", "--have", have, "--json"]).out
    #expect(
      try Tool.run(["plan", "2", "potato", "spinach", "egg", "--json"]).out == expected
    )
    #expect(
      try Tool.run(["plan", "2", "potato,spinach", ",", "egg", "--json"]).out == expected
    )
    #expect(
      try Tool.run(["plan", "potato,spinach,egg", "--days", "2", "--json"]).out == expected
    )
    #expect(
      try Tool.run(["plan", "potato,spinach,egg", "--json"]).out
        == Tool.run(["plan", "3", "--have", have, "--json"]).out
    )
    for wrong in [["3", "--days", "2"], ["--days", "0"], ["--days", "99"], ["99", "egg"]] {
      #expect(try Tool.run(["plan"] + wrong).status == 64, "\(wrong)")
    }
  }

  @Test("a dish is found by words of one of its other names")
  func otherNames() throws {
    #expect(try Tool.run(["show", "Pasta Carbonara"]).out.hasPrefix("Spaghetti Carbonara\n"))
  }

  @Test("only names that look like what was typed are suggested")
  func likelyNames() throws {
    func said(_ word: String) throws -> String { try Tool.run(["gin", word]).err }
    #expect(try said("lmie") == "whatcanimake: unknown ingredient \"lmie\"; did you mean lime?\n")
    #expect(try said("sugr") == "whatcanimake: unknown ingredient \"sugr\"; did you mean sugar?\n")
    #expect(try Tool.run(["jin", "lime"]).err.contains("did you mean gin"))
    #expect(try !Tool.run(["jin", "lime"]).err.contains("soju"))
  }

  @Test(
    "a slip is compared with the words of a name too, and fewer slips are nearer",
    arguments: [
      ("brwnies", "Brownies"), ("risoto", "Risotto"), ("spagetti", "Spaghetti"),
      ("carbonra", "Carbonara"), ("choclate brwnies", "Chocolate Brownies"),
    ]
  )
  func wordsOfNames(typed: String, word: String) throws {
    let said = try Tool.run(["show", typed]).err
    let start = "whatcanimake: no dish is called \"\(typed)\"; did you mean "
    #expect(said.hasPrefix(start), "\(said)")
    let names = said.dropFirst(start.count).split(separator: ", ")
    #expect(names.first?.contains(word) ?? false, "\(said)")
    #expect(!said.contains("Bronx") && !said.contains("Pisto"), "\(said)")
    let found = try Tool.run(["search"] + typed.split(separator: " ").map(String.init))
    #expect(found.err.contains("showing results for"), "\(found.err)")
    #expect(found.out.contains(word), "\(found.out)")
  }

  @Test("a day may be typed in words; of other words the forms are said that are understood")
  func days() throws {
    let home = try Home.ofTheProject()
    let today = try #require(RunningProgram.today)
    try home.say("pantry", "add", "milk 1 l", "--expires", "in 3 days")
    let day = CalendarDay(daysSince1970: today.daysSince1970 + 3)
    #expect(try home.say("pantry", "list").contains("use by \(day)"))
    let refused = try home.refusal(["pantry", "add", "milk", "--expires", "someday"])
    #expect(refused.status == 64)
    #expect(refused.message.contains("\"12 Dec\", \"Dec 12 2026\", today, tomorrow, friday"))
  }

  @Test("a label that is nearly known is suggested")
  func labels() throws {
    #expect(try Tool.run(["browse", "--glass", "coup"]).err.contains("did you mean Coupe"))
    #expect(try Tool.run(["browse", "--cuisine", "xyzzy"]).err.contains("whatcanimake categories"))
  }

  @Test(
    "a word for dinners is answered with the categories that dinners are in, wherever it is typed",
    arguments: [
      ["browse"], ["search", "chicken"], ["random"], ["egg", "spinach"], ["unlock", "egg"],
      ["plan", "2", "egg"], ["suggest", "--have", "egg"], ["why-not", "negroni", "--have", "gin"],
      ["similar", "negroni"],
    ]
  )
  func dinners(command: [String]) throws {
    for word in ["dinner", "Dinners", "main course"] {
      let run = try Tool.run(command + ["--category", word])
      let said = run.err
      // An answer gives no other reason beside it.
      if command == ["egg", "spinach"] { #expect(run.out == "" && run.status == 0) }
      #expect(
        said.contains(
          "the category \"\(word)\"; dinners are in these categories: Main, Salad, Soup\n"
        ),
        "\(said)"
      )
    }
  }

  @Test(
    "a list that is to be shared is named with what shows it; half a name is said to be read as a dish"
  )
  func listsAndHalves() throws {
    let home = try Home.ofTheProject()
    try home.say("list", "create", "Friday")
    let refused = try home.refusal(["share", "Friday"])
    #expect(refused.status == 2 && refused.message.contains("whatcanimake list show Friday"))
    #expect(
      try home.refusal(["share", "xyzzy"]).message
        == "no dish is called \"xyzzy\"; to look for it: whatcanimake search xyzzy"
    )
    let half = try home.run(["favourite", "add", "Gin R"])
    #expect(half.out == "Gin Rickey is now a favourite.\n")
    #expect(half.err == "whatcanimake: reading \"Gin R\" as Gin Rickey\n")
    #expect(try home.run(["favourite", "add", "gin rickey"]).err == "")
  }

  @Test("rate and note without a dish list what was rated and noted, also as JSON")
  func marks() throws {
    let home = try Home.ofTheProject()
    #expect(try home.say("rate").contains("whatcanimake rate negroni 5"))
    #expect(try home.say("note").contains("whatcanimake note negroni"))
    try home.say("rate", "negroni", "3")
    try home.say("rate", "gimlet", "5")
    try home.say("rate", "daiquiri", "5")
    try home.say("note", "negroni", "equal parts")
    let rated = try home.say("rate").split(separator: "\n").map { $0.prefix { $0 != " " } }
    #expect(rated.prefix(3) == ["Daiquiri", "Gimlet", "Negroni"])
    #expect(try home.say("rate", "list") == home.say("rate"))
    #expect(try home.say("note") == "Negroni  equal parts\n")
    #expect(try home.values(of: "rate") == ["Daiquiri", "Gimlet", "Negroni"])
    #expect(try home.values("text", of: "note") == ["equal parts"])
    #expect(try home.refusal(["rate", "--remove"]).status == 64)
    #expect(try home.refusal(["rate", "negroni", "4", "--json"]).status == 64)
  }

  @Test("a dish on the shopping list is said to be one, with what buys its ingredients")
  func shopping() throws {
    let home = try Home.ofTheProject()
    let said = try home.say("shopping", "add", "carbonara, egg")
    #expect(said.contains("Added carbonara."))
    #expect(said.contains("  whatcanimake shopping for carbonara\n"))
    #expect(!said.contains("shopping for egg"))
  }

  @Test("of many alternatives a row names three, and a plan the one that it buys; JSON has all")
  func alternatives() throws {
    let many = "a or b or c or d or e"
    #expect(AlternativesText.short(many) == "a or b or c or 2 others")
    #expect(AlternativesText.short("a or b or c or d") == "a or b or c or d")
    #expect(AlternativesText.short(many, buying: ["d"]) == "d")
    #expect(AlternativesText.short("gin", buying: ["rum"]) == "gin")
    let hash = ["why-not", "vegetable hash", "--have", "potato"]
    #expect(try Tool.run(hash).out.contains("brussels sprout"))
    let row = try Tool.run(["browse", "--with", "parsnip"]).out
    #expect(row.contains("Vegetable Hash") && row.contains("others"))
    #expect(
      try Tool.run(["browse", "--with", "parsnip", "--json"]).out.contains("or brussels sprout or")
    )
  }

  @Test("classes that one counts are named in the plural")
  func plural() throws {
    let home = try Home.ofTheProject()
    #expect(
      try home.say("avoid", "add", "nut")
        == "You avoid nuts. Dishes that need them are never shown.\n"
    )
    #expect(
      try home.say("avoid", "add", "milk")
        == "You avoid dairy. Dishes that need it are never shown.\n"
    )
    #expect(try home.say("gin", "lime").contains("You avoid: nuts, dairy."))
    #expect(try home.say("avoid", "list") == "nuts\ndairy\n")
    #expect(try home.say("avoid", "remove", "nuts") == "You no longer avoid nuts.\n")
  }

  @Test("Buy next lists the first things of unlock, in its order")
  func order() throws {
    let have = ["gin", "lime", "sugar", "mint", "soda water"]
    let rows = try Tool.run(["unlock"] + have).lines
    let line = try #require(try Tool.run(have).lines.first { $0.hasPrefix("Buy next: ") })
    let next = line.dropFirst("Buy next: ".count).split(separator: ", ").map {
      $0.prefix { $0 != "(" }.dropLast()
    }
    #expect(next.count == 3)
    for (name, row) in zip(next, rows) { #expect(row.hasPrefix("\(name) "), "\(row)") }
  }
}
