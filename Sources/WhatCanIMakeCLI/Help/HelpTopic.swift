/// Something to read about that is no command: `whatcanimake help files`.
enum HelpTopic: String, CaseIterable {
  case files
  case names
  case exitCodes = "exit-codes"

  var summary: String {
    switch self {
    case .files: "Where whatcanimake keeps its files, and which environment variables it reads."
    case .names: "How to type ingredients, dishes, lists and amounts."
    case .exitCodes: "What the exit code of a command means."
    }
  }

  var discussion: String {
    switch self {
    case .files:
      """
      Everything that you save, import or fetch is in one folder, the store. It is the first of these that is set:

        --home <dir>
        $WHATCANIMAKE_HOME
        $XDG_DATA_HOME/whatcanimake
        ~/.local/share/whatcanimake
      """
    case .names:
      """
      Ingredients are separated by commas: --have "gin,lime juice". Separate words work too, as long as each \
      belongs to a name: whatcanimake gin lime juice. Case, accents and plurals do not matter. \
      'whatcanimake ingredients' lists the names that are known.

      A dish is named by its id (classic:negroni), its name, or the beginning of its name if only one dish begins \
      that way. The words of a name need no quotes: whatcanimake show dry martini.

      An amount follows or precedes a name: "milk 1 l", "6 eggs".
      """
    case .exitCodes:
      """
      Answers go to standard output and everything else to standard error, so an answer can be piped while \
      messages stay visible. With --json an answer is one JSON object.
      """
    }
  }

  var sections: [HelpPage.Section] {
    switch self {
    case .files: Self.storeFiles
    case .names: []
    case .exitCodes: Self.exitCodeSections
    }
  }

  private static let storeFiles = [
    section(
      "Files in the store",
      (
        "user.db",
        "What people save: pantry, lists, favourites, ratings, recipes of their own. Back it up."
      ),
      ("backups/", "Copies of user.db, one for each day it changed."),
      ("cache.db", "Recipes that were imported or fetched."),
      ("catalogue.*", "The index of all recipes; rebuilt when it is missing."),
      (
        "pictures/",
        "Pictures that were fetched. Without --home and $WHATCANIMAKE_HOME they are in $XDG_CACHE_HOME/whatcanimake or ~/.cache/whatcanimake."
      ),
      (
        "keys/<source>",
        "The key of a source, in a file that nobody else may read. Without --home and $WHATCANIMAKE_HOME it is in $XDG_CONFIG_HOME/whatcanimake or ~/.config/whatcanimake."
      )
    ),
    section(
      "Environment variables",
      ("WHATCANIMAKE_HOME", "The store, when --home is absent."),
      (
        "WHATCANIMAKE_DATA",
        "The folder with the ingredients and recipes that come with the program."
      ),
      ("WHATCANIMAKE_API_KEY", "The key for a server named with --api."),
      (
        "THECOCKTAILDB_KEY, THEMEALDB_KEY, SPOONACULAR_KEY, NYT_BOOKS_KEY",
        "The keys of the sources."
      ),
      ("VISUAL, EDITOR", "The editor for recipes; vi if neither is set."),
      (
        "PAGER",
        "The program that shows long lists on a terminal; less if it is not set, and none if it is empty."
      ),
      ("NO_COLOR", "If it is set to anything, output has no colour."),
      (
        "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_CACHE_HOME",
        "The folders that the store, keys and pictures are in by default."
      )
    ),
  ]

  private static let exitCodeSections = [
    section(
      "Exit codes",
      ("0", "The command did what was asked. An empty answer is an answer too."),
      ("1", "It failed."),
      (
        "2",
        "A name was not understood: no ingredient was recognised, or there is no such dish, list or entry, or several."
      ),
      ("64", "The command line is wrong."),
      ("65", "The input is invalid: nothing could be read from a file."),
      ("66", "There is no such file."),
      ("69", "A source or server cannot be reached."),
      ("73", "A file cannot be written."),
      ("74", "Reading or writing failed, or the disk is full."),
      ("75", "Another process is using the store; try again.")
    )
  ]

  private static func section(
    _ title: String,
    _ entries: (label: String, text: String)...
  ) -> HelpPage.Section {
    HelpPage.Section(
      title: title,
      entries: entries.map { HelpPage.Entry(label: $0.label, text: $0.text) }
    )
  }
}
