import ArgumentParser
import WhatCanIMake

/// What someone has, and what must or must not be used.
struct StockOptions: ParsableArguments {
  @OptionGroup(title: "What you have")
  var supply: SupplyOptions

  @OptionGroup(title: "Which dishes")
  var exclusions: ExclusionOptions

  /// The saved pantry is asked for.
  var pantry: Bool { supply.pantry }

  /// Nothing is said to be there.
  var namesNothing: Bool {
    supply.have.isEmpty && supply.haveFile == nil && supply.use.isEmpty
  }

  /// The request in the library's terms; reads the files it names.
  ///
  /// - Parameter words: Names of what is there besides, typed without an option.
  func request(
    _ filters: FilterOptions,
    _ grades: GradeOptions,
    and words: [String] = [],
    in kitchen: Kitchen
  ) throws -> MatchRequest {
    let isSaid = !supply.have.isEmpty || supply.haveFile != nil || !words.isEmpty
    return MatchRequest(
      have: try supply.names(in: kitchen) + words,
      usesPantry: supply.pantry || !isSaid,
      today: RunningProgram.today,
      use: nameList(supply.use),
      without: exclusions.words,
      diets: exclusions.diets,
      staples: nameList(grades.staples),
      filter: filters.filter,
      allowsGeneric: !grades.exact,
      allowsSwaps: !grades.noSwaps,
      isStrict: grades.strict
    )
  }
}

/// The options that say what you have.
struct SupplyOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "What you have, separated by commas; use - to read names from standard input.",
      valueName: "names"
    ),
    completion: .ingredients
  )
  var have: [String] = []

  @Option(
    help: ArgumentHelp(
      "Read what you have from a file with one name per line; use - for standard input.",
      valueName: "file"
    ),
    completion: .file()
  )
  var haveFile: PathArgument?

  @Flag(
    help: "Use your saved pantry in addition to --have; without --have, the pantry is always used."
  )
  var pantry = false

  @Option(
    help: ArgumentHelp(
      "Show only dishes that use all of these ingredients. The program assumes that you have them.",
      valueName: "names"
    ),
    completion: .ingredients
  )
  var use: [String] = []

  func validate() throws {
    try refuseEmpty(have.filter { $0 != "-" }, option: "--have")
    try refuseEmpty(use, option: "--use")
  }

  /// The names, from the files too. A text that is several names without commas is said to be read so.
  fileprivate func names(in kitchen: Kitchen) throws -> [String] {
    var names = nameList(have.filter { $0 != "-" }).flatMap { text in
      guard let names = kitchen.namesRunTogether(text) else { return [text] }
      warn("reading \"\(text)\" as \(names.joined(separator: ", "))")
      return names
    }
    if have.contains("-") || haveFile?.path == "-" {
      names += nameLines(try standardInput())
    } else if let haveFile {
      names += nameLines(try Kitchen.text(of: haveFile.path))
    }
    if names.isEmpty, have.contains("-") || haveFile != nil {
      throw ValidationError("the input contains no names; write one name per line")
    }
    return names
  }
}

/// What counts as having something.
struct GradeOptions: ParsableArguments {
  @Flag(help: "Require the exact kind of each ingredient; rum does not count as white rum.")
  var exact = false

  @Flag(help: "Do not accept one ingredient as a substitute for another.")
  var noSwaps = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp(
      "The staples to assume: a list of names, 'none', or changes such as +oil,-salt.",
      valueName: "names"
    )
  )
  var staples: [String] = []

  @Flag(help: "Stop if a name is not recognised.")
  var strict = false

  /// Something is asked for that is not so anyway.
  var isGiven: Bool { exact || noSwaps || strict || !staples.isEmpty }

  func validate() throws {
    try refuseEmpty(staples, option: "--staples")
  }
}

/// The names on standard input, which are at most 4 MB.
func standardInput() throws -> String {
  var text = ""
  while let line = Surroundings.current.readLine(false) {
    text += line
    guard text.utf8.count <= 4 << 20 else {
      throw ValidationError("standard input is larger than 4 MB, the limit for a list of names")
    }
  }
  return text
}
