import RecipeLexicon
import RecipeModel

@testable import RecipeImport

extension FuzzTarget {
  /// What people and sources write about one ingredient.
  static let lineTargets = [
    FuzzTarget("ingredient-line") { bytes in
      let text = bytes.text
      let line = FuzzKitchen.parser.parse(text)
      checkLine(line)
      demand(line.text == text, "the text of a line is not kept")
      demand(line == FuzzKitchen.parser.parse(text), "a line is read in two ways")
      let stock = FuzzKitchen.parser.parseStock(text)
      checkLine(stock)
      demand(stock.text == text, "the text of what someone has is not kept")
    },
    FuzzTarget("measure") { bytes in
      let (measure, name) = bytes.halves(at: UInt8(ascii: "\n"))
      let line = FuzzKitchen.parser.parse(measure: measure, name: name)
      checkLine(line)
      demand(
        line == FuzzKitchen.parser.parse(measure: measure, name: name),
        "a measure is read in two ways"
      )
      demand(
        Array(line.text.utf8).suffix(name.utf8.count) == Array(name.utf8)[...],
        "no name in a line"
      )
      checkLine(FuzzKitchen.parser.parse(measure: nil, name: measure))
    },
    FuzzTarget("ingredient-name") { bytes in
      let name = bytes.text
      let lexicon = FuzzKitchen.lexicon
      if let ingredient = lexicon.ingredient(named: name) {
        demand(ingredient.rawValue < lexicon.count, "an ingredient that is not in the lexicon")
      }
      use(lexicon.requirements(in: name))
      demand(lexicon.suggestions(for: name).count <= 3, "more suggestions than asked for")
    },
    FuzzTarget("cooking-time") { bytes in
      let text = bytes.text
      demand(
        CookingTime.minutes(text).map { (1...525_600).contains($0) } ?? true,
        "a time beyond a year"
      )
      demand(Servings.range(in: text).map { $0.lowerBound >= 1 } ?? true, "servings below one")
      if let day = CalendarDay(text) {
        demand(CalendarDay(day.description) == day, "a day that does not read back")
      }
    },
  ]
}
