import LogCheckTestSupport
import Testing

/// The allowed imports of each target, and the knowledge of each target. docs/architecture.md explains the tables.
///
/// The compiler's own check lets an import through that is reached by way of another dependency; this one does not.
@Suite struct LayeringTests {
  /// The allowed imports of each target in addition to the standard library and the system modules below.
  static let arrows: [String: Set<String>] = [
    "LogCheckModel": [],
    "LogCheckPattern": ["CPCRE2"],
    "LogCheckIngest": ["CLineScan", "CZlib", "LogCheckModel"],
    "LogCheckRules": ["CYaml", "LogCheckModel"],
    "LogCheckSource": ["LogCheckModel"],
    "LogCheckVocabulary": ["LogCheckModel", "LogCheckRules"],
    "LogCheckOutcomes": ["LogCheckModel", "LogCheckRules"],
    "LogCheckEngine": ["LogCheckModel", "LogCheckOutcomes", "LogCheckPattern", "LogCheckRules"],
    "LogCheckReporting": ["LogCheckModel"],
    "LogCheckSimulator": ["LogCheckModel"],
    "LogCheckRuleLibrary": ["LogCheckIngest", "LogCheckModel", "LogCheckPattern", "LogCheckRules"],
    "LogCheckTrace": ["LogCheckEngine", "LogCheckIngest", "LogCheckModel", "LogCheckRules", "LogCheckVocabulary"],
    "LogCheckRedaction": ["LogCheckEngine", "LogCheckIngest", "LogCheckModel", "LogCheckPattern", "LogCheckRules"],
    "LogCheckWorkshop": [
      "LogCheckEngine", "LogCheckIngest", "LogCheckModel", "LogCheckReporting", "LogCheckRuleLibrary", "LogCheckRules",
      "LogCheckSource", "LogCheckTrace", "LogCheckVocabulary",
    ],
    "LogCheck": [
      "LogCheckEngine", "LogCheckIngest", "LogCheckModel", "LogCheckPattern", "LogCheckReporting",
      "LogCheckRuleLibrary", "LogCheckRules", "LogCheckTrace", "LogCheckVocabulary",
    ],
    "LogCheckFollowing": ["LogCheck", "LogCheckIngest", "LogCheckModel", "LogCheckTrace"],
    "LogCheckResults": ["LogCheckModel", "LogCheckReporting"],
    "LogCheckHistory": ["CSQLite", "LogCheckModel", "LogCheckReporting", "LogCheckResults"],
    "LogCheckFleet": [
      "LogCheck", "LogCheckIngest", "LogCheckModel", "LogCheckResults", "LogCheckRuleLibrary", "LogCheckRules",
      "LogCheckTrace",
    ],
    "LogCheckKit": ["LogCheck", "LogCheckIngest", "LogCheckModel", "LogCheckRuleLibrary", "LogCheckRules"],
    "LogCheckTesting": ["LogCheckKit", "Testing", "XCTest"],
    "dnp-logcheck": [
      "ArgumentParser", "LogCheck", "LogCheckFleet", "LogCheckFollowing", "LogCheckHistory", "LogCheckIngest",
      "LogCheckModel", "LogCheckRedaction", "LogCheckReporting", "LogCheckResults", "LogCheckRuleLibrary",
      "LogCheckRules",
      "LogCheckSimulator", "LogCheckSource", "LogCheckTrace", "LogCheckWorkshop",
    ],
    "logcheck-dev": [
      "ArgumentParser", "LogCheck", "LogCheckIngest", "LogCheckModel", "LogCheckRedaction", "LogCheckReporting",
      "LogCheckRuleLibrary", "LogCheckRules", "LogCheckSamples", "LogCheckSimulator", "LogCheckWorkshop",
    ],
  ]

  private static let essentials = [
    "LogCheck/Baseline.swift", "LogCheckWorkshop/Explain/ReportedFinding.swift",
    "LogCheckResults/Form/ResultLine.swift", "dnp-logcheck", "logcheck-dev",
  ]

  /// The paths that may import a module at all.
  private static let paths: [String: [String]] = [
    // On Linux all of Foundation brings 33 MB of Unicode data, so it may be imported only where there are no essentials.
    "Foundation": essentials,
    "FoundationEssentials": essentials,
    "Glibc": [
      "LogCheckIngest/Reading", "LogCheckPattern/MatchTimer.swift", "LogCheckHistory/Statistics",
      "LogCheck/Threads/WorkerThread.swift",
      "dnp-logcheck/Output", "dnp-logcheck/Terminal", "dnp-logcheck/Watching",
    ],
    "Darwin": [
      "LogCheckIngest/Reading", "LogCheckPattern/MatchTimer.swift", "LogCheckHistory/Statistics",
      "LogCheck/Threads/WorkerThread.swift",
      "dnp-logcheck/Output", "dnp-logcheck/Terminal", "dnp-logcheck/Watching",
    ],
    "Synchronization": [
      "dnp-logcheck/Terminal", "LogCheckPattern", "LogCheck/Threads", "LogCheckKit/CaptureEvents.swift",
    ],
    "Dispatch": ["LogCheck/Threads", "LogCheckKit/CaptureEvents.swift"],
    "CYaml": ["LogCheckRules/YAML"],
    "CLineScan": ["LogCheckIngest/Reading"],
    "CZlib": ["LogCheckIngest/Reading"],
    "CSQLite": ["LogCheckHistory/Database"],
  ]

  /// The paths that may use memory in ways the compiler cannot check.
  private static let unsafePaths = [
    "LogCheckModel/Bytes", "LogCheckPattern", "LogCheckIngest/Reading", "LogCheckRules/YAML",
    // These hand the reader's buffer to the file that fills it.
    "LogCheck/CaptureFeed.swift",
    // This hands its work to a thread of the system.
    "LogCheck/Threads/WorkerThread.swift",
    "LogCheckHistory/Database/Connection.swift",
    "dnp-logcheck/Options", "dnp-logcheck/Output", "dnp-logcheck/Terminal",
    // These start programs and are connected to them by the system's calls.
    "dnp-logcheck/Watching",
  ]

  /// The paths that may contain the plugin's own words: other code knows them from rule files.
  private static let vocabularyPaths = [
    "LogCheckRules/Packed/PackedRules+Generated.swift", "LogCheckSimulator/Scenarios", "LogCheckSimulator/Plugin",
  ]

  @Test func everyTargetIsInTheTable() {
    #expect(SourceFile.targets == Set(Self.arrows.keys))
  }

  @Test(.costly, arguments: SourceFile.all)
  func importsOnlyWhatItsTargetMay(_ file: SourceFile) {
    let allowed = (Self.arrows[file.target] ?? []).union(Self.paths.filter { file.lies(in: $0.value) }.keys)
    #expect(file.imports.subtracting(allowed).isEmpty)
  }

  @Test(.costly, arguments: Self.paths.keys.sorted())
  func isImportedOnlyWhereAllowed(_ module: String) {
    let paths = Self.paths[module] ?? []
    let others = SourceFile.all.filter { $0.imports.contains(module) && !$0.lies(in: paths) }
    #expect(others.map(\.path) == [])
  }

  /// Foundation itself is for systems without FoundationEssentials: macOS.
  @Test(arguments: SourceFile.all.filter { $0.imports.contains("Foundation") })
  func importsFoundationOnlyWhereThereAreNoEssentials(_ file: SourceFile) {
    let condition = [
      "#if canImport(FoundationEssentials)", "import FoundationEssentials", "#else", "import Foundation",
    ]
    let lines = file.lines.map { $0.drop { $0 == " " } }
    let imports = lines.indices.filter { lines[$0] == "import Foundation" }
    #expect(imports.allSatisfy { $0 >= 3 && lines[$0 - 3...$0].elementsEqual(condition, by: { $0 == $1 }) })
  }

  @Test(arguments: SourceFile.all.filter { !$0.lies(in: Self.unsafePaths) })
  func doesNothingUnsafe(_ file: SourceFile) {
    #expect(file.codeLines(withAnyOf: ["unsafe", "Unsafe"]) == [])
  }

  @Test(arguments: SourceFile.all.filter { !$0.lies(in: Self.vocabularyPaths) })
  func knowsNoWordOfThePlugin(_ file: SourceFile) {
    #expect(file.lines(withAnyOf: ["DNP-", "timesafari"]) == [])
  }

  /// Traps that a hostile input could reach.
  @Test(arguments: SourceFile.all.filter { $0.target != "logcheck-dev" && !$0.path.hasSuffix("+Generated.swift") })
  func doesNotTrapOnPurpose(_ file: SourceFile) {
    #expect(file.codeLines(withAnyOf: ["fatalError(", "try!", "as!"]) == [])
  }
}
