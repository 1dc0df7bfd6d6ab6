import LogCheckRuleLibrary

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// A generated Swift file with a list of archives.
///
/// Versions of zlib compress the same text to different bytes. So an archive with the right texts is kept as it is: the
/// file changes only with its content, on any machine.
struct ArchiveFile {
  typealias Content = (name: String, entries: [EmbeddedArchive.Entry])

  /// The origin of the texts.
  let source: String
  let type: String
  let property: String
  /// Modules that the file imports.
  let imports: [String]

  private static let lineLength = 112
  private static let fence = "\"\"\""

  /// The text of the file; `current` is its present text.
  func text(_ contents: [Content], keeping current: String?) throws -> String {
    let old = current.map { Self.archives(in: $0) } ?? []
    let archives = try contents.map { content in
      let kept = old.first { $0.name == content.name }
      if let kept, (try? kept.entries()) == content.entries { return kept }
      guard let packed = EmbeddedArchive(content.name, packing: content.entries) else {
        throw CannotPack(name: content.name)
      }
      return packed
    }
    return """
      // Written by `make generate` from \(source). Do not edit.
      // swift-format-ignore-file

      \(imports.map { "import \($0)\n" }.joined())
      extension \(type) {
        static let \(property): [EmbeddedArchive] = [

      """ + archives.map(Self.literal).joined() + "  ]\n}\n"
  }

  private static func literal(_ archive: EmbeddedArchive) -> String {
    let letters = Array(archive.data.utf8.filter { $0 != 0x0A })
    let lines = stride(from: 0, to: letters.count, by: lineLength).map { start in
      "      " + String(decoding: letters[start..<min(start + lineLength, letters.count)], as: UTF8.self) + "\n"
    }
    return "    EmbeddedArchive(\n      \"\(archive.name)\", size: \(archive.size),\n      \(fence)\n" + lines.joined()
      + "      \(fence)),\n"
  }

  /// The archives of such a file, except those that ``literal(_:)`` would write differently.
  static func archives(in text: String) -> [EmbeddedArchive] {
    text.components(separatedBy: "    EmbeddedArchive(\n").dropFirst().compactMap { part in
      let lines = part.split(separator: "\n").map { $0.drop { $0 == " " } }
      guard lines.count > 2, let match = lines[0].wholeMatch(of: /"([^"]+)", size: (\d+),/), let size = Int(match.2),
        lines[1] == fence
      else { return nil }
      return EmbeddedArchive(String(match.1), size: size, lines[2...].prefix { !$0.hasPrefix(fence) }.joined())
    }
  }
}

/// An error: zlib had no memory for an archive.
struct CannotPack: Error, CustomStringConvertible {
  let name: String

  var description: String { "\(name): zlib cannot compress it, there is no memory" }
}
