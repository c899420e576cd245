import RecipeLexicon
import RecipeModel
package import SectionFiles

/// What fits an index: positions in it have 32 bits.
package struct CatalogueLimits: Sendable {
  /// Fewer dishes than this.
  package var dishes = 1 << 27
  /// Fewer bytes in all names of dishes, in all ids, in all names of ingredients as the lines have
  /// them and in all notes, each by itself; and fewer amounts.
  package var bytes = 1 << 32

  package init() {}

  /// Checks that an index of `entries` can be built: each requirement and each alternative takes a
  /// byte of a line's name at least.
  ///
  /// - Parameters:
  ///   - index: An index that they are to be laid beside; nil for none.
  ///   - file: The file that the index is meant for; named in the error.
  /// - Throws: ``IndexError`` `.tooLarge`, which says what there is too much of.
  /// Cost: O(lines).
  package func check(
    _ entries: some Sequence<CatalogueIndex.Entry>,
    over index: CatalogueIndex? = nil,
    file: String
  ) throws(IndexError) {
    var (count, names, ids, lines, notes, amounts) = (0, 0, 0, 0, 0, 0)
    if let index {
      let (recipes, requirements) = (index.recipes, index.requirements)
      (count, names, ids) = (recipes.count, recipes.names.bytes.count, recipes.ids.bytes.count)
      lines = recipes.required.targets.count + recipes.optional.targets.count
      lines += max(requirements.names.bytes.count, requirements.alternatives.targets.count)
      notes = recipes.ownSwapNotes.bytes.count + recipes.ownSwapNotes.count
      amounts = recipes.needs.quantities.count
    }
    for entry in entries {
      let recipe = entry.recipe
      count += 1
      names += recipe.name.utf8.count
      ids += recipe.id.description.utf8.count
      notes += recipe.swaps.reduce(0) { $0 + 1 + ($1.note?.utf8.count ?? 0) }
      for line in recipe.lines {
        lines += line.name.utf8.count + 1
        amounts += line.amounts.count
      }
    }
    for (found, limit, what) in [
      (count, dishes, "dishes"), (names, bytes, "bytes in the names of dishes"),
      (ids, bytes, "bytes in the ids of dishes"),
      (lines, bytes, "bytes in the names of ingredients"),
      (notes, bytes, "bytes in the notes of swaps"), (amounts, bytes, "amounts"),
    ] where found >= limit {
      let reason = IndexError.Reason.tooLarge("\(found) \(what), but the maximum is \(limit - 1)")
      throw IndexError(reason, file: file, kind: .index)
    }
  }
}
