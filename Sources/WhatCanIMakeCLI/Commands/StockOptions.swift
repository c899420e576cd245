import ArgumentParser
import WhatCanIMake

/// What someone has, and what must or must not be used.
struct StockOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("What you have: names and comma lists; - reads them.", valueName: "names"),
    completion: .ingredients
  )
  var have: [String] = []

  @Option(
    help: ArgumentHelp("A file with one name a line; - for standard input.", valueName: "file"),
    completion: .file()
  )
  var haveFile: PathArgument?

  @Flag(help: "Add the saved pantry; without --have it counts anyway.")
  var pantry = false

  @Option(
    help: ArgumentHelp("What must be used; you have it too.", valueName: "names"),
    completion: .ingredients
  )
  var use: [String] = []

  @OptionGroup
  var exclusions: ExclusionOptions

  /// Nothing is said to be there.
  var namesNothing: Bool { have.isEmpty && haveFile == nil && use.isEmpty }

  func validate() throws {
    try refuseEmpty(have.filter { $0 != "-" }, option: "--have")
    try refuseEmpty(use, option: "--use")
  }

  /// The request in the library's terms; reads the files it names.
  func request(_ filters: FilterOptions, _ grades: GradeOptions) throws -> MatchRequest {
    MatchRequest(
      have: try names(),
      usesPantry: pantry || have.isEmpty && haveFile == nil,
      today: RunningProgram.today,
      use: nameList(use),
      without: exclusions.words,
      diets: exclusions.diets,
      staples: nameList(grades.staples),
      filter: filters.filter,
      allowsGeneric: !grades.exact,
      allowsSwaps: !grades.noSwaps,
      isStrict: grades.strict
    )
  }

  private func names() throws -> [String] {
    var names = nameList(have.filter { $0 != "-" })
    if have.contains("-") || haveFile?.path == "-" {
      names += nameLines(try standardInput())
    } else if let haveFile {
      names += nameLines(try Kitchen.text(of: haveFile.path))
    }
    if names.isEmpty, have.contains("-") || haveFile != nil {
      throw ValidationError("no names were read; give one name a line")
    }
    return names
  }
}

/// What counts as having something.
struct GradeOptions: ParsableArguments {
  @Flag(help: "Match exact kinds only: rum does not count as white rum.")
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
      throw ValidationError("standard input has more than 4 MB; that is no list of names")
    }
  }
  return text
}
