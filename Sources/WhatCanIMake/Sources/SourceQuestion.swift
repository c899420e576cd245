import RecipeLexicon
import RecipeModel
public import RecipeSources

/// What to ask a source for; sources accept only one of these at a time.
public enum SourceQuestion: Sendable, Equatable {
  /// Dishes with these words in their names.
  case words([String])
  /// Dishes that use all of these ingredients.
  case ingredients([String])
  case letter(Character)
  case category(String)
  case glass(String)
  case cuisine(String)
  case random
}

extension SourceAccess {
  /// Asks the source itself; stores nothing.
  ///
  /// - Parameter limit: The largest number of dishes; some sources send more, and the rest is
  ///   dropped.
  /// - Throws: ``KitchenError`` `.source`.
  public func dishes(
    _ question: SourceQuestion,
    limit: Int,
    _ places: KitchenPaths
  ) throws(KitchenError) -> SourceReply<[SourceDish]> {
    let connection = try connection(places)
    do {
      var reply = try Self.ask(connection, question, limit: limit)
      reply.value = Array(reply.value.prefix(limit))
      return reply
    } catch {
      throw KitchenError(.source(error))
    }
  }

  /// The categories, glasses, ingredients or areas of the source, in its own order.
  public func values(
    of list: ValueList,
    _ places: KitchenPaths
  ) throws(KitchenError) -> [String] {
    let connection = try connection(places)
    do {
      return try connection.values(of: list).value
    } catch {
      throw KitchenError(.source(error))
    }
  }

  private func connection(_ places: KitchenPaths) throws(KitchenError) -> SourceConnection {
    connection(try ReadLexicon(from: CollectionFiles(folder: places.data)).parser)
  }

  private static func ask(
    _ connection: SourceConnection,
    _ question: SourceQuestion,
    limit: Int
  ) throws(SourceError) -> SourceReply<[SourceDish]> {
    switch question {
    case .words(let words):
      try connection.search(words: words.joined(separator: " "), limit: limit)
    case .ingredients(let names): try connection.search(ingredients: names, limit: limit)
    case .letter(let letter): try connection.startingWith(letter)
    case .category(let name): try connection.dishes(in: .categories, named: name)
    case .glass(let name): try connection.dishes(in: .glasses, named: name)
    case .cuisine(let name): try connection.dishes(in: .areas, named: name)
    case .random: try connection.random()
    }
  }
}

extension RecipeSource {
  /// The source with a name that a person typed.
  ///
  /// - Throws: ``KitchenError`` `.unknownSource`.
  public static func named(_ name: String) throws(KitchenError) -> RecipeSource {
    try named(name, among: allCases)
  }

  /// The same, but only among the sources that have dishes.
  public static func ofDishes(named name: String) throws(KitchenError) -> RecipeSource {
    try named(name, among: allCases.filter { $0.contents != [.books] })
  }

  private static func named(
    _ name: String,
    among known: [RecipeSource]
  ) throws(KitchenError) -> RecipeSource {
    guard let source = known.first(where: { $0.rawValue == name.lowercased() }) else {
      throw KitchenError(.unknownSource(name, known: known.map(\.rawValue)))
    }
    return source
  }
}
