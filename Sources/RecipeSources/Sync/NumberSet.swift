/// Whole numbers from 0, each once, in ascending order. Written as text it is short: the distance
/// of each number from the one before, "11000,1,1,5".
struct NumberSet: Equatable, Sendable {
  private(set) var numbers: [Int] = []

  var count: Int { numbers.count }

  /// The number that a text stands for, if it is written in the one usual way and has at most 12
  /// digits.
  static func number(_ text: String) -> Int? {
    guard text.utf8.count <= 12, let number = Int(text), number >= 0, "\(number)" == text else {
      return nil
    }
    return number
  }

  /// Cost: O(log count).
  func contains(_ number: Int) -> Bool {
    let position = position(of: number)
    return position < numbers.count && numbers[position] == number
  }

  /// True when the number was not there. Cost: O(count).
  @discardableResult
  mutating func insert(_ number: Int) -> Bool {
    let position = position(of: number)
    if position < numbers.count, numbers[position] == number { return false }
    numbers.insert(number, at: position)
    return true
  }

  mutating func removeFirst() -> Int? { numbers.isEmpty ? nil : numbers.removeFirst() }

  /// Of the first number that is not less.
  private func position(of number: Int) -> Int {
    var low = 0
    var high = numbers.count
    while low < high {
      let middle = (low + high) / 2
      if numbers[middle] < number { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

extension NumberSet: Codable {
  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    var last = 0
    for part in try container.decode(String.self).split(separator: ",") {
      guard let step = Int(part), step >= 0, step < 1_000_000_000_000, last < 1 << 60,
        numbers.isEmpty || step > 0
      else {
        throw DecodingError.dataCorruptedError(
          in: container,
          debugDescription: "'\(part.prefix(20))' is not a valid distance between two ids"
        )
      }
      last += step
      numbers.append(last)
    }
  }

  func encode(to encoder: any Encoder) throws {
    var last = 0
    let steps = numbers.map { number in
      defer { last = number }
      return "\(number - last)"
    }
    var container = encoder.singleValueContainer()
    try container.encode(steps.joined(separator: ","))
  }
}
