import WhatCanIMake

/// One dish for a person to cook from.
struct RecipeView {
  private let dish: FoundDish
  private let note: DishNote?
  private let author: Person?
  private let kitchen: Kitchen
  private let terminal: Terminal
  private let caution: DishCaution
  /// What the cook made of it; nil where it is as its source has it.
  private let version: DishVersion?
  /// The dish against the saved pantry; nil where there is none.
  private let availability: DishMatch?

  private var recipe: Recipe { dish.recipe }

  /// - Parameters:
  ///   - note: The cook's own words about it.
  ///   - author: Who wrote it in this store.
  init(
    _ dish: FoundDish,
    note: DishNote?,
    author: Person?,
    in kitchen: Kitchen,
    _ terminal: Terminal
  ) throws {
    caution = try kitchen.caution(about: dish.recipe)
    version = try kitchen.version(of: dish.id)
    availability = try kitchen.availability(of: dish, today: RunningProgram.today)
    self.dish = dish
    self.note = note
    self.author = author
    self.kitchen = kitchen
    self.terminal = terminal
  }

  func show() {
    var page = Page(terminal)
    page.add(StyledText(recipe.name, .strong))
    if !recipe.otherNames.isEmpty {
      page.add(StyledText("also " + recipe.otherNames.joined(separator: ", "), .faint))
    }
    let facts = facts()
    if !facts.isEmpty { page.add(StyledText(facts.joined(separator: " · "), .faint)) }
    if let yields = recipe.yields {
      let amount = yields.amount.map { AmountText.text(of: [$0]) + " " } ?? ""
      page.add(StyledText("Makes \(amount)\(yields.ingredient)", .faint), hanging: 2)
    }
    addMarks(to: &page)
    addCaution(to: &page)
    addNeverSwapped(to: &page)
    for paragraph in recipe.summary?.split(whereSeparator: \.isNewline) ?? [] {
      page.gap()
      page.add(StyledText(String(paragraph)))
    }
    addLines("Ingredients", to: &page) { $0.isRequired }
    addAvailability(to: &page)
    addLines("Nice to have", to: &page) { !$0.isRequired }
    addSteps(to: &page)
    let swaps = recipe.swaps.indices.filter { !caution.refusedSwaps.contains($0) }
    if !swaps.isEmpty {
      page.heading("Swaps")
      for swap in swaps.map({ recipe.swaps[$0] }) {
        let note = swap.note.map { " (\($0))" } ?? ""
        page.add(
          StyledText("\(swap.substitute) for \(swap.required)\(note)"),
          indent: 2,
          hanging: 2
        )
      }
    }
    addOrigin(to: &page)
    page.show()
  }

  /// What of it is in the pantry, and what is not.
  private func addAvailability(to page: inout Page) {
    guard let availability else { return }
    let used = availability.used
    if !used.isEmpty {
      var text = StyledText("You have: ", .good)
      for (position, line) in used.enumerated() {
        if position > 0 { text.add(", ") }
        text.add(DishText.used(line))
      }
      page.add(text, indent: 2, hanging: 2)
    }
    var text = StyledText(availability.missing.isEmpty ? "You have everything." : "You need: ")
    for (position, line) in availability.missing.enumerated() {
      if position > 0 { text.add(", ") }
      text.add(DishText.missing(line))
    }
    page.add(text, indent: 2, hanging: 2)
    for line in availability.missing {
      guard let maker = line.maker else { continue }
      page.add("\(line.name): \(DishText.orMakeIt(maker))", indent: 4, hanging: 2)
    }
  }

  /// What the cook, and everyone, think of it.
  private func addMarks(to page: inout Page) {
    let marks = kitchen.snapshot.marks(of: dish.id)
    var parts: [String] = []
    if let version {
      let day = RunningProgram.day(at: version.changedAt).map { ", changed \($0)" } ?? ""
      parts.append("✎ your version\(day)")
    }
    if marks.isFavorite { parts.append("♥ favourite") }
    if let rating = marks.rating { parts.append(MarksText.stars(rating)) }
    if !marks.lists.isEmpty { parts.append("☰ \(marks.lists.joined(separator: ", "))") }
    let everyonesMarks = kitchen.snapshot.everyonesMarks[dish.id] ?? EveryonesMarks()
    if let mean = everyonesMarks.meanStars, everyonesMarks.ratings > 1 {
      let tenths = (mean * 10).rounded() / 10
      parts.append("\(tenths) of 5 stars from \(everyonesMarks.ratings) people")
    }
    if !parts.isEmpty { page.add(StyledText(parts.joined(separator: " · "), .wanted)) }
    if let day = dish.keptAt.flatMap({ RunningProgram.day(at: $0) }) {
      page.add(
        StyledText(
          "The source no longer has this dish; this is the recipe as you saved it on \(day).",
          .wanted
        )
      )
    }
    guard let note else { return }
    page.gap()
    for (number, line) in note.text.split(whereSeparator: \.isNewline).enumerated() {
      page.add(StyledText((number == 0 ? "Your note: " : "") + line), hanging: 2)
    }
  }

  /// What the person lets nothing stand in for.
  private func addNeverSwapped(to page: inout Page) {
    guard let names = recipe.neverSwapped, !names.isEmpty else { return }
    page.add(StyledText("Do not replace \(names.joined(separator: ", ")) in this dish.", .wanted))
  }

  /// What somebody must know who avoids something in it.
  private func addCaution(to page: inout Page) {
    for (what, names) in [
      ("Has something you avoid", caution.excluded),
      ("May have something you avoid", caution.doubtful),
      ("Leave out what you avoid", caution.leaveOut(of: recipe)),
    ] where !names.isEmpty {
      page.add(StyledText("\(what): \(names.joined(separator: ", ")).", .wanted), hanging: 2)
    }
  }

  private func facts() -> [String] {
    var facts = [recipe.category, recipe.cuisine, recipe.method].compactMap(\.self)
    if let glass = recipe.glass { facts.append("glass: \(glass)") }
    if let servings = recipe.servings {
      facts.append("serves \(servings)" + (recipe.mostServings.map { " to \($0)" } ?? ""))
    }
    if let minutes = recipe.minutes { facts.append(Self.duration(minutes)) }
    if let minutes = recipe.preparationMinutes, minutes != recipe.minutes {
      facts.append("\(Self.duration(minutes)) preparation")
    }
    if let minutes = recipe.cookingMinutes { facts.append("\(Self.duration(minutes)) cooking") }
    if let strength = kitchen.strength(of: recipe) { facts.append(strength.text) }
    if let author { facts.append("by \(author)") }
    return facts
  }

  /// "90 min", "3 h 30 min", "5 days": minutes up to two hours, days from two days on.
  static func duration(_ minutes: Int) -> String {
    guard minutes > 120 else { return "\(minutes) min" }
    let (days, rest) = minutes.quotientAndRemainder(dividingBy: 24 * 60)
    let isDays = days >= 2
    let (hours, left) = (isDays ? rest : minutes).quotientAndRemainder(dividingBy: 60)
    let parts = [(isDays ? days : 0, "days"), (hours, "h"), (isDays ? 0 : left, "min")]
    return parts.filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }.joined(separator: " ")
  }

  /// Amounts in one column, names in the next.
  private func addLines(
    _ title: String,
    to page: inout Page,
    where belongs: (IngredientLine) -> Bool
  ) {
    let lines = recipe.lines.enumerated().filter { belongs($0.element) }
    guard !lines.isEmpty else { return }
    page.heading(title)
    let amounts = lines.map(\.element).map {
      $0.amounts.isEmpty ? "" : AmountText.text(of: $0.amounts)
    }
    let column = columnWidth(amounts, atMost: terminal.width / 3)
    var section: String?
    for ((position, line), amount) in zip(lines, amounts) {
      if line.section != section {
        section = line.section
        if let section { page.add(StyledText(section, .faint), indent: 2) }
      }
      var text = StyledText(rest(of: line))
      if caution.leftOut.contains(position) { text.add(" · leave out", .wanted) }
      if let names = caution.refusedAlternatives[position] {
        text.add(" · not \(names.joined(separator: " or "))", .wanted)
      }
      if kitchen.isOnShoppingList(line) { text.add(" \(MarksText.inShopping)", .good) }
      page.row(StyledText(amount), text, column: column)
    }
  }

  private func rest(of line: IngredientLine) -> String {
    let name = [line.size, line.name].compactMap(\.self).joined(separator: " ")
    var parts = [name, line.preparation, line.comment, line.purpose].compactMap(\.self)
    if line.role == .optional, !parts.contains(where: { $0.contains("optional") }) {
      parts.append("optional")
    }
    if line.role == .toTaste, !parts.contains(where: { $0.contains("to taste") }) {
      parts.append("to taste")
    }
    if line.amounts.isEmpty, line.isRequired { parts.append("amount not given") }
    return parts.joined(separator: ", ")
  }

  private func addSteps(to page: inout Page) {
    guard !recipe.steps.isEmpty else { return }
    page.heading("Steps")
    for (number, step) in recipe.steps.enumerated() {
      page.row(StyledText("\(number + 1)."), StyledText(step), column: 2)
    }
  }

  private func addOrigin(to page: inout Page) {
    page.gap()
    if !recipe.tags.isEmpty {
      page.add(StyledText("Tags: \(recipe.tags.joined(separator: ", "))", .faint), hanging: 2)
    }
    page.add(StyledText(recipe.id.description, .faint))
    let others = kitchen.alsoIn(dish.id)
    if !others.isEmpty {
      page.add(StyledText("Also in " + others.map(\.description).joined(separator: ", "), .faint))
    }
    for place in [recipe.origin.link, recipe.origin.video].compactMap(\.self) {
      page.add(StyledText(place, .faint))
    }
  }
}
