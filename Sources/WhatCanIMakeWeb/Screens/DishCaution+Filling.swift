import WhatCanIMake

extension DishCaution {
  /// What a page warns of, above a dish.
  func filling(_ words: Words) -> Filling {
    .list(
      [("caution.excluded", excluded), ("caution.doubtful", doubtful)]
        .filter { !$1.isEmpty }
        .map { .text(words($0, ["names": $1.joined(separator: ", ")])) }
    )
  }
}
