import LogCheckTestSupport
import Testing

/// The code that can stop a Swift program in the middle, as far as a search of the text finds it: forced unwraps, casts
/// and tries, traps on purpose, and settings that take the compiler's checks away.
///
/// What it cannot hold is arithmetic and indices: those trap where they overflow, so that tests feed them what lies beyond their bounds
/// (``theSearchFindsWhatItIsFor(_:_:)`` shows what the search sees).
@Suite struct TrapTests {
  /// With the reason for which each is there.
  private static let allowed = [
    // Without these few bytes nothing can be matched.
    "LogCheckPattern/PatternMatcher.swift": "preconditionFailure(",
    // A key of a table of this program, checked in builds for tests only.
    "LogCheckRules/Decoding/MapReader.swift": "assert(",
  ]
  private static let words = [
    "try!", "as!", "fatalError(", "preconditionFailure(", "precondition(", "assert(", "assertionFailure(",
    "unsafelyUnwrapped",
    "unowned(unsafe)", "nonisolated(unsafe)", "-Ounchecked", "unsafeFlags", "@unchecked", "unchecked: ",
  ]
  /// The compiler is instructed, with a reason next to it.
  private static let uncheckedPaths = [
    "LogCheckPattern/CompiledPattern.swift", "LogCheckIngest/Reading/LiteralScanner.swift",
  ]

  private static let files = SourceFile.all.filter {
    $0.target != "logcheck-dev" && !$0.path.hasSuffix("+Generated.swift")
  }

  /// The code of the lines with one of the texts, without its own texts and comments. Texts of several lines are left out whole.
  static func code(of lines: [Substring], withAnyOf wanted: [String]) -> [(number: Int, code: String)] {
    var isInText = false
    var found: [(Int, String)] = []
    for (index, line) in lines.enumerated() {
      let marks = line.ranges(of: "\"\"\"").count
      defer { if marks % 2 == 1 { isInText.toggle() } }
      guard !isInText, marks == 0, wanted.contains(where: { line.contains($0) }) else { continue }
      // Raw texts first: a backslash means nothing in them.
      let bare = line.replacing(/#"[^\n]*?"#/, with: "T").replacing(/"(?:[^"\\]|\\.)*"/, with: "T")
      found.append((index + 1, String(bare.prefix(upTo: bare.firstRange(of: "//")?.lowerBound ?? bare.endIndex))))
    }
    return found
  }

  /// Forced unwraps and types that are unwrapped implicitly.
  static func isForced(_ code: String) -> Bool { code.contains(/[\w)\]}>?]!(?![=])/) }

  @Test(.costly, arguments: files) func nothingIsForced(_ file: SourceFile) {
    let paths = Self.code(of: file.lines, withAnyOf: ["!"]).filter { Self.isForced($0.code) }.map(\.number)
    #expect(paths == [])
  }

  @Test(.costly, arguments: files) func nothingTrapsOnPurpose(_ file: SourceFile) {
    for (number, code) in Self.code(of: file.lines, withAnyOf: Self.words) {
      let found = Self.words.filter { word in
        // `assert(` is no part of another name.
        code.ranges(of: word).contains { range in
          range.lowerBound == code.startIndex || !code[code.index(before: range.lowerBound)].isLetter
        }
      }
      for word in found where Self.allowed[file.path] != word {
        #expect(word == "@unchecked" && Self.uncheckedPaths.contains(file.path), "\(file.path):\(number): \(word)")
      }
    }
  }

  /// A whole number of a floating-point one: infinite and missing values end the process. `Int(nearest:)` is for all of them.
  static func convertsUnchecked(_ code: String) -> Bool {
    // Arguments with a name (`nearest:`, `exactly:`) are checked.
    code.contains(
      /\bU?Int(?:8|16|32|64)?\((?!\w+:|Int\(nearest:)[^\n]*(?:\.rounded\(|\bDouble\()/)
  }

  @Test(.costly, arguments: files.filter { $0.path != "LogCheckModel/WholeNumber.swift" })
  func floatingPointNumbersAreConvertedByOneFunction(_ file: SourceFile) {
    let lines = Self.code(of: file.lines, withAnyOf: [".rounded(", "Double("])
    #expect(lines.filter { Self.convertsUnchecked($0.code) }.map(\.number) == [])
  }

  @Test(arguments: [
    ("Int((part * 1000).rounded())", true), ("Int64(min(max(x, -1e15), 1e15).rounded())", true),
    ("Int(Double(done) / rate)", true), ("Int(nearest: part * 1000)", false),
    ("Int(nearest: (Double(done) / rate).rounded(.down))", false), ("Double(Int(x))", false),
  ])
  func theSearchFindsConversions(_ line: String, _ isUnchecked: Bool) {
    #expect(Self.convertsUnchecked(line) == isUnchecked)
  }

  @Test func whatIsAllowedIsThere() {
    for (path, word) in Self.allowed {
      #expect(SourceFile.all.first { $0.path == path }?.codeLines(withAnyOf: [word]).isEmpty == false, "\(path)")
    }
  }

  @Test(arguments: [
    ("let a = b!", true), ("f(a!.c)", true), ("a()!", true), ("a[0]!", true), ("var a: Int!", true), ("a!!", true),
    ("a?.b!", true),
    ("a != b", false), ("!a", false), ("f(!a)", false), ("let t = \"a!\"", false), ("a // b!", false),
    (##"let r = #"x!"#"##, false),
    (#"let t = "\"b!" "#, false), ("a ? !b : c", false),
  ])
  func theSearchFindsWhatItIsFor(_ line: String, _ isForced: Bool) {
    #expect(Self.code(of: [line[...]], withAnyOf: ["!"]).contains { Self.isForced($0.code) } == isForced)
  }
}
