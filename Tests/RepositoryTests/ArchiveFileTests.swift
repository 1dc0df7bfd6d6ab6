import Foundation
import LogCheckRuleLibrary
import LogCheckTestSupport
import Testing

@testable import logcheck_dev

/// The Swift files with archives: written where their content changes, and only there.
@Suite struct ArchiveFileTests {
  private static let file = ArchiveFile(source: "here", type: "Some", property: "archives", imports: ["Other"])
  private static let entry = EmbeddedArchive.Entry(name: "a", bytes: Array("c".utf8))
  /// "a\n1\nc" in a stored block: not what the library of this machine writes.
  private static let stored = "eAEBBQD6/2EKMQpjAxwBCg=="

  private func text(_ entries: [EmbeddedArchive.Entry], keeping current: String?) throws -> String {
    try Self.file.text([("first", entries), ("second", [Self.entry])], keeping: current)
  }

  @Test func theFileIsReadAgain() throws {
    let bytes = (0..<5000).map { UInt8(truncatingIfNeeded: $0 &* $0 / 3) }
    let text = try text([Self.entry, EmbeddedArchive.Entry(name: "b", bytes: bytes)], keeping: nil)
    #expect(text.hasPrefix("// Written by `make generate` from here. Do not edit.\n"))
    #expect(text.contains("\n\nimport Other\n\nextension Some {\n"))
    #expect(text.split(separator: "\n").allSatisfy { $0.count <= 120 })
    let archives = ArchiveFile.archives(in: text)
    #expect(archives.map(\.name) == ["first", "second"])
    #expect(try archives.map { try $0.entries().map(\.name) } == [["a", "b"], ["a"]])
    #expect(try archives[0].entries()[1].bytes == bytes)
  }

  @Test func anArchiveWithTheRightTextsKeepsItsBytes() throws {
    let fresh = try text([Self.entry], keeping: nil)
    let data = try #require(ArchiveFile.archives(in: fresh).first).data
    let other = fresh.replacing(data, with: Self.stored, maxReplacements: 1)
    #expect(other != fresh)
    #expect(try text([Self.entry], keeping: other) == other)
  }

  @Test func anArchiveWithOtherTextsIsWrittenAgain() throws {
    let fresh = try text([Self.entry], keeping: nil)
    let changed = try text([EmbeddedArchive.Entry(name: "a", bytes: Array("d".utf8))], keeping: fresh)
    let (before, after) = (ArchiveFile.archives(in: fresh), ArchiveFile.archives(in: changed))
    #expect(before[0].data != after[0].data)
    #expect(before[1].data == after[1].data)
    #expect(try after[0].entries().map(\.bytes) == [Array("d".utf8)])
  }

  @Test func aDamagedArchiveIsWrittenAgain() throws {
    let fresh = try text([Self.entry], keeping: nil)
    let damaged = fresh.replacing("size: 5", with: "size: 6", maxReplacements: 1)
    #expect(try text([Self.entry], keeping: damaged) == fresh)
    #expect(try text([Self.entry], keeping: "not Swift") == fresh)
  }

  @Test func onlyTestsAreLeftOutOfARuleFile() {
    let text = """
      rules:
        - id: a
          kind: never
          tests:
            - name: one
              log: |
                text

                more
          ends:
            session: true
          tests:
          - name: flat
            expect: pass
        - id: b
          tests: []

      """
    let left = """
      rules:
        - id: a
          kind: never






          ends:
            session: true



        - id: b
          tests: []

      """
    #expect(String(decoding: RuleArchives.withoutTests(text), as: UTF8.self) == left)
  }
}
