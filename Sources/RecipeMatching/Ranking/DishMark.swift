/// What a dish is, whoever asks: whether it is plain, and how well known.
///
/// In one byte: bit 0 says that it is plain, bits 1 and 2 are its ``Renown``.
package struct DishMark: Sendable, Equatable, RawRepresentable {
  package var rawValue: UInt8

  package static let none = DishMark(rawValue: 0)

  @inline(__always)
  package init(rawValue: UInt8) {
    self.rawValue = rawValue
  }

  package init(isPlain: Bool, renown: Int) {
    precondition((Renown.none...Renown.wide).contains(renown), "a renown of \(renown)")
    rawValue = (isPlain ? 1 : 0) | UInt8(renown) << 1
  }

  @inline(__always)
  package var isPlain: Bool { rawValue & 1 == 1 }

  @inline(__always)
  package var renown: Int { Int(rawValue >> 1 & 3) }

  /// True for the bytes that a mark can be.
  var isValid: Bool { rawValue < 8 && renown <= Renown.wide }
}
