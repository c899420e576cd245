import ArgumentParser
import WhatCanIMake

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Export everything you saved to one JSON file, or recipes in other formats.",
    discussion: """
      The json format contains everything: pantry, favourites, notes, lists and so on. The other \
      formats contain only recipes: by default, your own recipes, your favourites, and the \
      dishes that you rated, wrote a note on or put on a list. Pictures of your own recipes are \
      written next to the recipes. The command 'import' can read all of these files.

      Example: whatcanimake export --format markdown --output recipes
      """
  )

  @Argument(
    help: ArgumentHelp(
      "Names or ids of dishes (default: your own recipes, your favourites, and the dishes that you rated, wrote a note on or put on a list).",
      valueName: "dish"
    ),
    completion: .dishes
  )
  var words: [String] = []

  @Option(help: "The output format.")
  var format: WrittenFormat = .json

  @Option(
    help: ArgumentHelp(
      "The file to write, or a folder if each dish is written to its own file (default: standard output).",
      valueName: "path"
    ),
    completion: .file()
  )
  var output: PathArgument?

  @Flag(help: "Export the recipes that you wrote.")
  var mine = false

  @Flag(help: "Export every dish in the catalogue.")
  var all = false

  @Option(
    help: ArgumentHelp("Export the dishes on this list.", valueName: "name"),
    completion: .lists
  )
  var list: String?

  @Option(
    help: ArgumentHelp("Export the dishes from this source.", valueName: "name"),
    completion: .dishSources
  )
  var source: String?

  @Flag(help: "Overwrite existing files.")
  var replace = false

  @OptionGroup
  var options: KitchenOptions

  func validate() throws {
    let choices = [!words.isEmpty, mine, all, list != nil, source != nil].count { $0 }
    guard choices <= 1 else {
      throw ValidationError("use only one of: dishes, --mine, --all, --list, --source")
    }
    if format == .json, choices > 0 {
      throw ValidationError(
        "json exports everything you saved; to export recipes, choose another --format"
      )
    }
  }

  func run() throws {
    let kitchen = try options.openReading()
    guard let format = ExportFormat(rawValue: format.rawValue) else {
      return try write(try kitchen.exportedNotebook() + "\n", in: kitchen)
    }
    let recipes =
      words.isEmpty ? try kitchen.recipes(selection) : try kitchen.dishes(in: words).map(\.recipe)
    guard !recipes.isEmpty else {
      warn("nothing to export; name dishes, or use --all")
      return
    }
    if output == nil || format.hasOneFile {
      guard let text = try kitchen.exportedText(recipes, as: format) else {
        throw ValidationError(
          "\(format.rawValue) writes one file per recipe, and there are \(recipes.count) recipes; name a folder with --output"
        )
      }
      try write(text, in: kitchen)
      return try writePictures(of: recipes, in: kitchen)
    }
    try write(try kitchen.exported(recipes, as: format), in: kitchen)
    try writePictures(of: recipes, in: kitchen)
  }

  private var selection: ExportSelection {
    if mine { return .own }
    if all { return .everything }
    if let list { return .list(list) }
    return source.map { .source($0) } ?? .kept
  }

  /// Writes the pictures of own recipes into the folder that the recipes are in.
  private func writePictures(of recipes: [Recipe], in kitchen: Kitchen) throws {
    let pictures = try kitchen.exportedPictures(of: recipes)
    guard !pictures.isEmpty, let format = ExportFormat(rawValue: format.rawValue) else { return }
    guard let output = output?.path else {
      return warn("pictures are not exported; to export them too, use --output")
    }
    let end = output.lastIndex(of: "/")
    let folder = format.hasOneFile ? end.map { String(output[...$0]) } ?? "" : "\(output)/"
    for (name, bytes) in pictures {
      try kitchen.write(bytes, to: folder + name, replacing: replace)
    }
    say(
      "Wrote \(pictures.count == 1 ? "1 picture" : "\(pictures.count) pictures") next to the recipes."
    )
  }

  private func write(_ text: String, in kitchen: Kitchen) throws {
    var content = WrittenContent()
    defer { content.end() }
    guard let output = output?.path else { return content.show(text) }
    try kitchen.write(text, to: output, replacing: replace)
    content.note(text)
    say("Wrote \(output).")
  }

  private func write(_ files: [(name: String, text: String)], in kitchen: Kitchen) throws {
    guard let output = output?.path else { return }
    var content = WrittenContent()
    defer { content.end() }
    for (name, text) in files {
      try kitchen.write(text, to: "\(output)/\(name)", replacing: replace)
      content.note(text)
    }
    say("Wrote \(files.count == 1 ? "1 file" : "\(files.count) files") to \(output).")
  }
}

/// The formats of an export: the notebook as JSON, or recipes.
enum WrittenFormat: String, CaseIterable, ExpressibleByArgument {
  case json
  case cooklang
  case jsonld
  case markdown
  case csv
}
