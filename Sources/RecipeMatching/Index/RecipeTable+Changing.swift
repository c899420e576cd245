import RecipeLexicon
import SectionFiles

extension RecipeTable {
  /// These dishes and then those of `tail`, which continue the numbers of this table: the labels,
  /// requirements and duplicate groups of the tail's dishes are positions in the whole. Its own swaps are
  /// positions in its own columns.
  ///
  /// What this table holds in its first blocks is not copied. Cost: O(tail).
  ///
  /// - Parameter moved: The dishes of both whose duplicate group is another one now.
  func appending(_ tail: RecipeTable, moved: DuplicateGroupMoves = .none) -> RecipeTable {
    let swaps = UInt32(ownSwapRequired.count)
    let first = UInt32(count)
    let tailSwaps = (0..<tail.count).map { dish in tail.ownSwaps[dish].map { $0 + swaps } }
    return RecipeTable(
      ids: ids.appending(tail.ids),
      names: names.appending(tail.names),
      otherNames: otherNames.appending(tail.otherNames),
      otherNameDishes: otherNameDishes.appending(
        Column(tail.otherNameDishes.map { $0 + first })
      ),
      kinds: kinds.appending(tail.kinds),
      labels: labels.appending(tail.labels),
      categories: categories.appending(tail.categories),
      cuisines: cuisines.appending(tail.cuisines),
      glasses: glasses.appending(tail.glasses),
      minutes: minutes.appending(tail.minutes),
      marks: marks.appending(tail.marks),
      addedAt: addedAt.appending(tail.addedAt),
      duplicateGroups: duplicateGroups.appending(tail.duplicateGroups),
      yieldDishes: yieldDishes.appending(Column(tail.yieldDishes.map { $0 + first })),
      yieldedIngredients: yieldedIngredients.appending(tail.yieldedIngredients),
      yieldedAmounts: yieldedAmounts.appending(tail.yieldedAmounts),
      required: required.appending(tail.required),
      needs: needs.appending(tail.needs),
      optional: optional.appending(tail.optional),
      ownSwaps: ownSwaps.appending(Adjacency(tailSwaps)),
      ownSwapRequired: ownSwapRequired.appending(tail.ownSwapRequired),
      ownSwapSubstitutes: ownSwapSubstitutes.appending(tail.ownSwapSubstitutes),
      ownSwapNotes: ownSwapNotes.appending(tail.ownSwapNotes),
      ownSwapWordings: ownSwapWordings.appending(tail.ownSwapWordings),
      moved: moved
    )
  }

  /// The same dishes with other rows, of which each has as many requirements.
  func with(required: Adjacency, optional: Adjacency) -> RecipeTable {
    RecipeTable(
      ids: ids,
      names: names,
      otherNames: otherNames,
      otherNameDishes: otherNameDishes,
      kinds: kinds,
      labels: labels,
      categories: categories,
      cuisines: cuisines,
      glasses: glasses,
      minutes: minutes,
      marks: marks,
      addedAt: addedAt,
      duplicateGroups: duplicateGroups,
      yieldDishes: yieldDishes,
      yieldedIngredients: yieldedIngredients,
      yieldedAmounts: yieldedAmounts,
      required: required,
      needs: needs,
      optional: optional,
      ownSwaps: ownSwaps,
      ownSwapRequired: ownSwapRequired,
      ownSwapSubstitutes: ownSwapSubstitutes,
      ownSwapNotes: ownSwapNotes,
      ownSwapWordings: ownSwapWordings,
      moved: moved
    )
  }
}
