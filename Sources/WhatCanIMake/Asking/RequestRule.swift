public import RecipeModel

/// Something that a request asks for or rules out, as a reply names it that says what stands in the way. How
/// it is written is for the face to say.
public enum RequestRule: Sendable, Hashable {
  case kind(Recipe.Kind)
  case category(String)
  case cuisine(String)
  case glass(String)
  case minutes(atMost: Int)
  /// What must be used, as typed.
  case use(String)
  case excluded(StatedExclusion.Origin)
  /// Exact kinds only: rum does not count as white rum. ``MatchRequest/allowsGeneric`` is off.
  case noGeneric
  /// ``MatchRequest/allowsSwaps`` is off.
  case noSwaps
}
