import RecipeModel

/// What a person has said or done about one dish, as one number.
///
/// The strongest word wins: stars, then like and dislike, then the heart and the first five choices,
/// then what was cooked or skipped.
struct PreferenceSignal {
  /// In [−1, 1]: above 0 liked, below 0 not.
  var weight: Float

  /// Nil when nothing speaks for or against the dish.
  init?(marks: DishMarks, opinion: TasteOpinion.Stance?) {
    if let rating = marks.rating {
      self.init(Self.weight(of: rating))
    } else if opinion == .like || opinion == .dislike {
      self.init(opinion == .like ? 1 : -1)
    } else if marks.isFavorite {
      self.init(1)
    } else {
      switch opinion {
      case .chosen: self.init(0.8)
      case .cooked: self.init(0.5)
      case .skipped: self.init(-0.3)
      default: return nil
      }
    }
  }

  private init(_ weight: Float) {
    self.weight = weight
  }

  /// Three stars say nothing; fewer are a dislike.
  private static func weight(of rating: Rating) -> Float {
    switch rating {
    case .five: 1
    case .four: 0.6
    case .three: 0
    case .two: -0.6
    case .one: -1
    }
  }
}
