import ArgumentParser
import Foundation
import LogCheckTestSupport
import Testing

@testable import dnp_logcheck

/// The pages are right: their commands run, their output is the tool's, their links have targets.
///
/// One after the other: two tests run the commands of a block, which write to the same files.
@Suite(.serialized) struct DocumentTests {
  private static let blocks = DocumentPage.all.flatMap(\.blocks)

  @Test func thePagesAreFound() {
    #expect(DocumentPage.all.map(\.path).contains("README.md"))
    #expect(Self.blocks.contains { $0.isRun })
    #expect(Self.blocks.contains { $0.mark.hasPrefix("<!-- file: ") })
  }

  /// A block after `<!-- run -->`: each line is a command, run by the shell in the package's folder. It must exit with
  /// 0, or with N if the line ends in `# exit N`.
  @Test(.costly, arguments: blocks.filter(\.isRun))
  func itsCommandsRun(_ block: DocumentPage.Block) throws {
    for command in block.lines where !command.isEmpty {
      let expected = command.firstMatch(of: /# exit (\d+)$/).flatMap { Int32($0.1) } ?? 0
      let run = try CommandRun.shell(command)
      #expect(run.exitCode == expected, "\(command)\n\(run.errorText)")
    }
  }

  /// A block after `<!-- file: PATH -->` is that file.
  @Test(arguments: blocks.filter { $0.mark.hasPrefix("<!-- file: ") })
  func aQuotedFileIsTheOneInTheRepository(_ block: DocumentPage.Block) throws {
    let path = block.mark.dropFirst("<!-- file: ".count).dropLast(" -->".count)
    let text = try String(contentsOf: RepositoryPaths.root.appending(path: String(path)), encoding: .utf8)
    #expect(block.lines.map { $0 + "\n" }.joined() == text)
  }

  /// A `text` block after `<!-- output -->` is the output of the run block before it.
  @Test(arguments: DocumentPage.all)
  func theQuotedOutputIsTheToolsOwn(_ page: DocumentPage) throws {
    var commands: [String] = []
    var changed: [(block: DocumentPage.Block, printed: String)] = []
    for block in page.blocks {
      if block.isRun { commands = block.lines }
      guard block.mark == "<!-- output -->" else { continue }
      let printed = try commands.map { try CommandRun.shell(Self.asOnATerminal($0)).outputText }.joined()
      let shown = block.lines.map { $0 + "\n" }.joined()
      guard GoldenFile.isRecording else {
        #expect(shown == printed, "\(block): LOGCHECK_RECORD=1 rewrites it")
        continue
      }
      if shown != printed { changed.append((block, printed)) }
      Issue.record("\(block) was recorded")
    }
    // From the last to the first: what is recorded moves the blocks below it.
    for item in changed.reversed() { try Self.record(item.printed, in: item.block) }
  }

  /// The command with the report that a terminal gets, where the shell names none: a reader of the page has a terminal.
  private static func asOnATerminal(_ command: String) -> String {
    guard let call = command.ranges(of: "dnp-logcheck").last, !command[call.upperBound...].contains("--report") else {
      return command
    }
    let rest = command[call.upperBound...]
    let word = rest.split(separator: " ").first.map(String.init) ?? ""
    let others = DNPLogCheck.configuration.subcommands.map { $0._commandName }.filter {
      !["check", "follow"].contains($0)
    }
    guard !others.contains(word), rest.first != "." else { return command }
    let end = rest.range(of: " #")?.lowerBound ?? rest.range(of: " |")?.lowerBound ?? command.endIndex
    return command[..<end] + " --report text" + command[end...]
  }

  private static func record(_ text: String, in block: DocumentPage.Block) throws {
    let url = RepositoryPaths.root.appending(path: block.page)
    var lines = try String(contentsOf: url, encoding: .utf8).components(separatedBy: "\n")
    let start = block.line - 1
    lines.replaceSubrange(
      start..<start + block.lines.count,
      with: text.split(separator: "\n", omittingEmptySubsequences: false).dropLast().map(String.init))
    try Data(lines.joined(separator: "\n").utf8).write(to: url)
  }

  /// Commands that are not run (they need a device, or a file of the reader's) are at least ones that the tool takes.
  @Test(arguments: blocks.filter { $0.language == "sh" })
  func itsOptionsExist(_ block: DocumentPage.Block) throws {
    for line in block.lines {
      guard let arguments = Self.arguments(line) else { continue }
      do {
        _ = try DNPLogCheck.parseAsRoot(arguments)
      } catch {
        // `--help` and `--version` end the parsing, too.
        #expect(DNPLogCheck.exitCode(for: error) == .success, "\(line): \(DNPLogCheck.message(for: error))")
      }
    }
  }

  /// The words after the tool's name, up to those that the shell interprets.
  private static func arguments(_ line: String) -> [String]? {
    guard let call = line.firstMatch(of: /(?:^|[|;&] ?)dnp-logcheck(?: ([^|>;&#]*))?/) else { return nil }
    return (call.1 ?? "").split(separator: " ").map { $0.trimmingCharacters(in: ["'", "\""]) }
  }

  @Test(.costly, arguments: DocumentPage.all)
  func itsLinksLeadSomewhere(_ page: DocumentPage) {
    let folder = RepositoryPaths.root.appending(path: page.path).deletingLastPathComponent()
    let broken = page.fileLinks.filter { link in
      !FileManager.default.fileExists(
        atPath: folder.appending(path: link).standardizedFileURL.path(percentEncoded: false))
    }
    #expect(broken == [])
  }

  @Test(.costly, arguments: DocumentPage.all)
  func itsLinksLeadToHeadings(_ page: DocumentPage) {
    let folder = RepositoryPaths.root.appending(path: page.path).deletingLastPathComponent()
    let base = RepositoryPaths.root.standardizedFileURL.path(percentEncoded: false)
    let broken = page.headingLinks.filter { link in
      guard !link.page.isEmpty else { return !page.headingNames.contains(link.heading) }
      let target = folder.appending(path: link.page).standardizedFileURL.path(percentEncoded: false)
      // Pages that a reader does not come to are not searched.
      guard let other = DocumentPage.all.first(where: { base + $0.path == target }) else { return false }
      return !other.headingNames.contains(link.heading)
    }
    #expect(broken.map { "\($0.page)#\($0.heading)" } == [])
  }
}
