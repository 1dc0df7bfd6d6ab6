import Foundation
import LogCheckModel
import Testing

@testable import LogCheckReporting

/// Links lead to files, whatever their names are, and hold nothing else.
@Suite struct HyperlinkTests {
  private static let links = Hyperlinks(host: "build-1.example", folder: "/home/x y")
  private static let style = ReportStyle(hyperlinks: links)

  /// Targets with their labels, and the text as it is without links.
  private static func read(_ text: String) -> (targets: [(target: String, label: String)], plain: String) {
    let form = /\u{1B}\]8;;([^\u{1B}]+)\u{1B}\\([^\u{1B}]*)\u{1B}\]8;;\u{1B}\\/
      // A label may begin with a sign that belongs to the one before it.
      .matchingSemantics(.unicodeScalar)
    return (
      text.matches(of: form).map { (String($0.1), String($0.2)) }, text.replacing(form) { String($0.output.2) }
    )
  }

  @Test(arguments: [
    ("night.log", "file://build-1.example/home/x%20y/night.log"),
    ("./a/./b.log", "file://build-1.example/home/x%20y/a/b.log"),
    ("/var/log/a.log", "file://build-1.example/var/log/a.log"),
    ("a:12.log", "file://build-1.example/home/x%20y/a%3A12.log"),
    ("ä;\u{1B}]8;;http:.log", "file://build-1.example/home/x%20y/%C3%A4%3B%1B%5D8%3B%3Bhttp%3A.log"),
    ("50%#?.log", "file://build-1.example/home/x%20y/50%25%23%3F.log"), ("<stdin>", nil), ("-", nil), ("", nil),
    ("\u{FFFD}.log", nil), (String(repeating: "a", count: 4000), nil),
  ])
  func aLinkLeadsToTheFile(capture: String, target: String?) {
    let linked = Self.links.link("here", to: capture)
    #expect(linked == (target.map { "\u{1B}]8;;\($0)\u{1B}\\here\u{1B}]8;;\u{1B}\\" } ?? "here"))
  }

  @Test(arguments: ["evil\u{1B}\\", "a b", "x/../y", "host:80", "x@y"])
  func aHostThatIsNoneIsLeftOut(host: String) {
    #expect(
      Hyperlinks(host: host, folder: "/a").link("l", to: "b") == "\u{1B}]8;;file:///a/b\u{1B}\\l\u{1B}]8;;\u{1B}\\")
  }

  @Test(arguments: SampleRun.all)
  func theTextIsTheSameButForItsLinks(run: SampleRun) {
    for isVerbose in [false, true] {
      let linked = Self.read(run.report(.text, ReportStyle(isVerbose: isVerbose, hyperlinks: Self.links)))
      #expect(linked.plain == run.report(.text, ReportStyle(isVerbose: isVerbose)))
    }
  }

  @Test func positionsOfFindingsAndCapturesAreLinks() {
    let lines = Self.read(SampleRun.one.report(.lines, Self.style))
    #expect(lines.targets.contains { $0.label == "night.log:12:10" })
    let linked = Self.read(SampleRun.one.report(.text, Self.style))
    #expect(linked.targets.contains { $0.label == "line 12" })
    #expect(linked.targets.contains { $0.label == "night.log" })
    #expect(Set(linked.targets.map(\.target)) == ["file://build-1.example/home/x%20y/night.log"])
  }

  @Test(arguments: Array(UInt64(0)..<300))
  func nothingOfALogIsInALink(seed: UInt64) {
    var input = HostileInput(seed: seed)
    let run = input.run()
    let linked = Self.read(run.report(.text, Self.style))
    #expect(linked.plain == run.report(.text))
    // Apart from the links nothing steers the terminal.
    #expect(!linked.plain.unicodeScalars.contains { $0.value == 0x1B })
    for link in linked.targets {
      #expect(link.target.unicodeScalars.allSatisfy { (0x21...0x7E).contains($0.value) })
      #expect(link.target.hasPrefix("file://build-1.example/"))
    }
  }
}
