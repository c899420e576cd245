/// What meets a line of one dish, which may allow substitutes of its own, or several lines at once.
struct PurchasedWays {
  /// For each thing whether it only stands in.
  private var standsIn: [UInt32: Bool]

  /// - Parameters:
  ///   - met: What meets the line by the rules of all dishes, as ``SinglePurchases/Code``.
  ///   - substitutes: For each substitute that the dish allows the things that grant it.
  init(meeting met: some Sequence<UInt32>, granting substitutes: some Sequence<ArraySlice<UInt32>>)
  {
    standsIn = [:]
    for code in met.lazy.map({ SinglePurchases.Code(rawValue: $0) }) {
      standsIn[code.thing] = code.standsIn
    }
    for thing in substitutes.joined() where standsIn[thing] == nil { standsIn[thing] = true }
  }

  private init(_ standsIn: [UInt32: Bool]) { self.standsIn = standsIn }

  /// What meets all of some lines; a thing stands in where it does so for one of them. Nothing meets no line.
  static func all(of lines: [PurchasedWays]) -> PurchasedWays {
    let lines = lines.sorted { $0.standsIn.count < $1.standsIn.count }
    guard let first = lines.first else { return PurchasedWays([:]) }
    var standsIn: [UInt32: Bool] = [:]
    for (thing, isSwap) in first.standsIn {
      let others = lines.dropFirst().map { $0.standsIn[thing] }
      if others.contains(nil) { continue }
      standsIn[thing] = isSwap || others.contains(true)
    }
    return PurchasedWays(standsIn)
  }

  /// Ascending.
  var codes: [SinglePurchases.Code] {
    standsIn.map { SinglePurchases.Code($0, standsIn: $1) }.sorted { $0.rawValue < $1.rawValue }
  }
}
