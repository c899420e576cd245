import Foundation

/// What pages are made of, read when the server starts: templates, texts and the files that a page loads.
package struct PageFiles: Sendable {
  package let words: Words
  package let assets: Assets
  private let templates: [String: Template]
  /// The names of the templates, ascending.
  package let templateNames: [String]

  /// Reads the folders `templates`, `locales` and `assets`.
  ///
  /// - Parameter folder: `web` in the data folder.
  /// - Throws: ``PageFileError`` for what is missing, and for a template that could send anything unescaped or names a text
  ///   that is not there.
  package init(at folder: String) throws(PageFileError) {
    let words = try Words(Self.text(of: "\(folder)/locales/en.tsv"), named: "en.tsv")
    var files: [String: [UInt8]] = [:]
    for name in try Self.names(in: "\(folder)/assets") where !name.hasSuffix(".txt") {
      files[name] = try Self.bytes(of: "\(folder)/assets/\(name)")
    }
    let assets = try Assets(files)
    var templates: [String: Template] = [:]
    for file in try Self.names(in: "\(folder)/templates") where file.hasSuffix(".mustache") {
      let name = String(file.dropLast(".mustache".count))
      let text = try Self.template(
        Self.text(of: "\(folder)/templates/\(file)"),
        file,
        words,
        assets
      )
      templates[name] = try Template(text, named: file)
    }
    for (name, template) in templates.sorted(by: { $0.key < $1.key }) {
      if let absent = template.names.first(where: { templates[$0] == nil }) {
        throw PageFileError("\(name).mustache", "there is no template \(absent)")
      }
    }
    self.words = words
    self.assets = assets
    self.templates = templates
    templateNames = templates.keys.sorted()
  }

  /// A template filled in; what is filled in is escaped. Nothing where there is no such template.
  /// Cost: O(bytes of the page).
  package func page(_ template: String, _ filling: Filling) -> [UInt8] {
    var writing = PageWriting(templates, filling: filling)
    writing.write(templates[template]?.parts ?? [])
    return writing.bytes
  }

  /// The text of a template as it is read: with the texts of the page and the addresses of its files in their places,
  /// and without the blanks at the beginnings of lines.
  static func template(
    _ text: String,
    _ file: String,
    _ words: Words,
    _ assets: Assets
  ) throws(PageFileError) -> String {
    var result = ""
    for line in text.split(separator: "\n") { result += line.drop(while: { $0 == " " }) + "\n" }
    return try filled(
      filled(result, "[[", "]]", file) { key in
        words.texts[key].map(escaped)
      },
      "(asset:",
      ")",
      file
    ) { name in
      assets.file(name).map { _ in assets.address(of: name) }
    }
  }

  /// A text with what stands between marks replaced.
  private static func filled(
    _ text: String,
    _ opening: String,
    _ closing: String,
    _ file: String,
    _ value: (String) -> String?
  ) throws(PageFileError) -> String {
    var (result, rest) = ("", text[...])
    while let start = rest.firstRange(of: opening) {
      result += rest[..<start.lowerBound]
      rest = rest[start.upperBound...]
      guard let end = rest.firstRange(of: closing) else {
        throw PageFileError(file, "\(opening) without \(closing)")
      }
      let name = String(rest[..<end.lowerBound])
      guard let found = value(name) else { throw PageFileError(file, "there is no '\(name)'") }
      result += found
      rest = rest[end.upperBound...]
    }
    return result + rest
  }

  /// A text of ours as markup, with the places for values left as they are.
  private static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }

  private static func names(in folder: String) throws(PageFileError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
        .filter { !$0.hasPrefix(".") }.sorted()
    } catch {
      throw PageFileError(folder, "this folder of page files cannot be read")
    }
  }

  private static func bytes(of path: String) throws(PageFileError) -> [UInt8] {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw PageFileError(path, "this page file cannot be read")
    }
    return Array(data)
  }

  private static func text(of path: String) throws(PageFileError) -> String {
    guard let text = String(validating: try bytes(of: path), as: UTF8.self) else {
      throw PageFileError(path, "this is not UTF-8")
    }
    return text
  }
}
