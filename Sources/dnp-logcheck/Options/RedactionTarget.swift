import ArgumentParser
import LogCheck
import LogCheckReporting

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// Where redacted captures go.
struct RedactionTarget: ParsableArguments {
  @Option(name: .shortAndLong, help: ArgumentHelp("The file to write, of one capture.", valueName: "file"))
  var output: String?

  @Option(
    name: .shortAndLong, help: ArgumentHelp("The folder to write to, each capture under its name.", valueName: "folder")
  )
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

  /// The folder in which the files come to lie.
  var folder: String {
    if let directory { return directory }
    guard let output, let slash = output.lastIndex(of: "/") else { return "." }
    return slash == output.startIndex ? "/" : String(output[..<slash])
  }

  /// The captures to be redacted, each once.
  func inputs(_ captures: [AuditInput]) throws -> [RedactionInput] {
    if output != nil, captures.count != 1 { throw ValidationError("-o takes one capture; name a folder with -d") }
    var seen: Set<FileIdentity> = []
    return try captures.compactMap { input in
      guard case .file(let path, let shown) = input else { return nil }
      if let identity = FileIdentity(of: path), !seen.insert(identity).inserted { return nil }
      guard let name = path.split(separator: 0x2F).last.flatMap({ String(validating: $0, as: UTF8.self) }) else {
        throw ValidationError("\(CleanText.line(shown)): its name is no text; give it another one first")
      }
      return RedactionInput(input: input, path: path, shown: shown, name: name)
    }
  }

  /// The file that a capture is written to; the name may tell of somebody, too.
  func output(of input: RedactionInput, _ isConverted: Bool, _ redaction: Redaction) throws -> String {
    if let output { return output }
    let redacted = redaction.redacted(Array(input.name.utf8))
    var name = String(validating: redacted, as: UTF8.self) ?? "capture"
    if isConverted, name.hasSuffix(".gz"), name.count > 3 { name.removeLast(3) }
    return folder + (folder.hasSuffix("/") ? "" : "/") + name
  }

  /// Complains where an output is one of the inputs, or two are the same file; `false` then.
  func checkOutputs(_ outputs: [String], _ inputs: [RedactionInput]) throws -> Bool {
    var read: [FileIdentity: String] = [:]
    for input in inputs {
      if let identity = FileIdentity(of: input.path) { read[identity] = input.shown }
    }
    var names: Set<String> = []
    for output in outputs {
      let shown = CleanText.line(output)
      guard names.insert(URL(filePath: output).standardizedFileURL.path(percentEncoded: false)).inserted else {
        StandardStreams.complain("dnp-logcheck: two captures would both be written to \(shown); nothing was written")
        return false
      }
      if let identity = FileIdentity(of: RawArguments.bytes(output)), let input = read[identity] {
        StandardStreams.complain(
          "dnp-logcheck: \(shown) would be written over the capture \(CleanText.line(input)); nothing was written")
        return false
      }
    }
    return true
  }
}

/// A capture that is redacted.
struct RedactionInput {
  let input: AuditInput
  let path: [UInt8]
  let shown: String
  /// Without its folder.
  let name: String
}
