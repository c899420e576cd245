/// Where the kitchen finds its data and keeps its files.
public struct KitchenPlaces: Sendable, Equatable {
  /// The folder that holds `lexicon` and `recipes`; only read.
  public var data: String
  /// The folder for everything the program writes.
  public var store: String

  public init(data: String, store: String) {
    self.data = data
    self.store = store
  }

  /// Finds both folders.
  ///
  /// Data: `$WHATCANIMAKE_DATA`, else `../share/whatcanimake` beside the folder of the executable,
  /// else the `Data` folder of the checkout in which the program was built. Store: `home`, else
  /// `$WHATCANIMAKE_HOME`, else `$XDG_DATA_HOME/whatcanimake`, else `~/.local/share/whatcanimake`.
  ///
  /// - Parameters:
  ///   - home: The folder that `--home` names.
  ///   - executable: The real path of the running program.
  public init(
    home: String?,
    environment: (String) -> String?,
    executable: String
  ) throws(KitchenError) {
    func variable(_ name: String) -> String? {
      environment(name).flatMap { $0.isEmpty ? nil : $0 }
    }
    var searched: [String] = []
    if let named = variable("WHATCANIMAKE_DATA") {
      searched = [named]
    } else {
      let parents = Self.folders(above: executable)
      searched = parents.dropFirst().prefix(1).map { "\($0)/share/whatcanimake" }
      searched += parents.prefix(6).map { "\($0)/Data" }
    }
    guard let data = searched.first(where: { isFolder("\($0)/lexicon/ingredients") }) else {
      throw KitchenError(.noData(searched: Array(searched.prefix(2))))
    }
    self.data = data
    if let home = home ?? variable("WHATCANIMAKE_HOME") {
      store = home
    } else if let base = variable("XDG_DATA_HOME"), base.hasPrefix("/") {
      store = "\(base)/whatcanimake"
    } else if let home = variable("HOME") {
      store = "\(home)/.local/share/whatcanimake"
    } else {
      throw KitchenError(.noHome)
    }
  }

  /// The recipes, from the collection and imported.
  public var cache: String { "\(store)/cache.db" }
  /// Everything that people keep; precious.
  public var notebook: String { "\(store)/user.db" }
  /// What answers are read from.
  public var index: String { "\(store)/catalogue.index" }
  /// What is learned from the dishes of the index: the vectors that suggestions are made with.
  public var taste: String { "\(store)/catalogue.taste" }
  /// Says which generation the index has; absent while it may be stale.
  public var marker: String { "\(store)/catalogue.current" }
  /// Held by whoever writes.
  public var lock: String { "\(store)/catalogue.lock" }

  /// The folders above a path, the nearest first.
  private static func folders(above path: String) -> [String] {
    var folders: [String] = []
    var rest = path[...]
    while let slash = rest.lastIndex(of: "/"), slash > rest.startIndex {
      rest = rest[..<slash]
      folders.append(String(rest))
    }
    return folders
  }
}
