import RecipeLexicon
import SectionFiles

extension CatalogueIndex {
  /// For each ingredient whether it is offered as something to buy: some dish names it, be it as what it allows
  /// instead, or a home step makes of it what is offered.
  ///
  /// Nobody is told to buy Jamaican white rum where dishes ask for white rum and for Jamaican rum: people buy
  /// what recipes call for. Every dish can still be made, by what it names. Cost: O(ingredients + routes · the
  /// longest chain of home steps).
  var offered: [Bool] {
    var isOffered = [Bool](repeating: false, count: lexicon.count)
    for ingredient in namedIngredients { isOffered[ingredient] = true }
    for substitute in recipes.ownSwapSubstitutes { isOffered[Int(substitute)] = true }
    let taxonomy = lexicon.taxonomy
    var isChanged = true
    while isChanged {
      isChanged = false
      for (route, product) in taxonomy.routeProducts.enumerated() where isOffered[Int(product)] {
        for input in taxonomy.routeInputs[route].lazy.map(Int.init) where !isOffered[input] {
          isOffered[input] = true
          isChanged = true
        }
      }
    }
    return isOffered
  }
}
