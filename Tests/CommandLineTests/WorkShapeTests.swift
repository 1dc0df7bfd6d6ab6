import Foundation
import LogCheckTestSupport
import Testing

/// The work for inputs that grow in one direction, as instructions: the same on every machine, whatever else it does.
@Suite struct WorkShapeTests {
  /// A shape, as a line of the shell that makes `input` of a size.
  struct Shape: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var size: Int
    var make: @Sendable (_ size: Int) -> String
  }

  private static let shapes = [
    Shape(testDescription: "a first line without end", size: 4 << 20) { "head -c \($0) /dev/zero | tr '\\0' x >input" },
    Shape(testDescription: "a first line of blanks", size: 4 << 20) { "head -c \($0) /dev/zero | tr '\\0' ' ' >input" },
    Shape(testDescription: "a first line, packed", size: 4 << 20) {
      "head -c \($0) /dev/zero | tr '\\0' x | gzip >input"
    },
    Shape(testDescription: "an object of names", size: 20_000) {
      "awk 'BEGIN { printf \"{\"; for (i = 0; i < \($0); i++) printf \"%s\\\"k%d\\\":%d\", i ? \",\" : \"\", i, i; print \"}\" }' >input"
    },
    Shape(testDescription: "lines of another app", size: 60_000) {
      "yes 'a line of another app' | head -n \($0) >input"
    },
    Shape(testDescription: "a key that a line has many times", size: 700) {
      "(grep -m1 -o '.*handler registered (' night.log | tr -d '\\n'; yes 'id=a,' | head -n \($0) | tr -d '\\n'; echo 'ok=true)') >input"
    },
    Shape(testDescription: "lines in reverse", size: 2_000) {
      "for i in $(seq $((\($0) / 50))); do cat night.log; done | tac >input"
    },
  ]

  private static let hasCounter = (try? CommandRun.shell("command -v valgrind").exitCode) == 0

  private static func work(_ command: String, in scratch: Scratch) throws -> Int {
    let run = try scratch.shell(
      "valgrind --tool=callgrind --callgrind-out-file=/dev/null dnp-logcheck \(command) 2>&1 >/dev/null | sed -n 's/.*Collected : //p'"
    )
    return try #require(Int(run.outputText.filter(\.isNumber)), "\(run.outputText)\(run.errorText)")
  }

  /// Twice as much of it costs twice as much, without what a start costs. Tables that grow do so in steps, so that 2.3 times is within it;
  /// the square would be four times.
  @Test(.costly, .enabled(if: hasCounter && !CommandRun.isSanitized), arguments: shapes)
  func workGrowsWithTheSize(_ shape: Shape) throws {
    let scratch = try Scratch()
    _ = try scratch.shell(": >input")
    let start = try Self.work("check input", in: scratch)
    var work: [Int] = []
    for size in [shape.size, 2 * shape.size, 4 * shape.size] {
      #expect(try scratch.shell(shape.make(size)).exitCode == 0)
      work.append(try Self.work("check input", in: scratch) - start)
    }
    // Less than a hundredth of the start is not growth that anybody sees.
    for (one, two) in zip(work, work.dropFirst()) {
      #expect(two <= max(one, start / 100) * 23 / 10, "\(start) \(work)")
    }
  }

  /// Records are held back and handed on from the last one, and no more.
  @Test(.costly, .enabled(if: hasCounter && !CommandRun.isSanitized))
  func linesInReverseCostAtMostTwiceThoseInOrder() throws {
    let scratch = try Scratch()
    _ = try scratch.shell(
      "dnp-logcheck simulate happy-path --days 200 >long.log && tac long.log >back.log && : >empty.log"
    )
    let start = try Self.work("check empty.log", in: scratch)
    let inOrder = try Self.work("check long.log", in: scratch) - start
    let reverse = try Self.work("check back.log", in: scratch) - start
    #expect(inOrder > 0 && reverse <= 2 * inOrder, "\(start) \(inOrder) \(reverse)")
  }
}
