import Foundation
import Testing

@Suite("What the smallest change would be")
struct ChangesTests {
  private func object(_ arguments: [String]) throws -> [String: Any] {
    let run = try Tool.run(arguments + ["--json"])
    #expect(run.status == 0, "\(run.err)")
    return try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    )
  }

  /// The ids of all dishes that lack nothing.
  private func ready(_ have: [String], _ options: [String] = []) throws -> Set<String> {
    try dishes(have, missing: 0, options)
  }

  /// The ids of all dishes that something of this goes into.
  private func using(_ have: [String], _ options: [String] = []) throws -> Set<String> {
    try dishes(have, missing: 40, options)
  }

  private func dishes(
    _ have: [String],
    missing: Int,
    _ options: [String]
  ) throws -> Set<String> {
    let names = have.joined(separator: ",")
    let all = ["match", "--have", names, "--missing", "\(missing)", "--limit", "5000"] + options
    let matches = try #require(try object(all)["matches"] as? [[String: Any]])
    // Nobody buys or plans for plain dishes.
    let real = matches.filter { ($0["keys"] as? [String: Any])?["plain"] as? Int == 0 }
    return Set(real.compactMap { $0["id"] as? String })
  }

  @Test(
    "a basket makes exactly the dishes that an answer has after it and had not before",
    arguments: [(1, []), (2, ["--kind", "cocktail", "--without", "egg"])] as [(Int, [String])]
  )
  func unlock(size: Int, options: [String]) throws {
    let have = ["gin", "lime", "campari"]
    let request = ["--have", have.joined(separator: ",")] + options
    let run = try Tool.run(["unlock", "--buy", "\(size)", "--json"] + request)
    #expect(
      topLevelKeys(run.out) == [
        "schema", "baskets", "optimal", "gap", "have", "unknown", "avoiding", "withheld",
      ]
    )
    let reply = try object(["unlock", "--buy", "\(size)"] + request)
    #expect(reply["optimal"] as? Bool == true && reply["gap"] as? Int == 0)
    let baskets = try #require(reply["baskets"] as? [[String: Any]])
    #expect(baskets.count == 5)
    let before = try ready(have, options)
    let using = try using(have, options)
    for basket in baskets.prefix(2) {
      let buy = try #require(basket["buy"] as? [String])
      #expect((1...size).contains(buy.count))
      let after = try ready(have + buy, options)
      let unlocks = Set(basket["unlocks"] as? [String] ?? [])
      #expect(after.subtracting(before).intersection(using) == unlocks && !unlocks.isEmpty)
      #expect(basket["count"] as? Int == unlocks.count)
    }
    let worths = baskets.compactMap { $0["worth"] as? Int }
    // A later basket is the one that adds most; of what is nearly equal to a dish before it, it may make more by itself.
    #expect(worths.first == worths.max())
    if size == 1 { #expect(worths == worths.sorted(by: >)) }
  }

  @Test("an empty pantry is a beginning, and bad sizes and unknown names are refused")
  func edges() throws {
    let empty = try Tool.run(["unlock", "--buy", "2"])
    #expect(empty.status == 0 && empty.lines.count == 6)
    #expect(empty.out.contains(/\d+ dishes:/))
    for arguments in [["unlock", "--buy", "0"], ["unlock", "--buy", "6"]] {
      #expect(try Tool.run(arguments).status == 64)
    }
    let unknown = try Tool.run(["unlock", "--have", "limme"])
    #expect(unknown.status == 2 && unknown.err.contains("did you mean lime"))
    #expect(try Tool.run(["why-not", "nosuchdish", "--have", "gin"]).status == 2)
    #expect(try Tool.run(["unlock", "--have", "gin", "--without", "limme"]).status == 2)
  }

  @Test("baskets differ, are named by what dishes name, and make what they say")
  func baskets() throws {
    let reply = try object(["unlock", "--buy", "4", "--have", "chicken", "--kind", "meal"])
    let baskets = try #require(reply["baskets"] as? [[String: Any]])
    let things = baskets.compactMap { $0["buy"] as? [String] }
    #expect(Set(things).count == things.count)
    #expect(!things.joined().contains("avocado oil"))
  }

  @Test("no thing stands in two baskets, and what no purchase makes is said with what may")
  func differing() throws {
    for have in ["gin,lime,tonic", "tofu,chickpeas,rice,onion", "sausage,egg"] {
      let reply = try object(["unlock", "--buy", "2", "--have", have])
      let baskets = try #require(reply["baskets"] as? [[String: Any]])
      let things = baskets.flatMap { $0["buy"] as? [String] ?? [] }
      #expect(baskets.count > 2 && Set(things).count == things.count, "\(have)")
    }
    let none = try Tool.run(
      ["unlock", "--buy", "2", "--have", "egg", "--use", "dill", "--kind", "cocktail"]
    )
    #expect(
      none.out.contains(
        "No 2 things would let you make another dish that uses dill; to try 3: whatcanimake unlock --buy 3"
      )
    )
    let small = try Tool.run(["unlock", "--have", "lentil,onion"]).out
    #expect(small.contains("you could make") && small.contains("whatcanimake staples add"))
  }

  @Test("Buy next, unlock and pantry suggest name the same things with the same numbers")
  func oneNumber() throws {
    for have in ["gin,lime", "eggs,flour,milk", "chicken,rice,onion,garlic,lemon"] {
      let answer = try object(["--have", have])
      let next = try #require(answer["buyNext"] as? [[String: Any]])
      for command in [["unlock"], ["pantry", "suggest", "--limit", "5"]] {
        let reply = try object(command + ["--have", have])
        let baskets = try #require(reply["baskets"] as? [[String: Any]])
        #expect(
          baskets.map { $0["buy"] as? [String] } == next.map { [$0["name"] as? String ?? ""] }
        )
        #expect(baskets.map { $0["count"] as? Int } == next.map { $0["completes"] as? Int })
        #expect(baskets.map { $0["worth"] as? Int } == next.map { $0["worth"] as? Int })
      }
      let things = try ready(have.split(separator: ",").map(String.init))
      let first = try #require(next.first)
      let name = try #require(first["name"] as? String)
      let split = have.split(separator: ",").map(String.init)
      let after = try ready(split + [name]).subtracting(things).intersection(try using(split))
      #expect(first["completes"] as? Int == after.count, "\(have)")
    }
  }

  @Test("the smallest change makes the dish, and says which rule was against it")
  func whyNot() throws {
    let reply = try object(["why-not", "negroni", "--have", "gin"])
    let fix = try #require(reply["fix"] as? [String: Any])
    let buy = try #require(fix["buy"] as? [String])
    #expect(buy == ["campari", "sweet vermouth"] && fix["drop"] as? [String] == [])
    #expect(try ready(["gin"] + buy).contains("classic:negroni"))
    #expect(reply["ready"] as? Bool == false)

    let egg = try Tool.run(
      ["why-not", "silver fizz", "--have", "gin,lemon,sugar", "--without", "egg", "--kind", "meal"]
    )
    #expect(egg.out.contains("left out by --without egg: egg white"))
    #expect(egg.out.contains("left out by --kind meal"))
    #expect(egg.out.contains("leave out --kind meal --without egg"))

    let strict = try Tool.run(["why-not", "daiquiri", "--have", "rum,lime,sugar", "--exact"])
    #expect(strict.out.contains("without --exact, rum could be used for white rum"))
    #expect(strict.out.contains("Smallest fix: "))

    let rum = try Tool.run(["why-not", "daiquiri", "--have", "rum,lime,sugar"])
    #expect(rum.out.contains("have rum (if it is white), lime juice (from lime)"))
    let capped = try Tool.run(["why-not", "negroni", "--have", "gin,campari", "--missing", "0"])
    #expect(
      capped.out.contains(
        "answers show only dishes with at most 0 missing ingredients (see --missing)"
      )
    )

    let use = try Tool.run(["why-not", "negroni", "--have", "gin,campari", "--use", "lime"])
    #expect(use.out.contains("left out by --use lime"))
    #expect(use.out.contains("Smallest fix: buy sweet vermouth, and leave out --use lime"))

    let made = try Tool.run(["why-not", "negroni", "--have", "gin,campari,sweet vermouth"])
    #expect(made.out.hasPrefix("You can make Negroni now\n"))
    #expect(made.out.contains(/number \d+ of the \d+/))
  }

  @Test(
    "a plan's dishes are ready once what it asks for is there, and it is kept where it is told to"
  )
  func plan() throws {
    let have = ["canned tomato", "chicken breast", "onion", "potato"]
    let run = try Tool.run(["plan", "4", "--have", have.joined(separator: ","), "--json"])
    #expect(
      topLevelKeys(run.out) == [
        "schema", "dishes", "buy", "purchases", "usedUp", "spoiling", "filling", "unused",
        "uncounted",
        "optimal", "gap",
        "missingAtMost", "leftOut", "hidden", "have", "unknown", "savedTo", "shopping",
        "avoiding", "withheld",
      ]
    )
    let reply = try object(["plan", "4", "--have", have.joined(separator: ",")])
    let dishes = try #require(reply["dishes"] as? [[String: Any]])
    let buy = try #require(reply["buy"] as? [String])
    #expect(dishes.count == 4 && reply["optimal"] as? Bool == true)
    #expect(try ready(have + buy).isSuperset(of: dishes.compactMap { $0["id"] as? String }))

    // Of what does not keep, each thing is in a dish or said to be in none.
    let fresh = ["lettuce", "mushroom", "chicken breast"]
    let things = (fresh + ["rice", "onion"]).joined(separator: ",")
    let week = try Tool.run(["plan", "1", "--have", things]).out
    let parts = week.components(separatedBy: "Still to use up: ")
    let left = parts.dropFirst().joined().prefix { $0 != "\n" }
    #expect(!left.isEmpty)
    for thing in fresh { #expect(parts[0].contains(thing) != left.contains(thing)) }
    let kept = try object(["plan", "1", "--have", "rice,onion,chickpea,canned tomato,oil"])
    #expect((kept["spoiling"] as? [String])?.isEmpty == true)

    // What most kitchens have is bought beside what counts, and what is frozen hurries nobody.
    let peas = try Tool.run(["plan", "1", "--have", "frozen peas,rice,lentil,onion"]).out
    #expect(!peas.contains("Still to use up") && peas.contains("Nothing to buy."))
    #expect(peas.contains("Buy if needed: "))
    let nothing = try Tool.run(["plan", "1", "--buy", "0", "--have", "rice,ham,egg,cheese"]).out
    #expect(!nothing.contains("Buy if needed: ") || !nothing.contains("Nothing to buy"))

    let home = try Home.ofTheProject()
    let saved = try home.run(
      ["plan", "2", "--have", "rice,lentil", "--per-day", "1", "--save", "week", "--shop"]
    )
    #expect(saved.status == 0 && saved.out.hasPrefix("Day 1\n"))
    #expect(saved.out.contains("\nDay 2\n") && saved.out.contains("Saved the dishes to week."))
    let list = try home.run(["list", "show", "week", "--json"])
    #expect(list.out.matches(of: /"id":/).count == 2)
    try home.say("pantry", "add", "egg 2", "caster sugar")
    let eggs = try home.say("plan", "1", "--kind", "meal", "--missing", "0", "--have", "egg,sugar")
    #expect(!eggs.contains("See whether"))
    let counted = try home.say("plan", "6", "--kind", "meal", "--missing", "0", "--again")
    #expect(counted.contains("egg white (from egg)"))
    #expect(counted.contains("Check that you have enough: egg."))
    for arguments in [["plan", "0"], ["plan", "32"], ["plan", "--per-day", "0"]] {
      #expect(try Tool.run(arguments).status == 64)
    }
    #expect(try Tool.run(["plan", "--have", "limme"]).status == 2)
  }
}
