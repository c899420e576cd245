public import RecipeMatching
public import RecipeModel

/// A dish by its name, with what the person has noted about it.
public struct DishLabel: Sendable, Equatable {
  public var id: DishID
  public var name: String
  public var marks: DishMarks
}

/// A dish judged against what somebody has: all that a face shows of it, in names and ids.
public struct DishMatch: Sendable, Equatable, Identifiable {
  /// Something that the dish asks for, judged; see ``PantryMatch/Line``.
  public struct Line: Sendable, Equatable, CustomStringConvertible {
    /// What is asked for, without excluded alternatives: "butter or margarine".
    public var name: String
    public var grade: Grade
    /// The names of what the cook has for it.
    public var with: [String]
    /// Of what is asked for, the kinds of what is there; only where the grade is `generic`.
    public var kinds: [String]
    /// What stands in, for a generic or a swap, or what is used alike.
    public var substitute: String?
    /// What to mind, for a swap.
    public var note: String
    public var isRequired: Bool
    /// It is to be left out of the dish.
    public var isExcluded: Bool
    /// Something that will do for it is on the shopping list.
    public var inShopping: Bool
    /// How much is missing of what is there; only where the grade is `short`.
    public var short: Amount?
    /// The fewest days left among what goes in; negative when the date of all has passed.
    public var daysLeft: Int?
    /// Nobody said ``daysLeft``: it is how long such things usually keep.
    public var isEstimate = false
    /// In how many dishes ``substitute`` is used as this is.
    public var usedAlike: Int?
    /// The dish by which it is had or, where makers were asked for, that would make it.
    public var maker: IngredientMakers.Maker?

    /// ``name``: what is missing prints as its names.
    public var description: String { name }
  }

  public var label: DishLabel
  public var kind: Recipe.Kind
  public var keys: RankKeys
  /// The required lines, then the nice-to-haves, each in the dish's order.
  public var lines: [Line]
  /// The same dish from other sources: in the rows of a screen those of the answer, else all that may be
  /// shown.
  public var alsoIn: [DishLabel]
  /// The better known dish under which the rows of a screen fold it; nil for none.
  public var like: DishID?

  public var id: DishID { label.id }
  public var name: String { label.name }

  /// What is missing, in the dish's order.
  public var missing: [Line] { lines.filter { $0.isRequired && !$0.grade.isHad } }

  /// What is to be left out, in the dish's order.
  public var leftOut: [Line] { lines.filter { !$0.isRequired && $0.isExcluded } }

  /// The required lines that are met by what is there, in the dish's order.
  public var used: [Line] { lines.filter { $0.isRequired && $0.grade.isUse } }

  /// The required lines that are met otherwise than written, or in part.
  public var compromises: [Line] { lines.filter { $0.isRequired && $0.grade.isCompromise } }
}

extension Kitchen {
  func label(of recipe: RecipeID) -> DishLabel {
    let id = index.recipes.dishID(of: recipe)
    return DishLabel(
      id: id,
      name: index.recipes.name(of: recipe),
      marks: belongings.marks(of: id)
    )
  }

  /// The dishes of an answer, each with the one under which the rows of a screen fold it.
  func inNames(_ matches: [PantryMatch], _ asked: AskedQuery) -> [DishMatch] {
    let heads = heads(of: matches)
    return zip(matches, inNames(matches, asked.notes)).map { match, dish in
      var dish = dish
      dish.like = heads[match.recipe].map(index.recipes.dishID(of:))
      return dish
    }
  }

  /// Dishes with all of their families that may be shown, and what makes the things that they lack.
  /// Cost: O(dishes of the catalogue), once for all.
  func inNames(_ matches: [PantryMatch], _ notes: ExclusionNotes) -> [DishMatch] {
    let families = alsoIn(of: matches.map(\.recipe), notes)
    let makers = IngredientMakers(self, under: notes.stated)
    return matches.map { inNames($0, alsoIn: families[$0.recipe] ?? [], makers) }
  }

  /// A dish in names and ids. Cost: O(its lines).
  ///
  /// - Parameter makers: Nil to name no dish that would make what is missing.
  func inNames(
    _ match: PantryMatch,
    alsoIn: [RecipeID] = [],
    _ makers: IngredientMakers? = nil
  ) -> DishMatch {
    DishMatch(
      label: label(of: match.recipe),
      kind: index.recipes.kind(of: match.recipe),
      keys: match.keys,
      lines: match.lines.map { line in
        DishMatch.Line(
          name: line.name,
          grade: line.grade,
          with: line.with,
          kinds: kinds(asked: line),
          substitute: line.substitute,
          note: line.note,
          isRequired: line.isRequired,
          isExcluded: line.isExcluded,
          inShopping: isOnShoppingList(line),
          short: line.short?.missing,
          daysLeft: line.daysLeft,
          isEstimate: line.isEstimate,
          usedAlike: line.usedAlike,
          maker: makers.map { $0.maker(of: line) }
            ?? line.maker.map { IngredientMakers.Maker($0, in: index) }
        )
      },
      alsoIn: alsoIn.map { label(of: $0) }
    )
  }

  /// Which of the things that a line asks for are kinds of what is there; all where none is said to be.
  private func kinds(asked line: PantryMatch.Line) -> [String] {
    guard line.grade == .generic else { return [] }
    let lexicon = index.lexicon
    let all = line.name.split(separator: " or ").map(String.init)
    let owned = lexicon.ingredient(namedInDishes: line.with.joined(separator: " + "))?.rawValue
    let kinds = all.filter { name in
      guard let owned, let id = lexicon.ingredient(namedInDishes: name)?.rawValue else {
        return false
      }
      return lexicon.taxonomy.kinship(of: id).contains(owned)
    }
    return kinds.isEmpty ? all : kinds
  }
}
