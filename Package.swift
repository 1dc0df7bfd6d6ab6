// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "dnp-logcheck",
  platforms: [.macOS(.v15)],
  products: [
    .executable(name: "dnp-logcheck", targets: ["dnp-logcheck"]),
    .library(name: "LogCheckKit", targets: ["LogCheckKit"]),
    .library(name: "LogCheckTesting", targets: ["LogCheckTesting"]),
  ],
  dependencies: [
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.0")
  ],
  targets: [
    // System and C targets.
    .systemLibrary(
      name: "CPCRE2", pkgConfig: "libpcre2-8", providers: [.apt(["libpcre2-dev"]), .brew(["pcre2"])]),
    .systemLibrary(name: "CZlib", pkgConfig: "zlib", providers: [.apt(["zlib1g-dev"]), .brew(["zlib"])]),
    .systemLibrary(name: "CYaml", pkgConfig: "yaml-0.1", providers: [.apt(["libyaml-dev"]), .brew(["libyaml"])]),
    .systemLibrary(
      name: "CSQLite", pkgConfig: "sqlite3", providers: [.apt(["libsqlite3-dev"]), .brew(["sqlite"])]),
    .target(name: "CLineScan"),

    // The core, in the order of its dependencies.
    .target(name: "LogCheckModel"),
    .target(name: "LogCheckPattern", dependencies: ["CPCRE2"]),
    .target(name: "LogCheckIngest", dependencies: ["LogCheckModel", "CLineScan", "CZlib"]),
    .target(name: "LogCheckRules", dependencies: ["LogCheckModel", "CYaml"]),
    .target(name: "LogCheckSource", dependencies: ["LogCheckModel"]),
    .target(name: "LogCheckVocabulary", dependencies: ["LogCheckModel", "LogCheckRules"]),
    .target(name: "LogCheckOutcomes", dependencies: ["LogCheckModel", "LogCheckRules"]),
    .target(
      name: "LogCheckEngine",
      dependencies: ["LogCheckModel", "LogCheckPattern", "LogCheckRules", "LogCheckOutcomes"]),
    .target(name: "LogCheckReporting", dependencies: ["LogCheckModel"]),
    .target(name: "LogCheckSimulator", dependencies: ["LogCheckModel"]),
    .target(
      name: "LogCheckRuleLibrary",
      dependencies: ["LogCheckModel", "LogCheckPattern", "LogCheckIngest", "LogCheckRules"]),
    .target(
      name: "LogCheckRedaction",
      dependencies: ["LogCheckModel", "LogCheckPattern", "LogCheckIngest", "LogCheckRules", "LogCheckEngine"]),
    .target(
      name: "LogCheckTrace",
      dependencies: ["LogCheckModel", "LogCheckIngest", "LogCheckRules", "LogCheckVocabulary", "LogCheckEngine"]),
    .target(
      name: "LogCheckWorkshop",
      dependencies: [
        "LogCheckModel", "LogCheckIngest", "LogCheckRules", "LogCheckSource", "LogCheckVocabulary", "LogCheckEngine",
        "LogCheckReporting", "LogCheckRuleLibrary", "LogCheckTrace",
      ]),
    .target(
      name: "LogCheck",
      dependencies: [
        "LogCheckModel", "LogCheckPattern", "LogCheckIngest", "LogCheckRules", "LogCheckVocabulary",
        "LogCheckEngine", "LogCheckReporting", "LogCheckRuleLibrary", "LogCheckTrace",
      ]),
    .target(
      name: "LogCheckFollowing", dependencies: ["LogCheckModel", "LogCheckIngest", "LogCheckTrace", "LogCheck"]),

    // Results of many runs.
    .target(name: "LogCheckResults", dependencies: ["LogCheckModel", "LogCheckReporting"]),
    .target(
      name: "LogCheckHistory", dependencies: ["CSQLite", "LogCheckModel", "LogCheckReporting", "LogCheckResults"]),
    .target(
      name: "LogCheckFleet",
      dependencies: [
        "LogCheck", "LogCheckIngest", "LogCheckModel", "LogCheckResults", "LogCheckRuleLibrary", "LogCheckRules",
        "LogCheckTrace",
      ]),

    // What other packages import: everything public is here.
    .target(
      name: "LogCheckKit",
      dependencies: ["LogCheck", "LogCheckIngest", "LogCheckModel", "LogCheckRuleLibrary", "LogCheckRules"]),
    .target(name: "LogCheckTesting", dependencies: ["LogCheckKit"]),

    // Executables.
    .executableTarget(
      name: "dnp-logcheck",
      dependencies: [
        "LogCheck", "LogCheckFleet", "LogCheckFollowing", "LogCheckHistory", "LogCheckIngest", "LogCheckModel",
        "LogCheckRedaction",
        "LogCheckReporting", "LogCheckResults", "LogCheckRuleLibrary", "LogCheckRules", "LogCheckSimulator",
        "LogCheckSource", "LogCheckTrace", "LogCheckWorkshop",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    .executableTarget(
      name: "logcheck-dev",
      dependencies: [
        "LogCheck", "LogCheckModel", "LogCheckIngest", "LogCheckRedaction", "LogCheckRuleLibrary", "LogCheckRules",
        "LogCheckReporting", "LogCheckSamples", "LogCheckSimulator", "LogCheckWorkshop",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),

    // Tests.
    .target(
      name: "LogCheckSamples", dependencies: ["LogCheckModel", "LogCheckRules"], path: "Tests/LogCheckSamples"),
    .target(
      name: "LogCheckTestSupport",
      dependencies: ["LogCheckModel", "LogCheckResults", "LogCheckRules", "LogCheckSamples"],
      path: "Tests/LogCheckTestSupport"),
    // What must hold for any bytes; under libFuzzer in logcheck-fuzz, over kept inputs in the tests.
    .target(
      name: "LogCheckFuzz",
      dependencies: [
        "LogCheck", "LogCheckModel", "LogCheckFollowing", "LogCheckPattern", "LogCheckIngest", "LogCheckRedaction",
        "LogCheckResults", "LogCheckRuleLibrary", "LogCheckRules", "LogCheckReporting",
      ], path: "Tests/Fuzzing/LogCheckFuzz"),
    .executableTarget(
      name: "logcheck-mutants",
      dependencies: ["LogCheckFuzz", .product(name: "ArgumentParser", package: "swift-argument-parser")],
      path: "Tests/Fuzzing/logcheck-mutants"),
    .testTarget(
      name: "LogCheckModelTests", dependencies: ["LogCheckModel", "LogCheckTestSupport"]),
    .testTarget(name: "LogCheckPatternTests", dependencies: ["LogCheckPattern"]),
    .testTarget(
      name: "LogCheckIngestTests",
      dependencies: ["LogCheckIngest", "LogCheckModel", "LogCheckSimulator", "LogCheckTestSupport"]),
    .testTarget(
      name: "LogCheckSourceTests", dependencies: ["LogCheckSource", "LogCheckModel", "LogCheckTestSupport"],
      exclude: ["Samples"]),
    .testTarget(
      name: "LogCheckSimulatorTests",
      dependencies: ["LogCheckSimulator", "LogCheckModel", "LogCheckRules", "LogCheckEngine", "LogCheckTestSupport"]),
    .testTarget(
      name: "LogCheckRulesTests", dependencies: ["LogCheckRules", "LogCheckModel", "LogCheckTestSupport"],
      exclude: ["Invalid", "Valid"]),
    .testTarget(
      name: "LogCheckVocabularyTests",
      dependencies: ["LogCheckVocabulary", "LogCheckRules", "LogCheckModel", "LogCheckTestSupport"]),
    .testTarget(
      name: "LogCheckEngineTests",
      dependencies: [
        "LogCheckEngine", "LogCheckRules", "LogCheckModel", "LogCheckTestSupport",
      ]),
    .testTarget(
      name: "LogCheckOutcomesTests",
      dependencies: ["LogCheckOutcomes", "LogCheckRules", "LogCheckModel", "LogCheckSimulator"]),
    .testTarget(
      name: "LogCheckRedactionTests",
      dependencies: ["LogCheckRedaction", "LogCheckRules", "LogCheckModel", "LogCheckTestSupport"]),
    .testTarget(
      name: "LogCheckReportingTests",
      dependencies: [
        "LogCheckReporting", "LogCheckModel", "LogCheckResults", "LogCheckSimulator", "LogCheckTestSupport",
        "LogCheckFuzz",
      ],
      exclude: ["Golden", "Story/Golden", "ForeignReaders/Schemas", "ForeignReaders/Scripts"]),
    .testTarget(
      name: "LogCheckTests",
      dependencies: [
        "LogCheck", "LogCheckEngine", "LogCheckFollowing", "LogCheckIngest", "LogCheckModel", "LogCheckRedaction",
        "LogCheckReporting", "LogCheckRuleLibrary", "LogCheckRules", "LogCheckSamples", "LogCheckSimulator",
        "LogCheckSource", "LogCheckTestSupport", "LogCheckTrace", "LogCheckVocabulary", "LogCheckWorkshop",
      ],
      exclude: ["Golden"]),
    .testTarget(
      name: "LogCheckResultsTests",
      dependencies: ["LogCheckResults", "LogCheckReporting", "LogCheckModel", "LogCheckTestSupport"],
      exclude: ["Golden"]),
    .testTarget(
      name: "LogCheckHistoryTests",
      dependencies: [
        "LogCheckHistory", "LogCheckResults", "LogCheckReporting", "LogCheckSimulator", "LogCheckModel",
        "LogCheckTestSupport",
      ]),
    .testTarget(
      name: "LogCheckFleetTests",
      dependencies: [
        "LogCheckFleet", "LogCheck", "LogCheckIngest", "LogCheckModel", "LogCheckResults", "LogCheckRuleLibrary",
        "LogCheckRules",
        "LogCheckTestSupport",
      ]),
    .testTarget(
      name: "LogCheckKitTests",
      dependencies: ["LogCheckKit", "LogCheckTesting", "LogCheckModel", "LogCheckTestSupport"]),
    // These tests and those of LogCheckReporting start the programs. They do not import them, so that they need not wait for them in a build.
    .testTarget(
      name: "CommandLineTests",
      dependencies: [
        "LogCheckHistory", "LogCheckModel", "LogCheckReporting", "LogCheckResults", "LogCheckSimulator",
        "LogCheckTestSupport",
      ],
      exclude: ["Cases", "Inputs"]),
    .testTarget(
      name: "LogCheckFuzzTests",
      dependencies: ["LogCheckFuzz", "LogCheckSimulator", "LogCheckTestSupport", "logcheck-mutants"],
      path: "Tests/Fuzzing/LogCheckFuzzTests", exclude: ["Inputs"]),
    .testTarget(
      name: "RepositoryTests",
      dependencies: [
        "LogCheck", "LogCheckModel", "LogCheckResults", "LogCheckRuleLibrary", "LogCheckRules", "LogCheckSamples",
        "LogCheckSimulator", "LogCheckTestSupport", "dnp-logcheck", "logcheck-dev",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
  ],
  swiftLanguageModes: [.v6]
)

let systemTargets: Set<String> = ["CPCRE2", "CZlib", "CYaml", "CSQLite", "CLineScan"]
for target in package.targets where !systemTargets.contains(target.name) {
  target.swiftSettings = [
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("InternalImportsByDefault"),
    .enableUpcomingFeature("MemberImportVisibility"),
    .strictMemorySafety(),
  ]
}

// `make test` is a release build, since the tests judge many thousands of captures. Half of it is not optimised: the tests, and modules in
// which a test spends less time than the compiler would (docs/performance.md, "Build and tests"). `make verify` proves the release itself.
if Context.environment["LOGCHECK_TEST_BUILD"] == "1" {
  let unoptimised: Set<String> = [
    "LogCheckFleet", "LogCheckFollowing", "LogCheckHistory", "LogCheckKit", "LogCheckReporting", "LogCheckResults",
    "LogCheckTesting", "LogCheckVocabulary", "LogCheckWorkshop", "dnp-logcheck", "logcheck-dev",
  ]
  for target in package.targets where !systemTargets.contains(target.name) {
    let isTest = target.path?.hasPrefix("Tests/") ?? (target.type == .test)
    var flags: [String] = []
    if isTest || unoptimised.contains(target.name) { flags.append("-Onone") }
    // No module imports a test module, so it needs no job that writes its interface.
    if target.type == .test { flags.append("-no-emit-module-separately-wmo") }
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(flags, .when(configuration: .release))]
  }
}

// A release for Linux is one file that needs no library (docs/decisions/0070-one-file-without-libraries.md).
if Context.environment["LOGCHECK_STATIC"] == "1" {
  package.targets.append(.target(name: "CStaticStart"))
  for target in package.targets where target.name == "dnp-logcheck" {
    target.dependencies.append("CStaticStart")
    // Of the linkers at hand, the toolchain's own is the one that can leave out the tables for unwinding.
    let script = Context.packageDirectory + "/.ci/without-frames.ld"
    let options = ["--no-eh-frame-hdr", "-O2", "-T", script].flatMap { ["-Xlinker", $0] }
    target.linkerSettings = [.unsafeFlags(["-static-executable", "-use-ld=lld"] + options)]
  }
}

// `make fuzz`: libFuzzer needs its instrumentation in all that it walks through, which normal builds do without.
if Context.environment["LOGCHECK_FUZZ"] != nil {
  package.targets += [
    .target(name: "CFuzzer", path: "Tests/Fuzzing/CFuzzer"),
    .executableTarget(
      name: "logcheck-fuzz", dependencies: ["CFuzzer", "LogCheckFuzz"], path: "Tests/Fuzzing/logcheck-fuzz",
      swiftSettings: [.unsafeFlags(["-parse-as-library"])], linkerSettings: [.unsafeFlags(["-sanitize=fuzzer"])]),
  ]
  for target in package.targets where target.name.lowercased().hasPrefix("logcheck") && target.type != .test {
    target.swiftSettings = (target.swiftSettings ?? []) + [.unsafeFlags(["-sanitize=fuzzer"])]
  }
  for target in package.targets where target.name == "CLineScan" {
    target.cSettings = [.unsafeFlags(["-fsanitize=fuzzer-no-link"])]
  }
}

// `make sanitize`: Swift traps where an operation has no meaning, C does only if asked.
if Context.environment["LOGCHECK_TRAP_UNDEFINED"] == "1" {
  for target in package.targets where target.name == "CLineScan" {
    target.cSettings = [.unsafeFlags(["-fsanitize=undefined", "-fsanitize-trap=undefined"])]
  }
}
