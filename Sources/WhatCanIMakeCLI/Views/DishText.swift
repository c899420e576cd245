import WhatCanIMake

/// How answers write a dish against what is there.
enum DishText {
  /// The name of a dish and what its cook has noted about it.
  static func label(of dish: DishLabel) -> StyledText {
    var label = StyledText(dish.name, .strong)
    let marks = MarksText.short(dish.marks)
    if !marks.isEmpty { label.add(" \(marks)", .wanted) }
    return label
  }

  /// What is missing, and what comes close to it; many alternatives as the first few.
  ///
  /// - Parameter bought: Things that are bought; see ``AlternativesText``.
  static func missing(_ line: DishMatch.Line, buying bought: Set<String> = []) -> StyledText {
    missing(line, as: AlternativesText.short(line.name, buying: bought))
  }

  private static func missing(_ line: DishMatch.Line, as name: String) -> StyledText {
    var text = StyledText(name, .wanted)
    if line.grade == .close {
      let alike = line.usedAlike.map { ", used the same way in \(dishCount($0))" } ?? ""
      text.add(" (close: \(line.with.joined(separator: ", "))\(alike))")
    }
    if line.inShopping { text.add(" \(MarksText.inShopping)", .good) }
    return text
  }

  /// All that would do, with the dish that makes it: "pesto, or make it: Pesto alla Genovese, 10 min".
  static func missingOrMade(_ line: DishMatch.Line) -> StyledText {
    var text = missing(line, as: line.name)
    if let maker = line.maker { text.add(", \(orMakeIt(maker))") }
    return text
  }

  /// "or make it: Pesto alla Genovese, 10 min".
  static func orMakeIt(_ maker: IngredientMakers.Maker) -> String {
    "or make it: " + nameAndTime(maker)
  }

  /// "Pesto alla Genovese, 10 min".
  private static func nameAndTime(_ maker: IngredientMakers.Maker) -> String {
    maker.name + (maker.minutes.map { ", \(RecipeView.duration($0))" } ?? "")
  }

  /// What is used, and how, where it is not simply there.
  static func used(_ line: DishMatch.Line) -> StyledText {
    let have = line.with.joined(separator: " + ")
    let name = AlternativesText.short(line.name)
    var text = StyledText()
    var remark = ""
    switch line.grade {
    case .exact: text.add(have, .faint)
    case .short:
      text.add(name)
      remark = "short by " + (line.short.map { AmountText.text(of: [$0]) } ?? "some")
    // Of the alternatives of a line only the one in the pantry is shown.
    case .kind where line.name.contains(" or "): text.add(have, .faint)
    case .kind:
      text.add(name, .faint)
      remark = have
    case .generic:
      text.add(have)
      remark = "if it is \(kinds(asked: line, of: have))"
    case .home:
      text.add(name)
      remark = "make it: " + (line.maker.map(nameAndTime) ?? have)
    case .swap: text.add("\(line.substitute ?? have) for \(name)")
    default:
      text.add(name, .faint)
      remark = "from \(have)"
    }
    let days = line.daysLeft.flatMap {
      $0 <= 3 ? line.isEstimate ? PantryView.estimateText($0) : daysText($0) : nil
    }
    guard !remark.isEmpty || days != nil else { return text }
    let style: TextStyle =
      line.grade == .short ? .wanted : [.home, .generic].contains(line.grade) ? .plain : .faint
    text.add(" (\(remark)", style)
    if let days { text.add((remark.isEmpty ? "" : ", ") + days, .wanted) }
    text.add(")", style)
    return text
  }

  /// Which kinds of what is there do, two at most, without the word for what is there: of rum "white", of
  /// chicken "leg or thigh …".
  private static func kinds(asked line: DishMatch.Line, of have: String) -> String {
    let words = line.kinds.map { name in
      name.hasSuffix(" \(have)")
        ? String(name.dropLast(have.count + 1))
        : name.hasPrefix("\(have) ") ? String(name.dropFirst(have.count + 1)) : name
    }
    return words.prefix(2).joined(separator: " or ") + (words.count > 2 ? " …" : "")
  }

  /// All that is used: "gin, lime juice (from lime)".
  static func had(by match: DishMatch) -> StyledText {
    var text = StyledText(match.missing.isEmpty ? "" : "have ", .faint)
    var seen: Set<String> = []
    for part in match.used.map(used) where seen.insert(part.text).inserted {
      if seen.count > 1 { text.add(", ", .faint) }
      text.add(part)
    }
    return text
  }

  /// The first few things that are missing: "needs campari, sweet vermouth".
  ///
  /// - Parameter bought: As in ``missing(_:buying:)``.
  static func needs(of match: DishMatch, buying bought: Set<String> = []) -> StyledText {
    let shown = match.missing.count <= 4 ? 4 : 3
    var text: StyledText = "needs "
    for (position, line) in match.missing.prefix(shown).enumerated() {
      if position > 0 { text.add(", ") }
      text.add(missing(line, buying: bought))
    }
    if match.missing.count > shown { text.add(" and \(match.missing.count - shown) more") }
    return text
  }

  private static func daysText(_ left: Int) -> String {
    switch left {
    case ..<0: "past its date"
    case 0: "use today"
    case 1: "use by tomorrow"
    default: "\(left) days left"
    }
  }

  /// Why the dish stands where it does, and the grade of every line.
  static func explain(_ match: DishMatch, to page: inout Page) {
    let words = RankWords.description(of: match.keys)
    page.add(StyledText("\(words) · \(match.id)"), indent: 4, hanging: 2)
    for line in match.lines {
      var with = line.with.isEmpty ? "" : ": \(line.with.joined(separator: " + "))"
      if !line.note.isEmpty { with += " (\(line.note))" }
      let nice = line.isRequired ? "" : " (nice to have)"
      page.add(
        StyledText("\(line.grade.name)  \(line.name)\(with)\(nice)", .faint),
        indent: 6,
        hanging: 2
      )
    }
  }
}

/// "1 dish", "3 dishes".
func dishCount(_ count: Int) -> String { count == 1 ? "1 dish" : "\(count) dishes" }
