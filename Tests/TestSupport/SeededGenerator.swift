import Foundation

/// Random numbers that a seed repeats exactly, on every machine.
///
/// Source: SplitMix64; Steele, Lea & Flood, OOPSLA 2014.
public struct SeededGenerator: RandomNumberGenerator, Sendable {
  private var state: UInt64

  public init(seed: UInt64) {
    state = seed
  }

  public mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  /// The seeds of a randomised test: 1 … `count`, or 1 … `full` when the full tests are asked for,
  /// or only the one that `WCIM_SEED` names.
  ///
  /// Give them to the test as its arguments, then a failure prints the seed that repeats it.
  public static func seeds(_ count: UInt64, full: UInt64? = nil) -> [UInt64] {
    let environment = ProcessInfo.processInfo.environment
    guard let text = environment["WCIM_SEED"] else {
      let isFull = environment["WHATCANIMAKE_TEST_TIER"] == "full"
      return Array(1...(isFull ? full ?? count : count))
    }
    guard let seed = UInt64(text) else {
      preconditionFailure("WCIM_SEED is '\(text)'; it must be a number from 0 to 2^64 - 1")
    }
    return [seed]
  }
}
