import RecipeStorage

/// Which file each collection belongs to: the one that it was first read from.
struct CollectionRegister {
  /// In the cache, as what a source remembers.
  static let source = "collection"

  /// The place of the file by the name of the collection.
  private(set) var places: [String: String] = [:]

  /// No collections.
  init() {}

  /// Those of the cache.
  init(in cache: RecipeCache) throws(StorageError) {
    for document in try cache.documents(of: Self.source).whole {
      places[document.key] = document.text
    }
  }

  /// The collection for a file that is called `name`: the one that belongs to the file, that name, or the
  /// first that is free of the name with `-2`, `-3` and so on.
  ///
  /// Of several that belong to the file the one of its name is meant, then the first by name.
  /// Cost: O(collections).
  mutating func claim(_ name: String, for place: String) -> String {
    if places[name] == place { return name }
    let own = places.filter { $0.value == place }.keys.sorted()
    if let numbered = own.first(where: { Self.isNumbered($0, name) }) ?? own.first {
      return numbered
    }
    var free = name
    var number = 2
    while places[free] != nil {
      free = "\(name)-\(number)"
      number += 1
    }
    places[free] = place
    return free
  }

  /// Gives a name to a file unless it is another's already.
  mutating func name(_ name: String, for place: String) {
    if places[name] == nil { places[name] = place }
  }

  private static func isNumbered(_ name: String, _ base: String) -> Bool {
    name.hasPrefix("\(base)-") && Int(name.dropFirst(base.count + 1)) != nil
  }
}
