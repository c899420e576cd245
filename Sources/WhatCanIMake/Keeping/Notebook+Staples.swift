import RecipeLexicon
import RecipeModel
import RecipeStorage

/// What became of something that a person says they always have.
public struct StapleOutcome: Sendable, Equatable {
  public var name: String
  /// False when it was so already.
  public var isChanged: Bool
}

extension Notebook {
  /// Takes it from now on that some things are always in the house: neither used nor missing.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames` for what nobody knows; then nothing is kept.
  public func addStaples(_ names: [String]) throws(KitchenError) -> [StapleOutcome] {
    let known = try ingredientNames(names, option: "staples add")
    return try writing { writer in
      try known.map { StapleOutcome(name: $0, isChanged: try writer.addStaple($0)) }
    }
  }

  /// Takes it no longer.
  ///
  /// - Throws: ``KitchenError`` `.unknownNames` for what nobody knows; then nothing changes.
  public func removeStaples(_ names: [String]) throws(KitchenError) -> [StapleOutcome] {
    let known = try ingredientNames(names, option: "staples remove")
    return try writing { writer in
      try known.map { StapleOutcome(name: $0, isChanged: try writer.removeStaple($0)) }
    }
  }

  private func ingredientNames(
    _ names: [String],
    option: String
  ) throws(KitchenError) -> [String] {
    try kitchen.required(names, option: option).map(kitchen.index.lexicon.name(of:))
  }
}

/// What a few everyday things in the house would make.
public struct StapleOffer: Sendable, Equatable {
  /// Their names, as `staples add` takes them.
  public var names: [String]
  /// How many more dishes, not plain, would be ready.
  public var dishes: Int
}

extension Kitchen {
  /// What most kitchens have and nobody types.
  private static let usual = ["oil", "sugar"]
  /// A kitchen of at most so many things is small.
  private static let smallKitchen = 12

  /// What the usual things in the house would add to the first answer of a small kitchen; nil where somebody
  /// has said what they always have, changes the staples, has them already, or gains nothing.
  ///
  /// Cost: as ``answer(_:)``, twice.
  public func stapleOffer(for reply: MatchReply) throws(KitchenError) -> StapleOffer? {
    let request = reply.request
    guard belongings.staples.isEmpty, request.staples.isEmpty,
      (1...Self.smallKitchen).contains(reply.have.count)
    else { return nil }
    let names = Self.usual.filter { name in
      index.lexicon.ingredient(named: name).map { !reply.have.contains(index.lexicon.name(of: $0)) }
        ?? false
    }
    guard !names.isEmpty else { return nil }
    var asked = request
    asked.filter.allowsPlain = false
    asked.limit = 1
    let before = readyCount(try answer(asked))
    asked.staples = names.map { "+\($0)" }
    let gain = readyCount(try answer(asked)) - before
    return gain > 0 ? StapleOffer(names: names, dishes: gain) : nil
  }

  private func readyCount(_ reply: MatchReply) -> Int {
    reply.answer.counts.first { $0.missing == 0 }?.dishes ?? 0
  }

  /// The default staples and those that the person always has.
  var standingStaples: [IngredientID] {
    index.lexicon.defaultStaples
      + belongings.staples.compactMap { index.lexicon.ingredient(named: $0.name) }
  }
}
