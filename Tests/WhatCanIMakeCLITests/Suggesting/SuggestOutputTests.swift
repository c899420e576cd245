import Foundation
import Testing

@Suite("Suggestions for a person to read")
struct SuggestOutputTests {
  let home: Home

  init() throws { home = try Home() }

  @Test("someone of whom nothing is known is told how to change that")
  func coldStart() throws {
    let text = try home.say("suggest", "--kind", "cocktail")
    #expect(text.contains("  Gimlet "))
    #expect(text.contains("gin, lime juice, simple syrup\n"))
    #expect(
      text.hasSuffix(
        "For suggestions that fit your taste, answer five questions: whatcanimake taste\n"
      )
    )
    try home.say("like", "negroni")
    let later = try home.say("suggest", "--again")
    #expect(later.hasSuffix("To say what you think: like NAME, skip NAME, cooked NAME.\n"))
  }

  @Test("a dish says what is there, and what it needs")
  func pantry() throws {
    let text = try home.say("suggest", "--have", "gin,lime,sugar", "--kind", "cocktail")
    #expect(
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ").contains(
        "Gimlet you have everything · gin, lime juice (from lime), simple syrup (from sugar)"
      )
    )
    #expect(text.contains("Negroni  you need only campari and sweet vermouth · have gin\n"))
    let baking = try home.say("suggest", "--have", "egg", "--kind", "meal")
    #expect(baking.contains(/Pancakes +needs flour, milk, butter · have egg\n/))
    let swap = try home.say(
      "suggest",
      "--have",
      "margarine,flour,milk",
      "--category",
      "Sauce",
      "--again"
    )
    #expect(swap.contains("you have everything · margarine for butter, flour, milk\n"))
  }

  @Test("--show prints the first one whole, below its reasons")
  func show() throws {
    let text = try home.say("suggest", "--show", "--have", "gin,lime,sugar", "--category", "Sour")
    let page = try home.say("show", "gimlet")
    #expect(text.hasPrefix("Because you have everything.\n\n\(page)\n"))
    #expect(try home.items(["history", "list"]).count == 1)
    let both = try home.say("suggest", "--show", "--count", "3", "--kind", "cocktail", "--again")
    let list = try home.say("suggest", "--count", "3", "--kind", "cocktail", "--again")
    #expect(both.hasPrefix(list + "\n"))
    let first = try #require(list.split(separator: " ").first)
    #expect(both.dropFirst(list.count + 1).hasPrefix(first))
  }

  @Test("--explain shows how the score comes about, when it was shown, and every grade")
  func explain() throws {
    let options = ["--have", "gin,lime,sugar", "--category", "Sour"]
    let dish = try #require(try home.suggest(options).matches.first)
    let text = try home.run(["suggest", "--explain", "--again"] + options).out
    let parts = dish.parts
    func signed(_ name: String, _ part: Int) -> String {
      part < 0 ? "− \(name) \(-part)" : "+ \(name) \(part)"
    }
    #expect(
      text.contains(
        "score \(dish.score) = taste \(parts.taste) \(signed("fit", parts.fit)) "
          + signed("ease", parts.ease)
      )
    )
    #expect(text.contains(/last shown \d{4}-\d{2}-\d{2}/))
    #expect(text.contains("make lime juice: lime\n"))
    #expect(text.contains("classic:gimlet\n"))
  }

  @Test("when all were shown it says so, and begins with those shown longest ago")
  func exhausted() throws {
    let (_, again) = try home.suggestToTheEnd()
    #expect(again.exhausted)
    let text = try home.say("suggest")
    #expect(
      text.hasPrefix(
        "You have seen all matching dishes; these are the ones that you saw longest ago.\n\n  "
      )
    )
    #expect(!text.contains("before one repeats"))
  }

  @Test("the last new ones are said to be the last")
  func last() throws {
    let text = try home.say("suggest", "--category", "Sour")
    #expect(
      text.contains("\nThese are the last new dishes; next time, the suggestions start over.\n")
    )
  }

  @Test("what is typed or imported never reaches the terminal with its control characters")
  func hostile() throws {
    let name = "\u{1B}[31mRed\u{202E} Cup"
    let file = try home.write(
      try drinksFile([(id: 7, name: name, ingredients: ["Gin", "Lime\u{1B}]0;x\u{07}"])]),
      to: "drinks.json"
    )
    _ = try home.run(["import", file])
    try home.say("like", "negroni")
    for words in [
      ["suggest", "--count", "50"], ["suggest", "--have", "gin,\u{1B}[31m", "--again"],
      ["similar", "gimlet"], ["goes-with", "gin", "\u{1B}[31m"], ["skip", "\u{1B}[31m"],
      ["taste", "like", "\u{1B}[31m"], ["taste", "--ask"],
    ] {
      let run = try home.run(words)
      for text in [run.out, run.err] {
        let bad = text.unicodeScalars.filter { $0.value < 32 && $0 != "\n" || $0 == "\u{202E}" }
        #expect(bad.isEmpty, "\(words): \(text.debugDescription)")
      }
    }
  }
}
