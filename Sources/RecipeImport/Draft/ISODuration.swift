/// Durations of ISO 8601 without years and months, as pages and programs write them.
enum ISODuration {
  /// The seconds in "PT1H30M", "P0DT90M", "P2W" or "PT1.5H"; nil for anything else.
  /// Cost: O(characters).
  static func seconds(_ text: String) -> Double? {
    var seconds = 0.0
    var number = ""
    var isTime = false
    let upper = text.uppercased()
    guard upper.first == "P" else { return nil }
    for character in upper.dropFirst() {
      switch character {
      case "0"..."9": number.append(character)
      case ".", ",": number.append(".")
      case "T" where number.isEmpty && !isTime: isTime = true
      default:
        guard let value = Double(number), let unit = secondsPerUnit(character, isTime: isTime),
          unit > 0 || value == 0
        else { return nil }
        seconds += value * unit
        number = ""
      }
    }
    return number.isEmpty ? seconds : nil
  }

  /// 0 for units that have no fixed length.
  private static func secondsPerUnit(_ letter: Character, isTime: Bool) -> Double? {
    switch (letter, isTime) {
    case ("Y", false), ("M", false): 0
    case ("W", false): 604_800
    case ("D", false): 86_400
    case ("H", true): 3_600
    case ("M", true): 60
    case ("S", true): 1
    default: nil
    }
  }
}
