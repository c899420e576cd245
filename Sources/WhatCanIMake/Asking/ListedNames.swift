/// Names in a sentence: "a", "a and b", "a, b and c".
public func listed(_ names: [String], _ conjunction: String = "and") -> String {
  guard let last = names.last, names.count > 1 else { return names.first ?? "" }
  return names.dropLast().joined(separator: ", ") + " \(conjunction) \(last)"
}
