import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckReporting

/// The layers around the lines of a capture, where they are not recognised.
struct LayerOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "The JSON member, table column (number from 1 or title) or key that holds each line of the log: message, log.message, events[].message, 4.",
      valueName: "field"))
  var textOf: String?

  @Option(
    help: ArgumentHelp(
      "The member, column or key that holds the time at which each line was logged, for lines without a stamp.",
      valueName: "field"))
  var timeOf: String?

  @Option(
    help: ArgumentHelp(
      "The member, column or key that holds the level of each line, for lines that show none.", valueName: "field"))
  var levelOf: String?

  @Option(
    help: ArgumentHelp(
      "The text before each line of the log, as a regular expression (PCRE2) from the beginning of the line.",
      valueName: "regex"))
  var prefix: String?

  func given() throws -> GivenLayers {
    var given = GivenLayers()
    given.text = try field(textOf, "--text-of")
    given.time = try field(timeOf, "--time-of")
    given.level = try field(levelOf, "--level-of")
    if let prefix {
      do {
        given.prefix = try GivenPrefix(pattern: prefix)
      } catch {
        throw ValidationError("--prefix \(CleanText.line(prefix)): \(error)")
      }
    }
    return given
  }

  private func field(_ name: String?, _ option: String) throws -> LayerField? {
    guard let name else { return nil }
    guard !name.isEmpty else { throw ValidationError("\(option): give the name of a member, column or key") }
    return LayerField(name)
  }
}
