/// The scripts that `--generate-completion-script` prints. Each asks the tool at every Tab, so that no list in it becomes
/// stale, and leaves files to the shell.
///
/// The parser's own scripts know no default command, take files away where no completion is declared, and in bash expand
/// the candidates as if they were typed.
enum CompletionScript: String, CaseIterable {
  case bash, zsh, fish

  static let option = "--generate-completion-script"

  /// The shell whose script is asked for; `nil` for any other call, and for shells that only the parser's message knows.
  static func asked(_ arguments: [String]) -> CompletionScript? {
    let options = arguments.prefix { $0 != "--" }
    guard let index = options.firstIndex(where: { $0 == option || $0.hasPrefix(option + "=") }) else { return nil }
    let parts = options[index].split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    if parts.count > 1 { return CompletionScript(rawValue: String(parts[1])) }
    if let shell = options[(index + 1)...].first { return CompletionScript(rawValue: shell) }
    let shell = StandardStreams.environment("SHELL")?.split(separator: "/").last
    return shell.flatMap { CompletionScript(rawValue: String($0)) }
  }

  var text: String {
    switch self {
    case .bash: Self.bashText
    case .zsh: Self.zshText
    case .fish: Self.fishText
    }
  }

  /// Works from bash 3.2 on, the one of macOS, which has no `compopt`.
  private static let bashText = #"""
    # Completions of dnp-logcheck for bash: source <(dnp-logcheck --generate-completion-script bash)
    _dnp_logcheck() {
      local program=${COMP_WORDS[0]} kind='' reply line file failglob=''
      COMPREPLY=()
      reply=$("${program/#\~\//$HOME/}" ---complete bash "$2" "${COMP_LINE:0:COMP_POINT}" 2>/dev/null </dev/null)
      while IFS= read -r line; do
        if [[ -z $kind ]]; then
          kind=$line
        elif [[ -n $line ]]; then
          # Candidates are data: nothing in them is expanded.
          printf -v line %q "$line"
          COMPREPLY+=("$line")
        fi
      done <<<"$reply"
      case $kind in
      words) compopt +o default +o bashdefault ;;
      folders) compopt +o default +o bashdefault -o dirnames ;;
      words-and-files)
        # Without a word that matches, the shell completes files.
        if [[ ${#COMPREPLY[@]} -gt 0 ]]; then
          compopt -o filenames
          shopt -q failglob && failglob=yes && shopt -u failglob
          for file in "$2"*; do
            if [[ -e $file || -L $file ]]; then COMPREPLY+=("$file"); fi
          done
          [[ -z $failglob ]] || shopt -s failglob
        fi
        ;;
      esac 2>/dev/null
    }
    complete -o default -o bashdefault -F _dnp_logcheck dnp-logcheck

    """#

  private static let zshText = #"""
    #compdef dnp-logcheck
    # Completions of dnp-logcheck for zsh: source <(dnp-logcheck --generate-completion-script zsh), after compinit
    _dnp-logcheck() {
      local program=${(Q)words[1]} kind kept line value
      local -a reply candidates
      reply=("${(@f)$("${program/#\~\//$HOME/}" ---complete zsh "${(@Q)words[2,CURRENT-1]}" "${(Q)PREFIX}" \
        2>/dev/null </dev/null)}")
      kind=$reply[1] kept=$reply[2]
      # What stays of the word, as in --report=html, is no part of the candidates.
      if [[ -n $kept && $PREFIX == "$kept"* ]]; then
        IPREFIX+=$kept
        PREFIX=${PREFIX#"$kept"}
      fi
      for line in "${(@)reply[3,-1]}"; do
        value=${line%%$'\t'*}
        [[ -n $value ]] || continue
        value=${${value//\\/\\\\}//:/\\:}
        if [[ $line == *$'\t'* ]]; then value+=:${line#*$'\t'}; fi
        candidates+=("$value")
      done
      case $kind in
      words) _describe -t values 'candidate' candidates ;;
      folders) _files -/ ;;
      words-and-files)
        local result=1
        _describe -t values 'command' candidates && result=0
        _files && result=0
        return result
        ;;
      *) _files ;;
      esac
    }
    if [[ $funcstack[1] == _dnp-logcheck ]]; then
      _dnp-logcheck "$@"
    else
      compdef _dnp-logcheck dnp-logcheck
    fi

    """#

  private static let fishText = #"""
    # Completions of dnp-logcheck for fish: dnp-logcheck --generate-completion-script fish | source
    function __dnp_logcheck_offers -a kind
        set -l line (commandline -pc | string collect)
        if test "$line" != "$__dnp_logcheck_line"
            set -l words (commandline -opc)
            set -l current (commandline -ct | string trim --left --chars='"\'')
            set -l program (string replace -r '^~/' "$HOME/" -- $words[1])
            set -e words[1]
            set -g __dnp_logcheck_reply (command $program ---complete fish $words "$current" 2>/dev/null </dev/null)
            set -g __dnp_logcheck_line $line
        end
        test "$__dnp_logcheck_reply[1]" = "$kind"
    end

    function __dnp_logcheck_words
        set -l kept $__dnp_logcheck_reply[2]
        set -l candidates $__dnp_logcheck_reply
        set -e candidates[1..2]
        for candidate in $candidates
            printf '%s%s\n' $kept $candidate
        end
    end

    function __dnp_logcheck_folders
        set -l kept $__dnp_logcheck_reply[2]
        set -l current (commandline -ct)
        for folder in (__fish_complete_directories (string sub --start (math 1 + (string length -- "$kept")) -- "$current") '')
            printf '%s%s\n' $kept $folder
        end
    end

    complete -c dnp-logcheck -e
    complete -c dnp-logcheck -n '__dnp_logcheck_offers words' -f -a '(__dnp_logcheck_words)'
    complete -c dnp-logcheck -n '__dnp_logcheck_offers words-and-files' -a '(__dnp_logcheck_words)'
    complete -c dnp-logcheck -n '__dnp_logcheck_offers folders' -f -a '(__dnp_logcheck_folders)'

    """#
}
