/// Where the kitchen finds its data and keeps its files.
public struct KitchenPaths: Sendable, Equatable {
  /// The folder that holds `lexicon` and `recipes`; only read.
  public var data: String
  /// The folder for everything the program writes.
  public var store: String
  /// The folder for settings: the keys of sources.
  public var settings: String
  /// The folder for files that can be fetched again: pictures.
  public var disposable: String

  /// - Parameters:
  ///   - settings: Nil for the store.
  ///   - disposable: Nil for the store.
  public init(data: String, store: String, settings: String? = nil, disposable: String? = nil) {
    self.data = data
    self.store = store
    self.settings = settings ?? store
    self.disposable = disposable ?? store
  }

  /// Finds both folders.
  ///
  /// Data: `$WHATCANIMAKE_DATA`, else `../share/whatcanimake` beside the folder of the executable,
  /// else the `Data` folder of the checkout in which the program was built, else that of `checkout`.
  /// Store: `home`, else `$WHATCANIMAKE_HOME`, else `$XDG_DATA_HOME/whatcanimake`, else
  /// `~/.local/share/whatcanimake`.
  /// If neither of the first two is set, settings are in `$XDG_CONFIG_HOME/whatcanimake` or
  /// `~/.config/whatcanimake`, and files that can be fetched again in
  /// `$XDG_CACHE_HOME/whatcanimake` or `~/.cache/whatcanimake`.
  ///
  /// Each is the text of a path (``RunningProgram``). A folder whose path is not UTF-8 is created if it
  /// does not exist, and stays open from then on, under another name.
  ///
  /// - Parameters:
  ///   - home: The folder that `--home` names.
  ///   - executable: The real path of the running program.
  ///   - checkout: The folder in which the library was built, for programs of other packages.
  public init(
    home: String?,
    environment: (String) -> String?,
    executable: String,
    checkout: String? = nil
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
      searched += (parents.prefix(6) + [checkout].compactMap(\.self)).map { "\($0)/Data" }
    }
    guard let data = searched.first(where: { isFolder("\($0)/lexicon/ingredients") }) else {
      throw KitchenError(.noData(searched: Array(searched.prefix(2))))
    }
    let dataFolder = try HeldPaths.path(of: data)
    if let home = home ?? variable("WHATCANIMAKE_HOME") {
      self.init(data: dataFolder, store: try HeldPaths.path(of: home))
      return
    }
    func folder(_ name: String, _ usual: String) throws(KitchenError) -> String? {
      if let base = variable(name), base.hasPrefix("/") {
        return try HeldPaths.path(of: "\(base)/whatcanimake")
      }
      guard let home = variable("HOME") else { return nil }
      return try HeldPaths.path(of: "\(home)/\(usual)/whatcanimake")
    }
    guard let store = try folder("XDG_DATA_HOME", ".local/share") else {
      throw KitchenError(.noHome)
    }
    self.init(
      data: dataFolder,
      store: store,
      settings: try folder("XDG_CONFIG_HOME", ".config"),
      disposable: try folder("XDG_CACHE_HOME", ".cache")
    )
  }

  /// The recipes, from the collection and imported.
  public var cache: String { "\(store)/cache.db" }
  /// Everything that people saved; it cannot be fetched again.
  public var notebook: String { "\(store)/user.db" }
  /// Who is signed in at a server; a server may lose it.
  package var sessions: String { "\(store)/sessions.db" }
  /// Files that came to a server, until they are taken in.
  package var uploads: String { "\(store)/uploads" }
  /// The index, from which the program answers.
  public var index: String { "\(store)/catalogue.index" }
  /// The delta: what has changed in the catalogue since the index was built, if that is little.
  public var delta: String { "\(store)/catalogue.delta" }
  /// The vectors for suggestions, learned from the dishes of the index.
  public var taste: String { "\(store)/catalogue.taste" }
  /// The manifest: it says which generation the index has, and is missing while the index may be
  /// out of date.
  public var marker: String { "\(store)/catalogue.current" }
  /// The file with the key of a source, by the source's name.
  public func key(of source: String) -> String { "\(settings)/keys/\(source)" }
  /// Pictures of dishes that were fetched.
  public var pictures: String { "\(disposable)/pictures" }
  /// The lock file; a process locks it while it writes.
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
