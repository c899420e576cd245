/// How far the dishes of a plan are told apart, beside those that are nearly the same or nearly equal.
public enum Apartness: Sendable {
  /// No two dishes have one form (``NameHeads``), or share four fifths of what they are made of.
  case byForm
  /// Nor are two like each other in all their traits (``DishTraits``), unless each uses up something that the other
  /// does not: chicken twice a week only where there are two chickens.
  case byFormAndTraits
  /// They are not.
  case none
}
