extension HelpPage {
  /// The widest line that is easy to read.
  private static let widest = 100

  /// The page for a terminal; where there is none, for one of 80 columns.
  func text(_ terminal: Terminal) -> String {
    var page = Page(
      Terminal(
        width: min(terminal.width, Self.widest),
        hasColour: terminal.hasColour,
        isInteractive: terminal.isInteractive
      )
    )
    page.add(StyledText(summary))
    if !usage.isEmpty { page.gap() }
    for (position, line) in usage.enumerated() {
      var text = StyledText(
        position == 0 ? "USAGE:" : "\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}\u{A0}",
        .strong
      )
      text.add(" \(line)")
      page.add(text, hanging: 9)
    }
    for paragraph in paragraphs {
      page.gap()
      for line in paragraph {
        let text = line.drop { $0 == " " }
        // What is set in columns stays so.
        let isSet = line.hasPrefix(" ")
        let hanging = text.hasPrefix("Example:") ? 2 : 0
        let shown = isSet ? String(text).replacing(" ", with: "\u{A0}") : String(text)
        page.add(StyledText(shown), indent: line.count - text.count, hanging: hanging)
      }
    }
    for section in sections {
      page.heading("\(section.title.uppercased()):")
      for entry in section.entries {
        page.row(StyledText(entry.label), StyledText(entry.text), column: 22)
      }
    }
    if !more.isEmpty { page.gap() }
    for line in more { page.add(StyledText(line), hanging: 2) }
    return page.text
  }

  /// The discussion's paragraphs, each as the lines that it is to have before any is broken.
  var paragraphs: [[String]] {
    var paragraphs: [[String]] = [[]]
    for line in discussion.split(separator: "\n", omittingEmptySubsequences: false) {
      let isOwn = line.hasPrefix(" ") || line.hasPrefix("Example:")
      let last = paragraphs.count - 1
      if line.isEmpty {
        paragraphs.append([])
      } else if !isOwn, let before = paragraphs[last].last, !before.hasPrefix(" "),
        !before.hasPrefix("Example:")
      {
        paragraphs[last][paragraphs[last].count - 1] = "\(before) \(line)"
      } else {
        paragraphs[last].append(String(line))
      }
    }
    return paragraphs.filter { !$0.isEmpty }
  }
}
