import LogCheckModel
import LogCheckRuleLibrary
import LogCheckRules

/// The events that are recognized and the rules that captures are judged by.
public struct Rules: Sendable {
  let library: RuleLibrary

  /// The rules that the package brings along.
  ///
  /// - Throws: ``InvalidRules`` where the package itself is damaged.
  public static func builtIn() throws(InvalidRules) -> Rules { try Rules(files: []) }

  /// Rules of files and folders of files (`.yml`), in addition to the built-in ones.
  ///
  /// - Parameters:
  ///   - files: Paths of rule files, or of folders with rule files at any depth.
  ///   - includesBuiltIn: Whether the built-in rules and events are loaded as well.
  ///   - selected: Ids, tags, requirements, beginnings of ids or patterns with `*`; empty for all rules.
  ///   - ignored: The same, for rules that are left out.
  /// - Throws: ``InvalidRules`` with everything that is wrong with the files.
  public init(
    files: [String], includesBuiltIn: Bool = true, selected: [String] = [], ignored: [String] = []
  ) throws(InvalidRules) {
    do throws(UnusableRules) {
      library = try RuleLibrary(
        paths: files.map { Array($0.utf8) }, includesBuiltIn: includesBuiltIn, selected: selected, ignored: ignored)
    } catch {
      throw InvalidRules(error)
    }
  }

  /// The identifiers of the rules, in the order of their files.
  public var identifiers: [String] {
    var seen: Set<String> = []
    return library.ruleSet.rules.map(\.id).filter { seen.insert($0).inserted }
  }
}

/// Rules that cannot be used, with every reason.
public struct InvalidRules: Error, Sendable, CustomStringConvertible {
  /// One sentence a problem: where (`file:line:column`), what, and what to do about it. At most 100 and how many there are besides.
  public let problems: [String]

  /// All problems, a line each.
  public var description: String { problems.joined(separator: "\n") }

  init(_ error: UnusableRules) {
    problems = error.diagnostics.map { diagnostic in
      let mark = diagnostic.mark.map { "\($0.file):\($0.line):\($0.column): " } ?? ""
      return mark + diagnostic.message + (diagnostic.hint.map { "; \($0)" } ?? "")
    }
  }
}
