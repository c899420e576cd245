package import RecipeImport

extension Kitchen {
  /// The first recipe in a text or page that somebody copied, shared or fetched, as fields to be looked at; nothing is
  /// kept. Whatever the files of recipes look like that an import reads, such a text may look like.
  ///
  /// - Parameter file: At most 10 MiB.
  /// - Throws: ``KitchenError`` `.nothingImported` where no recipe is found.
  /// Cost: O(bytes).
  package func draft(of file: OutsideFile) throws(KitchenError) -> WrittenRecipe {
    let reader = RecipeFileReader(parser: try places.importParser())
    do throws(ImportError) {
      let records = try reader.records(
        contentsOf: try bytes(of: file),
        file: file.shownPath,
        format: nil
      )
      var problems: [ImportError] = []
      for record in records {
        switch record {
        case .success(let recipe): return WrittenRecipe(recipe)
        case .failure(let problem): problems.append(problem)
        }
      }
      throw problems.first ?? ImportError(.noRecords, file: file.shownPath)
    } catch {
      throw KitchenError(.nothingImported([error]))
    }
  }

  /// The same of a text.
  package func draft(ofText text: String) throws(KitchenError) -> WrittenRecipe {
    try draft(of: OutsideFile(Array(text.utf8), as: "the text", .standardInput))
  }

  private func bytes(of file: OutsideFile) throws(ImportError) -> [UInt8] {
    do throws(KitchenError) {
      return try file.bytes(limit: 10 << 20)
    } catch {
      throw ImportError(.unreadable(detail: error.detail), file: file.shownPath)
    }
  }
}
