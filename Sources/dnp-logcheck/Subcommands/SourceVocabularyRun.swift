import ArgumentParser
import LogCheckIngest
import LogCheckReporting
import LogCheckRuleLibrary
import LogCheckSource
import LogCheckWorkshop

/// Compares the log statements of source files with the events.
struct SourceVocabularyRun {
  let paths: [String]
  let json: Bool

  /// Bytes of a source file that is read.
  private static let limit = 64 << 20

  func run(_ library: RuleLibrary) throws {
    let names = try CaptureFolders(included: [], excluded: []).expanding(paths)
    var files: [(name: String, bytes: [UInt8])] = []
    var isReadable = true
    for name in names where SourceLanguage(fileName: name) != nil || paths.contains(name) {
      do {
        files.append((name, try FileSource.regular(path: RawArguments.bytes(name)).readAll(limit: Self.limit)))
      } catch {
        isReadable = false
        StandardStreams.complain("dnp-logcheck: \(CleanText.path(name)) cannot be read: \(error)")
      }
    }
    guard !files.isEmpty else {
      StandardStreams.complain(
        "dnp-logcheck: no source file of a known language is there: .swift, .m, .kt, .java, .ts, .js")
      throw ExitCode(2)
    }
    let vocabulary = SourceVocabulary.read(files: files, ruleSet: library.ruleSet)
    // The wrong folder is not green.
    let exitCode: Int32 = !isReadable ? 2 : !vocabulary.isExplained ? 1 : vocabulary.known.isEmpty ? 3 : 0
    if json {
      StandardStreams.say(vocabulary.json(toolVersion: Version.current, exitCode: Int(exitCode)))
    } else {
      StandardStreams.write(Array(vocabulary.text().utf8))
    }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }
}
