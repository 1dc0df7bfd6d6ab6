import Foundation
import LogCheck
import LogCheckModel
import Testing

/// The beginning and the end of a file change no verdict that they cannot affect.
@Suite struct FileEndTests {
  private func verdicts(_ judged: Judgement) -> [String: RuleVerdict] {
    Dictionary(uniqueKeysWithValues: judged.summary.rules.map { ($0.id, $0.verdict) })
  }

  /// A first line that is longer than what is kept of a record.
  @Test(arguments: Sample.healthy)
  func aLongFirstLineChangesNothing(_ sample: Sample) async throws {
    let bytes = try sample.bytes()
    let plain = try await Judge.run(bytes)
    let judged = try await Judge.run([UInt8](repeating: 0x78, count: 1 << 20) + [0x0A] + bytes)
    #expect(verdicts(judged) == verdicts(plain))
  }

  /// The last line may have been cut, so that rules about its text are open; nothing fails, and the run is not less proved.
  @Test(arguments: Sample.healthy)
  func aMissingLineEndFailsNothing(_ sample: Sample) async throws {
    let bytes = try sample.bytes()
    guard bytes.last == 0x0A else { return }
    let plain = try await Judge.run(bytes)
    let judged = try await Judge.run(Array(bytes.dropLast()))
    #expect(judged.failures.isEmpty)
    #expect(judged.summary.exitCode == plain.summary.exitCode)
    #expect(judged.summary.captures.first?.events == plain.summary.captures.first?.events)
  }

  /// A byte that is no text after the end of the last value.
  @Test(arguments: Sample.healthy)
  func aBadLastByteTakesNoEvent(_ sample: Sample) async throws {
    let bytes = try sample.bytes()
    guard bytes.last == 0x0A, bytes.count > 1, [0x29, 0x5D, 0x7D, 0x22].contains(bytes[bytes.count - 2]) else { return }
    let plain = try await Judge.run(bytes)
    for end in [[0xFF, 0x0A], [0xFF], [0xC3, 0x0A]] as [[UInt8]] {
      let judged = try await Judge.run(Array(bytes.dropLast()) + end)
      #expect(judged.failures.isEmpty)
      #expect(judged.summary.exitCode == plain.summary.exitCode)
      #expect(judged.summary.captures.first?.events == plain.summary.captures.first?.events)
    }
  }
}
