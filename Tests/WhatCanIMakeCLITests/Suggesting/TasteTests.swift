import Foundation
import Testing

@Suite("A taste of one's own")
struct TasteTests {
  let home: Home

  init() throws { home = try Home() }

  @Test("what is said is understood, said back, shown, and forgotten")
  func words() throws {
    #expect(
      try home.say("taste", "like", "zesty", "sweet", "vermouth", "Aperitif")
        == "You like citrus (flavour), sweet vermouth and Aperitif (category).\n"
    )
    #expect(
      try home.say("taste", "dislike", "butter,", "bitter", "pancakes", "sauce")
        == "You do not like butter, bitter (flavour), Pancakes and Sauce (category). "
        + "Suggestions leave out dishes that need butter, Pancakes and dishes labelled Sauce. "
        + "Dishes with a flavour you dislike are still suggested, but rank lower.\n"
    )
    let shown = try home.say("taste", "show")
    #expect(shown.hasPrefix("You like\n  you said"))
    #expect(shown.contains(/you said +sweet vermouth, citrus, Aperitif\n/))
    #expect(shown.contains(/You dislike\n +you said +butter, bitter, Sauce\n/))
    #expect(try home.say("taste") == shown)
    let json = try home.json("taste", "show")
    let avoids = try #require(json["avoids"] as? [[String: Any]])
    let said = avoids.filter { $0["said"] as? Bool == true }
    #expect(said.compactMap { $0["name"] as? String } == ["butter", "bitter", "Sauce"])
    #expect(said.compactMap { $0["kind"] as? String } == ["ingredient", "flavour", "category"])
    let names = try home.suggestToTheEnd().before.flatMap(\.names)
    #expect(Set(names).isDisjoint(with: ["Pancakes", "White Sauce"]))

    try home.say("favorite", "add", "negroni")
    #expect(
      try home.say("taste", "reset", "--yes")
        == "Deleted 7 entries; favourites and ratings are kept.\nTo undo this within 30 days:\n"
        + "  whatcanimake undo\n"
    )
    #expect(try home.values(of: "favorite", "list") == ["Negroni"])
    #expect(try home.json("taste", "show")["likedDishes"] as? Int == 1)
    try home.say("favorite", "remove", "negroni")
    #expect(try home.say("taste", "show").hasPrefix("Your taste is not known yet."))
    #expect(
      try home.say("taste", "reset", "--yes")
        == "Deleted 0 entries; favourites and ratings are kept.\n"
    )
  }

  @Test("the JSON of a taste has its keys in order")
  func json() throws {
    try home.say("like", "negroni")
    let run = try home.run(["taste", "--json"])
    #expect(
      topLevelKeys(run.out) == ["schema", "likes", "avoids", "likedDishes", "dislikedDishes"]
    )
    #expect(run.out.hasPrefix("{\"schema\":\"whatcanimake.taste/1\","))
  }

  @Test("liking a dish puts dishes like it first, and says so")
  func because() throws {
    let home = try Home.ofTheProject()
    try home.say("like", "negroni")
    let answer = try home.suggest(["--kind", "cocktail"])
    #expect(answer.matches.contains { $0.because.contains("you liked Negroni") })
    try home.say("taste", "like", "rum")
    let rums = try home.suggest(["--kind", "cocktail", "--count", "20"])
    #expect(rums.matches.contains { $0.because.contains("you like rum") })
  }

  @Test("without a terminal the five questions are printed, and --choose answers them")
  func choosing() throws {
    let home = try Home.ofTheProject()
    let run = try home.run(["taste", "--json"])
    #expect(topLevelKeys(run.out) == ["schema", "questions"])
    let json = try #require(
      try JSONSerialization.jsonObject(with: Data(run.out.utf8)) as? [String: Any]
    )
    let questions = try #require(json["questions"] as? [[String: Any]])
    #expect(questions.compactMap { $0["number"] as? Int } == [1, 2, 3, 4, 5])
    let choices = questions.compactMap { $0["choices"] as? [[String: Any]] }
    let names = choices.flatMap { $0.compactMap { $0["name"] as? String } }
    #expect(choices.map(\.count) == [4, 4, 4, 4, 4])
    #expect(Set(names).count == 20)

    let text = try home.say("taste")
    #expect(text.hasPrefix("Choose as many of these dishes as you like:\n"))
    for number in 1...5 {
      #expect(text.contains("\n\(number) of 5: Which would you rather have?\n"))
    }
    for name in names { #expect(text.contains("  \(name)"), "\(name)") }
    #expect(text.contains("whatcanimake taste --choose \"\(names[0])\" --choose …"))

    // The whole name of a dish is that dish, even where an ingredient is called so too.
    let chosen = try home.say("taste", "--choose", "\(names[0]), none", "--choose", names[5])
    #expect(chosen.hasPrefix("Saved: you like \(names[0]) and \(names[5]).\n\nYou like\n"))
    #expect(chosen.contains("\nFor suggestions: whatcanimake suggest. "))
    #expect(try home.json("taste")["likedDishes"] as? Int == 2)
    let asked = try home.say("taste", "--ask", "--kind", "cocktail")
    #expect(asked.contains("\n1 of 5: "))
    #expect(!asked.contains("  \(names[0]) "))
  }

  @Test("who chooses none has noted nothing")
  func choosingNone() throws {
    #expect(
      try home.say("taste", "--choose", "none") == "You chose nothing, so nothing was saved.\n"
    )
    #expect(try home.json("taste")["questions"] != nil)
  }

  @Test("an order by taste says once what it needs, and then goes by it")
  func rank() throws {
    let options = ["--have", "gin,campari,milk,lime", "--rank", "taste"]
    let before = try home.run(options)
    #expect(
      before.err
        == "whatcanimake: your taste is not known yet; to answer five quick questions: "
        + "whatcanimake taste\n"
    )
    try home.say("like", "gimlet")
    let after = try home.run(options + ["--json"])
    #expect(after.err == "")
    let keys = try MatchJSON(after).matches.map(\.keys.taste)
    #expect(keys.count > 3)
    #expect(keys == keys.sorted(by: >))
    #expect(Set(keys).count > 1)
  }
}
