/// How the head of a ``RankCode`` follows from the few keys that a row tells, without all the others being put
/// together anew for every dish: each key has bits of its own in it, so what they add is a sum.
struct HeadSteps: Sendable {
  /// What each missing thing and each swap adds.
  private let missing, swaps: UInt64
  /// What having no main thing adds.
  private let main: UInt64
  /// What each thing adds that is used less than so many.
  private let used: UInt64
  private let mostUsed: Int
  /// What each ``DishMark`` adds.
  private let marks: InlineArray<8, UInt64>
  private let order: RankOrder

  init(_ order: RankOrder) {
    func head(_ keys: RankKeys) -> UInt64 { RankCode(keys, place: 0, in: order).head }
    let best = head(RankKeys(hasMain: true, used: Self.manyThings, renown: Renown.wide))
    func added(
      missing: Int = 0,
      hasMain: Bool = true,
      used: Int = Self.manyThings,
      swaps: Int = 0
    ) -> UInt64 {
      head(
        RankKeys(missing: missing, hasMain: hasMain, used: used, swaps: swaps, renown: Renown.wide)
      ) &- best
    }
    self.order = order
    missing = added(missing: 1)
    swaps = added(swaps: 1)
    main = added(hasMain: false)
    mostUsed =
      added(used: RankKeys.mostBreadth) == 0 ? RankKeys.mostBreadth : Self.manyThings
    used = added(used: mostUsed - 1)
    marks = InlineArray { mark in
      let mark = DishMark(rawValue: UInt8(mark))
      let keys = RankKeys(
        isPlain: mark.isPlain,
        hasMain: true,
        used: Self.manyThings,
        renown: mark.renown
      )
      return head(keys) &- best
    }
  }

  /// As many as a key tells apart.
  private static let manyThings = 1 << RankKey.used.bits - 1

  /// The head of the best dish that there can be.
  ///
  /// - Parameters:
  ///   - expiring: The most urgent that it can be.
  ///   - taste: The best liked.
  func best(expiring: Int, taste: Int) -> UInt64 {
    let keys = RankKeys(
      hasMain: true,
      used: Self.manyThings,
      expiring: expiring,
      taste: taste,
      renown: Renown.wide,
      minutes: 0
    )
    return RankCode(keys, place: 0, in: order).head
  }

  /// The head of a dish that is as the best one but for what its row tells.
  ///
  /// - Parameters:
  ///   - missing: At most 255, as `swaps`.
  ///   - used: How many things it uses, at most as many as a row has requirements.
  @inline(__always)
  func head(
    from best: UInt64,
    missing: Int,
    hasMain: Bool,
    used: Int,
    swaps: Int,
    mark: UInt8
  ) -> UInt64 {
    let unused = UInt64(truncatingIfNeeded: mostUsed &- min(mostUsed, used))
    return best &+ UInt64(truncatingIfNeeded: missing) &* self.missing
      &+ UInt64(truncatingIfNeeded: swaps) &* self.swaps
      &+ (hasMain ? 0 : main) &+ unused &* self.used &+ marks[Int(mark & 7)]
  }

  /// Bit `m` for each mark `m` with which a dish comes no later than a head.
  ///
  /// - Parameter best: Where a dish stands at best, with the best mark.
  @inline(__always)
  func admittedMarks(_ best: UInt64, upTo last: UInt64) -> UInt8 {
    var admitted: UInt8 = 0
    for mark in 0..<6 where best &+ marks[mark] <= last { admitted |= 1 << UInt8(mark) }
    return admitted
  }
}
