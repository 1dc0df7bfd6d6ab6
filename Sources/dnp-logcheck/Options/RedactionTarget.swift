import ArgumentParser
import LogCheck
import LogCheckRedaction
import LogCheckReporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The destination of redacted captures.
struct RedactionTarget: ParsableArguments {
  @Option(
    name: .shortAndLong, help: ArgumentHelp("The file to write, of one capture.", valueName: "file"),
    completion: .file())
  var output: String?

  @Option(
    name: .shortAndLong,
    help: ArgumentHelp("The folder to write to, each capture under its name.", valueName: "folder"),
    completion: .directory)
  var directory: String?

  func validate() throws {
    guard (output == nil) != (directory == nil) else {
      throw ValidationError("say where to: -o FILE for one capture, -d FOLDER for any number")
    }
    if let output, output.isEmpty || output == "-" {
      throw ValidationError("-o \(output): name a file; nothing is written before all has been compared")
    }
    if let directory, directory.isEmpty { throw ValidationError("-d: the folder's name is empty") }
  }

  /// The file of `-o`; complains and ends with 2 where it cannot be written.
  func file() throws -> OutputFile? { try output.map { try OutputFile.ready($0, role: Self.role) } }

  /// The folder in which finished files wait, from which they can be renamed to their final path.
  func waitingFolder(_ file: OutputFile?) throws -> [UInt8] {
    if let directory {
      let folder = RawArguments.bytes(directory)
      try RedactionFolder.makeFolder(folder)
      return folder
    }
    guard case .plain(let path, _)? = file?.location else {
      // What goes to a device or a pipe is copied there.
      return Array(FileManager.default.temporaryDirectory.path(percentEncoded: false).utf8)
    }
    return OutputLocation.folder(of: path)
  }

  /// The captures to be redacted, each once.
  func inputs(_ captures: [AuditInput]) throws -> [RedactionInput] {
    if output != nil, captures.count != 1 { throw ValidationError("-o takes one capture; name a folder with -d") }
    var seen: Set<FileIdentity> = []
    return captures.compactMap { input in
      guard case .file(let path, let shown) = input else { return nil }
      if let identity = FileIdentity(of: path), !seen.insert(identity).inserted { return nil }
      return RedactionInput(input: input, path: path, shown: shown, name: Array(path.split(separator: 0x2F).last ?? []))
    }
  }

  /// The file that a capture is written to in the folder of `-d`. The name may identify a person as well.
  func output(of input: RedactionInput, _ isConverted: Bool, _ redaction: Redaction) -> RunFiles.Output {
    if let output { return RunFiles.Output("-o", output) }
    var name = redaction.redactedFileName(input.name)
    if isConverted, name.suffix(3).elementsEqual(".gz".utf8), name.count > 3 { name.removeLast(3) }
    let folder = directory ?? "."
    let slash: [UInt8] = folder.hasSuffix("/") ? [] : [0x2F]
    let path = RawArguments.bytes(folder) + slash + name
    return RunFiles.Output("-d", path, String(decoding: path, as: UTF8.self))
  }

  /// The output files; complains and returns `nil` where one is an input, two are one, or one cannot be written.
  func files(_ outputs: [RunFiles.Output], _ inputs: RunFiles) -> [OutputFile]? {
    var written: Set<FileIdentity> = []
    return outputs.allPass { output in
      if let conflict = inputs.conflict(output) { return refuse("\(conflict); nothing was written") }
      if let identity = FileIdentity(ofOutput: output.path), !written.insert(identity).inserted {
        return refuse("two captures would both be written to \(output.shown); nothing was written")
      }
      do throws(OutputProblem) {
        return try OutputFile(
          output.path, shown: output.shown, role: Self.role, links: directory == nil ? .followed : .refused)
      } catch {
        return refuse("\(Self.role) \(output.shown) cannot be written: \(error); nothing was written")
      }
    }
  }

  private func refuse(_ reason: String) -> OutputFile? {
    StandardStreams.complain("dnp-logcheck: \(reason)")
    return nil
  }

  private static let role = "the redacted capture"
}

extension Sequence {
  /// The results of `transform` for all elements, or `nil` if it returns `nil` for one.
  fileprivate func allPass<Result>(_ transform: (Element) -> Result?) -> [Result]? {
    var results: [Result] = []
    for element in self {
      guard let result = transform(element) else { return nil }
      results.append(result)
    }
    return results
  }
}

/// A capture that is redacted.
struct RedactionInput {
  let input: AuditInput
  let path: [UInt8]
  let shown: String
  /// Without its folder. Any bytes but NUL and the slash, also such that are no UTF-8.
  let name: [UInt8]
}
