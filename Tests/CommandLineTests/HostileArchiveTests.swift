import Foundation
import LogCheckTestSupport
import Testing

/// Files that are packed in ways that are read, and in ways that are not.
@Suite struct HostileArchiveTests {
  private static let logLines = """
    2025-11-15 06:00:25.000000+0000 0x1a2b     Error       0x0                  700    0    Runner: [JOB] started
    2025-11-15 06:00:26.000000+0000 0x1a2b     Error       0x0                  700    0    Runner: [JOB] crashed

    """
  private static let check = [
    "--no-built-in-rules", "--fail-on", "warning", "--report", "json", "--rules",
    RepositoryPaths.root.appending(path: "Tests/CommandLineTests/Inputs/rules.yml").path(percentEncoded: false),
  ]

  private func verdict(_ run: CommandRun) throws -> [String] {
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    let rules = try #require(report["rules"] as? [[String: Any]])
    return rules.map { "\($0["id"] ?? "-") \($0["verdict"] ?? "-")" } + ["\(run.exitCode)"]
  }

  /// By what it holds, whatever it is called and however it comes.
  @Test func gzipIsKnownByWhatItHolds() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.logLines, to: "plain.log")
    try folder.write(Self.logLines, to: "plain.log.gz")
    let pack = try CommandRun.shell(
      "gzip -c plain.log > night.log.gz; cp night.log.gz night.log; mkdir d; cat night.log > d/x", in: folder.url)
    #expect(pack.exitCode == 0)
    let plain = try verdict(CommandRun(BuiltProduct.dnpLogCheck, Self.check + ["plain.log"], in: folder.url))
    #expect(plain.last == "1")
    for name in ["plain.log.gz", "night.log.gz", "night.log", "d/x"] {
      #expect(
        try verdict(CommandRun(BuiltProduct.dnpLogCheck, Self.check + [name], in: folder.url)) == plain, "\(name)")
    }
    let packed = folder.url.appending(path: "night.log")
    #expect(
      try verdict(CommandRun(BuiltProduct.dnpLogCheck, Self.check + ["-"], in: folder.url, input: packed)) == plain)
    let quoted = Self.check.map { "'\($0)'" }.joined(separator: " ")
    let piped = try CommandRun.shell("cat night.log.gz | dnp-logcheck \(quoted)", in: folder.url)
    #expect(try verdict(piped) == plain)
  }

  /// A kind that is not read is named with the command that makes it readable.
  struct Kind: CustomTestStringConvertible, Sendable {
    let name: String
    let bytes: [UInt8]
    let word: String
    var testDescription: String { name }
  }

  private static let kinds = [
    Kind(name: "whole.zst", bytes: [0x28, 0xB5, 0x2F, 0xFD, 0x24, 2, 0x11, 0, 0, 0x61, 0x0A], word: "zstd -dc"),
    Kind(name: "cut.zst", bytes: [0x28, 0xB5, 0x2F, 0xFD], word: "zstd -dc"),
    // A frame that asks for a window of more than 128 MiB, and a block of 128 KiB out of one byte.
    Kind(name: "window.zst", bytes: [0x28, 0xB5, 0x2F, 0xFD, 0, 0xA8, 2, 0, 0x10, 0x61], word: "zstd -dc"),
    Kind(name: "skipped.zst", bytes: [0x50, 0x2A, 0x4D, 0x18, 1, 0, 0, 0, 0x61], word: "zstd -dc"),
    Kind(name: "log.bz2", bytes: Array("BZh91AY&SY".utf8) + [1, 2], word: "bzip2 -dc"),
    Kind(name: "log.xz", bytes: [0xFD, 0x37, 0x7A, 0x58, 0x5A, 0, 0, 4], word: "xz -dc"),
    Kind(name: "log.7z", bytes: [0x37, 0x7A, 0xBC, 0xAF, 0x27, 0x1C, 0, 4], word: "archive (sevenZip)"),
    Kind(name: "logs.zip", bytes: archive("../../evil.log"), word: "archive (zip)"),
    Kind(name: "root.zip", bytes: archive("/tmp/evil.log"), word: "archive (zip)"),
    Kind(name: "drive.zip", bytes: archive("C:\\evil.log"), word: "archive (zip)"),
    Kind(name: "long.zip", bytes: archive(String(repeating: "e", count: 65_535)), word: "archive (zip)"),
    Kind(name: "logs.tar", bytes: tape("../../evil.log", kind: 0x30), word: "archive (tar)"),
    Kind(name: "link.tar", bytes: tape("evil.log", kind: 0x32), word: "archive (tar)"),
    Kind(name: "device.tar", bytes: tape("evil.log", kind: 0x33), word: "archive (tar)"),
  ]

  /// The first member of a zip archive, stored.
  private static func archive(_ name: String) -> [UInt8] {
    let count = UInt16(clamping: name.utf8.count)
    return [0x50, 0x4B, 3, 4, 20, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 5, 0, 0, 0, 5, 0, 0, 0]
      + [UInt8(count & 0xFF), UInt8(count >> 8), 0, 0] + Array(name.utf8) + Array("evil\n".utf8)
  }

  /// The header of a member of a tape archive.
  private static func tape(_ name: String, kind: UInt8) -> [UInt8] {
    var block = [UInt8](repeating: 0, count: 512)
    for (index, byte) in name.utf8.enumerated() { block[index] = byte }
    for (index, byte) in "0000644".utf8.enumerated() { block[100 + index] = byte }
    block[156] = kind
    for (index, byte) in "/etc/passwd".utf8.enumerated() where kind == 0x32 { block[157 + index] = byte }
    for (index, byte) in "ustar".utf8.enumerated() { block[257 + index] = byte }
    return block + Array("evil\n".utf8)
  }

  @Test(arguments: kinds)
  func whatIsNotUnpackedIsNamedAndNothingIsWritten(_ kind: Kind) throws {
    let outer = try TemporaryFolder()
    try outer.write(kind.bytes, to: "a/b/\(kind.name)")
    let folder = outer.url.appending(path: "a/b")
    let run = try CommandRun(BuiltProduct.dnpLogCheck, [kind.name], in: folder)
    #expect(run.exitCode == 2)
    #expect(run.errorText.contains("\(kind.name): cannot be read"))
    #expect(run.errorText.contains(kind.word))
    let found = try FileManager.default.subpathsOfDirectory(atPath: outer.path(""))
    #expect(Set(found) == ["a", "a/b", "a/b/\(kind.name)"])
    #expect(!FileManager.default.fileExists(atPath: "/tmp/evil.log"))
  }

  /// A small file that unpacks to a large one is read as it comes: the lines after it are judged.
  @Test(.tags(.long), .timeLimit(.minutes(10)))
  func aBombIsReadAsItComes() throws {
    let folder = try TemporaryFolder()
    try folder.write(Self.logLines, to: "plain.log")
    let check = Self.check.map { "'\($0)'" }.joined(separator: " ")
    let limit = CommandRun.isSanitized ? "" : "ulimit -v 4000000; "
    // One line of 64 MiB; and as much in lines.
    for filling in Extent.some(
      1,
      of: [
        "tr '\\0' x < /dev/zero | head -c 67108864; echo", "yes 'a line of a log' | head -c 67108864; echo",
      ])
    {
      let run = try CommandRun.shell(
        "(cat plain.log; \(filling); cat plain.log) | gzip > bomb.log.gz; \(limit)dnp-logcheck \(check) bomb.log.gz",
        in: folder.url)
      #expect(run.exitCode == 1)
      let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
      let capture = try #require((report["captures"] as? [[String: Any]])?.first)
      #expect(capture["bytes"] as? Int ?? .max < 600_000)
      #expect((capture["lines"] as? Int ?? 0) > 4)
    }
  }

  /// 1.1 GiB out of 5 MiB: the rest is unknown, unless the user asks for it. The sample is 128 MiB, which are read.
  @Test(.costly, .tags(.long), .enabled(if: !CommandRun.isSanitized), .timeLimit(.minutes(10)))
  func aBombIsNotReadToItsEnd()
    throws
  {
    let folder = try TemporaryFolder()
    try folder.write(Self.logLines, to: "plain.log")
    let check = Self.check.map { "'\($0)'" }.joined(separator: " ")
    let made = try CommandRun.shell(
      "yes 'a line of a log' | head -c 67108864 | gzip > part.gz; gzip plain.log; "
        + "(cat plain.log.gz; for i in $(seq \(Extent.isWhole ? 18 : 2)); do cat part.gz; done; cat plain.log.gz) > bomb.log.gz",
      in: folder.url
    )
    #expect(made.exitCode == 0)
    for (option, code, events) in Extent.isWhole ? [("", 2, 1), ("--unpack-all", 1, 2)] : [("", 1, 2)] {
      let run = try CommandRun.shell("dnp-logcheck \(check) \(option) bomb.log.gz", in: folder.url)
      #expect(run.exitCode == code)
      #expect(run.errorText.contains("more than 200 times its size") == (code == 2))
      let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
      let capture = try #require((report["captures"] as? [[String: Any]])?.first)
      #expect(capture["events"] as? Int == events)
    }
  }
}
