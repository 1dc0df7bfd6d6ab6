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
  /// The file of wordings to compare with the statements.
  let check: VocabularyCheck?

  /// Bytes of a source file that is read.
  private static let limit = 64 << 20

  func run(_ library: RuleLibrary) throws {
    let found = try CaptureFolders(included: [], excluded: []).expanding(paths)
    var files: [(name: String, bytes: [UInt8])] = []
    var isReadable = true
    for file in found where SourceLanguage(fileName: file.name) != nil || !file.isInFolder {
      do {
        files.append((file.name, try FileSource.regular(path: file.path).readAll(limit: Self.limit)))
      } catch {
        isReadable = false
        StandardStreams.complain("dnp-logcheck: \(CleanText.path(file.name)) cannot be read: \(error)")
      }
    }
    guard !files.isEmpty else {
      StandardStreams.complain(
        "dnp-logcheck: no source file of a known language is there: .swift, .m, .kt, .java, .ts, .js")
      throw ExitCode(2)
    }
    let vocabulary = SourceVocabulary.read(files: files, ruleSet: library.ruleSet)
    let wordings = try check?.wordings(in: vocabulary, library, isTest: isTest)
    // The wrong folder is not green.
    let ownCode: Int32 = !vocabulary.isExplained ? 1 : vocabulary.known.isEmpty ? 3 : 0
    let exitCode = isReadable ? wordings?.exitCode ?? ownCode : 2
    if json {
      StandardStreams.say(
        vocabulary.json(toolVersion: Version.current, exitCode: Int(exitCode), wordings: wordings))
    } else if let wordings {
      check?.report(wordings)
    } else {
      StandardStreams.write(Array(vocabulary.text().utf8))
    }
    if exitCode != 0 { throw ExitCode(exitCode) }
  }

  /// Whether a file of a folder holds tests. A file, or a folder of tests, that was named is read as it is.
  private func isTest(_ name: String) -> Bool {
    guard !paths.contains(name) else { return false }
    let folder = paths.filter { name.hasPrefix($0) }.max { $0.utf8.count < $1.utf8.count } ?? ""
    if let last = folder.split(separator: "/").last, TestFiles.has("\(last)/a") { return false }
    return TestFiles.has(String(name.dropFirst(folder.count)))
  }
}
