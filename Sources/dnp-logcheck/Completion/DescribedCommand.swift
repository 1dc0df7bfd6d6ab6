import ArgumentParser

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

/// The arguments of one command, from the parser's description of it.
struct DescribedCommand: Decodable {
  private var command: Body

  var arguments: [Argument] { (command.arguments ?? []).filter { $0.shouldDisplay } }

  init?(of type: any ParsableCommand.Type) {
    guard let found = try? JSONDecoder().decode(Self.self, from: Data(type._dumpHelp().utf8)) else { return nil }
    self = found
  }

  private struct Body: Decodable { var arguments: [Argument]? }

  struct Argument: Decodable {
    var kind: Kind
    var shouldDisplay: Bool
    var isRepeating: Bool
    var names: [Name]?
    var abstract: String?
    var completionKind: Completion?

    /// The names as they are typed.
    var typed: [String] { (names ?? []).map { ($0.kind == "long" ? "--" : "-") + $0.name } }
  }

  enum Kind: String, Decodable { case positional, option, flag }

  struct Name: Decodable {
    var kind: String
    var name: String
  }

  /// The values of an argument: a list of words, or what the members' name says.
  struct Completion: Decodable {
    var list: List?
    var file: Others?
    var directory: Others?
    var custom: Others?

    struct List: Decodable { var values: [String] }
    struct Others: Decodable {}
  }
}
