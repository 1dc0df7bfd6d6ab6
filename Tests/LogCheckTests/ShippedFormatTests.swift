import LogCheckIngest
import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules
import LogCheckTestSupport
import LogCheckWorkshop
import Testing

/// The formats of Rules/formats read their samples.
@Suite struct ShippedFormatTests {
  @Test func theirSamplesAreReadAsTheyState() throws {
    let formats = try Shipped.testedRules.get().ruleSet.formats
    #expect(formats.count >= 14)
    for format in formats {
      #expect(!format.samples.isEmpty && !format.others.isEmpty, "\(format.id)")
      for result in FormatTestRunner(format).run() { #expect(result.problems == [], "\(result.name)") }
    }
  }

  /// A sample of one is not that of a format before it, which would read it otherwise.
  @Test func theirSamplesAreDetected() throws {
    let definitions = try Shipped.testedRules.get().ruleSet.formats
    let formats = definitions.map(LogFormat.init)
    for definition in definitions {
      for sample in definition.samples where sample.parts["message"]?.hasPrefix("[DNP") == true {
        let line = sample.text + "\n"
        let detection = FormatDetector.detect(
          Array((line + line + line).utf8).span, isWhole: true, declared: formats)
        #expect(detection.format?.id.name == definition.id, "\(sample.text)")
      }
    }
  }

  @Test func noneHasTheNameOfABuiltInFormat() throws {
    for format in try Shipped.testedRules.get().ruleSet.formats { #expect(LogFormat.named(format.id) == nil) }
  }
}
