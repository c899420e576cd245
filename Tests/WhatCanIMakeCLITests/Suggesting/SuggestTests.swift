import Foundation
import Testing

@Suite("Suggestions")
struct SuggestTests {
  let home: Home

  init() throws { home = try Home() }

  @Test("the keys stand in the contract's order, and a dish has its score and reasons")
  func keys() throws {
    let run = try home.run(["suggest", "--have", "gin", "--count", "1", "--json"])
    #expect(run.status == 0)
    #expect(run.err == "")
    #expect(run.lines.count == 2)
    #expect(run.out.hasPrefix("{\"schema\":\"whatcanimake.suggest/2\",\"have\":[\"gin\"],"))
    #expect(
      topLevelKeys(run.out) == [
        "schema", "have", "unknown", "matches", "exhausted", "remaining", "avoided", "hidden",
        "avoiding", "withheld",
      ]
    )
    let start = try #require(run.out.range(of: "\"matches\":[")).upperBound
    let keys = topLevelKeys(String(run.out[start...]))
    #expect(
      Array(keys.prefix(9)) == [
        "id", "name", "kind", "missing", "missingCount", "used", "leaveOut", "compromises",
        "lines",
      ]
    )
    #expect(keys.contains("score"))
    #expect(keys.contains("because"))
    let dish = try #require(try Suggestions(run).matches.first)
    #expect(dish.score == dish.parts.taste + dish.parts.fit + dish.parts.ease + dish.parts.renown)
  }

  @Test("nothing comes again until all were shown; then the first ones do, in their order")
  func neverAgain() throws {
    let (before, again) = try home.suggestToTheEnd(["--count", "2"])
    let shown = before.flatMap(\.ids)
    #expect(Set(shown).count == shown.count)
    #expect(shown.count > 3)
    #expect(shown.count { $0.hasPrefix("classic:cup") } <= 1)
    #expect(before.map(\.remaining) == before.map(\.remaining).sorted(by: >))
    #expect(before.last?.remaining == 0)
    let history = try home.values("id", of: "history", "list", "--kind", "suggested")
    #expect(Array(history.dropFirst(again.ids.count).reversed()) == shown)
    #expect(again.exhausted)
    #expect(Set(again.ids).isDisjoint(with: before.last?.ids ?? []))
  }

  @Test("the remaining dishes are counted for what is asked, and nothing at all is answered with 0")
  func pool() throws {
    #expect(try home.suggest(["--kind", "cocktail", "--count", "9"]).matches.count <= 3)
    let nothing = try home.run(["suggest", "--without", "gin", "--category", "Sour"])
    #expect(nothing.status == 0)
    #expect(
      nothing.out
        == """
        No dish matches.
        Use fewer filters or exclusions.

        """
    )
    let capped = try home.suggest(["--have", "gin,lime,sugar", "--missing", "0"])
    #expect(capped.matches.allSatisfy { $0.missing.isEmpty })
    #expect(capped.names.contains("Gimlet"))
  }

  @Test("--again gives the same dishes, and --cooldown what was shown that long ago")
  func again() throws {
    let first = try home.suggest(["--count", "2"]).ids
    #expect(try home.suggest(["--count", "2", "--again"]).ids == first)
    #expect(try home.suggest(["--count", "2", "--cooldown", "0"]).ids == first)
    for time in ["30d", "2w", "1"] {
      let other = try home.suggest(["--count", "1", "--cooldown", time])
      #expect(Set(other.ids).isDisjoint(with: first), "\(time)")
    }
  }

  @Test("what is skipped, liked, cooked, rated or a favourite is nothing to suggest")
  func known() throws {
    #expect(
      try home.say("skip", "negroni")
        == "Negroni will not be suggested again.\n"
    )
    try home.say("cooked", "gimlet", "--keep")
    #expect(
      try home.say("like", "white", "bread", "white sauce")
        == "You like White Bread and White Sauce.\n"
    )
    try home.say("rate", "pancakes", "2")
    let names = try home.suggestToTheEnd().before.flatMap(\.names)
    let known: Set = ["Negroni", "Gimlet", "White Bread", "White Sauce", "Pancakes"]
    #expect(known.isDisjoint(with: names))
  }

  @Test("what is disliked is left out, and counted")
  func avoided() throws {
    try home.say("taste", "dislike", "campari")
    let answer = try home.suggest(["--kind", "cocktail", "--count", "9"])
    #expect(answer.names == ["Gimlet"])
    #expect(answer.avoided == 2)
    let text = try home.say("suggest", "--again")
    #expect(text.contains("Left out: 2 dishes with something you dislike.\n"))
  }

  @Test("the saved pantry counts without --have, and beside it only with --pantry")
  func pantry() throws {
    #expect(try home.suggest(["--count", "1"]).have == [])
    try home.say("pantry", "add", "gin", "lime")
    #expect(try home.suggest(["--count", "1"]).have == ["gin", "lime"])
    #expect(try home.suggest(["--count", "1", "--have", "milk"]).have == ["milk"])
    #expect(
      try home.suggest(["--count", "1", "--have", "milk", "--pantry"]).have
        == ["milk", "gin", "lime"]
    )
  }

  @Test("what one person is shown, skips and likes is nothing to another")
  func people() throws {
    let annas = try home.suggest(["--count", "3"]).ids
    try home.say("taste", "dislike", "campari")
    try home.say("skip", "gimlet")
    #expect(try home.suggest(["--count", "3"], as: "bert").ids == annas)
    #expect(try home.items(["history", "list"], as: "cleo").isEmpty)
    #expect(try home.json("taste", "show", as: "cleo")["avoids"] as? [String] == [])
  }

  @Test("a name that must be understood and is not shows nothing, and notes nothing")
  func refused() throws {
    for words in [
      ["suggest", "--without", "nosuchthing"], ["suggest", "--have", "nosuchthing"],
      ["skip", "gimlet", "nosuch"], ["like", "gimlet", "nosuch"],
      ["taste", "like", "gin", "nosuch"], ["taste", "--choose", "gimlet,nosuch"],
      ["similar", "nosuch"], ["goes-with", "nosuch"],
    ] {
      #expect(try home.refusal(words).status == 2, "\(words)")
    }
    #expect(try home.items(["history", "list"]).isEmpty)
    #expect(try home.say("taste", "show").hasPrefix("Your taste is not known yet."))
    #expect(
      try home.refusal(["like", "gin"]).message
        == "\"gin\" does not name exactly one dish; to say that you like it: whatcanimake taste like gin"
    )
  }
}
