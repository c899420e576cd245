import WhatCanIMake

extension DishCaution {
  /// What a page warns of, above a dish.
  func filling(_ recipe: Recipe, _ words: Words) -> Filling {
    .list(
      [
        ("caution.excluded", excluded), ("caution.doubtful", doubtful),
        ("caution.leave-out", leaveOut(of: recipe)),
      ]
      .filter { !$1.isEmpty }
      .map { .text(words($0, ["names": $1.joined(separator: ", ")])) }
    )
  }
}
