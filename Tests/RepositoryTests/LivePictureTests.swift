import Foundation
import LogCheckTestSupport
import Testing

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// The picture of `--live`, and the script that makes it from the content of a screen.
@Suite struct LivePictureTests {
  private static let python = URL(filePath: "/usr/bin/python3")
  private static let isThere = FileManager.default.isExecutableFile(atPath: "/usr/bin/python3")
  private static let script = RepositoryPaths.root.appending(path: "docs/pictures/frames_to_svg.py")

  /// The elements of an SVG, and the text in them; fails if it is not XML.
  private final class Reader: NSObject, XMLParserDelegate {
    private(set) var elements: Set<String> = []
    private(set) var attributes: Set<String> = []
    private(set) var text = ""

    init(_ bytes: [UInt8]) throws {
      super.init()
      let parser = XMLParser(data: Data(bytes))
      parser.delegate = self
      try #require(parser.parse(), "line \(parser.lineNumber)")
    }

    func parser(
      _ parser: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
      attributes: [String: String] = [:]
    ) {
      elements.insert(name)
      self.attributes.formUnion(attributes.keys)
    }

    func parser(_ parser: XMLParser, foundCharacters text: String) { self.text += text }
  }

  private static let known: Set = ["svg", "title", "desc", "style", "rect", "g", "circle", "text", "tspan"]

  private func expectIsHarmless(_ picture: Reader) {
    #expect(picture.elements.isSubset(of: Self.known), "\(picture.elements)")
    // Nothing is loaded and nothing runs.
    #expect(!picture.attributes.contains { $0.contains("href") || $0.hasPrefix("on") })
    #expect(!picture.text.contains("url(") && !picture.text.contains("@import"))
  }

  @Test(arguments: ["live.svg", "live-narrow.svg"])
  func thePictureShowsADeadlineThatPassesAndLoadsNothing(_ name: String) throws {
    let file = RepositoryPaths.root.appending(path: "docs/pictures/\(name)")
    let picture = try Reader(Array(Data(contentsOf: file)))
    expectIsHarmless(picture)
    for word in ["waits", "FAILED", "1 rule broke"] { #expect(picture.text.contains(word)) }
  }

  @Test(.enabled(if: isThere, "python3 makes the picture"))
  func everythingOnTheScreenIsText() throws {
    let folder = try TemporaryFolder()
    let hostile =
      "</text><script>x</script>&amp;]]>\u{7}\u{1B}]0;t\u{7}\u{1B}[31;1mred\u{1B}[0m\u{1B}[999m\u{1B}[38;5;1mz\u{1B}[ü\u{FFFE}\n"
    let frames = try ["\n", hostile, hostile, "end \u{1B}[32mheld\u{1B}[39m\n"].enumerated().map { number, text in
      try folder.write(text, to: "frame-\(number)").path(percentEncoded: false)
    }
    let run = try CommandRun(Self.python, [Self.script.path(percentEncoded: false), "40", "3"] + frames)
    #expect(run.exitCode == 0, "\(run.errorText)")
    let picture = try Reader(run.output)
    expectIsHarmless(picture)
    #expect(picture.text.contains("</text><script>x</script>&amp;]]>") && picture.text.contains("held"))
  }
}
