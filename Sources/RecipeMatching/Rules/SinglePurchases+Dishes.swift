import RecipeLexicon
import RecipeModel

extension SinglePurchases {
  /// What meets a requirement as ``met`` says, be it by a dish that lacks nothing more once the thing is bought, and that
  /// makes what is asked for; things ascend. A thing that stands in in such a dish stands in for what it makes.
  ///
  /// Cost: O(entries + lines of the dishes that make something, and the things that meet them).
  func met(
    withDishesOf index: CatalogueIndex,
    _ makers: DishMakers,
    _ open: OpenRequirements,
    _ closure: PantryClosure,
    _ query: MatchQuery
  ) -> [GroupedNumbers.Entry] {
    guard !makers.isEmpty else { return met }
    let meeting = GroupedNumbers(met, groups: open.isLacking.count)
    let granting = GroupedNumbers(granted, groups: closure.taxonomy.count)
    var row = SubstitutedRow(index, isLacking: open.isLacking, closure, query.exclusion)
    var completing: [Int: [Code]] = [:]
    for maker in makers.all {
      row.read(maker.recipe, allowsSwaps: query.allowsSwaps)
      let ways = PurchasedWays.all(
        of: row.lacking.map { requirement, places in
          PurchasedWays(
            meeting: meeting.numbers[meeting.places(of: requirement)],
            granting: row.substitutes[places].lazy.map {
              granting.numbers[granting.places(of: $0)]
            }
          )
        }
      )
      completing[maker.recipe] = ways.codes
    }
    // Beside each thing, and a requirement in the lower half, whether it only stands in; and those that did before.
    var (further, changed): ([UInt64: Bool], Set<UInt64>) = ([:], [])
    for product in makers.products {
      for way in OpenRequirements.Way.allCases {
        let codes = makers.making(product, isExact: way == .exactly)
          .flatMap { completing[$0.recipe] ?? [] }
        open.forEach(way, product) { requirement in
          for code in codes {
            let key = UInt64(code.thing) << 32 | UInt64(requirement)
            if let own = meeting.code(of: code.thing, meeting: Int(requirement)) {
              if !own.standsIn || code.standsIn { continue }
              changed.insert(key)
            }
            further[key] = (further[key] ?? true) && code.standsIn
          }
        }
      }
    }
    let added = further.sorted { $0.key < $1.key }
      .map { key, standsIn in
        GroupedNumbers.Entry(
          group: UInt32(truncatingIfNeeded: key),
          number: Code(UInt32(key >> 32), standsIn: standsIn).rawValue
        )
      }
    let kept =
      changed.isEmpty
      ? met
      : met.filter { !changed.contains(UInt64($0.number >> 1) << 32 | UInt64($0.group)) }
    return merged(kept, added)
  }

  /// Two lists whose things ascend, as one.
  private func merged(
    _ left: [GroupedNumbers.Entry],
    _ right: [GroupedNumbers.Entry]
  ) -> [GroupedNumbers.Entry] {
    var merged: [GroupedNumbers.Entry] = []
    merged.reserveCapacity(left.count + right.count)
    var rest = right[...]
    for entry in left {
      while let next = rest.first, next.number >> 1 < entry.number >> 1 {
        merged.append(next)
        rest = rest.dropFirst()
      }
      merged.append(entry)
    }
    return merged + rest
  }
}

extension GroupedNumbers {
  /// How a thing meets a requirement, in lists of ``SinglePurchases/Code`` for each; nil where it does not.
  /// Cost: O(log of those that meet it).
  @inline(__always)
  func code(of thing: UInt32, meeting requirement: Int) -> SinglePurchases.Code? {
    let least = SinglePurchases.Code(thing, standsIn: false)
    guard let number = first(from: least.rawValue, inAscending: requirement) else { return nil }
    let code = SinglePurchases.Code(rawValue: number)
    return code.thing == thing ? code : nil
  }
}
