import LogCheck
import LogCheckModel
import LogCheckReporting
import LogCheckTestSupport
import Testing

/// Stories and comparisons of the sample captures, with the rules that ship with the tool.
@Suite struct StoryOfSamplesTests {
  private func run(_ sample: Sample) async throws -> (header: RunHeader, judgement: Judgement) {
    var options = AuditOptions()
    options.keepsTimeline = true
    let judgement = try await Judge.run(try sample.bytes(), named: "capture.log", options)
    let header = RunHeader(
      toolVersion: "1", ruleCount: 1, inputs: judgement.inputs, failOn: .error, isStrict: false)
    return (header, judgement)
  }

  @Test(.tags(.long), arguments: Sample.tried)
  func everyLineOfTheTimelineAndEveryFailureIsListedOnce(_ sample: Sample) async throws {
    let (header, judgement) = try await run(sample)
    let story = RunStory(header, judgement.summary, judgement.findings, StoryScope())
    let entries = story.chapters.flatMap(\.dates).flatMap(\.strands).flatMap(\.entries) + story.elsewhere
    var rows: [TimelineRow: Int] = [:]
    var findings = 0
    for entry in entries {
      switch entry.content {
      case .row(let row, _): rows[row, default: 0] += 1
      case .finding(_, let more): findings += 1 + more
      case .launch, .gap, .condition, .omitted: continue
      }
    }
    let timeline = try #require(judgement.summary.timeline)
    var expected: [TimelineRow: Int] = [:]
    for row in timeline.sources.flatMap(\.rows) { expected[row, default: 0] += 1 }
    #expect(rows == expected)
    #expect(findings == judgement.findings.count)
    for finding in judgement.findings where finding.verdict == .fail {
      #expect(story.written(as: .text).contains("[\(finding.rule)"))
    }
  }

  /// A finding with a moment comes after every line of its device that was logged before it.
  @Test(.tags(.long), arguments: Sample.tried)
  func findingsAreListedWhereTheyWereDecided(_ sample: Sample) async throws {
    let (header, judgement) = try await run(sample)
    let story = RunStory(header, judgement.summary, judgement.findings, StoryScope())
    for strand in story.chapters.flatMap(\.dates).flatMap(\.strands) {
      for (index, entry) in strand.entries.enumerated() {
        guard case .finding = entry.content, let moment = entry.moment else { continue }
        let after = strand.entries[(index + 1)...].first { later in
          guard case .row(let row, _) = later.content, let logged = row.logged else { return false }
          return logged.isComparable(with: moment) && logged.instant < moment.instant
        }
        #expect(after == nil)
      }
    }
  }

  @Test(.tags(.long), arguments: Sample.tried)
  func aSampleIsTheSameAsItself(_ sample: Sample) async throws {
    let (header, judgement) = try await run(sample)
    let run = ComparedRun(header, judgement.summary, judgement.findings)
    let comparison = RunComparison(run, run, tolerance: .zero)
    #expect(comparison.isSame)
  }

  @Test func aHealthyRunAndOneWithALateDeliveryDiffer() async throws {
    let late = try #require(Sample.failing.first { $0.rule == "delivery-within-tolerance" })
    let healthy = try #require(late.healthyTwin)
    let (header, good) = try await run(healthy)
    let (_, bad) = try await run(late)
    let comparison = RunComparison(
      ComparedRun(header, good.summary, good.findings), ComparedRun(header, bad.summary, bad.findings),
      tolerance: .minutes(1))
    #expect(comparison.exitCode == 1)
    let rule = try #require(comparison.rules.first { $0.id == "delivery-within-tolerance" })
    #expect(rule.first == .pass && rule.second == .fail)
  }

  @Test func twoPlatformsAreComparedByWhatTheyShow() async throws {
    let ios = try #require(Sample.healthy.first { $0.name == "healthy/daily-cycle.log" })
    let android = try #require(Sample.healthy.first { $0.name == "healthy/android.log" })
    let (header, first) = try await run(ios)
    let (_, second) = try await run(android)
    let comparison = RunComparison(
      ComparedRun(header, first.summary, first.findings), ComparedRun(header, second.summary, second.findings),
      tolerance: .minutes(1))
    #expect(comparison.rules.allSatisfy { $0.first != .notApplicable && $0.second != .notApplicable })
    #expect(comparison.exitCode == 1)
    #expect(!comparison.rulesOfOne.isEmpty)
  }
}
