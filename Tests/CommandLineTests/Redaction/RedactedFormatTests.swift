import Foundation
import LogCheckModel
import LogCheckSimulator
import LogCheckTestSupport
import Testing

/// A secret of each sort is gone from a capture of every format.
@Suite struct RedactedFormatTests {
  /// The message, and the parts of it that must be gone.
  static let secrets: [(message: String, parts: [String])] = [
    (
      "token eyJhbGciOiJub25lIn0.eyJzdWIiOiJub2JvZHkifQ.c2lnbmF0dXJl",
      ["hbGciOiJub25lIn0", "eyJzdWIiOiJub2JvZHkifQ", "c2lnbmF0dXJl"]
    ),
    ("Authorization: Bearer q1w2e3r4t5z6u7", ["q1w2e3r4t5z6u7"]), ("again q1w2e3r4t5z6u7.", ["q1w2e3r4t5z6u7"]),
    ("Authorization: Basic bm9ib2R5OnMzY3JldC0wMTIz", ["bm9ib2R5OnMzY3JldC0wMTIz"]),
    ("at https://quill:s3cret-word@host.example/x", ["s3cret-word"]),
    ("key 4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c", ["4f9a8b7c6d5e4f3a2b1c0d9e8f7a6b5c"]),
    ("apiKey=k3y-0123456789", ["k3y-0123456789"]), ("password: \"correct horse\"", ["correct", "horse"]),
    ("of did:ethr:0x00a1b2c3d4e5f6a7b8c9", ["a1b2c3d4"]),
    ("mail nora.other@mail.example.net", ["nora.other", "mail.example"]),
    ("call +49 30 5550 1099 or (555) 010-9999", ["5550 1099", "010-9999"]),
    ("card 4000 1234 5678 9010", ["1234 5678"]), ("title=Good morning Nora, id=5", ["Good morning", "Nora"]),
    (#"args={"title":"Milk \"fresh\" now","body":"Coffee, Nora"}"#, ["Milk", "fresh", "Coffee", "Nora"]),
    ("open https://host.example/a?user=nora77&page=2", ["nora77"]),
    ("peer 10.47.113.29 and 2001:db8:aa:bb::7", ["47.113", "2001:db8"]),
    ("on Nora's iPhone, Noras-iPhone", ["Nora"]), ("serial=F2LXK7Q9ABCD", ["F2LXK7Q9ABCD"]),
    ("udid 00008120-001A2B3C4D5E6789", ["001A2B3C4D5E6789"]), ("file /Users/nora/Library/x.log", ["nora"]),
  ]

  @Test(.costly, arguments: LogWriter.all.map(\.id))
  func noSecretIsLeft(_ id: String) throws {
    let writer = try #require(LogWriter.named(id))
    let start = LogInstant(nanoseconds: 1_763_184_000_000_000_000)
    var entries: [LogEntry] = []
    for (index, secret) in Self.secrets.enumerated() {
      for (offset, tag) in ["DNP-PLUGIN", nil].enumerated() {
        entries.append(
          LogEntry(
            instant: start + .milliseconds(Int64(1000 * index + 100 * offset)), process: "App", processID: 412,
            subsystem: tag == nil ? "org.example.other" : "com.timesafari.dailynotification",
            category: tag == nil ? "other" : "plugin", tag: tag ?? "Other",
            message: (tag.map { "[\($0)] " } ?? "") + secret.message))
      }
    }
    let folder = try TemporaryFolder()
    let bytes = writer.write(entries)
    try folder.write(bytes, to: "in.log")
    try folder.write("a key of sixteen bytes", to: "key")
    let run = try RedactCommandTests.redact(["in.log", "-o", "out.log", "--key-file", "key"], in: folder)
    try #require(run.exitCode == 0, "\(run.errorText)")
    let after = try RedactCommandTests.bytes("out.log", in: folder)
    #expect(after.count == bytes.count)
    #expect(after.count { $0 == 0x0A } == bytes.count { $0 == 0x0A })
    let text = String(decoding: after, as: UTF8.self)
    for part in Self.secrets.flatMap(\.parts) {
      let lines = text.split(separator: "\n").filter { $0.contains(part) }
      #expect(lines.isEmpty, "\(part): \(lines.first ?? "")")
    }
  }
}
