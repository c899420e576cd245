/// What a shell, or somebody who sets it up, asks about completion.
enum CompletionRequest {
  /// `--generate-completion-script bash`: the script of a shell; a refusal where no such shell is known.
  case script(ScriptRequest)
  /// `---complete bash WORD…`: what fits the last word.
  case words([String], Shell)

  /// Nil for what the parser answers itself.
  init?(_ arguments: [String]) {
    guard let first = arguments.first else { return nil }
    if first == "---complete" {
      guard let shell = arguments.dropFirst().first.flatMap(Shell.init(rawValue:)) else {
        return nil
      }
      self = .words(Array(arguments.dropFirst(2)), shell)
      return
    }
    let option = "--generate-completion-script"
    guard first.hasPrefix(option) else { return nil }
    let name =
      first == option
      ? arguments.dropFirst().first : String(first.dropFirst(option.count).drop { $0 == "=" })
    self = .script(ScriptRequest(name: name))
  }
}

/// The name of a shell, as it was typed.
struct ScriptRequest {
  /// Nil for the person's own shell.
  let name: String?

  var script: String {
    get throws {
      let name = name ?? Surroundings.current.variable("SHELL").map(Self.fileName) ?? ""
      guard let shell = Shell(rawValue: name) else {
        throw Refusal(
          "name a shell: --generate-completion-script bash, zsh or fish; see: whatcanimake help completion",
          .badArguments
        )
      }
      return shell.script
    }
  }

  private static func fileName(_ path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? ""
  }
}
