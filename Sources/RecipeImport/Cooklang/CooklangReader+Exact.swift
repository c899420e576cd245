internal import RecipeModel

extension CooklangReader {
  /// The recipe under the id that its front matter says, else `cooklang:<slug of its title>`, with what the front matter
  /// says besides. Cost: O(bytes), three times with the copy of an older version.
  func exactRecipe() throws(ImportError) -> Recipe {
    let unsaid = self.unsaid
    if let whole = Unsaid.recipe(readAs: nil, with: unsaid) { return whole }
    let id = if let writtenID { writtenID } else { try idOfTitle() }
    let read = try recipe(id: id)
    if let recipe = Unsaid.recipe(readAs: read, with: unsaid) { return recipe }
    guard let copy = document.metadata.entry(ExactCopy.key)?.text else { return read }
    return ExactCopy.merged(read: read, copy: copy) { original in
      // Older versions wrote neither headings nor these.
      var original = original
      (original.origin.video, original.origin.modified) = (nil, nil)
      for position in original.lines.indices { original.lines[position].section = nil }
      let document = try CooklangParser().parse(CooklangWriter().text(of: original), file: file)
      let reader = CooklangReader(document: document, file: file, parser: parser)
      return try reader.recipe(id: try reader.idOfTitle())
    }
  }

  private var writtenID: DishID? {
    document.metadata.entry(CooklangFile.idKey)?.text.flatMap(DishID.init(written:))
  }

  /// Keys of the language's own are none: what they say is read as such.
  private var unsaid: [UnsaidPart] {
    document.metadata.entries.compactMap { entry in
      guard !CooklangFile.ownKeys.contains(entry.key) else { return nil }
      return entry.text.flatMap { UnsaidPart("\(entry.key): \($0)") }
    }
  }

  func idOfTitle() throws(ImportError) -> DishID {
    let name = slug(of: try name()).unlessBlank ?? slug(of: stem(ofFile: file))
    guard !name.isEmpty else {
      throw ImportError(.missing("name with a letter or digit", key: "title"), file: file)
    }
    return DishID(source: RecipeFormat.cooklang.rawValue, nativeID: name)
  }
}
