internal import RecipeModel

extension Recipe {
  /// A recipe that an import may give: named, with a line, no text or list longer than its limit,
  /// addresses on the web only, and numbers that can be reckoned with.
  ///
  /// Cost: O(size of the recipe).
  var isWithinImportLimits: Bool {
    let labels = [category, cuisine, glass, method] + tags.map(Optional.some)
    let addresses = [origin.link, origin.image, origin.video]
    return hasPlainID && name.unlessBlank != nil && name.utf8.count <= ImportLimits.nameBytes
      && (yields.map(\.isWithinImportLimits) ?? true)
      && otherNames.map(Optional.some).allFit(ImportLimits.nameBytes)
      && otherNames.count <= ImportLimits.otherNames && labels.allFit(ImportLimits.labelBytes)
      && [summary].allFit(ImportLimits.summaryBytes)
      && [origin.modified].allFit(ImportLimits.labelBytes)
      && addresses.allFit(ImportLimits.linkBytes)
      && addresses.allSatisfy { $0 == nil || $0?.asWebAddress == $0 }
      && steps.map(Optional.some).allFit(ImportLimits.stepBytes)
      && swaps.allSatisfy {
        [$0.required, $0.substitute, $0.note].allFit(ImportLimits.summaryBytes)
      }
      && tags.count <= ImportLimits.tags && steps.count <= ImportLimits.steps
      && swaps.count <= ImportLimits.swaps && (1...ImportLimits.lines).contains(lines.count)
      && lines.allSatisfy(\.isWithinImportLimits)
      && [servings, minutes, preparationMinutes, cookingMinutes].allSatisfy(Self.isCount)
      && Self.isCount(mostServings) && (mostServings.map { $0 > servings ?? .max } ?? true)
  }

  private var hasPlainID: Bool {
    // A title may be the whole of an id, and longer in lower case.
    let limit = 2 * ImportLimits.nameBytes
    let parts = [id.description, origin.source, origin.nativeID]
    let isPlain = parts.allSatisfy { part in
      (1...limit).contains(part.utf8.count)
        && part.unicodeScalars.allSatisfy(\.isAllowedInID)
    }
    return isPlain && id.description.utf8.contains(UInt8(ascii: ":"))
  }

  private static func isCount(_ number: Int?) -> Bool {
    number.map { (1...1_000_000_000).contains($0) } ?? true
  }
}

extension IngredientLine {
  fileprivate var isWithinImportLimits: Bool {
    // A measure and a name that a source keeps apart may have this many bytes each.
    let limit = 2 * ImportLimits.lineBytes
    return amounts.count <= limit && amounts.allSatisfy(\.isSound)
      && ([text, size, name, preparation, comment, purpose, section] + amounts.map(\.unit)).allFit(
        limit
      )
  }
}

extension Recipe.Yield {
  fileprivate var isWithinImportLimits: Bool {
    (amount?.isSound ?? true) && [ingredient, amount?.unit].allFit(ImportLimits.nameBytes)
  }
}

extension Amount {
  fileprivate var isSound: Bool {
    guard let quantity else { return quantityMax == nil }
    return quantity.isFinite && quantity >= 0
      && quantityMax.map { $0.isFinite && $0 > quantity } ?? true
  }
}

extension [String?] {
  fileprivate func allFit(_ bytes: Int) -> Bool {
    allSatisfy { ($0?.utf8.count ?? 0) <= bytes }
  }
}
