import ArgumentParser
import LogCheckReporting

/// The words of a command line up to the cursor, and what they leave open.
struct CompletionRequest {
  private let words: [String]
  private let current: String

  /// The words after the name of the tool; the last one is being typed.
  init(_ words: [String]) {
    self.words = words
    current = words.last ?? ""
  }

  var reply: Completion.Reply {
    var command: any ParsableCommand.Type = DNPLogCheck.self
    var path: [String] = []
    var rest = words.dropLast()[...]
    if rest.first == "help" { return Completion.Reply(candidates: subcommands(named: rest.dropFirst())) }
    while let next = Self.subcommand(of: command, named: rest.first) {
      command = next
      path.append(next._commandName)
      rest.removeFirst()
    }
    let isRoot = path.isEmpty
    let subcommands = rest.isEmpty ? Self.subcommands(of: command) + (isRoot ? [Self.help] : []) : []
    if let standard = command.configuration.defaultSubcommand {
      command = standard
      path.append(standard._commandName)
    }
    var arguments = DescribedCommand(of: command)?.arguments ?? []
    if isRoot { arguments += DescribedCommand.Argument.ofRoot }
    return reply(to: rest, arguments, path, subcommands)
  }

  private func reply(
    to rest: ArraySlice<String>, _ arguments: [DescribedCommand.Argument], _ path: [String],
    _ subcommands: [Completion.Candidate]
  ) -> Completion.Reply {
    let options = arguments.filter { $0.kind != .positional }
    var seen: Set<String> = []
    var (position, areOptionsOver) = (0, false)
    var open: DescribedCommand.Argument?
    for word in rest {
      if open != nil {
        open = nil
      } else if areOptionsOver || !word.hasPrefix("-") || word == "-" {
        position += 1
      } else if word == "--" {
        areOptionsOver = true
      } else {
        seen.insert(String(word.prefix { $0 != "=" }))
        open = options.first { $0.kind == .option && $0.typed.contains(word) }
      }
    }
    if let open { return values(of: open, named: open.typed.first ?? "", path, current, kept: "") }
    if !areOptionsOver, current.hasPrefix("-") {
      if current.hasPrefix("--"), let sign = current.firstIndex(of: "=") {
        let name = String(current[..<sign])
        let option = options.first { $0.kind == .option && $0.typed.contains(name) }
        let value = String(current[current.index(after: sign)...])
        return option.map { values(of: $0, named: name, path, value, kept: name + "=") } ?? Completion.Reply()
      }
      let left = options.filter { $0.isRepeating || seen.isDisjoint(with: $0.typed) }
      return Completion.Reply(
        candidates: left.flatMap { option in
          option.typed.map { Completion.Candidate(word: $0, note: Self.note(option.abstract)) }
        })
    }
    var reply = Completion.Reply()
    let positionals = arguments.filter { $0.kind == .positional }
    if let index = Self.index(of: position, in: positionals) {
      reply = values(of: positionals[index], named: "positional@\(index)", path, current, kept: "")
    }
    guard !areOptionsOver, !subcommands.isEmpty else { return reply }
    reply.candidates = subcommands + reply.candidates
    if reply.kind == .files { reply.kind = .wordsAndFiles }
    return reply
  }

  /// Candidates for a value. One that ends with an equals sign, as in `html=`, is completed with a file.
  private func values(
    of argument: DescribedCommand.Argument, named name: String, _ path: [String], _ typed: String, kept: String
  ) -> Completion.Reply {
    guard let kind = argument.completionKind else { return Completion.Reply(kept: kept) }
    if kind.file != nil { return Completion.Reply(kind: .files, kept: kept) }
    if kind.directory != nil { return Completion.Reply(kind: .folders, kept: kept) }
    var candidates = kind.list?.values.map { Completion.Candidate(word: $0) } ?? []
    if kind.custom != nil { candidates = custom(name, path, typed) }
    let beginning = candidates.first { $0.word.hasSuffix("=") && typed.hasPrefix($0.word) }
    if let beginning { return Completion.Reply(kind: .files, kept: kept + beginning.word) }
    return Completion.Reply(kept: kept, candidates: candidates)
  }

  /// The candidates of the `.custom` completion that the argument is declared with; the parser calls it.
  private func custom(_ name: String, _ path: [String], _ typed: String) -> [Completion.Candidate] {
    let call = ["---completion"] + path + ["--", name, "\(words.count - 1)", "\(typed.count)"]
    do {
      _ = try DNPLogCheck.parseAsRoot(call + words.dropLast() + [typed])
      return []
    } catch {
      guard DNPLogCheck.exitCode(for: error) == .success else { return [] }
      return DNPLogCheck.fullMessage(for: error).split(separator: "\n").map { line in
        let parts = line.split(separator: "\t", maxSplits: 1)
        return Completion.Candidate(word: String(parts[0]), note: parts.count > 1 ? Self.note(String(parts[1])) : "")
      }
    }
  }

  /// The argument that a word is at a position: the last one takes the rest if it repeats.
  private static func index(of position: Int, in arguments: [DescribedCommand.Argument]) -> Int? {
    if position < arguments.count { return position }
    return arguments.last?.isRepeating == true ? arguments.count - 1 : nil
  }

  private static func subcommand(
    of command: any ParsableCommand.Type, named name: String?
  ) -> (any ParsableCommand.Type)? {
    command.configuration.subcommands.first { $0._commandName == name }
  }

  private static func subcommands(of command: any ParsableCommand.Type) -> [Completion.Candidate] {
    command.configuration.subcommands.filter { $0.configuration.shouldDisplay }.map {
      Completion.Candidate(word: $0._commandName, note: note($0.configuration.abstract))
    }
  }

  private func subcommands(named names: ArraySlice<String>) -> [Completion.Candidate] {
    var command: any ParsableCommand.Type = DNPLogCheck.self
    for name in names {
      guard let next = Self.subcommand(of: command, named: name) else { return [] }
      command = next
    }
    return Self.subcommands(of: command)
  }

  private static let help = Completion.Candidate(word: "help", note: "The help of a command.")

  /// One line that fits next to a candidate.
  private static func note(_ text: String?) -> String {
    let line = CleanText.line(text ?? "")
    return line.count <= noteLimit ? line : line.prefix(noteLimit - 1) + "…"
  }

  private static let noteLimit = 72
}

extension DescribedCommand.Argument {
  /// Options of the root command, which the description of a command does not have.
  fileprivate static let ofRoot = [
    Self(
      kind: .flag, shouldDisplay: true, isRepeating: false, names: [.init(kind: "long", name: "version")],
      abstract: "The version of the tool."),
    Self(
      kind: .option, shouldDisplay: true, isRepeating: false,
      names: [.init(kind: "long", name: String(CompletionScript.option.dropFirst(2)))],
      abstract: "Print the completions for a shell.",
      completionKind: .init(list: .init(values: CompletionScript.allCases.map(\.rawValue)))),
  ]
}
