/// Links of a terminal (OSC 8) from the names of positions to the files that they are in.
///
/// Nothing of a log goes into one: what is shown is a name or a number, where it leads is the percent-encoded path of a capture.
package struct Hyperlinks: Sendable {
  private let host: String
  private let folder: String

  /// Terminals drop what is longer.
  private static let targetLimit = 2083

  /// - Parameters:
  ///   - host: The machine that the files are on; terminals of another one open no link to them.
  ///   - folder: The folder that names of captures are relative to.
  package init(host: String, folder: String) {
    let isName = host.utf8.allSatisfy { ReportPath.isUnreserved(Unicode.Scalar($0)) }
    self.host = isName ? host : ""
    self.folder = folder
  }

  /// The label as a link to a capture; the label alone where that is no file that can be named.
  func link(_ label: String, to capture: String) -> String {
    guard let target = target(capture), target.utf8.count <= Self.targetLimit else { return label }
    return "\u{1B}]8;;\(target)\u{1B}\\\(label)\u{1B}]8;;\u{1B}\\"
  }

  private func target(_ capture: String) -> String? {
    // Bytes of a name that are no UTF-8 are not known here.
    guard capture != "<stdin>", capture != "-", !capture.isEmpty,
      !capture.unicodeScalars.contains(where: { $0 == "\u{FFFD}" || $0 == "\0" })
    else { return nil }
    let path = capture.utf8.first == UInt8(ascii: "/") ? capture : folder + "/" + capture
    guard path.utf8.first == UInt8(ascii: "/") else { return nil }
    let parts = path.split(separator: "/").filter { $0 != "." }
    return "file://" + host + "/" + ReportPath.encoded(parts.joined(separator: "/"))
  }
}

extension ReportStyle {
  /// The label as a link to a capture, where the report shows links.
  func linked(_ label: String, to capture: String) -> String { hyperlinks?.link(label, to: capture) ?? label }
}
