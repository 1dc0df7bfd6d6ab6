import Foundation
import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// The largest and smallest numbers of machines instead of every number of a capture: nothing traps, and nothing is
/// lost.
@Suite struct BoundaryNumberTests {
  private static let numbers = [
    "0", "-1", "2147483648", "4294967296", "9007199254740993", "9223372036854775", "9223372036854776",
    "9999999999999999",
    "99999999999999999", "999999999999999999", "9223372036854775807", "9223372036854775808", "18446744073709551616",
    "1e308", "1e999", "-0", "0x7fffffffffffffff", "NaN", "inf", String(repeating: "9", count: 400),
    "9999-12-31T23:59:59Z",
    "99999999999d",
  ]
  /// So much of a line is left alone, since a line without a stamp is no record.
  private static let head = 40

  /// Every third run of digits is replaced, beginning with that of the turn.
  private static func replaced(_ logLine: [UInt8], with number: [UInt8], turn: Int) -> [UInt8] {
    var result: [UInt8] = []
    var runs = 0
    var isInRun = false
    for (index, byte) in logLine.enumerated() {
      guard index >= head, (0x30...0x39).contains(byte) else {
        isInRun = false
        result.append(byte)
        continue
      }
      if !isInRun {
        isInRun = true
        runs += 1
      }
      if runs % 3 != turn {
        result.append(byte)
      } else if index == head || !(0x30...0x39).contains(logLine[index - 1]) {
        result += number
      }
    }
    return result
  }

  /// Of each number and turn, or each number with one of the turns.
  private static let cases: [(String, Int)] = numbers.enumerated().flatMap { index, number in
    Extent.some(1, whole: 1, of: [0, 1, 2], salt: UInt64(index)).map { (number, $0) }
  }

  @Test(.costly, .tags(.long), arguments: cases) func nothingTraps(_ number: String, _ turn: Int) async throws {
    for sample in Extent.some(4, of: Sample.healthy, salt: UInt64(number.utf8.count)) {
      let logLines = try sample.bytes().logLines
      let judged = try await Judge.run(logLines.flatMap { Self.replaced($0, with: Array(number.utf8), turn: turn) })
      let capture = try #require(judged.summary.captures.first)
      #expect(capture.lines == logLines.count)
      #expect((0...3).contains(judged.summary.exitCode))
      #expect(!judged.report(.text).isEmpty)
      // Neither infinity nor what is no number gets into it.
      #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(judged.report(.json).utf8)) }
    }
  }

  /// The ends of the range of instants, and years between which there are more nanoseconds than 64 bits count.
  private static let years = ["1678", "1712", "1969", "2261"]

  /// Other years in some lines: the distance of two stamps has no number.
  @Test(.tags(.long), arguments: years, [1, 2, 5]) func farStampsTrapNothing(_ year: String, _ step: Int) async throws {
    let samples = Sample.healthy.filter { (try? $0.bytes().starts(with: Array("2025-".utf8))) == true }
    for sample in Extent.some(6, of: samples, salt: UInt64(step)) {
      for other in Self.years {
        let lines = try sample.bytes().logLines.enumerated().flatMap { index, line in
          guard line.starts(with: Array("2025-".utf8)), index % step == 0 else { return line }
          return Array((index % (2 * step) == 0 ? year : other).utf8) + line.dropFirst(4)
        }
        let judged = try await Judge.run(lines)
        #expect((0...3).contains(judged.summary.exitCode))
        #expect(!judged.report(.text).isEmpty)
      }
    }
  }
}
