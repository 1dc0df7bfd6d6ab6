import Foundation
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// `redact`, as it is typed.
@Suite struct RedactCommandTests {
  static let sample = RepositoryPaths.sampleLogs.appending(path: "healthy/daily-cycle.log").path(percentEncoded: false)

  static func redact(_ arguments: [String], in folder: TemporaryFolder) throws -> CommandRun {
    try CommandRun(BuiltProduct.dnpLogCheck, ["redact"] + arguments, in: folder.url)
  }

  static func bytes(_ name: String, in folder: TemporaryFolder) throws -> [UInt8] {
    Array(try Data(contentsOf: folder.url.appending(path: name)))
  }

  private static func files(_ folder: TemporaryFolder, _ name: String = "") throws -> [String] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path(name)).sorted()
  }

  /// The sample with one line of the plugin that shows an address.
  private static func leak(_ folder: TemporaryFolder, to name: String = "leak.log") throws -> [UInt8] {
    let text = try String(contentsOf: URL(filePath: sample), encoding: .utf8)
    let line = try #require(text.split(separator: "\n").first { $0.contains("[DNP-PLUGIN]") })
    let start = try #require(line.firstRange(of: "[DNP-PLUGIN]")).upperBound
    let leak = text + line[..<start] + " account is ann.other@example.org\n"
    try folder.write(leak, to: name)
    return Array(leak.utf8)
  }

  @Test func aCaptureIsWrittenWithItsVerdicts() throws {
    let folder = try TemporaryFolder()
    let before = try Self.leak(folder)
    let run = try Self.redact(["leak.log", "-o", "out.log"], in: folder)
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(run.output.isEmpty)
    let after = try Self.bytes("out.log", in: folder)
    #expect(after.count == before.count)
    #expect(!String(decoding: after, as: UTF8.self).contains("ann.other"))
    #expect(run.errorText.contains("mail-addresses: 1 in 1 line "))
    #expect(run.errorText.contains("judged before and after: the same"))
    #expect(run.errorText.contains("read the files before you give them away"))
    #expect(try Self.files(folder) == ["leak.log", "out.log"])
    // The address was a failure, and is one.
    for name in ["leak.log", "out.log"] {
      let check = try CommandRun(
        BuiltProduct.dnpLogCheck, ["--select", "no-personal-data-in-lines", name], in: folder.url)
      #expect(check.exitCode == 1)
    }
  }

  @Test(.costly) func theSameKeyMakesTheSamePseudonyms() throws {
    let folder = try TemporaryFolder()
    _ = try Self.leak(folder)
    try folder.write("a key of sixteen bytes\n", to: "key")
    for name in ["one", "two"] {
      #expect(try Self.redact(["leak.log", "-o", name, "--key-file", "key"], in: folder).exitCode == 0)
    }
    for name in ["three", "four"] { #expect(try Self.redact(["leak.log", "-o", name], in: folder).exitCode == 0) }
    let variable = try CommandRun.shell(
      "cd '\(folder.path(""))' && KEY='a key of sixteen bytes' dnp-logcheck redact leak.log -o five --key-env KEY")
    #expect(variable.exitCode == 0)
    #expect(try Self.bytes("one", in: folder) == Self.bytes("two", in: folder))
    #expect(try Self.bytes("one", in: folder) == Self.bytes("five", in: folder))
    #expect(try Self.bytes("three", in: folder) != Self.bytes("four", in: folder))
  }

  /// Devices and old archives have names in other encodings; they are read like others.
  @Test func aFileNameThatIsNoUTF8Stays() throws {
    let folder = try TemporaryFolder()
    _ = try Self.leak(folder)
    let run = try CommandRun.shell(
      """
      name=$'caf\\xe9-ann.other@example.org.log'; mv leak.log "$name" && dnp-logcheck redact "$name" -d out && \
        cd out && for file in *; do printf '%s' "$file" | od -An -c; cmp -s "$file" "../$name" || echo changed; done
      """, in: folder.url)
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(run.outputText.contains("c   a   f 351   -"), "\(run.outputText)")
    #expect(!run.outputText.contains("a   n   n"), "\(run.outputText)")
    #expect(run.outputText.hasSuffix("changed\n"))
    #expect(run.errorText.contains("judged before and after: the same"))
  }

  @Test func whatIsKeptStays() throws {
    let folder = try TemporaryFolder()
    let before = try Self.leak(folder)
    // The rule would replace it as well.
    let run = try Self.redact(
      ["leak.log", "-o", "out.log", "--keep", "mail-addresses", "--keep", "no-personal-data-in-lines"], in: folder)
    #expect(run.exitCode == 0)
    #expect(run.errorText.contains("left as they were: mail-addresses, no-personal-data-in-lines"))
    #expect(try Self.bytes("out.log", in: folder) == before)
    let unknown = try Self.redact(["leak.log", "-o", "out.log", "--keep", "nothing-known"], in: folder)
    #expect(unknown.exitCode == 64)
    #expect(unknown.errorText.contains("phone-numbers"))
  }

  /// A change of a verdict stops the whole: nothing is written, not even the other captures.
  @Test func whatChangesAVerdictIsNotWritten() throws {
    let folder = try TemporaryFolder()
    _ = try Self.leak(folder)
    let word = "daily"
    try folder.write(
      """
      schema: dnp-rules/1
      redact:
        - { id: words, title: words of the plugin, detect: [{ regex: 'Scheduling|scheduled' }] }

      """, to: "own.yml")
    let other = try String(contentsOf: URL(filePath: Self.sample), encoding: .utf8)
    try folder.write(other.replacing("2025-11-15", with: "2025-11-16"), to: "\(word).log")
    let run = try Self.redact(["leak.log", "daily.log", "-d", "out", "--rules", "own.yml"], in: folder)
    #expect(run.exitCode == 1)
    #expect(run.errorText.contains("nothing was written"))
    #expect(run.errorText.contains("rule "))
    #expect(run.errorText.contains("--keep"))
    #expect(try Self.files(folder, "out") == [])
    let kept = try Self.redact(
      ["leak.log", "daily.log", "-d", "out", "--rules", "own.yml", "--keep", "words"], in: folder)
    #expect(kept.exitCode == 0, "\(kept.errorText)")
    #expect(try Self.files(folder, "out") == ["daily.log", "leak.log"])
  }

  @Test func nothingIsWrittenOverACaptureOrTwice() throws {
    let folder = try TemporaryFolder()
    let before = try Self.leak(folder)
    #expect(try Self.redact(["leak.log", "-o", "leak.log"], in: folder).exitCode == 2)
    #expect(try Self.redact(["leak.log", "-d", "."], in: folder).exitCode == 2)
    try FileManager.default.createSymbolicLink(atPath: folder.path("link.log"), withDestinationPath: "leak.log")
    #expect(try Self.redact(["leak.log", "-o", "link.log"], in: folder).exitCode == 2)
    try FileManager.default.removeItem(atPath: folder.path("link.log"))
    _ = try Self.leak(folder, to: "sub/leak.log")
    let twice = try Self.redact(["leak.log", "sub/leak.log", "-d", "out"], in: folder)
    #expect(twice.exitCode == 2)
    #expect(twice.errorText.contains("two captures would both be written to"))
    #expect(try Self.bytes("leak.log", in: folder) == before)
    #expect(try Self.files(folder, "out") == [])
    #expect(try Self.files(folder) == ["leak.log", "out", "sub"])
  }

  @Test(
    arguments: [
      ([], 64), (["-"], 64), (["leak.log"], 64), (["leak.log", "-o", "a", "-d", "b"], 64),
      (["leak.log", "-o", "-"], 64),
      (["leak.log", "-o", ""], 64), (["leak.log", "leak.log", "-o", "a"], 64), (["no.log", "-o", "a"], 2),
      (["leak.log", "-o", "no/way/\u{0}a"], 2), (["leak.log", "-d", "leak.log"], 2),
      (["leak.log", "-o", "a", "--key-file", "no.key"], 2), (["leak.log", "-o", "a", "--key-env", "NO_SUCH_KEY"], 2),
      (["leak.log", "-o", "a", "--key-file", "short.key"], 2),
      (["leak.log", "-o", "a", "--key-file", "short.key", "--key-env", "A"], 64), (["picture.log", "-o", "a"], 2),
      (["leak.log", "-o", "a", "--rules", "broken.yml"], 2),
    ] as [([String], Int32)])
  func whatCannotBeDoneWritesNothing(_ arguments: [String], _ code: Int32) throws {
    guard !arguments.contains(where: { $0.contains("\u{0}") }) else { return }
    let folder = try TemporaryFolder()
    _ = try Self.leak(folder)
    try folder.write("short\n", to: "short.key")
    try folder.write([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 1], to: "picture.log")
    try folder.write(
      "schema: dnp-rules/1\nredact:\n  - { id: a, title: b, detect: [{ regex: '(' }] }\n", to: "broken.yml")
    let files = try Self.files(folder)
    let run = try Self.redact(arguments, in: folder)
    #expect(run.exitCode == code, "\(run.errorText)")
    #expect(!run.errorText.isEmpty)
    #expect(try Self.files(folder) == files)
  }

  @Test func packedAndForeignEncodingsAreWrittenPlain() throws {
    let folder = try TemporaryFolder()
    let before = try Self.leak(folder)
    let pack = try CommandRun(URL(filePath: "/bin/sh"), ["-c", "gzip -k leak.log"], in: folder.url)
    try #require(pack.exitCode == 0)
    let units: [UInt8] = [0xFF, 0xFE] + before.flatMap { byte -> [UInt8] in [byte, 0] }
    try folder.write(units, to: "wide.log")
    try FileManager.default.removeItem(atPath: folder.path("leak.log"))
    try folder.write("a key of sixteen bytes\n", to: "key")
    let run = try Self.redact(["leak.log.gz", "-d", "out", "--key-file", "key"], in: folder)
    #expect(run.exitCode == 0, "\(run.errorText)")
    #expect(run.errorText.contains("unpacked and in UTF-8"))
    #expect(try Self.redact(["wide.log", "-d", "out", "--key-file", "key"], in: folder).exitCode == 0)
    let after = try Self.bytes("out/leak.log", in: folder)
    #expect(after.count == before.count)
    if before.allSatisfy({ $0 < 0x80 }) { #expect(try Self.bytes("out/wide.log", in: folder) == after) }
  }

  /// A word that is a value in one line is a word in others: replaced everywhere, it would change what the plugin says.
  @Test(arguments: [
    "SpringBoard: token: scheduled", "SpringBoard: token: notification refused", "Other: userName=DNP-DEBUG",
    "Other: password=notification", "Other: deviceName=DNP-FETCH", "Other: userName=Scheduling",
  ])
  func valueThatIsAWordChangesNoVerdict(_ line: String) throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: URL(filePath: Self.sample), encoding: .utf8)
    try folder.write(
      text + "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  991    0    \(line)\n",
      to: "in.log")
    let run = try Self.redact(["in.log", "-o", "out.log"], in: folder)
    #expect(run.exitCode == 0, "\(run.errorText)")
    let after = String(decoding: try Self.bytes("out.log", in: folder), as: UTF8.self)
    for (old, new) in zip(text.split(separator: "\n"), after.split(separator: "\n")) { #expect(old == new) }
  }

  @Test func placeholdersStay() throws {
    let folder = try TemporaryFolder()
    let text = try String(contentsOf: URL(filePath: Self.sample), encoding: .utf8)
    let line =
      "2025-11-15 06:00:00.000000+0000 0x1a2b     Default     0x0                  991    0    Other: token=(null) "
      + "token=<redacted> token: <private> password=<private> secret=<redacted>\n"
    try folder.write(text + line, to: "in.log")
    #expect(try Self.redact(["in.log", "-o", "out.log"], in: folder).exitCode == 0)
    #expect(String(decoding: try Self.bytes("out.log", in: folder), as: UTF8.self) == text + line)
  }

  /// Unpacked, it would have been searched for minutes. A bomb is at least 1 GiB, so that there is no smaller sample.
  @Test(.tags(.long), .enabled(if: Extent.isWhole), .timeLimit(.minutes(10))) func bombEndsEarlyWithASentence() throws {
    let folder = try TemporaryFolder()
    let make = try CommandRun.shell("head -c 1200M /dev/zero | tr '\\0' 'a' | gzip >bomb.log.gz", in: folder.url)
    try #require(make.exitCode == 0)
    let run = try Self.redact(["bomb.log.gz", "-o", "out.log"], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("bomb.log.gz: it unpacks to more than 200 times its size, which no log does"))
    #expect(run.errorText.contains("nothing was written"))
    #expect(try Self.files(folder) == ["bomb.log.gz"])
  }

  /// A name may hold personal data as well as a line.
  @Test func theNameOfACaptureIsRedacted() throws {
    let folder = try TemporaryFolder()
    _ = try Self.leak(folder, to: "of ann.other@example.org.log")
    let run = try Self.redact(["of ann.other@example.org.log", "-d", "out"], in: folder)
    #expect(run.exitCode == 0, "\(run.errorText)")
    let names = try Self.files(folder, "out")
    #expect(names.count == 1)
    #expect(names[0].hasPrefix("of ") && !names[0].contains("ann.other") && names[0].hasSuffix(".log"))
  }
}
