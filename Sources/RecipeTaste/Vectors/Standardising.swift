/// The values as distances from their mean, in standard deviations; all 0 where they do not differ
/// by more than rounding. Cost: O(values).
func standardised(_ values: [Double]) -> [Double] {
  guard !values.isEmpty else { return [] }
  let mean = values.reduce(0, +) / Double(values.count)
  let variance = values.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(values.count)
  let spread = variance.squareRoot()
  guard spread > TasteTuning.leastSpread else { return Array(repeating: 0, count: values.count) }
  return values.map { ($0 - mean) / spread }
}
