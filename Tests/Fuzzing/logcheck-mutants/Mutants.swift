import ArgumentParser
import Foundation
import LogCheckFuzz

/// Judges damaged copies of captures and reports whether the tool stayed within its bounds. A trap of the tool ends
/// this process as well; the mutant is then in the file of `--progress`.
@main struct Mutants: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "logcheck-mutants", abstract: "Judge damaged copies of captures.")

  /// Seconds that one mutant may take.
  static let longest = 5.0
  /// MiB that the process may take at its peak, rules and all.
  static let most = 256

  @Option(help: "How many mutants in all, spread over the captures.")
  var count = 1000

  @Option(help: "The first seed; mutant n has seed + n.")
  var seed: UInt64 = 1

  @Option(help: "A file that holds the seed and capture of the mutant in work.")
  var progress: String?

  @Option(help: "Write the mutant of --seed of the only capture to this file and judge nothing.")
  var write: String?

  @Argument(help: "Captures, or folders of them.")
  var captures: [String]

  func run() throws {
    let files = try captures.flatMap { try Self.files(at: $0) }
    guard !files.isEmpty else { throw ValidationError("there is no file to damage") }
    let contents = try files.map { [UInt8](try Data(contentsOf: $0)) }
    if let write {
      try Data(Self.mutant(of: contents[0], contents, seed: seed)).write(to: URL(filePath: write))
      return
    }
    guard let check = FuzzTarget.named("check")?.prepare() else { throw ExitCode(2) }
    var problems = 0
    var slowest = (seconds: 0.0, what: "none")
    for number in 0..<count {
      let index = number % files.count
      let seed = seed &+ UInt64(number)
      let what = "seed \(seed) of \(files[index].path(percentEncoded: false))"
      if let progress { try Data("\(what)\n".utf8).write(to: URL(filePath: progress)) }
      let mutant = Self.mutant(of: contents[index], contents, seed: seed)
      let start = ContinuousClock.now
      let problem = check(mutant)
      let time = (ContinuousClock.now - start) / .seconds(1)
      if time > slowest.seconds { slowest = (time, what) }
      if let problem { print("\(what): \(problem)") }
      if time > Self.longest { print("\(what): it took \(time) s") }
      if problem != nil || time > Self.longest { problems += 1 }
    }
    let peak = Self.peakMemory
    print("\(count) mutants of \(files.count) captures: \(problems) with a problem")
    print("the slowest took \((slowest.seconds * 1000).rounded() / 1000) s (\(slowest.what)); peak memory \(peak) MiB")
    if peak > Self.most { print("that is more than \(Self.most) MiB") }
    if problems > 0 || peak > Self.most { throw ExitCode(1) }
  }

  /// The damaged copy; pieces of another capture get into some.
  static func mutant(of bytes: [UInt8], _ others: [[UInt8]], seed: UInt64) -> [UInt8] {
    var mutator = ByteMutator(seed: seed)
    let other = others[mutator.number(below: others.count)]
    return mutator.mutant(of: bytes, other: other)
  }

  private static func files(at path: String) throws -> [URL] {
    let url = URL(filePath: path)
    guard FileManager.default.fileExists(atPath: path) else { throw ValidationError("\(path) is not there") }
    guard try url.resourceValues(forKeys: [.isDirectoryKey]).isDirectory == true else { return [url] }
    let walk = FileManager.default.enumerator(at: url, includingPropertiesForKeys: [.isRegularFileKey])
    return (walk?.allObjects ?? []).compactMap { $0 as? URL }
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .filter { $0.pathExtension != "md" }.sorted { $0.path < $1.path }
  }

  /// MiB of this process alone: the system's peak for its number begins with that of its parent process.
  private static var peakMemory: Int {
    #if canImport(Darwin)
      var usage = rusage()
      _ = unsafe getrusage(RUSAGE_SELF, &usage)
      return usage.ru_maxrss / 1_048_576
    #else
      let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
      let logLine = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") } ?? ""
      return (logLine.split(separator: " ").compactMap { Int($0) }.first ?? .max) / 1024
    #endif
  }
}
