extension PlanRequest {
  /// How many dishes may lean on one thing, at first and where dishes are lacking; nil for any number.
  ///
  /// - Parameter spirits: How many spirits are there.
  func mostOfThing(ofDrinks isOfDrinks: Bool, spirits: Int) -> (strict: Int?, loose: Int?) {
    if isOfDrinks {
      // Five drinks of gin are no fault of a bar that has nothing else.
      return (spirits > 1 ? max(2, (count + spirits - 1) / spirits) : nil, nil)
    }
    guard isOfDinners else { return (nil, nil) }
    let most = (count + 3) / 4
    return (most, max(2, most))
  }

  /// How many dinners may be light, a ham omelette or a gratin: one in three, rounded; or half of them, begun, where days
  /// would stay empty otherwise, or more be bought than is free.
  func mostLight(isStrict: Bool) -> Int {
    isStrict ? max(1, (count + 1) / 3) : (count + 1) / 2
  }

  /// How many dinners may be soups, and how many salads, unless days stay empty otherwise: one in four, rounded.
  var mostOfForm: Int { max(1, (count + 1) / 4) }
}
