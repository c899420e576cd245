import RecipeLexicon
import RecipeModel

extension SinglePurchases {
  /// The things that meet a requirement, be it by a dish that lacks nothing more once they are bought, and that
  /// makes what is asked for; things ascend.
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
    var further: Set<[UInt32]> = []
    var completing: [Int: Set<UInt32>] = [:]
    for maker in makers.all {
      row.read(maker.recipe, allowsSwaps: query.allowsSwaps)
      let lists = row.lacking.map { requirement, places in
        row.substitutes[places].reduce(into: Set(meeting.numbers[meeting.places(of: requirement)]))
        {
          $0.formUnion(granting.numbers[granting.places(of: $1)])
        }
      }
      guard let first = lists.first else { continue }
      completing[maker.recipe] = lists.dropFirst().reduce(first) { $0.intersection($1) }
    }
    for product in makers.products {
      for way in OpenRequirements.Way.allCases {
        let things = makers.making(product, isExact: way == .exactly)
          .reduce(into: Set<UInt32>()) { $0.formUnion(completing[$1.recipe] ?? []) }
        open.forEach(way, product) { requirement in
          for thing in things where !meeting.has(thing, inAscending: Int(requirement)) {
            further.insert([thing, requirement])
          }
        }
      }
    }
    let added = further.sorted { $0.lexicographicallyPrecedes($1) }
      .map { GroupedNumbers.Entry(group: $0[1], number: $0[0]) }
    return merged(met, added)
  }

  /// Two lists whose numbers ascend, as one.
  private func merged(
    _ left: [GroupedNumbers.Entry],
    _ right: [GroupedNumbers.Entry]
  ) -> [GroupedNumbers.Entry] {
    var merged: [GroupedNumbers.Entry] = []
    merged.reserveCapacity(left.count + right.count)
    var rest = right[...]
    for entry in left {
      while let next = rest.first, next.number < entry.number {
        merged.append(next)
        rest = rest.dropFirst()
      }
      merged.append(entry)
    }
    return merged + rest
  }
}
