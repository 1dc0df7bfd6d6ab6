import LogCheckModel
import LogCheckRules

#if canImport(FoundationEssentials)
  package import FoundationEssentials
#else
  package import Foundation
#endif

/// The folder SampleLogs of a package: captures as files, and captures as edits of these.
package struct SampleFolder: Sendable {
  package let url: URL

  package init(_ url: URL) { self.url = url }

  /// The samples that were read, and the problems of the others.
  package struct Contents<Sample: Sendable>: Sendable {
    package var samples: [Sample] = []
    package var problems: [SampleProblem] = []
  }

  /// The captures of `failing/*.yml`, sorted by id.
  package func failing() -> Contents<FailingSample> {
    var contents = Contents<FailingSample>()
    for name in names(in: "failing") where name.hasSuffix(".yml") {
      for node in contents.list(in: "failing/\(name)", of: self) {
        contents.add(\.sample) { () throws(SampleProblem) in try FailingSample.read(node, in: self) }
      }
    }
    contents.samples.sort { $0.sample.id < $1.sample.id }
    return contents
  }

  /// The scenarios, sorted by id.
  package func scenarios() -> Contents<WrittenScenario> {
    var contents = Contents<WrittenScenario>()
    for name in names(in: "scenarios") {
      do throws(SampleProblem) {
        let root = try root("scenarios/\(name)/expected.yml")
        contents.samples.append(try WrittenScenario.read(root, name: name, in: self))
      } catch {
        contents.problems.append(error)
      }
    }
    return contents
  }

  /// All captures that are kept as edits, sorted by id.
  package func edited() -> Contents<EditedSample> {
    let failing = failing()
    let scenarios = scenarios()
    let samples = failing.samples.map(\.sample) + scenarios.samples.flatMap(\.faults).map(\.sample)
    return Contents(samples: samples.sorted { $0.id < $1.id }, problems: failing.problems + scenarios.problems)
  }

  /// The capture of that path below the folder.
  func base(_ path: String, at mark: SourceMark) throws(SampleProblem) -> SampleBase {
    guard let data = try? Data(contentsOf: url.appending(path: path)) else {
      let candidates = names(in: "healthy").map { "healthy/\($0)" }
      let nearest = Suggestion.nearest(to: path, in: candidates).map { "; did you mean \($0)?" } ?? ""
      throw SampleProblem("there is no capture SampleLogs/\(path)\(nearest)", at: mark)
    }
    guard let base = SampleBase(path: path, bytes: [UInt8](data)) else {
      throw SampleProblem("SampleLogs/\(path) is not UTF-8, or its last line has no end", at: mark)
    }
    return base
  }

  fileprivate func root(_ path: String) throws(SampleProblem) -> RuleNode {
    guard let data = try? Data(contentsOf: url.appending(path: path)) else {
      throw SampleProblem("there is no such file", at: SourceMark(file: "SampleLogs/\(path)", line: 1, column: 1))
    }
    return try SampleFile.read([UInt8](data), path: "SampleLogs/\(path)")
  }

  private func names(in folder: String) -> [String] {
    let path = url.appending(path: folder).path(percentEncoded: false)
    return ((try? FileManager.default.contentsOfDirectory(atPath: path)) ?? []).filter { !$0.hasPrefix(".") }.sorted()
  }
}

extension SampleFolder.Contents where Sample == FailingSample {
  /// The samples of a file.
  fileprivate mutating func list(in path: String, of folder: SampleFolder) -> [RuleNode] {
    do throws(SampleProblem) {
      let map = try SampleMap(
        try folder.root(path), "a file of samples", keys: ["schema", "samples"], required: ["schema", "samples"])
      guard try map.text("schema") == FailingSample.schema else {
        throw SampleProblem("the schema is \(FailingSample.schema)", at: map.mark("schema"))
      }
      return try map.nodes("samples") ?? []
    } catch {
      problems.append(error)
      return []
    }
  }
}

extension SampleFolder.Contents {
  /// Adds a sample, or the problem with it.
  fileprivate mutating func add(
    _ part: KeyPath<Sample, EditedSample>, _ read: () throws(SampleProblem) -> Sample
  ) {
    do throws(SampleProblem) {
      let sample = try read()
      let edited = sample[keyPath: part]
      if let other = samples.first(where: { $0[keyPath: part].id == edited.id })?[keyPath: part] {
        throw SampleProblem("\(edited.id) is in \(other.mark.file):\(other.mark.line) already", at: edited.mark)
      }
      samples.append(sample)
    } catch {
      problems.append(error)
    }
  }
}
