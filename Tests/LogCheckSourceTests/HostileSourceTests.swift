import LogCheckSource
import LogCheckTestSupport
import Testing

/// Files that no compiler would take.
@Suite struct HostileSourceTests {
  /// Statements whose lines are complete are found whatever comes after them, except those whose text comes from
  /// further below.
  @Test(.tags(.long), arguments: Sample.all)
  func fileMayEndAnywhere(_ sample: Sample) {
    let bytes = sample.bytes
    let whole = Set(LogSource.statements(in: bytes, language: sample.language).map(\.position))
    for end in Extent.some(150, of: Array(bytes.indices)) {
      let found = LogSource.statements(in: Array(bytes[..<end]), language: sample.language)
      // The body of a function whose calls are cut off, and what a cut string or comment leaves as code.
      let unknown = found.filter { !whole.contains($0.position) }
      #expect(unknown.count <= 4, "\(sample.name) cut at \(end)")
    }
  }

  @Test(arguments: Sample.all)
  func completeStatementsSurviveACut(_ sample: Sample) {
    let bytes = sample.bytes
    let all = LogSource.statements(in: bytes, language: sample.language)
    var lineStarts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") { lineStarts.append(index + 1) }
    // A wrapper is known only where the file has it; single calls are not changed by what comes later.
    for cut in lineStarts.indices.dropFirst() {
      let found = Set(
        LogSource.statements(in: Array(bytes[..<lineStarts[cut]]), language: sample.language).map(\.position))
      let lost = all.filter { $0.position.line + 4 <= cut && !found.contains($0.position) }
      #expect(
        lost.allSatisfy { wrapped(sample, $0.position.line) },
        "\(sample.name) cut after line \(cut): \(lost.map(\.position))")
    }
  }

  /// True if the call on a line is one of a function of the sample itself.
  private func wrapped(_ sample: Sample, _ line: Int) -> Bool {
    let text = sample.text.split(separator: "\n", omittingEmptySubsequences: false)[line - 1]
    return ["note(", "debug(", "DNPLog(", "[self note:", " log("].contains { text.contains($0) }
  }

  @Test(.tags(.long), arguments: Sample.all, Extent.seeds(5, whole: 40))
  func changedBytesAreSurvived(_ sample: Sample, _ seed: UInt64) {
    var random = SeededGenerator(seed)
    var bytes = sample.bytes
    for _ in 0..<24 {
      let index = Int.random(in: bytes.indices, using: &random)
      switch UInt8.random(in: 0..<4, using: &random) {
      case 0: bytes[index] = UInt8.random(in: 0...255, using: &random)
      case 1: bytes.remove(at: index)
      case 2: bytes.insert(Self.signs.randomElement(using: &random) ?? 0, at: index)
      default:
        let end = min(bytes.count, index + Int.random(in: 1..<200, using: &random))
        bytes.insert(contentsOf: bytes[index..<end], at: Int.random(in: bytes.indices, using: &random))
      }
    }
    for language in SourceLanguage.allCases {
      let lines = bytes.count { $0 == 0x0A || $0 == 0x0D } + 1
      for statement in LogSource.statements(in: bytes, language: language) {
        #expect((1...lines).contains(statement.position.line))
        #expect(statement.position.column >= 1)
      }
    }
  }

  private static let signs = Array("\"'`\\(){}[]$#/*%@+?:,=\n".utf8)

  @Test(.tags(.long), arguments: SourceLanguage.allCases, Extent.seeds(10, whole: 60))
  func randomBytesAreSurvived(_ language: SourceLanguage, _ seed: UInt64) {
    var random = SeededGenerator(seed &+ 1000)
    let words = [
      "print(", "NSLog(@\"%@\", ", "Log.d(TAG, ", "console.log(", "logger.info(", "\"", "\"\"\"", "'", "`", "\\(", "${",
      "$x",
      "func log(_ m: String) { ", "fun log(m: String) = ", "const log = (m) => ", "let a = ", "val b = ",
      "#define X(a) ", "#\"",
      "(", ")", "[", "]", "{", "}", "+", "?", ":", ",", "\n", "/*", "*/", "//", "/", "%d", "a", "m", "String(format: ",
      ".", "=",
    ]
    var bytes: [UInt8] = []
    for _ in 0..<600 {
      bytes += (words.randomElement(using: &random) ?? "").utf8
      if UInt8.random(in: 0..<8, using: &random) == 0 { bytes.append(UInt8.random(in: 0...255, using: &random)) }
    }
    _ = LogSource.statements(in: bytes, language: language)
  }

  @Test(.tags(.long), arguments: Extent.some(3, of: Sample.all))
  func fourMegabytesOfSourceEnd(_ sample: Sample) {
    let copies = 4_194_304 / sample.bytes.count
    let bytes = Array(repeatElement(sample.bytes, count: copies).joined())
    let once = LogSource.statements(in: sample.bytes, language: sample.language).count
    #expect(LogSource.statements(in: bytes, language: sample.language).count >= once * copies / 2)
  }

  /// A megabyte of what repeats, nests and is never closed: a reader that is not linear does not end in time.
  @Test(
    .timeLimit(.minutes(4)),
    arguments: [
      ("print(", .swift), ("{[(", .swift), ("\"\\(", .swift), ("print(\"\\(", .swift), ("#\"", .swift),
      ("print(\"\"\"\\(", .swift), ("print(\"\"\"\n\\(", .swift), ("print(\"\"\"\n  \\(\"\"\"\n  ", .swift),
      ("log(\"\"\"\n${", .kotlin), ("/*", .swift),
      ("let a = ", .swift), ("let a = \"\\(a)\" + a\n", .swift), ("Logger().info(", .swift),
      ("func log(_ m: String) { print(m) }\nlog(\"x\")\n", .swift), ("String(format: \"%@\", ", .swift),
      ("a.b?.c!.", .swift),
      ("\"${", .kotlin), ("val a = b\nLog.d(a, a)\n", .kotlin), ("fun log(m: String) = ", .kotlin),
      ("String.format(\"%s\", ", .java), ("a + ", .java), ("f(a, ", .java), ("`${", .typeScript), ("/[", .typeScript),
      ("const log = (m) => console.log(m); log(log(\"x\"));\n", .typeScript), ("console.log(a ? b : ", .javaScript),
      ("@\"%@\" ", .objectiveC), ("[NSString stringWithFormat:", .objectiveC),
      ("#define L(f) NSLog(f)\nL(L(", .objectiveC),
    ] as [(String, SourceLanguage)])
  func repeatedTextEnds(_ unit: String, _ language: SourceLanguage) {
    let bytes = Array(String(repeating: unit, count: 1_048_576 / unit.utf8.count).utf8)
    _ = LogSource.statements(in: bytes, language: language)
  }

  /// Values that name each other grow neither without end nor for ever.
  @Test func namesOfNamesStayBounded() {
    var text = "let a0 = \"x\"\n"
    for index in 1...60 { text += "let a\(index) = a\(index - 1) + a\(index - 1)\n" }
    text += "let c = d + \"\"\nlet d = c + \"\"\nprint(\"tag \\(a60) \\(c)\")\n"
    let statement = LogSource.statements(in: Array(text.utf8), language: .swift).first
    #expect((statement?.message.count ?? 0) < 100)
  }
}

/// SplitMix64: the same numbers for the same seed on every system.
struct SeededGenerator: RandomNumberGenerator {
  private var state: UInt64

  init(_ seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var value = state
    value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
    value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
    return value ^ (value >> 31)
  }
}
