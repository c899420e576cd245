public import RecipeMatching
public import RecipeModel

/// The name of a dish, with the person's marks on it.
public struct DishLabel: Sendable, Equatable {
  public var id: DishID
  public var name: String
  public var marks: DishMarks
}

/// A dish judged against what somebody has: everything that a view shows of it, as names and ids.
public struct DishMatch: Sendable, Equatable, Identifiable {
  /// One line of the dish, judged; see ``PantryMatch/Line``.
  public struct Line: Sendable, Equatable, CustomStringConvertible {
    /// What is asked for, without excluded alternatives: "butter or margarine".
    public var name: String
    public var grade: Grade
    /// The names of the pantry ingredients that cover it.
    public var with: [String]
    /// The kinds of the pantry ingredient that the line accepts; only with the grade `generic`.
    public var kinds: [String]
    /// The ingredient that stands in, for a generic or a swap, or one that is used alike.
    public var substitute: String?
    /// For a swap: what the cook should know.
    public var note: String
    public var isRequired: Bool
    /// Whether it must be left out of the dish.
    public var isExcluded: Bool
    /// Whether something that covers it is on the shopping list.
    public var inShopping: Bool
    /// How much is missing; only with the grade `short`.
    public var short: Amount?
    /// The fewest days left among the ingredients that go in; negative if the dates of all have
    /// passed.
    public var daysLeft: Int?
    /// Whether ``daysLeft`` is an estimate: how long such things usually keep.
    public var isEstimate = false
    /// In how many dishes ``substitute`` is used in the same way.
    public var usedAlike: Int?
    /// The dish that makes it, with the grade `home`; or, if makers were asked for, a dish that
    /// would make it.
    public var maker: IngredientMakers.Maker?

    /// The ``name``, so that `missing` prints as names.
    public var description: String { name }
  }

  public var label: DishLabel
  public var kind: Recipe.Kind
  public var keys: RankKeys
  /// The required lines, then the optional ones, each in the order of the dish.
  public var lines: [Line]
  /// The same dish from other sources: in the rows of a screen those of the answer, otherwise all
  /// that may be shown.
  public var alsoIn: [DishLabel]
  /// The better-known dish under which a screen folds this one; nil if there is none.
  public var like: DishID?

  public var id: DishID { label.id }
  public var name: String { label.name }

  /// The missing lines, in the order of the dish.
  public var missing: [Line] { lines.filter { $0.isRequired && !$0.grade.isCovered } }

  /// The lines to leave out, in the order of the dish.
  public var leftOut: [Line] { lines.filter { !$0.isRequired && $0.isExcluded } }

  /// The required lines that the pantry covers, in the order of the dish.
  public var used: [Line] { lines.filter { $0.isRequired && $0.grade.isUse } }

  /// The required lines that are covered only in part, or by something other than the ingredient
  /// that the recipe names.
  public var compromises: [Line] { lines.filter { $0.isRequired && $0.grade.isCompromise } }
}

extension Kitchen {
  func label(of recipe: RecipeID) -> DishLabel {
    let id = index.recipes.dishID(of: recipe)
    return DishLabel(
      id: id,
      name: index.recipes.name(of: recipe),
      marks: snapshot.marks(of: id)
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

  /// Dishes with all of their duplicate groups that may be shown, and what makes the things that they lack.
  /// Cost: O(dishes of the catalogue), once for all.
  func inNames(_ matches: [PantryMatch], _ notes: ExclusionNotes) -> [DishMatch] {
    let duplicateGroups = alsoIn(of: matches.map(\.recipe), notes)
    let makers = IngredientMakers(self, under: notes.stated)
    return matches.map { inNames($0, alsoIn: duplicateGroups[$0.recipe] ?? [], makers) }
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
