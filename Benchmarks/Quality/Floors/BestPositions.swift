import RecipeRanking

/// The positions of the `count` greatest values, greatest first; ties lower position first.
///
/// Cost: O(values · log count).
func bestPositions<Value: Comparable>(
  _ count: Int,
  of values: [Value],
  where isAdmitted: (Int) -> Bool = { _ in true }
) -> [Int] {
  var best = TopK<Int>(k: count) { left, right in
    values[left] != values[right] ? values[left] > values[right] : left < right
  }
  for place in values.indices where isAdmitted(place) { best.insert(place) }
  return best.sorted()
}
