import ArgumentParser

/// The file of a command that writes one page.
struct PageFileOptions: ParsableArguments {
  @Option(
    name: [.customShort("o"), .long],
    help: ArgumentHelp("The file for the page; without it, standard output.", valueName: "file"),
    completion: .file())
  var output: String?

  func validate() throws {
    if output?.isEmpty == true { throw ValidationError("--output: the file's name is empty") }
  }

  /// Refuses a file that the run also reads.
  func check(_ files: RunFiles) throws {
    try files.check(output.map { [RunFiles.Output("--output", $0)] } ?? [], usesStandardOutput: output == nil)
  }

  /// The target, with a file that can be written.
  func target() throws -> PageTarget {
    PageTarget(file: try output.map { try OutputFile.ready($0, role: "the page") })
  }
}
