import Testing

@Suite("The first screen")
struct FirstScreenTests {
  @Test("plain dishes fold into one line of their group, which takes nothing of the limit")
  func plain() throws {
    let run = try Tool.run(["--have", "egg,bread,butter,milk,flour", "--limit", "4"])
    #expect(run.lines.first?.contains(/^Ready now \(4, \d+ more\)$/) ?? false)
    let all = try Tool.run(["--have", "egg", "--limit", "99", "--missing", "0"])
    #expect(all.out.contains(/\n +Plain: .*Boiled Eggs/))
  }

  @Test("drinks that use the same and miss the same fold under the first, and JSON names it")
  func like() throws {
    let answer = try MatchJSON.everything("gin,lemon,sugar,soda water")
    let folded = answer.matches.filter { $0.like != nil }
    #expect(!folded.isEmpty)
    for match in folded {
      let head = try #require(answer.matches.first { $0.id == match.like })
      func used(_ match: MatchJSON.Match) -> Set<String> {
        let with = match.lines.filter { $0.required && match.used.contains($0.ingredient) }
        return Set(with.compactMap(\.with).flatMap { $0.split(separator: " + ").map(String.init) })
      }
      #expect(used(head) == used(match) && Set(head.missing) == Set(match.missing))
      #expect(head.like == nil && head.keys.missing == match.keys.missing)
    }
  }

  @Test("dishes that are known and use much come before bare ones")
  func order() throws {
    func first(_ have: String) throws -> String? {
      try MatchJSON.everything(have).matches.first?.name
    }
    #expect(try first("gin,campari,sweet vermouth,orange") == "Negroni")
    #expect(try first("white rum,lime,sugar") == "Daiquiri")
    let names = try MatchJSON.everything("spaghetti,egg,bacon,parmesan").matches.map(\.name)
    let carbonara = try #require(names.firstIndex(of: "Spaghetti Carbonara"))
    #expect(carbonara < 5)
    #expect(carbonara < (names.firstIndex(of: "Boiled Eggs") ?? 0))
  }

  @Test("what is made of the main thing that is there comes first, and bakes of staples alone last")
  func mainThing() throws {
    func names(_ have: String, _ options: String...) throws -> [String] {
      try MatchJSON(try Tool.run(["--have", have, "--json", "--limit", "60"] + options)).matches
        .filter { $0.keys.plain == 0 }.map(\.name)
    }
    let salmon = try names("salmon,potatoes,lemon,butter,cream")
    #expect(salmon.prefix(3).allSatisfy { $0.contains("Salmon") }, "\(salmon.prefix(3))")
    #expect(salmon.prefix(3).contains("Baked Salmon"))
    let stew = try names("chickpeas,tomato,onion,garlic,spinach,rice")
    #expect(stew.first?.contains("Chickpea") == true)
    let baking = try names("flour,butter,sugar,egg", "--missing", "0")
    let shortbread = try #require(baking.firstIndex(of: "Shortbread"))
    #expect(
      Set(baking.prefix(shortbread)).isSuperset(of: ["Fried Eggs", "Pound Cake", "Meringues"])
    )
  }

  @Test("a small kitchen is offered the usual staples once, until somebody has some")
  func staples() throws {
    let home = try Home.ofTheProject()
    let have = ["--have", "egg,flour,milk,potato", "--limit", "3"]
    let before = try home.run(have)
    #expect(before.out.contains(/With oil and sugar you could make \d+ more/))
    let avoiding = try home.run(have + ["--without", "sugar"])
    #expect(!avoiding.out.contains("sugar you could make"))
    let oily = try home.run(["--have", "egg,flour,milk,potato,olive oil", "--limit", "3"])
    #expect(!oily.out.contains("With oil"))
    #expect(try home.say("staples").contains("whatcanimake staples add oil sugar"))
    #expect(
      try home.say("staples", "add", "oil", "sugar")
        == "oil is now a staple.\nsugar is now a staple.\n"
    )
    let after = try home.run(have + ["--json"])
    let lines = try MatchJSON(after).lines.filter { $0.ingredient == "sugar" }
    #expect(lines.allSatisfy { $0.grade == "staple" })
    #expect(!(try home.run(have).out.contains("you could make")))
    #expect(try home.say("staples", "list") == "oil\nsugar\n")
    #expect(
      try home.say("staples", "remove", "oil", "butter")
        == "oil is no longer a staple.\nbutter was not a staple.\n"
    )
    #expect(try home.run(["staples", "add", "oill"]).status == 2)
    #expect(try home.say("staples", "add", "extra virgin olive oil").contains("olive oil"))
  }

  @Test("--minutes keeps to what is quick enough")
  func minutes() throws {
    let answer = try MatchJSON.everything("egg,flour,milk", "--minutes", "15")
    #expect(!answer.matches.isEmpty)
    #expect(answer.matches.allSatisfy { $0.keys.minutes.map { $0 <= 15 } ?? false })
    #expect(try Tool.run(["browse", "--minutes", "0"]).status == 64)
  }

  @Test("a dish says what of it is in the pantry, and what is missing")
  func availability() throws {
    let home = try Home.ofTheProject()
    #expect(!(try home.say("show", "gimlet").contains("You have")))
    try home.say("pantry", "add", "gin", "lime")
    let text = try home.say("show", "gimlet")
    #expect(text.contains("  You have: gin, lime juice (from lime)\n  You need: simple syrup\n"))
  }

  @Test("a typed thing may have an amount, which does not count")
  func amounts() throws {
    let plain = try Tool.run(["--have", "pasta,ground beef,onion", "--json"])
    for typed in ["500g pasta,1 lb ground beef,1 onion", "pasta 500 g,ground beef 1 lb,2 onions"] {
      #expect(try Tool.run(["--have", typed, "--json"]).out == plain.out)
    }
    let unknown = try Tool.run(["--have", "500g pasta,3 xyzzy"])
    #expect(unknown.err.contains("unknown ingredient \"3 xyzzy\""))
  }

  @Test("flavours side by side are as many flavours, and a name that holds one is a name")
  func flavours() throws {
    let home = try Home.ofTheProject()
    #expect(
      try home.say("taste", "like", "smoky", "spicy")
        == "You like smoky (flavour) and spicy (flavour).\n"
    )
    #expect(try home.say("taste", "like", "smoked sausage") == "You like smoked sausage.\n")
  }

  @Test("search finds no half of the collection for a name that ends in one letter")
  func shortWords() throws {
    #expect(try Tool.run(["search", "G&T"]).out.contains("1 dish\n"))
  }

  @Test("long times are hours and days")
  func durations() throws {
    let home = try Home()
    let times = [("Slow", "90 min", "90 min"), ("Slower", "210 min", "3 h 30 min")]
    for (name, time, shown) in times + [("Slowest", "120 h", "5 days")] {
      let file = "---\ntitle: \(name)\ntime: \(time)\n---\nWait with @gin{1%oz}.\n"
      let run = try home.run(["import", try home.write(file, to: "\(name).cook")])
      #expect(run.status == 0, "\(run.err)")
      #expect(try home.say("show", name).contains(shown), "\(shown)")
    }
  }
}
