import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckModel
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckWorkshop

/// A file of wordings that `vocabulary --check` compares with captures, or with the log statements of a source.
struct VocabularyCheck {
  private let name: String
  private let wordings: [ListedWording]
  private let file: RuleFileText

  /// Bytes of a file that is read.
  private static let limit = 16 << 20

  init(_ name: String) throws {
    self.name = name
    let bytes: [UInt8]
    do {
      bytes = try FileSource.regular(path: RawArguments.bytes(name)).readAll(limit: Self.limit)
    } catch {
      StandardStreams.complain("dnp-logcheck: \(CleanText.path(name)) cannot be read: \(error)")
      throw ExitCode(2)
    }
    file = RuleFileText(path: name, bytes: bytes)
    let (wordings, diagnostics) = ListedWording.all(in: file)
    guard let wordings else {
      StandardStreams.complain(of: diagnostics)
      throw ExitCode(2)
    }
    self.wordings = wordings
  }

  /// The texts compared with the statements of a source; `isTest` says which files are no part of a build.
  func wordings(
    in source: SourceVocabulary, _ library: RuleLibrary, isTest: (String) -> Bool
  ) throws -> SourceWordings {
    let (found, diagnostics) = SourceWordings.read(wordings, in: file, of: source, library.ruleSet, isTest: isTest)
    guard let found else {
      StandardStreams.complain(of: diagnostics)
      throw ExitCode(2)
    }
    return found
  }

  /// Prints the same for people.
  func report(_ found: SourceWordings) { StandardStreams.write(Array(found.text(of: name).utf8)) }

  /// Names the texts that occur in no capture; ends with 1 where there are any.
  func report(_ vocabulary: CaptureVocabulary, _ library: RuleLibrary) throws {
    let stale = StaleWordings.all(of: wordings, in: vocabulary.unknown, library)
    for wording in stale {
      StandardStreams.say(
        "\(CleanText.path(wording.mark.file)):\(wording.mark.line): \(CleanText.line(wording.event)): "
          + "\(CleanText.line(wording.text)) occurs in no capture")
    }
    StandardStreams.say(
      "\(wordings.count - stale.count) of \(TextLayout.counted(wordings.count, "text")) of \(CleanText.path(name)) occur"
    )
    if !stale.isEmpty { throw ExitCode(1) }
  }
}
