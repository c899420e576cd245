internal import RecipeModel

extension RecipeDraft {
  /// Adds what a cook noted about the dish to its summary, each note a paragraph; notes for which that has no room
  /// become steps. Call it when summary and steps are there. Cost: O(bytes).
  mutating func addNotes(_ notes: [String]) {
    for note in notes.compactMap({ $0.tidied.unlessBlank }) {
      let all = [summary?.tidied.unlessBlank, note].compactMap(\.self).joined(separator: "\n\n")
      if all.utf8.count <= ImportLimits.summaryBytes {
        summary = all
      } else {
        steps += InstructionSteps.steps(in: note)
      }
    }
  }

  /// Adds whom a recipe is from, as a note, unless its summary or its address says so.
  mutating func addCredit(_ credit: String?) {
    guard let credit = credit?.onOneLine.unlessBlank, credit.utf8.count <= ImportLimits.labelBytes,
      ![summary, link].contains(where: { $0?.contains(credit) ?? false })
    else { return }
    addNotes(["From: \(credit)"])
  }
}
