import ArgumentParser
import JSONCoding

/// One argument of a command, as the parser describes it.
struct ParserArgument {
  enum Kind: String {
    case positional, option, flag
  }

  /// What may stand for its value.
  enum Completion: Equatable {
    /// One of these words.
    case words([String])
    /// The path of a file.
    case file
    /// Names that the argument's ``CompletionKind`` finds.
    case names
    /// Any text.
    case text
  }

  var kind: Kind
  /// As they are typed: "-h", "--help"; none for a positional argument.
  var names: [String]
  var valueName: String
  var summary: String
  /// The heading it stands under; nil for the general ones.
  var title: String?
  var isOptional: Bool
  var isRepeating: Bool
  var values: [String]
  var defaultValue: String?
  var completion: Completion

  /// The arguments that the help of a command shows, in the order in which it declares them.
  static func all(of command: any ParsableCommand.Type) -> [ParserArgument] {
    // What the parser writes is JSON; a description that is not would be a fault of the parser's.
    guard let dump = try? JSONParser.value(of: Array(command._dumpHelp().utf8)),
      let arguments = dump.asObject?["command"]?.asObject?["arguments"]?.asList
    else { return [] }
    return arguments.compactMap { $0.asObject.flatMap(ParserArgument.init) }
  }

  private init?(_ object: JSONObject) {
    guard object["shouldDisplay"] == .bool(true),
      let kind = object["kind"]?.asText.flatMap(Kind.init(rawValue:))
    else { return nil }
    self.kind = kind
    names = (object["names"]?.asList ?? []).compactMap { name in
      guard let name = name.asObject, let text = name["name"]?.asText else { return nil }
      return (name["kind"]?.asText == "long" ? "--" : "-") + text
    }
    valueName = object["valueName"]?.asText ?? ""
    summary = names.contains("--help") ? "Show this help." : object["abstract"]?.asText ?? ""
    title = object["sectionTitle"]?.asText
    isOptional = object["isOptional"] == .bool(true)
    isRepeating = object["isRepeating"] == .bool(true)
    values = (object["allValues"]?.asList ?? []).compactMap(\.asText)
    defaultValue = object["defaultValue"]?.asText
    completion = Completion(object["completionKind"]?.asObject, values)
  }

  /// How it stands in a list of arguments: "--limit <n>", "<dish>...".
  var label: String {
    let value = "<\(valueName)>"
    return switch kind {
    case .positional: value + (isRepeating ? "..." : "")
    case .option: names.joined(separator: ", ") + " \(value)"
    case .flag: names.joined(separator: ", ")
    }
  }

  /// What it does, with the values it may have and the one it has when it is absent.
  var explanation: String {
    let named = summary.contains(values.joined(separator: ", ")) ? [] : values
    var facts = named.isEmpty ? [] : ["one of \(named.joined(separator: ", "))"]
    if let defaultValue, !defaultValue.isEmpty { facts.append("default: \(defaultValue)") }
    return facts.isEmpty ? summary : "\(summary) (\(facts.joined(separator: "; ")))"
  }

  /// How it stands in a line of usage; nil for one that may be left out and is no positional argument.
  var usage: String? {
    switch kind {
    case .positional: isOptional ? "[\(label)]" : label
    case .option: isOptional ? nil : label
    case .flag: nil
    }
  }
}

extension ParserArgument.Completion {
  /// - Parameters:
  ///   - kind: As the parser describes it; nil where it is the usual one of the type.
  ///   - values: Of the type.
  fileprivate init(_ kind: JSONObject?, _ values: [String]) {
    if let list = kind?["list"]?.asObject?["values"]?.asList {
      self = .words(list.compactMap(\.asText))
    } else if kind?["custom"] != nil {
      self = .names
    } else if kind?["file"] != nil || kind?["directory"] != nil {
      self = .file
    } else {
      self = values.isEmpty ? .text : .words(values)
    }
  }
}
