extension HelpPage {
  /// The page in the language of `man`, as a page of section 1.
  ///
  /// - Parameters:
  ///   - parts: Pages that belong to it, as those of its commands.
  ///   - version: Of the program, for the foot of the page.
  func manual(with parts: [HelpPage], version: String) -> String {
    let title = name.split(separator: " ").joined(separator: "-")
    var lines = [
      ".TH \(Self.quoted(title.uppercased())) 1 \"\" \(Self.quoted("whatcanimake \(version)"))",
      ".SH NAME",
      Self.escaped("\(title) - \(summary.first?.lowercased() ?? "")\(summary.dropFirst())"),
    ]
    if !usage.isEmpty { lines.append(".SH SYNOPSIS") }
    for line in usage { lines += [".nf", Self.escaped(line), ".fi"] }
    if !discussion.isEmpty { lines += [".SH DESCRIPTION"] + manualDiscussion }
    for section in sections { lines += section.manual(heading: ".SH") }
    for part in parts { lines += part.manualPart }
    return lines.joined(separator: "\n") + "\n"
  }

  /// The page as a part of another one.
  private var manualPart: [String] {
    var lines = [".SH \(Self.quoted(name.uppercased()))", Self.escaped(summary)]
    for line in usage { lines += [".PP", ".nf", Self.escaped(line), ".fi"] }
    lines += manualDiscussion
    for section in sections { lines += section.manual(heading: ".SS") }
    return lines
  }

  private var manualDiscussion: [String] {
    paragraphs.flatMap { paragraph in
      let isPlain = paragraph.count == 1 && !paragraph[0].hasPrefix(" ")
      let lines = paragraph.map(Self.escaped)
      return isPlain ? [".PP"] + lines : [".PP", ".nf"] + lines + [".fi"]
    }
  }

  /// A text as `man` shows it letter by letter: nothing in it is taken for a command.
  static func escaped(_ text: String) -> String {
    var escaped = text.replacing("\\", with: "\\e").replacing("-", with: "\\-")
    if let first = escaped.first, first == "." || first == "'" { escaped = "\\&" + escaped }
    return escaped
  }

  fileprivate static func quoted(_ text: String) -> String {
    "\"\(escaped(text).replacing("\"", with: "\\(dq"))\""
  }
}

extension HelpPage.Section {
  fileprivate func manual(heading: String) -> [String] {
    [heading + " " + HelpPage.quoted(title.uppercased())]
      + entries.flatMap { [".TP", HelpPage.escaped($0.label), HelpPage.escaped($0.text)] }
  }
}
