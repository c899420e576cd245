/// What a marked element of a page says of the recipe.
enum PageProperty: CaseIterable {
  case name, ingredient, instructions, yield, preparation, cooking, total, image, summary, category,
    cuisine

  /// The property by its name in one of the vocabularies; nil for another.
  ///
  /// schema.org's and data-vocabulary.org's names stand in `itemprop` (microdata) or `property` (RDFa), the others
  /// in `class` (hRecipe and h-recipe).
  init?(_ word: Substring, in vocabulary: PageVocabulary) {
    switch vocabulary {
    case .properties:
      let name = word.split(whereSeparator: { $0 == ":" || $0 == "/" }).last?.lowercased() ?? ""
      guard let property = Self.properties[name] else { return nil }
      self = property
    case .classes:
      guard let property = Self.classes[word.lowercased()] else { return nil }
      self = property
    }
  }

  private static let properties: [String: PageProperty] = [
    "name": .name, "recipeingredient": .ingredient, "ingredients": .ingredient,
    "ingredient": .ingredient, "recipeinstructions": .instructions, "instructions": .instructions,
    "recipeyield": .yield, "yield": .yield, "preptime": .preparation, "cooktime": .cooking,
    "totaltime": .total, "image": .image, "photo": .image, "description": .summary,
    "summary": .summary, "recipecategory": .category, "recipetype": .category,
    "recipecuisine": .cuisine,
  ]

  private static let classes: [String: PageProperty] = [
    "fn": .name, "p-name": .name, "ingredient": .ingredient, "p-ingredient": .ingredient,
    "instructions": .instructions, "e-instructions": .instructions, "yield": .yield,
    "p-yield": .yield, "duration": .total, "dt-duration": .total, "preptime": .preparation,
    "cooktime": .cooking, "photo": .image, "u-photo": .image, "summary": .summary,
    "p-summary": .summary, "p-category": .category,
  ]
}

/// How a page marks what is what.
enum PageVocabulary {
  /// `itemprop` or `property`.
  case properties
  /// `class`.
  case classes
}
