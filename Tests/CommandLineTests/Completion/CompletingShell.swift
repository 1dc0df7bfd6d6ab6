import Foundation
import LogCheckTestSupport

/// A shell that completes command lines of the tool, as at a Tab.
enum CompletingShell: String, CaseIterable, Sendable {
  case bash, zsh, fish

  /// With `LOGCHECK_REQUIRE_VALIDATORS=1` in the environment a missing shell is a failure (`.ci/validators.sh` installs all).
  private static let areRequired = ProcessInfo.processInfo.environment["LOGCHECK_REQUIRE_VALIDATORS"] == "1"

  static let usable = allCases.filter { areRequired || $0.isThere }

  private var isThere: Bool {
    // bash and zsh complete on a terminal only; `script` makes one.
    let terminal = self == .fish ? "true" : "script -qec true /dev/null </dev/null"
    return (try? CommandRun.shell("command -v \(rawValue) && \(terminal) >/dev/null 2>&1"))?.exitCode == 0
  }

  /// The candidates of each line, without quotes: the words that the shell inserts instead of the last one.
  ///
  /// `program` is a folder that comes first in the path.
  func candidates(_ lines: [String], in folder: TemporaryFolder, program: String? = nil) throws -> [[String]] {
    let all = self == .bash ? "\\033*" : "\\030"
    let found = try typed(lines, key: all, in: folder, program: program)
    return zip(lines, found).map { line, text in
      if self == .fish { return text.split(separator: "\n").map(String.init) }
      let count = line.split(separator: " ", omittingEmptySubsequences: false).count - 1
      return Array(Self.words(text[...]).dropFirst(count))
    }
  }

  /// Each line after the key was pressed at its end; in fish, which needs no terminal, its list of candidates.
  func typed(_ lines: [String], key: String, in folder: TemporaryFolder, program: String? = nil) throws -> [String] {
    let scratch = try TemporaryFolder()
    let path = scratch.path("")
    try scratch.write(CommandRun(BuiltProduct.dnpLogCheck, [CompletionCase.option, rawValue]).output, to: "script")
    try scratch.write(settings(path), to: self == .zsh ? ".zshrc" : "settings")
    try scratch.write(lines.joined(separator: "\n") + "\n", to: "lines")
    try scratch.write(keys(key), to: "keys")
    let first = program.map { "export PATH='\($0)':\"$PATH\"\n" } ?? ""
    // Shells write their history below the home folder.
    try FileManager.default.createSymbolicLink(
      atPath: scratch.path("dnp-logcheck"), withDestinationPath: BuiltProduct.dnpLogCheck.path(percentEncoded: false))
    let run = try CommandRun.shell("\(first)export S='\(path)' HOME='\(path)'\n\(command)", in: folder.url)
    guard run.exitCode == 0 else { throw Failure(text: "\(run.exitCode): \(run.outputText)\(run.errorText)") }
    let found = try String(contentsOfFile: scratch.path("found"), encoding: .utf8)
    return found.split(separator: "\0", omittingEmptySubsequences: false).dropLast().map(String.init)
  }

  struct Failure: Error { let text: String }

  /// Gives the lines one after another, each with the key that puts all candidates in and the one that writes the line down.
  private func keys(_ key: String) -> String {
    """
    while [ ! -e "$S/ready" ]; do sleep 0.05; done
    while IFS= read -r line; do printf '%s\(key)\\024' "$line"; done <"$S/lines"
    printf 'exit 0\\n'
    """
  }

  private var command: String {
    switch self {
    case .bash:
      "bash $S/keys | TERM=xterm timeout 200 script -qec \"bash --noprofile --rcfile '$S/settings' -i\" /dev/null >$S/screen"
    case .zsh:
      "bash $S/keys | TERM=xterm ZDOTDIR=$S timeout 200 script -qec 'zsh -d -i' /dev/null >$S/screen"
    case .fish: "timeout 200 fish --no-config $S/settings"
    }
  }

  private func settings(_ path: String) -> String {
    switch self {
    case .bash:
      """
      stty -icanon -echo -isig -ixon
      PS1='> '
      source '\(path)script'
      show() { printf '%s\\0' "$READLINE_LINE" >>'\(path)found'; READLINE_LINE=; READLINE_POINT=0; }
      bind -x '"\\C-t": show'
      : >'\(path)ready'
      """
    case .zsh:
      """
      stty -icanon -echo -isig -ixon
      PS1='> '
      LISTMAX=100000
      mkdir '\(path)functions'
      cp '\(path)script' '\(path)functions/_dnp-logcheck'
      fpath=('\(path)functions' $fpath)
      autoload -Uz compinit
      compinit -D -u
      zstyle ':completion:all-matches::::' completer _all_matches _complete
      zstyle ':completion:all-matches:*' insert yes
      zle -C all-matches complete-word _generic
      bindkey '^X' all-matches
      show() { print -rN -- "$BUFFER" >>'\(path)found'; BUFFER=; }
      zle -N show
      bindkey '^T' show
      : >'\(path)ready'
      """
    case .fish:
      """
      source '\(path)script'
      for line in (cat '\(path)lines')
          complete -C $line | string replace -r '\\t.*' '' >>'\(path)found'
          printf '\\0' >>'\(path)found'
      end
      """
    }
  }

  /// The words of a line that a shell quoted.
  private static func words(_ line: Substring) -> [String] {
    var (words, isEscaped) = ([""], false)
    for character in line {
      if !isEscaped, character == "\\" {
        isEscaped = true
      } else if !isEscaped, character == " " {
        words.append("")
      } else {
        words[words.count - 1].append(character)
        isEscaped = false
      }
    }
    return words.last == "" ? words.dropLast() : words
  }
}
