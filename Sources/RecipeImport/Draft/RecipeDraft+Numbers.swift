extension RecipeDraft {
  /// Takes up the times that a source says, each as a text: the total is what it says itself, else the sum of the
  /// parts; what is no time is left out.
  mutating func takeTimes(total: String?, preparation: String?, cooking: String?) {
    minutes = CookingTime.minutes(total: total, parts: [preparation, cooking])
    preparationMinutes = preparation.flatMap(CookingTime.minutes)
    cookingMinutes = cooking.flatMap(CookingTime.minutes)
  }

  /// Takes up how many it serves, also as a range: "Serves 4-6". A text without a number changes nothing.
  mutating func takeServings(_ text: String?) {
    guard let range = text.flatMap(Servings.range(in:)) else { return }
    (servings, mostServings) = (range.lowerBound, range.count > 1 ? range.upperBound : nil)
  }
}
