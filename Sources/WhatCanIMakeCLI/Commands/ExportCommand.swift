import ArgumentParser
import WhatCanIMake

struct ExportCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "export",
    abstract: "Everything you keep as one JSON file, or recipes in other formats.",
    discussion: """
      As json it is the whole notebook: pantry, favourites, notes, lists and the rest. As cooklang, \
      jsonld, markdown or csv it is recipes: those you keep, or the ones you name, with the pictures of \
      your own beside them. 'import' takes either in again without loss.

      Example: whatcanimake export --format markdown --output recipes
      """
  )

  @Argument(
    help: ArgumentHelp("Dishes, by name or id; without them what you keep.", valueName: "dish"),
    completion: .dishes
  )
  var words: [String] = []

  @Option(help: "The format: \(WrittenFormat.allCases.map(\.rawValue).joined(separator: ", ")).")
  var format: WrittenFormat = .json

  @Option(
    help: ArgumentHelp(
      "The file to write, or the folder for one file a dish; without it standard output.",
      valueName: "path"
    ),
    completion: .file()
  )
  var output: PathArgument?

  @Flag(help: "Only recipes of your own.")
  var mine = false

  @Flag(help: "Every dish of the catalogue.")
  var all = false

  @Option(help: ArgumentHelp("The dishes of this list, in its order.", valueName: "name"))
  var list: String?

  @Option(help: ArgumentHelp("The dishes of this source.", valueName: "name"))
  var source: String?

  @Flag(help: "In place of files that are there.")
  var replace = false

  @OptionGroup(title: "Kitchen")
  var options: KitchenOptions

  func validate() throws {
    let choices = [!words.isEmpty, mine, all, list != nil, source != nil].count { $0 }
    guard choices <= 1 else {
      throw ValidationError("choose one: dishes, --mine, --all, --list or --source")
    }
    if format == .json, choices > 0 {
      throw ValidationError("json is the whole notebook; for recipes name another --format")
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
      warn("there is nothing to export; name dishes, or add --all")
      return
    }
    if output == nil || format.hasOneFile {
      guard let text = try kitchen.exportedText(recipes, as: format) else {
        throw ValidationError(
          "\(recipes.count) recipes are as many files in \(format.rawValue); name a folder with "
            + "--output"
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
      return warn("pictures are left out; to export them too, name a folder with --output")
    }
    let end = output.lastIndex(of: "/")
    let folder = format.hasOneFile ? end.map { String(output[...$0]) } ?? "" : "\(output)/"
    for (name, bytes) in pictures {
      try kitchen.write(bytes, to: folder + name, replacing: replace)
    }
    let are = pictures.count == 1 ? "1 picture is" : "\(pictures.count) pictures are"
    say("\(are) next to it.")
  }

  private func write(_ text: String, in kitchen: Kitchen) throws {
    var content = WrittenContent()
    defer { content.end() }
    guard let output = output?.path else { return content.show(text) }
    try kitchen.write(text, to: output, replacing: replace)
    content.note(text)
    say("Written to \(output).")
  }

  private func write(_ files: [(name: String, text: String)], in kitchen: Kitchen) throws {
    guard let output = output?.path else { return }
    var content = WrittenContent()
    defer { content.end() }
    for (name, text) in files {
      try kitchen.write(text, to: "\(output)/\(name)", replacing: replace)
      content.note(text)
    }
    say(files.count == 1 ? "1 file is in \(output)." : "\(files.count) files are in \(output).")
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
