/// What ingredients carry by all that they are, contain and can be made of.
package struct InheritedFlags: Sendable, Equatable {
  /// As ``Taxonomy/carried``.
  package var carried: [DietFlags]
  /// As ``Taxonomy/mayCarry``.
  package var mayCarry: [DietFlags]

  /// Takes what was worked out before.
  package init(carried: [DietFlags], mayCarry: [DietFlags]) {
    self.carried = carried
    self.mayCarry = mayCarry
  }

  /// Follows the relations until nothing changes.
  ///
  /// - Parameters:
  ///   - above: For each ingredient what it inherits from.
  ///   - denied: For each ingredient what it does not inherit that it may carry; none for all.
  /// Cost: O(relations · rounds), where rounds is the longest way.
  init(
    own: [DietFlags],
    possible: [DietFlags],
    above: [[UInt32]],
    denied: [DietFlags] = []
  ) {
    carried = own
    mayCarry = possible
    var isChanged = true
    while isChanged {
      isChanged = false
      for ingredient in above.indices {
        var (certain, may) = (carried[ingredient], mayCarry[ingredient])
        for other in above[ingredient] {
          certain.formUnion(carried[Int(other)])
          let inherited = mayCarry[Int(other)]
          may.formUnion(denied.isEmpty ? inherited : inherited.subtracting(denied[ingredient]))
        }
        if certain != carried[ingredient] || may != mayCarry[ingredient] {
          (carried[ingredient], mayCarry[ingredient]) = (certain, may)
          isChanged = true
        }
      }
    }
    for ingredient in carried.indices { mayCarry[ingredient].subtract(carried[ingredient]) }
  }
}
