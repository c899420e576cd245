/// Something to read about that is no command: `whatcanimake help files`.
enum HelpTopic: String, CaseIterable {
  case completion
  case files
  case names
  case exitCodes = "exit-codes"

  /// The topic that a word names, also by what else people call it.
  init?(named word: String) {
    let word = word.lowercased()
    guard let topic = Self.allCases.first(where: { $0.words.contains(word) }) else { return nil }
    self = topic
  }

  /// Its name, then its other names.
  private var words: [String] {
    let others =
      self == .completion
      ? ["completions", "tab", "shell", "shells", "bash", "zsh", "fish", "autocomplete"] : []
    return [rawValue] + others
  }

  var summary: String {
    switch self {
    case .completion: "How to complete commands and names with the Tab key in bash, zsh and fish."
    case .files: "Where whatcanimake keeps its files, and which environment variables it reads."
    case .names: "How to type ingredients, dishes, lists and amounts."
    case .exitCodes: "What the exit code of a command means."
    }
  }

  var discussion: String {
    switch self {
    case .completion:
      """
      The Tab key completes commands, options, and the names of ingredients, dishes and saved \
      things. 'scripts/install' installs completion for all three shells. If you do not use \
      'scripts/install', run the two lines for your shell, and then open a new terminal.

      bash:

        echo 'source <(whatcanimake --generate-completion-script bash)' >> ~/.bashrc
        source ~/.bashrc

      zsh:

        echo 'autoload -U compinit; compinit' >> ~/.zshrc
        echo 'source <(whatcanimake --generate-completion-script zsh)' >> ~/.zshrc

      fish:

        mkdir -p ~/.config/fish/completions; cd ~/.config/fish/completions
        whatcanimake --generate-completion-script fish > whatcanimake.fish

      Example: whatcanimake show neg<Tab>
      Example: whatcanimake gin lim<Tab>
      Example: whatcanimake browse --category <Tab>
      """
    case .files:
      """
      Everything that you save, import or fetch is kept in one folder, the store. The store is the \
      first of these that is set:

        --home <dir>
        $WHATCANIMAKE_HOME
        $XDG_DATA_HOME/whatcanimake
        ~/.local/share/whatcanimake
      """
    case .names:
      """
      Separate ingredients with commas: --have "gin,lime juice". You can also use spaces, if each \
      word belongs to a known name: whatcanimake gin lime juice. Case, accents and plurals do not \
      matter. 'whatcanimake ingredients' lists the known names.

      To name a dish, type its id (classic:negroni), its name, or the beginning of its name if no \
      other name begins that way. A name with several words needs no quotes: whatcanimake show dry \
      martini.

      Write an amount before or after the name: "milk 1 l", "6 eggs".
      """
    case .exitCodes:
      """
      Answers go to standard output and everything else to standard error, so that you still see \
      messages if you pipe an answer. With --json, an answer is one JSON object.
      """
    }
  }

  var sections: [HelpPage.Section] {
    switch self {
    case .files: Self.storeFiles
    case .names, .completion: []
    case .exitCodes: Self.exitCodeSections
    }
  }

  private static let storeFiles = [
    section(
      "Files in the store",
      (
        "user.db",
        "Everything that people save, such as the pantry, lists, favourites, ratings and their own recipes. Back up this file."
      ),
      ("backups/", "Copies of user.db, one for each day on which it changed."),
      ("cache.db", "Recipes that were imported or fetched."),
      ("catalogue.*", "The index of all recipes, which is rebuilt if it is missing."),
      (
        "pictures/",
        "Pictures that were fetched. If neither --home nor $WHATCANIMAKE_HOME is set, they are in $XDG_CACHE_HOME/whatcanimake or ~/.cache/whatcanimake."
      ),
      (
        "keys/<source>",
        "The key of a source, in a file that only you can read. If neither --home nor $WHATCANIMAKE_HOME is set, it is in $XDG_CONFIG_HOME/whatcanimake or ~/.config/whatcanimake."
      )
    ),
    section(
      "Environment variables",
      ("WHATCANIMAKE_HOME", "The folder to use as the store, if --home is not given."),
      (
        "WHATCANIMAKE_DATA",
        "The folder with the ingredients and recipes that come with the program."
      ),
      ("WHATCANIMAKE_API_KEY", "The key for a server named with --api."),
      (
        "THECOCKTAILDB_KEY, THEMEALDB_KEY, SPOONACULAR_KEY, NYT_BOOKS_KEY",
        "The keys for the sources."
      ),
      ("VISUAL, EDITOR", "The editor for recipes; 'vi' if neither is set."),
      (
        "PAGER",
        "The program that shows long lists on a terminal. If PAGER is not set, the program is 'less'; if PAGER is empty, no pager is used."
      ),
      ("NO_COLOR", "If this is set to any value, output has no colour."),
      (
        "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_CACHE_HOME",
        "By default, these folders contain the store, the keys and the pictures."
      )
    ),
  ]

  private static let exitCodeSections = [
    section(
      "Exit codes",
      ("0", "The command succeeded. The answer may be empty."),
      ("1", "The command failed."),
      (
        "2",
        "A name was not understood. Either no ingredient was recognised, or no dish, list or entry has this name, or several dishes have it."
      ),
      ("64", "The command line is invalid."),
      ("65", "The input is invalid: nothing in the file could be read."),
      ("66", "A file does not exist."),
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
