import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

/// The file of `vocabulary --write`. One that exists is never changed: it may hold texts that a person chose.
struct VocabularyOutput {
  private let name: String
  private let file: OutputFile

  init(_ name: String) throws {
    self.name = name
    if FileSource.sight(of: RawArguments.bytes(name)) != nil {
      throw ValidationError(
        "\(CleanText.path(name)) exists and is left as it is; write a new file, and judge with both: --rules twice")
    }
    file = try OutputFile.ready(name, role: "the wordings")
  }

  func write(_ vocabulary: CaptureVocabulary, _ choices: [String], _ library: RuleLibrary) throws {
    let maker = WordingMaker(library, known: vocabulary.known, unknown: vocabulary.unknown)
    var wordings = WordingFile()
    var isRefused = false
    for chosen in try chosen(vocabulary, choices) {
      do {
        let entry =
          switch chosen.target {
          case .text(let text): try maker.entry(for: text, as: chosen.event, allowingUnnamedValues: chosen.isNamed)
          case .members(let members): try maker.entry(for: members, of: chosen.event)
          }
        wordings.add(entry)
        say(entry, chosen)
      } catch {
        if chosen.isNamed { isRefused = true }
        StandardStreams.say(
          "left out: \(CleanText.line(chosen.words))\n  not taken for \(CleanText.line(chosen.event)): "
            + CleanText.line(error.reason))
      }
    }
    guard !wordings.entries.isEmpty else {
      StandardStreams.say(
        "Nothing to write: no text is probably an event, and no member a field; --accept LINE=EVENT takes one by hand.")
      if isRefused { throw ExitCode(2) }
      return
    }
    guard file.replace(with: Array(wordings.yaml.utf8)) else { throw ExitCode(2) }
    StandardStreams.say(
      "\(counted(wordings)) written to \(CleanText.path(name)); judge with them: "
        + "dnp-logcheck --rules \(CleanText.path(name)) …")
    if isRefused { throw ExitCode(2) }
  }

  private func say(_ entry: WordingFile.Entry, _ chosen: Chosen) {
    if case .text(let text) = chosen.target {
      StandardStreams.say("\(CleanText.line(entry.event)): \(CleanText.line(text.text))")
    }
    for pair in entry.pairs where entry.template == nil {
      StandardStreams.say(
        "\(CleanText.line(entry.event)): the member \(CleanText.line(pair.key)) is the field \(CleanText.line(pair.field))"
      )
    }
    if let warning = entry.warning { StandardStreams.say("  warning: \(CleanText.line(warning))") }
    for note in entry.notes { StandardStreams.say("  \(CleanText.line(note))") }
  }

  /// The numbers of texts and members in the file.
  private func counted(_ wordings: WordingFile) -> String {
    let texts = wordings.entries.count { $0.template != nil || $0.jsonName != nil }
    let members = wordings.entries.filter { $0.template == nil }.reduce(0) { $0 + $1.pairs.count }
    var parts: [String] = []
    if texts > 0 { parts.append(TextLayout.counted(texts, "text")) }
    if members > 0 { parts.append(TextLayout.counted(members, "member")) }
    return parts.joined(separator: " and ")
  }

  /// A thing to take over, with the event for it and whether the user named it.
  private struct Chosen {
    var target: VocabularyChoice.Target
    var event: String
    var isNamed: Bool

    var words: String {
      switch target {
      case .text(let text): text.text
      case .members(let members): "members " + members.map(\.member).joined(separator: ", ")
      }
    }
  }

  private func chosen(_ vocabulary: CaptureVocabulary, _ choices: [String]) throws -> [Chosen] {
    var found: [Chosen] = []
    var texts: [UnknownText] = []
    var members: Set<RenamedMember> = []
    for choice in choices.compactMap(VocabularyChoice.init) {
      let target = try choice.target(in: vocabulary)
      switch target {
      case .text(let text): texts.append(text)
      case .members(let named): members.formUnion(named)
      }
      found.append(Chosen(target: target, event: choice.event, isNamed: true))
    }
    guard choices.contains("best") else { return found }
    for text in vocabulary.unknown
    where !texts.contains(where: { $0.capture == text.capture && $0.first == text.first && $0.text == text.text }) {
      guard let best = text.candidates.first, best.isProbable else { continue }
      found.append(Chosen(target: .text(text), event: best.event, isNamed: false))
    }
    for (event, ofEvent) in Dictionary(grouping: vocabulary.renamed, by: \.event).sorted(by: { $0.key < $1.key }) {
      let probable = ofEvent.filter { $0.isProbable && !members.contains($0) }
      if !probable.isEmpty { found.append(Chosen(target: .members(probable), event: event, isNamed: false)) }
    }
    return found
  }
}
