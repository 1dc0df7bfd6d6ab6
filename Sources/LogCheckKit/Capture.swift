import LogCheck

/// A log capture to be judged: a file, or bytes at hand, in any format that `dnp-logcheck formats` lists.
public struct Capture: Sendable {
  let input: AuditInput

  /// A file, packed by gzip or not. It is read when the capture is judged; one that cannot be read makes a judgement
  /// ``Judgement/Verdict/unreadable``.
  public static func file(_ path: String) -> Capture {
    Capture(input: AuditInput.files([(path: Array(path.utf8), name: path)])[0])
  }

  /// Bytes at hand. `name` is what findings call the capture.
  public static func bytes(_ bytes: some Sequence<UInt8>, named name: String = "capture") -> Capture {
    Capture(input: .bytes(Array(bytes), shown: name))
  }

  /// Text at hand. `name` is what findings call the capture.
  public static func text(_ text: String, named name: String = "capture") -> Capture {
    bytes(text.utf8, named: name)
  }

  /// The name of the capture in findings.
  public var name: String { input.shown }
}
