import Foundation
import LogCheckModel
import LogCheckReporting
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// A report that is no XML is read as one without tests, which is a green one: whatever texts it holds, it is well-formed, and its
/// counts are those of its elements.
@Suite struct WellFormedXMLTests {
  /// Counts elements, and holds the attributes of those that are open.
  private final class Reader: NSObject, XMLParserDelegate {
    var suites: [(reported: [String: Int], found: [String: Int])] = []
    var whole: [String: Int] = [:]
    var texts: [String] = []

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
      qualifiedName: String?,
      attributes: [String: String]
    ) {
      texts += attributes.values
      let counts = attributes.compactMapValues { Int($0) }
      switch name {
      case "testsuites": whole = counts
      case "testsuite": suites.append((counts, [:]))
      default: if !suites.isEmpty { suites[suites.count - 1].found[name, default: 0] += 1 }
      }
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { texts.append(text) }
  }

  private func read(_ report: String) throws -> Reader {
    let reader = Reader()
    let parser = XMLParser(data: Data(report.utf8))
    parser.delegate = reader
    try #require(
      parser.parse(), "\(String(describing: parser.parserError)) at line \(parser.lineNumber)")
    return reader
  }

  private static let names = [
    ("tests", "testcase"), ("failures", "failure"), ("errors", "error"), ("skipped", "skipped"),
  ]

  private func check(_ report: String) throws {
    let reader = try read(report)
    #expect(!reader.suites.isEmpty)
    for (attribute, element) in Self.names {
      for suite in reader.suites {
        #expect(suite.reported[attribute] == suite.found[element, default: 0], "\(attribute)")
      }
      guard let reported = reader.whole[attribute] else { continue }
      #expect(
        reported == reader.suites.map { $0.found[element, default: 0] }.reduce(0, +), "\(attribute)")
    }
    let scalars = reader.texts.joined().unicodeScalars
    #expect(
      !scalars.contains {
        ($0.value < 0x20 && $0 != "\n") || $0.value == 0xFFFE || $0.value == 0xFFFF
      })
  }

  @Test(arguments: Array(UInt64(0)..<300)) func textsThatAreUsedAgainstReadersStayTexts(
    _ seed: UInt64
  ) throws {
    var input = HostileInput(seed: seed)
    try check(input.run().report(.junit))
  }

  @Test(arguments: SampleRun.all.map(\.name)) func theCountsAreThoseOfTheElements(_ name: String)
    throws
  {
    let run = try #require(SampleRun.all.first { $0.name == name })
    try check(run.report(.junit))
  }

  /// Each separately, in every part of a report about a finding.
  @Test(arguments: [
    "]]>", "&ent;", "&#x1b;", "\u{1B}", "\u{0}", "\u{FFFE}", "\u{FFFF}", "<![CDATA[", "<!--",
    "\"'<&>", "\u{85}",
  ])
  func aSignThatXMLCannotHoldIsReplacedVisibly(_ sign: String) throws {
    let base = try #require(SampleRun.all.first { $0.name == "one" })
    var run = base
    for index in run.findings.indices {
      run.findings[index].message = "before\(sign)behind"
      run.findings[index].title = sign
    }
    run.header.inputs = [sign]
    let report = run.report(.junit)
    try check(report)
    #expect(try read(report).texts.joined().contains("behind"))
  }
}
