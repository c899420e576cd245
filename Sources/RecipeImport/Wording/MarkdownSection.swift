/// A part of a recipe that stands under a heading of its own.
enum MarkdownSection {
  case ingredients
  case steps
  case swaps
  /// Under a heading that says nothing about the recipe's parts, such as "Notes".
  case other

  /// The section that a heading begins, by its words in any case; nil when it is a name of none.
  init?(heading: String) {
    let words = heading.lowercased().filter { $0.isLetter }
    switch words {
    case "ingredients", "ingredientlist", "youwillneed", "youneed": self = .ingredients
    case "steps", "directions", "method", "instructions", "preparation", "procedure", "howtomakeit":
      self = .steps
    case "swaps", "substitutions", "substitutes": self = .swaps
    default: return nil
    }
  }
}
