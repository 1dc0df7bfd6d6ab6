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
    for (text, event, isNamed) in try chosen(vocabulary.unknown, choices) {
      do {
        let entry = try maker.entry(for: text, as: event, allowingUnnamedValues: isNamed)
        wordings.add(entry)
        StandardStreams.say("\(CleanText.line(event)): \(CleanText.line(text.text))")
        if let warning = entry.warning { StandardStreams.say("  warning: \(CleanText.line(warning))") }
      } catch {
        if isNamed { isRefused = true }
        StandardStreams.say(
          "left out: \(CleanText.line(text.text))\n  not taken for \(CleanText.line(event)): \(CleanText.line(error.reason))"
        )
      }
    }
    guard !wordings.entries.isEmpty else {
      StandardStreams.say("Nothing to write: no text is probably an event; --accept LINE=EVENT takes one by hand.")
      if isRefused { throw ExitCode(2) }
      return
    }
    guard file.replace(with: Array(wordings.yaml.utf8)) else { throw ExitCode(2) }
    StandardStreams.say(
      "\(TextLayout.counted(wordings.entries.count, "text")) written to \(CleanText.path(name)); judge with them: "
        + "dnp-logcheck --rules \(CleanText.path(name)) …")
    if isRefused { throw ExitCode(2) }
  }

  /// The texts with the event for each, and whether the user named it.
  private func chosen(
    _ unknown: [UnknownText], _ choices: [String]
  ) throws -> [(text: UnknownText, event: String, isNamed: Bool)] {
    var found: [(text: UnknownText, event: String, isNamed: Bool)] = []
    for choice in choices.compactMap(VocabularyChoice.init) {
      guard let text = unknown.first(where: { $0.first.line == choice.line }) else {
        throw ValidationError("--accept \(choice.line)=…: no unknown text was first seen in line \(choice.line)")
      }
      found.append((text, choice.event, true))
    }
    guard choices.contains("best") else { return found }
    for text in unknown
    where !found.contains(where: { $0.text.first.line == text.first.line && $0.text.text == text.text }) {
      guard let best = text.candidates.first, best.isProbable else { continue }
      found.append((text, best.event, false))
    }
    return found
  }
}
