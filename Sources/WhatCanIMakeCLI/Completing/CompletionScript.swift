/// Scripts by which shells complete, as the parser writes them, mended for names of any characters.
enum CompletionScript {
  /// The parser gives bash the offered names as one text, which the shell reads with its quotes and blanks; here
  /// each line is a name as it is. The scripts of the other shells stay as they are.
  static func mended(_ script: String) -> String {
    guard script.hasPrefix("#!/bin/bash") else { return script }
    let function = """
      __whatcanimake_add_names() {
          local name
          while IFS='' read -r name; do
              [[ -n "${name}" ]] && COMPREPLY+=("${name}")
          done <<<"${1}"
      }

      complete -o filenames
      """
    return script.replacing(
      "__whatcanimake_add_completions -W \"$(__whatcanimake_custom_complete",
      with: "__whatcanimake_add_names \"$(__whatcanimake_custom_complete"
    )
    .replacing("complete -o filenames", with: function)
  }
}
