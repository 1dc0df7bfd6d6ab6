import Foundation
import LogCheckTestSupport
import Testing

/// The same captures give the same bytes: every process has another seed for its hashes, and threads take turns as they come.
@Suite struct SameBytesTests {
  /// Some of the samples, of many devices.
  private static let captures: [String] = ["failing", "healthy"].flatMap { name in
    SampleCaptures.files(below: name, extensions: ["log"]).map { $0.path(percentEncoded: false) }
  }.enumerated().filter { $0.offset % 25 == 3 }.map(\.element)

  /// Of each format, and of captures that are large enough to be judged on threads.
  @Test(.costly, .tags(.long), .timeLimit(.minutes(10))) func fiftyRunsAreOne() throws {
    let scratch = try Scratch()
    let count = Extent.count(6, whole: 50)
    let line = """
      for n in 1 2 3; do dnp-logcheck simulate happy-path --days 10 --seed $n --noise 30 >c$n.log; done
      cp '\(Self.captures.first ?? "")' failing.log
      for i in $(seq \(count)); do
        case $((i % 3)) in 0) t=1 ;; 1) t=2 ;; 2) t=7 ;; esac
        dnp-logcheck --threads $t --verbose --report text --report json=r.json --report jsonl=r.jsonl --report sarif=r.sarif \\
          --report junit=r.xml --report markdown=r.md --report html=r.html --report trace=r.trace --report metrics=r.metrics \\
          *.log >r.text 2>r.err
        echo $? >r.code
        cat r.* | cksum
      done | sort | uniq -c
      """
    let run = try scratch.shell(line)
    let sums = run.outputText.split(separator: "\n")
    #expect(sums.count == 1 && sums.first?.contains(" \(count) ") == true, "\(run.outputText)")
    #expect(try scratch.text("r.json").contains("\"instances\""))
  }

  private struct Outcome: Equatable {
    var exitCode: Int32
    var verdicts: [String: String]
    var fingerprints: [String]
  }

  private func outcome(of captures: [String]) throws -> Outcome {
    let run = try CommandRun(BuiltProduct.dnpLogCheck, ["--report", "json", "--fail-on", "note"] + captures)
    let report = try #require(try JSONSerialization.jsonObject(with: Data(run.output)) as? [String: Any])
    let rules = try #require(report["rules"] as? [[String: Any]])
    let findings = try #require(report["findings"] as? [[String: Any]])
    let verdicts = rules.compactMap { rule in
      (rule["id"] as? String).map { id in
        let counts = (rule["instances"] as? [String: Int] ?? [:]).sorted { $0.key < $1.key }.map {
          "\($0.key) \($0.value)"
        }
        return (id, "\(rule["verdict"] ?? "") \(counts)")
      }
    }
    return Outcome(
      exitCode: run.exitCode, verdicts: Dictionary(verdicts, uniquingKeysWith: { first, _ in first }),
      fingerprints: findings.compactMap { $0["fingerprint"] as? String }.sorted())
  }

  /// Captures of several devices are judged alike in whatever order they are named.
  @Test(.tags(.long)) func theOrderOfCapturesDecidesNothing() throws {
    let captures = Self.captures
    try #require(captures.count >= 5)
    let expected = try outcome(of: captures)
    #expect(expected.exitCode == 1 && expected.fingerprints.count > 3)
    for turn in Extent.some(2, of: Array(1..<captures.count)) {
      #expect(try outcome(of: Array(captures[turn...] + captures[..<turn])) == expected, "turned by \(turn)")
    }
    #expect(try outcome(of: captures.reversed()) == expected)
  }
}
