import Foundation
import LogCheckModel
import LogCheckTestSupport
import Testing

@testable import LogCheckResults

/// The schemas of results describe every record and every sum that is written, member by member.
@Suite struct ResultSchemaTests {
  private static func schema(_ name: String) throws -> JSONSchema {
    try JSONSchema(RepositoryPaths.root.appending(path: "docs/schemas/dnp-logcheck-\(name)-1.schema.json"))
  }

  @Test(arguments: 1...60 as ClosedRange<UInt64>) func recordsAreAsTheirSchemaSays(_ seed: UInt64) throws {
    var samples = RecordSamples(seed: seed)
    var record = samples.record()
    record.failOn = Severity.allCases[Int(seed) % 3]
    #expect(try Self.schema("audit").violations(JSONTree(record.line)) == [])
  }

  @Test(arguments: ReportSample.all) func sumsAreAsTheirSchemaSays(_ sample: ReportSample) throws {
    #expect(try Self.schema("merged").violations(JSONTree(sample.results.line)) == [])
    for record in sample.records { #expect(try Self.schema("audit").violations(JSONTree(record.line)) == []) }
  }

  /// The schemas are no blank cheque: a member that is missing, unknown or of another type is a violation.
  @Test(arguments: ["\"runs\":", "\"level\":0", "\"pass\":"]) func theSchemaOfASumFindsWhatIsWrong(_ part: String)
    throws
  {
    let line = ReportSample.mixed.results.line
    let broken = line.replacing(part, with: part.replacing("\"", with: "\"x", maxReplacements: 1), maxReplacements: 1)
    #expect(try !Self.schema("merged").violations(JSONTree(broken)).isEmpty)
  }
}
