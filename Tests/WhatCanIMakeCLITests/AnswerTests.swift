import Foundation
import Testing

@Suite("The answer")
struct AnswerTests {
  @Test("the keys of every kind of JSON stand in the contract's order, and it parses")
  func keys() throws {
    let contract: [([String], [String])] = [
      (["--have", "gin", "--json"], ["schema", "have", "unknown", "matches", "more", "hidden"]),
      (["show", "negroni", "--json"], ["schema", "id", "name", "kind"]),
      (["browse", "--json"], ["schema", "items"]),
      (["search", "gin", "--json"], ["schema", "items"]),
      (["categories", "--json"], ["schema", "items"]),
      (["ingredients", "--json"], ["schema", "items"]),
      (["random", "--json"], ["schema", "id", "name", "kind"]),
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
    let (missing, compromises, used) = (keys.missing, keys.compromises, -keys.usedWeight)
    let (expiring, taste, required) = (-keys.expiring, -keys.taste, keys.required)
    let ordered =
      switch rank {
      case "most-used": [used, missing, compromises, expiring, taste, required]
      case "expiring": [expiring, missing, compromises, used, taste, required]
      case "taste": [taste, missing, compromises, used, expiring, required]
      case "quick":
        [keys.minutes ?? .max, missing, compromises, used, expiring, taste, required]
      default: [missing, compromises, used, expiring, taste, required]
      }
    return (ordered, match.name.lowercased(), match.id)
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
        match.keys.compromises
          == required.filter { ["generic", "swap"].contains($0.grade) }.count,
        "\(match.id)"
      )
      #expect(match.keys.required == required.filter { $0.grade != "staple" }.count, "\(match.id)")
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

  @Test("--explain prints every key and every line's grade")
  func explain() throws {
    let run = try Tool.run(["--have", "gin,lime,sugar", "--limit", "1", "--explain"])
    let json = try MatchJSON(
      try Tool.run(["--have", "gin,lime,sugar", "--limit", "1", "--json"])
    )
    let match = try #require(json.matches.first)
    let text = run.out.split { $0 == " " || $0 == "\n" }.joined(separator: " ")

    #expect(
      text.contains(
        "missing \(match.keys.missing) · compromises \(match.keys.compromises) · "
          + "used weight \(match.keys.usedWeight) · expiring \(match.keys.expiring) · "
          + "taste \(match.keys.taste) · required \(match.keys.required)"
      )
    )
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
