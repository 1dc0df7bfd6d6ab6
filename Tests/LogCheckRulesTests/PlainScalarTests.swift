import LogCheckRules
import Testing

@Suite struct PlainScalarTests {
  @Test(arguments: [
    "", "~", "null", "NULL", "true", "False", "yes", "NO", "on", "OFF", "y", "N", "1", "-1", "+1", "012", "0o17",
    "0x1F",
    "0b101", "1_000", "1.5", ".5", "5.", "1e3", "1E-3", "1.5e+3", ".inf", "-.INF", ".nan", "12:30", "1:02:03.5",
    "-1:30",
    "2025-11-15", "2025-11-15T05:30:00Z", "2025-1-1", "=", "<<",
  ])
  func whatAReaderOfYAMLMayTakeForSomethingElseIsKnown(text: String) {
    #expect(PlainScalar.otherReading(of: text) != nil)
  }

  @Test(arguments: [
    "a", "none", "yes please", "1a", "0x", "0xZZ", "e3", "1e3e4", "1-2", "-", "+", ".", "...", "a:b", ":12", "12:",
    "REQ-052", "12m", "1.2.3x", "ios", "[DNP", "2025-abc-1", "nullable", "[X]:", "_",
  ])
  func whatCanOnlyBeATextIsNot(text: String) { #expect(PlainScalar.otherReading(of: text) == nil) }
}
