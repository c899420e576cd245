import WhatCanIMake

/// How answers say what they leave out.
enum ExclusionText {
  /// What is hidden and why, what is always avoided, and what somebody has and may not use.
  static func lines(_ hidden: HiddenCounts, _ notes: ExclusionNotes) -> [StyledText] {
    var lines: [StyledText] = []
    if let text = Self.hidden(hidden, notes) { lines.append(StyledText(text)) }
    lines += Self.lines(notes)
    return lines
  }

  static func lines(_ notes: ExclusionNotes) -> [StyledText] {
    var lines: [StyledText] = []
    if !notes.withheld.isEmpty {
      let items = notes.withheld.map { item in
        let names = item.names == [item.input] ? [] : [item.names.joined(separator: ", ")]
        let details = names + (notes.doubtful.contains(item.input) ? [notes.doubt] : [])
        return details.isEmpty
          ? item.input : "\(item.input) (\(details.joined(separator: "; ")))"
      }
      lines.append(StyledText("Not used: \(items.joined(separator: ", ")).", .wanted))
    }
    if !notes.avoiding.isEmpty {
      lines.append(
        StyledText("You avoid: \(notes.spokenAvoiding.joined(separator: ", ")).", .faint)
      )
    }
    return lines
  }

  /// "3 dishes hidden: unrecognised ingredients; 5: may contain nuts."; nil for none.
  private static func hidden(_ counts: HiddenCounts, _ notes: ExclusionNotes) -> String? {
    var parts: [String] = []
    for (count, reason) in [
      (counts.unrecognised, "unrecognised ingredients"), (counts.mayContain, notes.doubt),
    ] where count > 0 {
      parts.append((parts.isEmpty ? "\(dishCount(count)) hidden" : "\(count)") + ": \(reason)")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ") + "."
  }

  /// " · you avoid: almond"; empty for nothing.
  static func excluded(_ names: [String]) -> StyledText {
    names.isEmpty
      ? StyledText() : StyledText(" · you avoid: \(names.joined(separator: ", "))", .wanted)
  }

  /// " · leave out: egg white"; empty for nothing.
  static func leaveOut(_ names: [String]) -> StyledText {
    names.isEmpty
      ? StyledText() : StyledText(" · leave out: \(names.joined(separator: ", "))", .wanted)
  }
}
