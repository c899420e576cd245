import WhatCanIMake

/// How pages write what a dish asks for against what is there.
struct LineWords: Sendable {
  private let words: Words

  init(_ words: Words) { self.words = words }

  /// What is used, and how where it is not simply there: "lime juice", "from lime".
  func used(_ line: DishMatch.Line) -> (name: String, remark: String?) {
    let have = line.with.joined(separator: " + ")
    return switch line.grade {
    case .exact: (have, nil)
    case .kind where line.name.contains(" or "): (have, nil)
    case .kind: (line.name, words("line.kind", ["have": have]))
    case .generic: (have, words("line.generic", ["kinds": kinds(asked: line, of: have)]))
    case .home:
      (
        line.name,
        line.maker.map { words("line.make", ["dish": $0.name]) }
          ?? words("line.from", ["have": have])
      )
    case .swap: (line.substitute ?? have, words("line.swap", ["name": line.name]))
    case .short: (line.name, words("line.short", ["amount": amount(line.short)]))
    default: (line.name, have.isEmpty ? nil : words("line.from", ["have": have]))
    }
  }

  /// Why a line counts as had, for the page of its dish; nil where it is simply there.
  func reason(_ line: DishMatch.Line) -> String? {
    let have = line.with.joined(separator: " + ")
    return switch line.grade {
    case .exact: nil
    case .staple: words("line.staple")
    case .generic:
      words("line.have-generic", ["have": have, "kinds": kinds(asked: line, of: have)])
    case .swap:
      words("line.have-swap", ["have": line.substitute ?? have])
        + (line.note.isEmpty ? "" : ": \(line.note)")
    case .kind: words("line.have", ["have": have])
    case .close: words("line.close", ["have": have])
    case .missing: words("line.missing")
    default: used(line).remark
    }
  }

  /// What there is too little of: "You have every ingredient, but too little spaghetti."; nil where nothing is.
  ///
  /// - Parameter isMissing: Whether something is not there at all.
  func tooLittle(_ lines: [DishMatch.Line], isMissing: Bool) -> String? {
    let names = lines.filter { $0.isRequired && $0.grade == .short }.map(\.name)
    guard !names.isEmpty else { return nil }
    let key = isMissing ? "verdict.short-too" : "verdict.short"
    return words(key, ["names": names.joined(separator: words("and"))])
  }

  /// What comes near to something that is missing: "you have white rum".
  func near(_ line: DishMatch.Line) -> String? {
    guard line.grade == .close else { return nil }
    return words("line.have", ["have": line.with.joined(separator: ", ")])
  }

  /// "2 days left"; nil where there is no hurry.
  func hurry(_ line: DishMatch.Line) -> String? {
    guard let days = line.daysLeft, days <= Kitchen.daysDueSoon else { return nil }
    return daysLeft(days)
  }

  func daysLeft(_ days: Int) -> String {
    switch days {
    case ..<0: words("days.past")
    case 0: words("days.today")
    case 1: words("days.tomorrow")
    default: words("days.left", ["count": "\(days)"])
    }
  }

  /// "90 min", "3 h 30 min", "5 days".
  func duration(_ minutes: Int) -> String {
    guard minutes > 120 else { return words("time.minutes", ["count": "\(minutes)"]) }
    let (days, rest) = minutes.quotientAndRemainder(dividingBy: 24 * 60)
    if days >= 2 { return words("time.days", ["count": "\(days)"]) }
    let (hours, left) = (days * 24 + rest / 60, rest % 60)
    let whole = words("time.hours", ["count": "\(hours)"])
    return left == 0 ? whole : "\(whole) \(words("time.minutes", ["count": "\(left)"]))"
  }

  /// What a shop sells of what is missing, or of what there is too little of: "100 g spaghetti".
  func wanted(_ line: DishMatch.Line) -> String? {
    guard line.isRequired else { return nil }
    if !line.grade.isCovered { return line.name }
    guard line.grade == .short else { return nil }
    let amount = AmountText.text(of: line.short.map { [$0] } ?? [])
    return amount.isEmpty ? line.name : "\(line.name) \(amount)"
  }

  private func amount(_ amount: Amount?) -> String {
    amount.map { AmountText.text(of: [$0]) } ?? words("line.some")
  }

  /// Which kinds of what is there do, two at most, without the word for what is there.
  private func kinds(asked line: DishMatch.Line, of have: String) -> String {
    let names = line.kinds.map { name in
      name.hasSuffix(" \(have)")
        ? String(name.dropLast(have.count + 1))
        : name.hasPrefix("\(have) ") ? String(name.dropFirst(have.count + 1)) : name
    }
    return names.prefix(2).joined(separator: words("or")) + (names.count > 2 ? " …" : "")
  }
}
