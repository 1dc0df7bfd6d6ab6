/// The captures at the end of a long command line, kept from the parser of arguments: its time grows with their square, and a
/// night has thousands.
enum ManyCaptures {
  /// So many at the end are left to the parser.
  private static let limit = 64
  /// Commands that read captures in another way, or none.
  private static let others: Set<String> = ["formats", "rules", "explain", "simulate", "help"]

  /// Captures that the parser did not see, in their order; they come after those that it saw.
  static let heldBack = Array(CommandLine.arguments.dropFirst(CommandLine.arguments.count - heldBackCount))

  /// The arguments for the parser.
  static var arguments: [String] { Array(CommandLine.arguments.dropFirst().dropLast(heldBackCount)) }

  private static let heldBackCount = count(Array(CommandLine.arguments.dropFirst()))

  /// The number of the last arguments that are certainly captures. The first of those without a dash may be the value
  /// of an option.
  static func count(_ arguments: [String]) -> Int {
    guard arguments.count > limit, !arguments.contains("--") else { return 0 }
    let run = arguments.reversed().prefix { !$0.hasPrefix("-") }.count
    guard run > limit, others.isDisjoint(with: arguments.dropLast(run - 2)) else { return 0 }
    return run - limit
  }
}
