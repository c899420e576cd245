import WhatCanIMake

/// Where answers and messages go.
struct Terminal {
  /// Columns to write in.
  let width: Int
  let hasColour: Bool
  /// True when a person reads standard output.
  let isInteractive: Bool
  /// False where nothing is broken into lines: programs read a pipe line by line.
  let wraps: Bool

  /// The terminal at standard output: its width (80 when there is none, never below 40), and colour
  /// unless NO_COLOR is set or the terminal has none. In a pipe no line is broken.
  init() {
    let surroundings = Surroundings.current
    isInteractive = surroundings.isTerminal(.output)
    wraps = isInteractive
    hasColour =
      isInteractive && surroundings.variable("NO_COLOR").map(\.isEmpty) ?? true
      && surroundings.variable("TERM") != "dumb"
    width = surroundings.columns().map { max(40, min($0, 160)) } ?? 80
  }

  init(width: Int, hasColour: Bool, isInteractive: Bool, wraps: Bool = true) {
    self.width = width
    self.hasColour = hasColour
    self.isInteractive = isInteractive
    self.wraps = wraps
  }
}

/// Asks on the terminal, and is true for an answer that begins with y.
func confirms(_ question: String) -> Bool {
  (answer(to: "\(question) [y/N] ") ?? "").lowercased().hasPrefix("y")
}

/// What someone types on the terminal; nil at its end.
func answer(to question: String) -> String? {
  writeError(safe(question))
  return Surroundings.current.readLine(true)
}

/// True when a person can be asked: standard input and error are a terminal.
var canAsk: Bool {
  Surroundings.current.isTerminal(.input) && Surroundings.current.isTerminal(.error)
}

/// True when a person watches standard error, on a terminal that can write over a line.
var isWatched: Bool {
  Surroundings.current.isTerminal(.error) && Surroundings.current.variable("TERM") != "dumb"
}

/// Writes an answer to standard output.
func writeOut(_ text: String) { writeOut(Array(text.utf8)) }

/// A reply as one line of JSON on standard output.
func writeJSON(_ reply: some JSONReply) { writeOut(shownPaths(inJSON: reply.jsonText) + "\n") }

/// Writes the content of a file to standard output.
func writeOut(_ bytes: [UInt8]) { Surroundings.current.write(bytes, .output) }

/// Writes a message to standard error.
func writeError(_ text: String) { Surroundings.current.write(Array(text.utf8), .error) }

/// Says something that the cook should know while the answer goes on.
func warn(_ message: String) { sayError("whatcanimake: \(clipped(message, to: longestMessage))") }

/// Writes a sentence to standard error: broken at blanks for a person, in one line for a pipe.
func sayError(_ text: String) {
  guard Surroundings.current.isTerminal(.error) else { return writeError("\(safe(text))\n") }
  var page = Page(Terminal(width: Terminal().width, hasColour: false, isInteractive: true))
  page.add(StyledText(text), hanging: 2)
  writeError(page.text)
}

/// Says which names are unknown, and what may have been meant.
func warn(ofUnknown names: [UnknownName]) {
  for name in names.prefix(20) { warn(KitchenError.text(of: name)) }
  let others = names.count - 20
  guard others > 0 else { return }
  warn(others == 1 ? "1 more name is unknown" : "\(others) more names are unknown")
}

/// What ends a command with one line on standard error, and a status.
struct Refusal: Error {
  let message: String
  let status: ExitStatus

  init(_ message: String, _ status: ExitStatus) {
    self.message = message
    self.status = status
  }
}

/// In characters: room for commands with long paths, which are no use when they are cut.
private let longestMessage = 2_000
