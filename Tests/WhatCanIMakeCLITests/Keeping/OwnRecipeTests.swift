import Foundation
import TestSupport
import Testing

@Suite("Recipes of one's own")
struct OwnRecipeTests {
  @Test("one written by options is a dish like any other, and a favourite, at once")
  func options() throws {
    let home = try Home()
    #expect(
      try home.say(
        "recipe",
        "new",
        "Lime",
        "Fizz",
        "--kind",
        "cocktail",
        "--category",
        "Sour",
        "--glass",
        "Coupe",
        "--tags",
        "short,sharp",
        "--servings",
        "2",
        "--time",
        "5",
        "--description",
        "Sharp.",
        "--link",
        "https://example.org/fizz",
        "--ingredient",
        "60 ml gin",
        "--ingredient",
        "20 ml lime juice",
        "--step",
        "Shake.",
        "--step",
        "Strain.\nServe."
      ) == "Lime Fizz (own:lime-fizz) was saved as a favourite.\n"
    )
    let shown = try home.json("show", "lime fizz")
    let expected: [String: String] = [
      "id": "own:lime-fizz", "name": "Lime Fizz", "kind": "cocktail", "category": "Sour",
      "glass": "Coupe", "summary": "Sharp.", "author": "anna",
    ]
    for (key, value) in expected { #expect(shown[key] as? String == value, "\(key)") }
    #expect(shown["tags"] as? [String] == ["short", "sharp"])
    #expect(shown["servings"] as? Int == 2)
    #expect(shown["minutes"] as? Int == 5)
    #expect(shown["steps"] as? [String] == ["Shake.", "Strain.", "Serve."])
    #expect(shown["favorite"] as? Bool == true)
    #expect(try home.values(of: "search", "fizz") == ["Lime Fizz"])
    #expect(try home.values(of: "favorite", "list") == ["Lime Fizz"])
    let match = try home.json("--have", "gin,lime", "--missing", "0")
    let matches = try #require(match["matches"] as? [[String: Any]])
    #expect(matches.compactMap { $0["id"] as? String } == ["own:lime-fizz"])
  }

  @Test("editing changes what is named and nothing else; the id stays")
  func editing() throws {
    let home = try Home()
    try home.say("recipe", "new", "Toast", "--ingredient", "20 g butter", "--step", "Toast.")
    #expect(
      try home.say("recipe", "edit", "toast", "--title", "Best Toast", "--time", "7")
        == "Best Toast (own:toast) was changed.\n"
    )
    let shown = try home.json("show", "best toast")
    #expect(shown["id"] as? String == "own:toast")
    #expect(shown["minutes"] as? Int == 7)
    #expect(shown["steps"] as? [String] == ["Toast."])
    #expect(try home.refusal(["show", "own:toastx"]).status == 2)
    let file = try home.write(
      "---\ntitle: Cold Toast\nkind: meal\n---\n\nSpread @butter{5%g}.\n",
      to: "cold.cook"
    )
    try home.say("recipe", "edit", "own:toast", "--file", file)
    #expect(try home.values(of: "recipe", "mine") == ["Cold Toast"])
    #expect(try home.json("show", "own:toast")["favorite"] as? Bool == true)
  }

  @Test("one from a Cooklang file says which of its ingredients is unknown")
  func fromFile() throws {
    let home = try Home()
    let file = try home.write(
      "---\ntitle: Moon Soup\nkind: meal\n---\n\nBoil @water{1%l} with @moon dust{3%g}.\n",
      to: "moon.cook"
    )
    #expect(
      try home.say("recipe", "new", "--file", file)
        == """
        Moon Soup (own:moon-soup) was saved as a favourite.
        "moon dust" is not a known ingredient, so only exactly the same name matches it.

        """
    )
    #expect(try home.refusal(["recipe", "new", "--file", "\(file).absent"]).status == 66)
  }

  @Test("taking it from the favourites deletes it, says so, and it can be restored")
  func restoring() throws {
    let home = try Home()
    try home.say("recipe", "new", "Toast", "--ingredient", "20 g butter")
    let removal = try home.say("favorite", "remove", "toast")
    #expect(removal.hasPrefix("Deleted Toast, one of your own recipes."))
    #expect(removal.contains("To restore it within 30 days:\n"))
    #expect(removal.hasSuffix("whatcanimake recipe restore own:toast\n"))
    let complaints = try home.complaints()
    #expect(complaints == "")
    #expect(try home.refusal(["show", "own:toast"]).status == 2)
    #expect(try home.items(["search", "toast"]).isEmpty)
    #expect(try home.values(of: "recipe", "restore") == ["Toast"])
    #expect(
      try home.say("recipe", "restore", "own:toast").hasPrefix(
        "Toast (own:toast) was restored as a favourite."
      )
    )
    #expect(try home.values(of: "favorite", "list") == ["Toast"])
    #expect(try home.values(of: "search", "toast") == ["Toast"])
    #expect(try home.say("recipe", "delete", "toast").hasPrefix("Deleted Toast."))
    #expect(try home.items(["favorite", "list"]).isEmpty)
    #expect(try home.refusal(["recipe", "restore", "bread"]).status == 2)
    #expect(try home.refusal(["recipe", "delete", "own:toast"]).status == 2)
  }

  @Test("what is ambiguous, a collection's or missing parts is refused")
  func refused() throws {
    let home = try Home()
    for _ in 0..<2 { try home.say("recipe", "new", "Toast", "--ingredient", "20 g butter") }
    let ids = try home.values("id", of: "recipe", "mine")
    #expect(Set(ids).count == 2)
    let ambiguous = try home.refusal(["recipe", "edit", "toast", "--time", "3"])
    #expect(ambiguous.status == 2)
    for id in ids { #expect(ambiguous.message.contains(id)) }
    try home.say("recipe", "edit", ids[1], "--time", "3")
    #expect(try home.refusal(["recipe", "delete", "negroni"]).status == 2)
    #expect(try home.refusal(["recipe", "new", "Air", "--step", "Breathe."]).status == 64)
    #expect(try home.refusal(["recipe", "new", "--ingredient", "gin"]).status == 64)
    #expect(try home.refusal(["recipe", "new", "  ", "--ingredient", "gin"]).status == 64)
    let image = try home.write("no picture", to: "a.png")
    #expect(
      try home.refusal(["recipe", "edit", ids[0], "--image", image]).status == 65
    )
  }

  @Test("the picture of a recipe comes out as it went in")
  func picture() throws {
    let home = try Home()
    let picture = try home.write("GIF89a and the rest", to: "a.gif")
    try home.say("recipe", "new", "Toast", "--ingredient", "20 g butter", "--image", picture)
    #expect(try home.say("image", "toast") == "GIF89a and the rest")
    let copy = "\(home.folder.path)/copy.gif"
    #expect(try home.say("image", "toast", "--output", copy).contains(copy))
    #expect(try String(contentsOfFile: copy, encoding: .utf8) == "GIF89a and the rest")
    #expect(try home.refusal(["image", "negroni"]).status == 1)
  }

  @Test(
    "a title of any script or of none keeps its recipe under an id that finds it",
    arguments: [
      "Crème brûlée", "焼き鳥", "!!!", "../../etc/passwd", "own:x", "' OR 1=1 --", "-x", "🍋",
    ]
  )
  func titles(title: String) throws {
    let home = try Home()
    let run = try home.run(["recipe", "new", "--ingredient", "20 g butter", "--json", "--", title])
    #expect(run.status == 0, "\(run.err)")
    let items = try home.items(["recipe", "mine"])
    #expect(items.compactMap { $0["name"] as? String } == [title])
    let id = try #require(items.first?["id"] as? String)
    #expect(id.wholeMatch(of: /own:[^\s\/]+/) != nil, "\(id)")
    #expect(try home.json("show", id)["name"] as? String == title)
    #expect(try home.values(of: "favorite", "list") == [title])
    try home.say("recipe", "delete", id)
    #expect(try home.items(["recipe", "mine"]).isEmpty)
  }
}
