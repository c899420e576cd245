public import JSONCoding
public import RecipeModel

extension Reply {
  /// A dish with the person's marks on it: `whatcanimake.dish/1`.
  public typealias WholeDish = Joined<DishCard, Marks, EveryonesMarks, DishExtra>

  public struct DishCard: JSONReply {
    public let schema: String
    public let id: DishID
    public let name: String
    public let otherNames: [String]
    public let plain: Bool?
    public let kind: Recipe.Kind
    public let category, cuisine, glass, method: String?
    public let tags: [String]
    public let servings, mostServings, minutes, preparationMinutes, cookingMinutes: Int?
    public let yields: Yield?
    public let summary: String?
    public let lines: [RecipeLine]
    public let swaps: [Swap]
    public let steps: [String]
    public let origin: RecipeOrigin
  }

  /// What a dish makes for other dishes.
  public typealias Yield = Joined<YieldedIngredient, Amount>

  public struct YieldedIngredient: JSONReply {
    public let ingredient: String
  }

  public typealias RecipeLine = Joined<LineText, Amount, LineParts, LineExtra>

  public struct LineText: JSONReply {
    public let text: String
  }

  /// The parts of a line besides its first amount.
  public struct LineParts: JSONReply {
    public let amounts: [Amount]
    public let size: String?
    public let name: String
    public let ingredient, preparation, comment, purpose: String?
    public let optional: Bool

    init(_ line: IngredientLine, ingredient: String?) {
      amounts = line.amounts
      size = line.size
      name = line.name
      self.ingredient = ingredient
      preparation = line.preparation
      comment = line.comment
      purpose = line.purpose
      optional = !line.isRequired
    }
  }

  public struct LineExtra: JSONReply {
    public let role: IngredientLine.Role
    public let section: String?
    /// The alternatives on the line that the person avoids.
    public let avoid: [String]
    public let excluded, exactly, inShopping: Bool
    public let colour: String?
    public let opacity: Double?
  }

  public struct Swap: JSONReply {
    public let `for`, use: String
    public let note: String?
  }

  public struct DishExtra: JSONReply {
    public struct Caution: JSONReply {
      public let excluded, mayContain: [String]
    }

    public let note, author: String?
    public let keptAt, changedAt: Int?
    public let abvPercent: Double?
    public let alsoIn: [DishID]
    public let neverSwapped: [String]
    public let caution: Caution
  }

  /// One object of `lexicon parse`.
  public typealias Reading = Joined<LineInput, Amount, LineParts>

  public struct LineInput: JSONReply {
    public let input: String
  }
}

extension Kitchen {
  /// A dish with the person's marks on it.
  ///
  /// - Parameters:
  ///   - note: The person's note on it.
  ///   - author: Who wrote it in this store; nil for other dishes.
  public func json(
    _ dish: FoundDish,
    note: DishNote? = nil,
    author: Person? = nil
  ) throws(KitchenError) -> Reply.WholeDish {
    let caution = try caution(about: dish.recipe)
    return Joined(
      card(of: dish.recipe, caution),
      snapshot.marks(of: dish.id).json,
      (snapshot.everyonesMarks[dish.id] ?? EveryonesMarks()).json,
      Reply.DishExtra(
        note: note?.text,
        author: author?.name,
        keptAt: dish.keptAt,
        changedAt: try version(of: dish.id)?.changedAt,
        abvPercent: strength(of: dish.recipe)?.percent,
        alsoIn: alsoIn(dish.id),
        neverSwapped: dish.recipe.neverSwapped ?? [],
        caution: .init(excluded: caution.excluded, mayContain: caution.doubtful)
      )
    )
  }

  private func card(of recipe: Recipe, _ caution: DishCaution) -> Reply.DishCard {
    let yields = recipe.yields.map { yield in
      Joined(Reply.YieldedIngredient(ingredient: yield.ingredient), yield.amount ?? .unsaid)
    }
    return Reply.DishCard(
      schema: "whatcanimake.dish/1",
      id: recipe.id,
      name: recipe.name,
      otherNames: recipe.otherNames,
      plain: recipe.isPlain,
      kind: recipe.kind,
      category: recipe.category,
      cuisine: recipe.cuisine,
      glass: recipe.glass,
      method: recipe.method,
      tags: recipe.tags,
      servings: recipe.servings,
      mostServings: recipe.mostServings,
      minutes: recipe.minutes,
      preparationMinutes: recipe.preparationMinutes,
      cookingMinutes: recipe.cookingMinutes,
      yields: yields,
      summary: recipe.summary,
      lines: recipe.lines.enumerated().map { json($1, at: $0, caution) },
      swaps: recipe.heeding(caution).swaps.map {
        Reply.Swap(for: $0.required, use: $0.substitute, note: $0.note)
      },
      steps: recipe.steps,
      origin: recipe.origin
    )
  }

  private func json(
    _ line: IngredientLine,
    at position: Int,
    _ caution: DishCaution
  ) -> Reply.RecipeLine {
    let colour = colour(of: line)
    return Joined(
      Reply.LineText(text: line.text),
      line.amounts.first ?? .unsaid,
      Reply.LineParts(line, ingredient: index.lexicon.ingredientText(of: line)),
      Reply.LineExtra(
        role: line.role,
        section: line.section,
        avoid: caution.refusedAlternatives[position] ?? [],
        excluded: caution.leftOut.contains(position),
        exactly: line.isExact,
        inShopping: isOnShoppingList(line),
        colour: colour?.hex,
        opacity: colour?.opacity
      )
    )
  }
}

extension Amount: JSONReply {
  fileprivate static let unsaid = Amount(quantity: nil)
}

extension LineReading.Reading {
  public var json: Reply.Reading {
    Joined(
      Reply.LineInput(input: line.text),
      line.amounts.first ?? .unsaid,
      Reply.LineParts(line, ingredient: ingredient)
    )
  }
}
