import ArgumentParser
import WhatCanIMake

/// What someone finds in the editor who writes a recipe.
enum RecipeTemplate {
  static func text(title: String?) -> String {
    """
    ---
    title: \(JSONStyle.reply.quoted(title ?? ""))
    kind: meal
    category:
    servings: 4
    time: 30 minutes
    summary:
    ---

    -- Write the steps below, one paragraph for each step. Put @ before each ingredient:
    -- Peel @apples{6} and slice them. Rub @butter{100%g} into @plain flour{200%g}.
    -- Lines that begin with two dashes are not part of the recipe.

    """
  }
}

/// Lets the person edit a text and hands what they saved to `keep`. What cannot be kept stays in its
/// file, which is named.
///
/// - Parameter unchangedMeans: What to say when the text is saved as it was.
func edited<Value>(
  _ text: String,
  unchangedMeans: String,
  _ keep: (_ bytes: [UInt8], _ file: String) throws -> Value
) throws -> Value {
  guard canAsk else {
    throw ValidationError(
      "cannot open an editor without a terminal; give the fields as options, or a file with --file"
    )
  }
  let file = try makeDraft(text)
  guard runEditor(on: file) else {
    removeDraft(file)
    throw ValidationError("the editor failed; set EDITOR to an editor that works")
  }
  let bytes = try Kitchen.fileBytes(of: file)
  if bytes.elementsEqual(text.utf8) {
    removeDraft(file)
    throw CleanExit.message(unchangedMeans)
  }
  do {
    let value = try keep(bytes, file)
    removeDraft(file)
    return value
  } catch {
    warn("your text is saved in \(file); correct the file, and then pass it with --file")
    throw error
  }
}
