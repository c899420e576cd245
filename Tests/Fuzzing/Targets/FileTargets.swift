import RecipeModel

@testable import RecipeImport

extension FuzzTarget {
  /// Files of recipes. Each target but the last says its format, so that no input is turned away
  /// before the format's own reader sees it.
  static let fileTargets =
    [
      file("cooklang", .cooklang), file("thecocktaildb", .thecocktaildb),
      file("themealdb", .themealdb), file("schemaorg", .schemaorg), file("html-page", .schemaorg),
      file("json-records", .json), file("json-lines", .jsonlines), file("csv", .csv),
      file("markdown", .markdown), file("mealie", .mealie), file("paprika", .paprika),
      file("spoonacular", .spoonacular), file("tandoor", .tandoor), file("mastercook-xml", nil),
      file("archive", nil), file("any-file", nil),
    ] + textTargets

  private static func file(_ name: String, _ format: RecipeFormat?) -> FuzzTarget {
    FuzzTarget(name) { checkFile($0, as: format) }
  }

  private static let textTargets = [
    FuzzTarget("exact-copy") { bytes in
      guard let recipe = ExactCopy.recipe(in: bytes.text) else { return }
      checkRecipe(recipe)
      guard let copy = ExactCopy.text(of: recipe) else {
        fatalError("broken rule: a recipe without a copy")
      }
      demand(copy.utf8.allSatisfy { (0x20...0x7E).contains($0) }, "a copy beyond printable ASCII")
      demand(ExactCopy.recipe(in: copy) == recipe, "a copy that does not read back")
    },
    FuzzTarget("html-text") { bytes in
      let text = bytes.text
      let plain = HTMLText.plain(text)
      demand(plain == HTMLText.plain(text), "two readings of one text differ")
      for script in HTMLScripts.linkedData(in: text) {
        demand(script.utf8.count <= text.utf8.count, "a script longer than its page")
      }
    },
  ]
}
