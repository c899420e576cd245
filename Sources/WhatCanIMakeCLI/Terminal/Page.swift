/// Lines for a terminal of a certain width.
struct Page {
  let terminal: Terminal
  private(set) var text = ""

  init(_ terminal: Terminal) {
    self.terminal = terminal
  }

  /// An empty line, except at the top.
  mutating func gap() {
    if !text.isEmpty { text += "\n" }
  }

  /// A paragraph, wrapped, its later lines indented by `hanging` more columns.
  mutating func add(_ styled: StyledText, indent: Int = 0, hanging: Int = 0) {
    let room = terminal.wraps ? max(20, terminal.width - indent - hanging) : .max
    let lines = styled.wrapped(to: room)
    for (position, line) in lines.enumerated() {
      let margin = position == 0 ? indent : indent + hanging
      text += String(repeating: " ", count: margin)
      text += line.rendered(hasColour: terminal.hasColour) + "\n"
    }
  }

  /// A heading.
  mutating func heading(_ title: String, _ style: TextStyle = .strong) {
    gap()
    add(StyledText(title, style))
  }

  /// Two columns: a label of at most `column` columns, and a text wrapped beside it.
  mutating func row(_ label: StyledText, _ styled: StyledText, column: Int, indent: Int = 2) {
    let left = indent + column + 2
    let room = terminal.wraps ? max(20, terminal.width - left) : .max
    let lines = styled.isEmpty ? [] : styled.wrapped(to: room)
    var rest = lines[...]
    var line =
      String(repeating: " ", count: indent)
      + label.rendered(hasColour: terminal.hasColour)
    if label.width <= column || !terminal.wraps, let first = rest.popFirst() {
      line += String(repeating: " ", count: max(0, column - label.width) + 2)
      line += first.rendered(hasColour: terminal.hasColour)
    }
    text += line + "\n"
    for line in rest {
      text += String(repeating: " ", count: left)
      text += line.rendered(hasColour: terminal.hasColour) + "\n"
    }
  }
}

/// Writes a sentence to standard output: wrapped for a person, in one line for a pipe.
func say(_ text: String) {
  var page = Page(Terminal())
  page.add(StyledText(text), hanging: 2)
  page.show()
}

/// Writes a command to type to standard output, on a line of its own.
func sayCommand(_ command: String) { writeOut("  \(safe(command))\n") }

/// The width for a column of labels: that of the widest one that is not wider than `most`; a wider
/// label has a line of its own.
func columnWidth(_ labels: [String], atMost most: Int) -> Int {
  labels.map { displayWidth(safe($0)) }.filter { $0 <= most }.max() ?? most
}
