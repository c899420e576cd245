internal import RecipeModel

extension RecipeFileReader {
  /// Reads every recipe of a zip archive.
  ///
  /// What is read are the entries whose names end as those of recipes do, each as a file of its own;
  /// pictures are passed over. An entry in gzip is inflated, as Paprika's are; archives inside the
  /// archive are not opened. What is wrong with one entry is a problem, and the others go in.
  /// Throws when no entry holds a recipe. Cost: O(inflated bytes).
  func readArchive(
    _ bytes: [UInt8],
    file: String,
    format: RecipeFormat?
  ) throws(ImportError) -> ImportedRecipes {
    var records: [Result<Recipe, ImportError>] = []
    let archive = try ArchiveReader(file: file)
    do throws(ImportError) {
      try archive.readZip(bytes, wanting: Self.isRecipeName) { entry in
        records += self.records(of: entry, archive: archive, format: format)
      }
    } catch {
      records.append(.failure(error))
    }
    let imported = ImportedRecipes(records)
    guard !imported.recipes.isEmpty else {
      throw imported.problems.first ?? ImportError(.noRecipe(in: "archive"), file: file)
    }
    return imported
  }

  private static let endings = [
    ".json", ".jsonl", ".jsonld", ".html", ".htm", ".cook", ".md", ".csv", ".paprikarecipe",
  ]

  private static func isRecipeName(_ name: String) -> Bool {
    let name = name.lowercased()
    return endings.contains { name.hasSuffix($0) }
  }

  private func records(
    of entry: ArchiveReader.Entry,
    archive: ArchiveReader,
    format: RecipeFormat?
  ) -> [Result<Recipe, ImportError>] {
    let file = "\(archive.file)/\(entry.name)"
    do throws(ImportError) {
      guard var content = entry.content else { throw ImportError(.unsafeEntry, file: file) }
      if ArchiveReader.isGzip(content) {
        content = try ArchiveReader(file: file, within: archive).inflated(content)
      }
      return try records(of: try text(of: content, file: file), file: file, format: format)
    } catch {
      return [.failure(error)]
    }
  }
}
