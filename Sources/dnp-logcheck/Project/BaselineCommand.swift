import ArgumentParser
import LogCheck
import LogCheckIngest
import LogCheckReporting

/// Renews the failures that are known.
struct BaselineCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "baseline", abstract: "Renew the failures that are known.", subcommands: [Update.self])

  struct Update: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "update", abstract: "Accept all failures of a JSON report: take them as the known ones.",
      discussion: """
        EXAMPLE
          dnp-logcheck --exit-zero --report json=new.json night/
          dnp-logcheck baseline update new.json

        Replaces the file that --baseline or `baseline` in the settings names, and says what is new in it and what is gone.
        """)

    @Argument(help: "A JSON report, as --report json=FILE writes it.", completion: .file()) var report: String
    @Option(
      help: ArgumentHelp(
        "The file of the known failures; without it the one that the settings name.", valueName: "file"),
      completion: .file())
    var baseline: String?
    @OptionGroup var project: ConfigurationOptions

    /// Bytes of a report that is read.
    private static let limit = 256 << 20

    func run() throws {
      let bytes = try read(RawArguments.bytes(report), shown: report)
      let new = try failures(of: bytes, shown: report)
      let (path, shown) = try target()
      let old = try OutputFile.changing(shown, role: "the baseline") { file in
        let isNew = (try? FolderListing.kind(of: path, followingLinks: false)) == nil
        let old = isNew ? [:] : try failures(of: read(path, shown: shown), shown: shown)
        guard file.replace(with: bytes) else { throw ExitCode(2) }
        return old
      }
      let added = new.reduce(0) { $0 + max(0, $1.value - (old[$1.key] ?? 0)) }
      let gone = old.reduce(0) { $0 + max(0, $1.value - (new[$1.key] ?? 0)) }
      let count = new.values.reduce(0, +)
      StandardStreams.say(
        "\(CleanText.path(shown)): \(count) known failure\(count == 1 ? "" : "s"), \(added) new, \(gone) gone")
    }

    private func target() throws -> (path: [UInt8], shown: String) {
      if let baseline { return (RawArguments.bytes(baseline), baseline) }
      if let found = try project.load()?.baseline {
        return (found.path, String(decoding: found.path, as: UTF8.self))
      }
      throw ValidationError(
        "no baseline is named: give --baseline FILE, or write `baseline: known.json` in the settings")
    }

    private func read(_ path: [UInt8], shown: String) throws -> [UInt8] {
      do {
        return try FileSource.regular(path: path).readAll(limit: Self.limit)
      } catch {
        StandardStreams.complain("dnp-logcheck: \(CleanText.path(shown)) cannot be read: \(error)")
        throw ExitCode(2)
      }
    }

    private func failures(of bytes: [UInt8], shown: String) throws -> [String: Int] {
      do throws(Baseline.Problem) {
        return try Baseline.read(bytes)
      } catch {
        StandardStreams.complain("dnp-logcheck: \(CleanText.path(shown)) is not used: \(error)")
        throw ExitCode(2)
      }
    }
  }
}
