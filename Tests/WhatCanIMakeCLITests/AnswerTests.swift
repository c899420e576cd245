import Foundation
import Testing

@Suite("The answer")
struct AnswerTests {
  @Test("the keys of every kind of JSON stand in the contract's order, and it parses")
  func keys() throws {
    let contract: [([String], [String])] = [
      (["--have", "gin", "--json"], ["schema", "have", "unknown", "matches", "more", "hidden"]),
      (["show", "negroni", "--json"], ["schema", "id", "name", "otherNames", "plain", "kind"]),
      (["browse", "--json"], ["schema", "items"]),
      (["search", "gin", "--json"], ["schema", "items"]),
      (["categories", "--json"], ["schema", "items"]),
      (["ingredients", "--json"], ["schema", "items"]),
      (["random", "--json"], ["schema", "id", "name", "otherNames", "plain", "kind"]),
      (["note", "negroni", "--json"], ["schema", "id", "name", "text", "writtenAt"]),
      (["doctor", "--json"], ["schema", "sound", "findings"]),
      (["lexicon", "find", "rum", "--json"], ["schema", "id", "name"]),
      (
        ["catalogue", "info", "--json"],
        [
          "schema", "dishes", "ingredients", "mentions", "mentionsResolved", "unresolved", "index",
        ]
      ),
    ]
    for (arguments, keys) in contract {
      let run = try Tool.run(arguments)
      #expect(run.status == 0, "\(arguments)")
      #expect(Array(topLevelKeys(run.out).prefix(keys.count)) == keys, "\(arguments)")
      #expect(run.lines.count == 2, "\(arguments)")
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(run.out.utf8)) }
    }
  }

  @Test("a match has its keys in the contract's order")
  func matchKeys() throws {
    let run = try Tool.run(["--have", "gin", "--limit", "1", "--json"])
    let start = try #require(run.out.range(of: "\"matches\":[")).upperBound
    #expect(
      Array(topLevelKeys(String(run.out[start...])).prefix(9)) == [
        "id", "name", "kind", "missing", "missingCount", "used", "leaveOut", "compromises",
        "lines",
      ]
    )
  }

  @Test("each order ranks by its keys, and name and id decide at the end")
  func orders() throws {
    for rank in ["fewest-missing", "most-used", "expiring", "taste", "quick"] {
      let answer = try MatchJSON.everything("gin,lime,rum,egg,flour", "--rank", rank)
      #expect(answer.matches.count > 100)
      let rows = answer.matches.map { row($0, rank) }
      for (left, right) in zip(rows, rows.dropFirst()) where left.keys == right.keys {
        #expect(
          (left.name, left.id) < (right.name, right.id),
          "\(rank): \(left.id) \(right.id)"
        )
      }
      for (left, right) in zip(rows, rows.dropFirst()) where left.keys != right.keys {
        #expect(
          left.keys.lexicographicallyPrecedes(right.keys),
          "\(rank): \(left.id) \(right.id)"
        )
      }
    }
  }

  private func row(_ match: MatchJSON.Match, _ rank: String) -> (
    keys: [Int], name: String, id: String
  ) {
    let keys = match.keys
    let (missing, plain, breadth, swaps) = (keys.missing, keys.plain, -keys.breadth, keys.swaps)
    let (main, expiring, taste) = (-keys.main, -keys.expiring, -keys.taste)
    let first =
      switch rank {
      case "most-used": [-keys.used, missing, plain, main, swaps, expiring, taste]
      case "expiring": [expiring, missing, plain, main, breadth, swaps, taste]
      case "taste": [taste, missing, plain, main, breadth, swaps, expiring]
      case "quick":
        [missing, plain, keys.minutes ?? .max, main, breadth, swaps, expiring, taste]
      default: [missing, plain, main, breadth, swaps, expiring, taste]
      }
    let last = [-keys.renown, -keys.weight, keys.generics]
    return (first + last, match.name.lowercased(), match.id)
  }

  @Test("the keys agree with the lines they sum up")
  func consistentKeys() throws {
    for match in try MatchJSON.everything("gin,lime,sugar,egg").matches {
      let required = match.lines.filter(\.required)
      let missing = required.filter { $0.grade == "missing" || $0.grade == "close" }
      #expect(match.missing == missing.map(\.ingredient), "\(match.id)")
      #expect(match.missingCount == missing.count, "\(match.id)")
      #expect(match.keys.missing == missing.count, "\(match.id)")
      #expect(
        match.keys.swaps == required.count { ["home", "swap"].contains($0.grade) },
        "\(match.id)"
      )
      #expect(match.keys.generics == required.count { $0.grade == "generic" }, "\(match.id)")
      // Each thing counts once, only where it is no swap, and sugar, which most kitchens have, never.
      let with = required.filter { ["exact", "kind", "make", "generic"].contains($0.grade) }
      #expect(
        match.keys.used == Set(with.compactMap(\.with)).subtracting(["sugar"]).count,
        "\(match.id)"
      )
      #expect(match.keys.breadth == min(3, match.keys.used), "\(match.id)")
      #expect(!match.used.isEmpty, "\(match.id)")
    }
  }

  @Test("--missing caps, and what is beyond is counted")
  func missing() throws {
    let all = try MatchJSON.everything("gin,lime").matches.map(\.missingCount)
    for cap in 0...3 {
      let answer = try MatchJSON(
        try Tool.run([
          "--have", "gin,lime", "--missing", "\(cap)", "--limit", "10000", "--json",
        ])
      )
      #expect(answer.matches.map(\.missingCount) == all.filter { $0 <= cap })
      #expect(answer.more == .init(count: all.filter { $0 > cap }.count, missingAtLeast: cap + 1))
    }
  }

  @Test("--limit takes the best")
  func limit() throws {
    let all = try MatchJSON.everything("gin,lime").matches.map(\.id)
    let five = try MatchJSON(
      try Tool.run(["--have", "gin,lime", "--missing", "99", "--limit", "5", "--json"])
    )
    #expect(five.matches.map(\.id) == Array(all.prefix(5)))
  }

  @Test("--use is in every dish, --kind keeps to drinks or food")
  func useAndKind() throws {
    let answer = try MatchJSON.everything("lime", "--use", "gin")
    #expect(!answer.matches.isEmpty)
    #expect(
      answer.matches.filter { match in
        !match.lines.contains { $0.required && $0.with?.contains("gin") == true }
      }.map(\.id) == []
    )
    let meals = try Tool.run(["--have", "egg", "--kind", "meal", "--json"])
    let drinks = try Tool.run(["--have", "egg", "--kind", "cocktail", "--json"])
    #expect(!meals.out.contains("\"kind\":\"cocktail\""))
    #expect(!drinks.out.contains("\"kind\":\"meal\""))
  }

  @Test("--explain says in words why a dish stands where it does, and every line's grade")
  func explain() throws {
    let run = try Tool.run(["--have", "gin,lime,sugar", "--limit", "1", "--explain"])
    let json = try MatchJSON(
      try Tool.run(["--have", "gin,lime,sugar", "--limit", "1", "--json"])
    )
    let match = try #require(json.matches.first)
    let text = run.out.split { $0 == " " || $0 == "\n" }.joined(separator: " ")

    let reason = "uses \(match.keys.used) of your ingredients; no swaps; well known"
    #expect(text.contains(reason))
    #expect(text.contains(match.id))
    for line in match.lines { #expect(text.contains("\(line.grade) \(line.ingredient)")) }
  }

  @Test("the same question gives the same bytes, whatever the locale, time zone and hash seed")
  func sameBytes() throws {
    for arguments in [
      ["--have", "gin,lime,egg"], ["--have", "gin,lime,egg", "--json"], ["browse"], ["export"],
    ] {
      let first = try Tool.run(arguments).out
      let environments = [
        [:], ["LANG": "tr_TR.UTF-8", "LC_ALL": "tr_TR.UTF-8"], ["TZ": "Pacific/Kiritimati"],
        ["LANG": "C"], ["SWIFT_DETERMINISTIC_HASHING": "1"],
      ]
      for environment in environments {
        #expect(try Tool.run(arguments, environment: environment).out == first)
      }
    }
  }
}
