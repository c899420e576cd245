public import RecipeModel

extension Kitchen {
  /// A dish as `whatcanimake.dish/1`, with what the person has noted about it.
  ///
  /// - Parameters:
  ///   - note: The person's own words about it.
  ///   - author: Who wrote it in this store; nil for other dishes.
  public func json(
    _ dish: FoundDish,
    note: DishNote? = nil,
    author: Person? = nil
  ) throws(KitchenError) -> JSONText {
    let caution = try caution(about: dish.recipe)
    let extra: [(key: String, value: JSONText)] = [
      ("note", .optional(note?.text)),
      ("author", .optional(author?.name)),
      ("keptAt", .optional(dish.keptAt)),
      ("abvPercent", .optional(strength(of: dish.recipe)?.percent)),
      ("alsoIn", .strings(alsoIn(dish.id).map(\.description))),
      (
        "caution",
        .object([
          ("excluded", .strings(caution.excluded)), ("mayContain", .strings(caution.doubtful)),
        ])
      ),
    ]
    let standing = belongings.standings[dish.id] ?? DishStanding()
    return .object(
      members(of: dish.recipe, caution) + belongings.marks(of: dish.id).members + standing.members
        + extra
    )
  }

  private func members(
    of recipe: Recipe,
    _ caution: DishCaution
  ) -> [(key: String, value: JSONText)] {
    [
      ("schema", .string("whatcanimake.dish/1")),
      ("id", .string(recipe.id.description)),
      ("name", .string(recipe.name)),
      ("otherNames", .strings(recipe.otherNames)),
      ("plain", recipe.isPlain.map(JSONText.bool) ?? .null),
      ("kind", .string(recipe.kind.rawValue)),
      ("category", .optional(recipe.category)),
      ("cuisine", .optional(recipe.cuisine)),
      ("glass", .optional(recipe.glass)),
      ("method", .optional(recipe.method)),
      ("tags", .strings(recipe.tags)),
      ("servings", .optional(recipe.servings)),
      ("minutes", .optional(recipe.minutes)),
      ("yields", recipe.yields.map(Self.json) ?? .null),
      ("summary", .optional(recipe.summary)),
      (
        "lines",
        .array(
          recipe.lines.enumerated().map { json($1, isLeftOut: caution.leftOut.contains($0)) }
        )
      ),
      ("swaps", .array(recipe.heeding(caution).swaps.map(Self.json))),
      ("steps", .strings(recipe.steps)),
      (
        "origin",
        .object([
          ("source", .string(recipe.origin.source)),
          ("nativeID", .string(recipe.origin.nativeID)),
          ("link", .optional(recipe.origin.link)),
          ("image", .optional(recipe.origin.image)),
          ("video", .optional(recipe.origin.video)),
          ("modified", .optional(recipe.origin.modified)),
        ])
      ),
    ]
  }

  private func json(_ line: IngredientLine, isLeftOut: Bool) -> JSONText {
    let colour = colour(of: line)
    return .object([
      ("text", .string(line.text)),
      ("quantity", .optional(line.amounts.first?.quantity)),
      ("quantityMax", .optional(line.amounts.first?.quantityMax)),
      ("unit", .optional(line.amounts.first?.unit)),
      ("amounts", .array(line.amounts.map(\.json))),
      ("size", .optional(line.size)),
      ("name", .string(line.name)),
      ("ingredient", .optional(index.lexicon.ingredientText(of: line))),
      ("preparation", .optional(line.preparation)),
      ("comment", .optional(line.comment)),
      ("purpose", .optional(line.purpose)),
      ("optional", .bool(!line.isRequired)),
      ("role", .string(line.role.rawValue)),
      ("excluded", .bool(isLeftOut)),
      ("exactly", .bool(line.isExact)),
      ("inShopping", .bool(isOnShoppingList(line))),
      ("colour", .optional(colour?.hex)),
      ("opacity", .optional(colour?.opacity)),
    ])
  }

  private static func json(_ yield: Recipe.Yield) -> JSONText {
    .object([
      ("ingredient", .string(yield.ingredient)),
      ("quantity", .optional(yield.amount?.quantity)),
      ("quantityMax", .optional(yield.amount?.quantityMax)),
      ("unit", .optional(yield.amount?.unit)),
    ])
  }

  private static func json(_ swap: Recipe.Swap) -> JSONText {
    .object([
      ("for", .string(swap.required)),
      ("use", .string(swap.substitute)),
      ("note", .optional(swap.note)),
    ])
  }
}

extension Amount {
  var json: JSONText {
    .object([
      ("quantity", .optional(quantity)),
      ("quantityMax", .optional(quantityMax)),
      ("unit", .optional(unit)),
    ])
  }
}

extension LineReading.Reading {
  /// The reading as one object of `lexicon parse`.
  public var json: JSONText {
    let first = line.amounts.first
    return .object([
      ("input", .string(line.text)),
      ("quantity", .optional(first?.quantity)),
      ("quantityMax", .optional(first?.quantityMax)),
      ("unit", .optional(first?.unit)),
      ("amounts", .array(line.amounts.map(\.json))),
      ("size", .optional(line.size)),
      ("name", .string(line.name)),
      ("ingredient", .optional(ingredient)),
      ("preparation", .optional(line.preparation)),
      ("comment", .optional(line.comment)),
      ("purpose", .optional(line.purpose)),
      ("optional", .bool(!line.isRequired)),
    ])
  }
}
