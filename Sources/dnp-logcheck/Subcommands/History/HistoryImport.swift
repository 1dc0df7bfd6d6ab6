import ArgumentParser
import LogCheckHistory
import LogCheckIngest
import LogCheckReporting
import LogCheckResults

extension HistoryCommand {
  /// Adds the records of an audit to a history.
  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import", abstract: "Add the records of `audit` to a history, which is made if it is not there.",
      discussion: """
        EXAMPLES
          dnp-logcheck history import fleet.db night.jsonl
          dnp-logcheck audit night/ | dnp-logcheck history import fleet.db -

        The records of a file are added together or not at all. A record of the same capture and day replaces the former one, so that a \
        second audit of a night never counts twice. Lines that cannot be added are named, and the exit code is 2.
        """)

    @OptionGroup var file: HistoryFileOptions

    @Argument(
      help: ArgumentHelp(
        "Files with records of `audit`, also packed with gzip; \"-\" is standard input.", valueName: "RESULT"),
      completion: .file())
    var results: [String]

    @Flag(name: .customLong("no-evidence"), help: "Leave out the lines of the captures that show the failures.")
    var leavesOutEvidence = false

    func validate() throws {
      if results.count(where: { $0 == "-" }) > 1 { throw ValidationError("standard input can be read once only") }
    }

    func run() throws {
      try checkFiles()
      try file.named.checkWritable()
      StopSignals.watch()
      var total = ResultImport.Counts()
      var isWhole = true
      for (name, path) in zip(results, RawArguments.bytes(results)) {
        let source: FileSource
        do throws(FileProblem) {
          source = name == "-" ? .standardInput() : try FileSource(path: path)
        } catch {
          StandardStreams.complain("dnp-logcheck: \(CleanText.path(name)) cannot be read: \(error)")
          isWhole = false
          continue
        }
        let reading = ResultImport(
          name == "-" ? "standard input" : CleanText.path(name), into: file.named, keepsEvidence: !leavesOutEvidence)
        guard let counts = try reading.read(source) else {
          isWhole = false
          break
        }
        total.add(counts)
      }
      StandardStreams.say("\(file.shown): \(total.new) new, \(total.replaced) replaced, \(total.refused) refused")
      if !isWhole || total.refused > 0 { throw ExitCode(2) }
    }

    /// Refuses to write into a file that is read.
    private func checkFiles() throws {
      var files = RunFiles(captures: [])
      for (name, path) in zip(results, RawArguments.bytes(results)) where name != "-" {
        files.reads(path, as: "the results", name)
      }
      try files.check([RunFiles.Output("the history", file.database)], usesStandardOutput: false)
    }
  }
}
