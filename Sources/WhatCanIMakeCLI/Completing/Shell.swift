/// A shell that can ask the program what fits a command line, and the script by which it does.
///
/// The scripts hold nothing of the commands: each hands over the words before the cursor and shows what comes back, so
/// that the shells offer the same, and a script need not change when a command does.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// What a shell runs to switch completion on.
  var script: String {
    switch self {
    case .bash: Self.bashScript
    case .zsh: Self.zshScript
    case .fish: Self.fishScript
    }
  }

  /// Each line that comes back is a word as it is; with `filenames` the shell quotes it. Of a word that begins with a
  /// quote, the second argument lacks that quote, and an apostrophe in it would look like one.
  private static let bashScript = #"""
    #!/bin/bash
    # Completion for whatcanimake: the program itself lists the possible words.

    _whatcanimake() {
        local line typed="${2}"
        local -a offered=()
        if [[ "${COMP_WORDS[COMP_CWORD]}" = [\"\']* ]]; then
            typed="${COMP_WORDS[COMP_CWORD]}"
        fi
        while IFS='' read -r line; do
            offered+=("${line}")
        done < <("${1}" ---complete bash "${COMP_WORDS[@]:1:COMP_CWORD-1}" "${typed}" 2>/dev/null)
        COMPREPLY=("${offered[@]:1}")
        if [[ "${offered[0]}" = files ]]; then
            compopt -o default
        fi
    }

    complete -o nosort -o filenames -F _whatcanimake whatcanimake 2>/dev/null ||
        complete -o filenames -F _whatcanimake whatcanimake

    """#

  /// A tab parts a word from what it means. Names match whatever their case.
  private static let zshScript = #"""
    #compdef whatcanimake
    # Completion for whatcanimake: the program itself lists the possible words.

    _whatcanimake() {
        local -a offered names commands shown
        local line
        offered=("${(@f)$("${(Q)words[1]}" ---complete zsh "${(@)words[2,CURRENT-1]}" "${PREFIX}" 2>/dev/null)}")
        if [[ "${offered[1]}" == files ]]; then
            _files
            return
        fi
        [[ "${PREFIX}" == --*=* ]] && compset -P 1 '*='
        for line in "${(@)offered[2,-1]}"; do
            if [[ "${line}" == *$'\t'* ]]; then
                commands+=("${line%%$'\t'*}")
                shown+=("${(r:14:)${line%%$'\t'*}} -- ${line#*$'\t'}")
            elif [[ -n "${line}" ]]; then
                names+=("${line}")
            fi
        done
        local -a matching=(-M 'm:{[:lower:][:upper:]}={[:upper:][:lower:]}')
        local ret=1
        compadd "${matching[@]}" -l -V commands -d shown -a commands && ret=0
        compadd "${matching[@]}" -V names -a names && ret=0
        return "${ret}"
    }

    if [[ "${funcstack[1]}" == _whatcanimake ]]; then
        _whatcanimake "$@"
    else
        compdef _whatcanimake whatcanimake
    fi

    """#

  private static let fishScript = #"""
    # Completion for whatcanimake: the program itself lists the possible words.

    function __whatcanimake_complete
        set -l before (commandline -opc)
        set -l program $before[1]
        set -e before[1]
        if set -q before[1]
            set before (string escape --no-quoted -- $before)
        end
        set -l typed (commandline -ct)
        set -l offered ($program ---complete fish $before "$typed" 2>/dev/null)
        if test "$offered[1]" = files
            __fish_complete_path "$typed"
            return
        end
        set -e offered[1]
        string join \n -- $offered
    end

    complete -c whatcanimake -e
    complete -c whatcanimake -f -k -a '(__whatcanimake_complete)'

    """#
}
