import ArgumentParser
import WhatCanIMake

/// Everything that an answer can be asked for.
struct MatchOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("What you have: names and comma lists; - reads them.", valueName: "names"),
    completion: .ingredients
  )
  var have: [String] = []

  @Option(
    help: ArgumentHelp("A file with one name a line; - for standard input.", valueName: "file"),
    completion: .file()
  )
  var haveFile: String?

  @Flag(help: "Add the saved pantry; without --have it counts anyway.")
  var pantry = false

  @Option(
    help: ArgumentHelp("What must be used; you have it too.", valueName: "names"),
    completion: .ingredients
  )
  var use: [String] = []

  @Option(
    help: ArgumentHelp(
      "What must not be in it, nor its kinds, nor what is made of it.",
      valueName: "names"
    ),
    completion: .ingredients
  )
  var without: [String] = []

  @OptionGroup(title: "Which dishes")
  var filters: FilterOptions

  @Option(
    help: ArgumentHelp(
      "A diet: \(Diet.allCases.map(\.rawValue).joined(separator: ", ")).",
      valueName: "diet"
    ),
    completion: .list(Diet.allCases.map(\.rawValue))
  )
  var diet: [String] = []

  @Option(help: ArgumentHelp("At most this many missing.", valueName: "n"))
  var missing = 2

  @Option(help: ArgumentHelp("At most this many dishes.", valueName: "n"))
  var limit = 20

  @Option(help: "What comes first.")
  var rank: RankOrder = .fewestMissing

  @Flag(help: "Rum does not do for white rum.")
  var exact = false

  @Flag(help: "Nothing stands in for anything else.")
  var noSwaps = false

  @Option(
    parsing: .unconditionalSingleValue,
    help: ArgumentHelp("What every kitchen has: a list, none, or +x,-y.", valueName: "names")
  )
  var staples: [String] = []

  @Flag(help: "Stop at the first unknown name.")
  var strict = false

  @Flag(help: "Show every key of the ranking, and every line's grade.")
  var explain = false

  @Flag(help: "Print JSON.")
  var json = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  /// Whether the saved pantry counts.
  var usesPantry: Bool { pantry || have.isEmpty && haveFile == nil }

  /// Refuses what narrows an answer when nothing is said to be there, and the pantry is empty.
  func validate(pantryOf kitchen: Kitchen) throws {
    if have.isEmpty, haveFile == nil, use.isEmpty, narrows || pantry,
      kitchen.belongings.pantry.isEmpty
    {
      throw ValidationError(
        "say what you have, as in --have gin,lime, or fill the pantry: pantry add gin lime"
      )
    }
  }

  /// Something that narrows an answer.
  private var narrows: Bool {
    !without.isEmpty || !diet.isEmpty || !staples.isEmpty || exact || noSwaps || strict || explain
      || filters.filter != RecipeFilter()
  }

  func validate() throws {
    try refuseEmpty(have.filter { $0 != "-" }, option: "--have")
    try refuseEmpty(use, option: "--use")
    try refuseEmpty(without, option: "--without")
    try refuseEmpty(diet, option: "--diet")
    try refuseEmpty(staples, option: "--staples")
    guard missing >= 0 else { throw ValidationError("--missing is \(missing); it is 0 or more") }
    guard (1...1_000_000).contains(limit) else {
      throw ValidationError("--limit is \(limit); it is between 1 and 1000000")
    }
  }

  /// The request in the library's terms; reads the files it names.
  func request() throws -> MatchRequest {
    var names = nameList(have.filter { $0 != "-" })
    if have.contains("-") || haveFile == "-" {
      names += nameLines(try standardInput())
    } else if let haveFile {
      names += nameLines(try Kitchen.text(of: haveFile))
    }
    if names.isEmpty, have.contains("-") || haveFile != nil {
      throw ValidationError("no names were read; give one name a line")
    }
    return MatchRequest(
      have: names,
      usesPantry: usesPantry,
      today: localDay(at: currentTime()),
      use: nameList(use),
      without: nameList(without),
      diets: nameList(diet),
      staples: nameList(staples),
      filter: filters.filter,
      missingAtMost: missing,
      limit: limit,
      order: rank,
      allowsGeneric: !exact,
      allowsSwaps: !noSwaps,
      isStrict: strict
    )
  }
}

/// The names on standard input, which are at most 4 MB.
private func standardInput() throws -> String {
  var text = ""
  while let line = readLine(strippingNewline: false) {
    text += line
    guard text.utf8.count <= 4 << 20 else {
      throw ValidationError("standard input has more than 4 MB; that is no list of names")
    }
  }
  return text
}
