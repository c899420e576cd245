import WhatCanIMake

/// Asks group by group what is in the house. What is said is saved with each answer, so it can be left at any time.
struct PantryWalk {
  let notebook: Notebook
  let room: FillGroup.Room?

  /// What an answer asks for.
  enum Answer: Equatable {
    /// Positions in the group from 0, ascending, each once; none for "nothing of it".
    case things([Int])
    case all, back, stop, help, paste
    /// Something else that is in the house.
    case text(String)

    /// Reads what someone typed about a group of so many things: single letters, numbers and ranges of numbers, else
    /// a text.
    init(_ line: String, count: Int) {
      let line = line.trimmingSpaces
      switch line.lowercased() {
      case "": self = .things([])
      case "a", "all": self = .all
      case "b", "back": self = .back
      case "q", "quit": self = .stop
      case "p", "paste": self = .paste
      case "?", "h", "help": self = .help
      default:
        let isNumbers = line.allSatisfy { $0.isNumber || " ,-".contains($0) }
        self =
          Self.numbers(line, count: count).map(Answer.things) ?? (isNumbers ? .help : .text(line))
      }
    }

    /// "1 3, 5-7"; nil where anything else stands there, or a number that is not in the group.
    private static func numbers(_ line: String, count: Int) -> [Int]? {
      var chosen: Set<Int> = []
      for word in line.split(whereSeparator: { $0 == " " || $0 == "," }) {
        let ends = word.split(separator: "-", omittingEmptySubsequences: false).map { Int($0) }
        guard (1...2).contains(ends.count), let first = ends[0], let last = ends[ends.count - 1],
          (1...count).contains(first), (1...count).contains(last), first <= last
        else { return nil }
        chosen.formUnion(first - 1...last - 1)
      }
      return chosen.sorted()
    }
  }

  private static let keys =
    "Type the numbers of the things you have (such as 1 3 5-7), a for all, Enter for none, b to go back, p to paste a receipt or "
    + "a list, or q to finish. You can also type the name of anything else you have."

  func run() throws {
    let groups = try notebook.kitchen.fillGroups().filter { room == nil || $0.room == room }
    var pantry = Set(try notebook.kitchen.pantry().map(\.entry.ingredient))
    var saved = 0
    showKeys()
    var position = 0
    walking: while position < groups.count {
      let group = groups[position]
      show(group, number: position + 1, of: groups.count, having: pantry)
      asking: while true {
        guard let line = answer(to: "> ") else { break walking }
        switch Answer(line, count: group.things.count) {
        case .things(let chosen):
          try save(chosen.map { group.things[$0] }, &pantry, &saved)
        case .all: try save(group.things, &pantry, &saved)
        case .back:
          position = max(0, position - 1)
          continue walking
        case .stop: break walking
        case .help:
          showKeys()
          continue asking
        case .paste:
          try take(pasted(), &pantry, &saved)
          continue asking
        case .text(let text):
          try take(text, &pantry, &saved)
          continue asking
        }
        break asking
      }
      position += 1
    }
    let things = saved == 1 ? "1 thing" : "\(saved) things"
    say("Added \(things) to the pantry. To see what you can make: whatcanimake")
  }

  private func showKeys() {
    var page = Page(Terminal())
    page.add(StyledText(Self.keys, .faint))
    writeError(page.text)
  }

  private func show(
    _ group: FillGroup,
    number: Int,
    of count: Int,
    having pantry: Set<String>
  ) {
    var page = Page(Terminal())
    page.add("")
    page.add(StyledText("\(group.name) (\(number) of \(count))", .strong))
    var text = StyledText()
    for (position, thing) in group.things.enumerated() {
      if position > 0 { text.add(" ") }
      // A no-break space: a name and its number stay on one line.
      text.add("\(position + 1)\u{A0}", .faint)
      text.add(
        String(thing.map { $0 == " " ? "\u{A0}" : $0 }),
        pantry.contains(thing) ? .good : .plain
      )
      if pantry.contains(thing) { text.add("\u{A0}(have)", .faint) }
    }
    page.add(text, indent: 2)
    writeError(page.text)
  }

  private func save(_ names: [String], _ pantry: inout Set<String>, _ saved: inout Int) throws {
    let new = names.filter { !pantry.contains($0) }
    guard !new.isEmpty else { return }
    saved += try notebook.fillPantry(withGroups: new).filter { $0.outcome != .unchanged }.count
    pantry.formUnion(new)
  }

  /// Lines up to an empty one.
  private func pasted() -> String {
    var lines: [String] = []
    var length = 0
    writeError("Paste the lines, then press Enter on an empty line:\n")
    while let line = answer(to: ""), !line.trimmingSpaces.isEmpty, length < PantryList.mostBytes {
      lines.append(line)
      length += line.utf8.count + 1
    }
    return lines.joined(separator: "\n")
  }

  /// Reads a text, asks what is unsure, and saves what is meant after asking.
  private func take(_ text: String, _ pantry: inout Set<String>, _ saved: inout Int) throws {
    let list = try notebook.kitchen.readPantryList(text)
    writeError(PantryListView.page(of: list).text)
    let things = list.understood + chosen(of: list)
    guard !things.isEmpty else { return }
    let isOne = things.count == 1
    guard
      confirms(
        "Add \(isOne ? PantryListView.name(of: things[0]) : "these \(things.count) things") to the pantry?"
      )
    else { return }
    let additions = try notebook.fillPantry(with: things)
    saved += additions.filter { $0.outcome != .unchanged }.count
    pantry.formUnion(things.map(\.ingredient))
    writeError("\(PantryListView.outcome(of: additions))\n")
  }
}
