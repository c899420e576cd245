public import RecipeModel

/// A condition or exclusion of a request, as a reply names it to say what keeps a dish out. Each
/// user interface puts it into its own words.
public enum RequestRule: Sendable, Hashable {
  case kind(Recipe.Kind)
  case category(String)
  case cuisine(String)
  case glass(String)
  case minutes(atMost: Int)
  /// An ingredient that must be used, as typed.
  case use(String)
  case excluded(StatedExclusion.Origin)
  /// Exact kinds only: rum does not count as white rum. ``MatchRequest/allowsGeneric`` is off.
  case noGeneric
  /// ``MatchRequest/allowsSwaps`` is off.
  case noSwaps
}
