import Foundation
import LogCheck
import LogCheckModel
import LogCheckTestSupport
import Testing

/// The language and the columns of Console.app change no verdict.
@Suite struct ConsoleLanguageTests {
  private static let healthy = RepositoryPaths.sampleLogs.appending(path: "healthy/first-run.log")
  private static let failing = SampleCaptures.file("failing/prefetch-lead-is-five-minutes/first-run.log")

  /// Each layout in the languages that were seen, and each language in the usual layouts.
  private static let copies: [ConsoleCopy] =
    ConsoleCopy.Layout.all.flatMap { layout in
      ConsoleCopy.Language.seen.map { ConsoleCopy(language: $0, layout: layout, hasBlank: true, hasDate: true) }
    }
    + ConsoleCopy.Layout.all.prefix(2).flatMap { layout in
      (ConsoleCopy.Language.inferred + ConsoleCopy.Language.unknown).map {
        ConsoleCopy(language: $0, layout: layout, hasDate: true)
      }
    }

  @Test(arguments: copies) func theVerdictIsThatOfTheSample(_ copy: ConsoleCopy) async throws {
    for sample in [Self.healthy, Self.failing] {
      let original = try await Judge.run([UInt8](try Data(contentsOf: sample)))
      let found = try await Judge.run(copy.text(of: try ConsoleEntry.all(of: sample)))
      #expect(found.summary.exitCode == original.summary.exitCode)
      #expect(found.rules(.fail) == original.rules(.fail))
      #expect(found.summary.captures.map(\.events) == original.summary.captures.map(\.events))
    }
  }

  /// Without dates no stamp can be compared with the times in messages; these can be compared with each other.
  @Test(arguments: copies) func withoutADateTheLanguageChangesNothing(_ copy: ConsoleCopy) async throws {
    var copy = copy
    copy.hasDate = false
    let english = ConsoleCopy(language: ConsoleCopy.Language.seen[0], layout: ConsoleCopy.Layout.all[0])
    for sample in [Self.healthy, Self.failing] {
      let entries = try ConsoleEntry.all(of: sample)
      let original = try await Judge.run(english.text(of: entries))
      let found = try await Judge.run(copy.text(of: entries))
      #expect(found.summary.exitCode == original.summary.exitCode)
      #expect(found.rules(.fail) == original.rules(.fail))
      #expect(found.summary.captures.map(\.events) == original.summary.captures.map(\.events))
    }
  }

  /// The zone in a text has nothing to do with the date of the line.
  @Test func aZoneInATextIsSeenWithoutADate() async throws {
    let rule = "schedule-line-names-an-absolute-time"
    var entries = try ConsoleEntry.all(of: Self.healthy)
    let copy = ConsoleCopy(language: ConsoleCopy.Language.seen[1], layout: ConsoleCopy.Layout.all[0])
    #expect(try await Judge.run(copy.text(of: entries)).verdicts[rule] == .pass)
    for index in entries.indices where entries[index].message.contains("notificationTime=") {
      entries[index].message = entries[index].message.replacing("05:53:00Z", with: "05:53:00")
    }
    #expect(try await Judge.run(copy.text(of: entries)).verdicts[rule] == .fail)
  }
}
