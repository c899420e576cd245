internal import RecipeModel

extension CooklangReader {
  /// The recipe under the id `cooklang:<slug of its title>`, or with what the exact copy in its
  /// front matter adds. Cost: O(bytes), three times with a copy.
  func exactRecipe() throws(ImportError) -> Recipe {
    guard let copy = document.metadata.entry(ExactCopy.key)?.text else {
      return try recipe(id: try idOfTitle())
    }
    if let original = ExactCopy.untouched(copy, isWritten: isWritten) { return original }
    let read = try recipe(id: try idOfTitle())
    return ExactCopy.merged(read: read, copy: copy) { original in
      let document = try CooklangParser().parse(CooklangWriter().text(of: original), file: file)
      let reader = CooklangReader(document: document, file: file, parser: parser)
      return try reader.recipe(id: try reader.idOfTitle())
    }
  }

  private func isWritten(_ recipe: Recipe) -> Bool {
    // What is written is well formed; else it is not what the file has.
    let written = try? CooklangParser().parse(CooklangWriter().text(of: recipe), file: file)
    let entries = document.metadata.entries.filter { $0.key != ExactCopy.key }
    return written?.blocks == document.blocks && written?.metadata.entries == entries
  }

  private func idOfTitle() throws(ImportError) -> DishID {
    let name = slug(of: try name()).unlessBlank ?? slug(of: stem(ofFile: file))
    guard !name.isEmpty else {
      throw ImportError(.missing("name with a letter or digit", key: "title"), file: file)
    }
    return DishID(source: RecipeFormat.cooklang.rawValue, nativeID: name)
  }
}
