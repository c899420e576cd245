/// Numbers of servings as recipes write them.
enum Servings {
  /// The first whole number in "4", "4 servings", "2|4" or "Serves 4-6"; nil outside 1...10000, and
  /// for "4.5". Cost: O(characters).
  static func count(in text: String) -> Int? {
    let fromDigit = text.drop { !($0.isASCII && $0.isNumber) }
    let digits = fromDigit.prefix { $0.isASCII && $0.isNumber }
    let rest = fromDigit[digits.endIndex...]
    var count = Int(digits)
    if rest.first == ".", let next = rest.dropFirst().first, next.isNumber {
      count = Double("\(digits)\(rest.prefix { $0 == "." || $0.isNumber })").flatMap {
        Int(exactly: $0)
      }
    }
    return count.flatMap { (1...10_000).contains($0) ? $0 : nil }
  }
}
