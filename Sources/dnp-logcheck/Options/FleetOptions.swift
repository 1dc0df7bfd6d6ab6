import ArgumentParser
import LogCheck
import LogCheckFleet
import LogCheckIngest
import LogCheckReporting

/// The captures of a fleet, and the sources of what distinguishes its runs.
struct FleetOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Read the names of captures from this file, one on each line; `-` for standard input.", valueName: "list"),
    completion: .file())
  var filesFrom: String?

  @Flag(name: [.customShort("0"), .long], help: "The names in the list end with NUL bytes.")
  var null = false

  @Option(
    help: ArgumentHelp(
      "What makes one run: `file` (the default), with its rotated parts, or `folder`, all files of a folder.",
      valueName: "unit"))
  var group = FleetJob.Grouping.file

  @Option(
    help: ArgumentHelp(
      "The device of a run: `path:N` (part of the path below the folder that was named; from the end below zero), `field:NAME` (a JSON member of some line), `event:ID.FIELD`.",
      valueName: "key"))
  var deviceKey: FleetKey?

  @Option(help: ArgumentHelp("The app's build, from the same sources.", valueName: "key"))
  var buildKey: FleetKey?

  @Option(
    help: ArgumentHelp(
      "The day of a run (yyyy-mm-dd), from the same sources; without it, the day of the first line.", valueName: "key"))
  var dayKey: FleetKey?

  var keys: FleetKeys {
    var keys = FleetKeys()
    keys.device = deviceKey
    keys.build = buildKey
    keys.day = dayKey
    return keys
  }

  /// The runs, in the order of the folders and of the list.
  func jobs(_ captures: CaptureOptions) throws -> [FleetJob] {
    let named = captures.captures + ManyCaptures.heldBack
    guard filesFrom == nil || named.isEmpty else {
      throw ValidationError("--files-from names the captures; leave out the others")
    }
    var files: [(path: [UInt8], shown: String, below: Int)] = []
    if let list = filesFrom {
      files = try listed(list).map { ($0, String(decoding: $0, as: UTF8.self), 0) }
    } else {
      guard !named.isEmpty else {
        throw ValidationError("name folders with captures, or a list of captures: --files-from LIST")
      }
      guard !named.contains("-") else {
        throw ValidationError("`audit` reads files; for a list on standard input, --files-from -")
      }
      for name in named {
        let depth = name.split(separator: "/").count
        files += try CaptureFolders(included: captures.include, excluded: captures.exclude).expanding([name])
          .map { ($0.path, $0.name, $0.isInFolder ? depth : depth - 1) }
      }
    }
    let inputs = AuditInput.files(files.map { (path: $0.path, name: $0.shown) })
    return FleetJob.jobs(zip(files, inputs).map { (path: $0.path, input: $1, below: $0.below) }, group)
  }

  private func listed(_ list: String) throws -> [[UInt8]] {
    var names: [[UInt8]]
    do {
      let source = list == "-" ? FileSource.standardInput() : try FileSource(path: RawArguments.bytes(list))
      names = try lines(of: source)
    } catch {
      StandardStreams.complain("dnp-logcheck: the list \(CleanText.line(list)) cannot be read: \(error)")
      throw ExitCode(2)
    }
    if !null { names = names.map { $0.last == 0x0D ? Array($0.dropLast()) : $0 } }
    guard !names.isEmpty else {
      StandardStreams.complain("dnp-logcheck: the list \(CleanText.line(list)) names no capture")
      throw ExitCode(2)
    }
    if !null, let name = names.first(where: { $0.contains(0) }) {
      throw ValidationError(
        "\(CleanText.line(list)): `\(CleanText.line(String(decoding: name.prefix(80), as: UTF8.self)))` holds a NUL byte; lists with NUL bytes between the names need -0"
      )
    }
    return names.filter { !$0.isEmpty }
  }

  /// The names of a list, read piece by piece: what has no end is left as soon as it is plain that it is no list.
  private func lines(of source: borrowing FileSource) throws(FileProblem) -> [[UInt8]] {
    let end: UInt8 = null ? 0 : 0x0A
    var names: [[UInt8]] = []
    var last: [UInt8] = []
    var count = 0
    var chunk = [UInt8](repeating: 0, count: 65_536)
    while true {
      let read = try source.read(into: &chunk)
      guard read > 0 else { return last.isEmpty ? names : names + [last] }
      count += read
      guard count <= Self.listLimit else { throw FileProblem("it is larger than \(Self.listLimit) bytes") }
      var start = 0
      for index in 0..<read where chunk[index] == end {
        if index > start { last += chunk[start..<index] }
        start = index + 1
        guard !last.isEmpty else { continue }
        names.append(last)
        last = []
      }
      last += chunk[start..<read]
      guard !names.isEmpty || !last.isEmpty || count < Self.emptyLimit else {
        throw FileProblem("it names nothing in its first \(Self.emptyLimit) bytes")
      }
      guard last.count <= Self.nameLimit else {
        throw FileProblem("it has a line of more than \(Self.nameLimit) bytes, which no name of a file has")
      }
    }
  }

  /// Bytes of a list: ten million names of a hundred bytes.
  private static let listLimit = 1 << 30
  /// Bytes of empty lines before the first name.
  private static let emptyLimit = 16 << 20
  /// Bytes of a name; systems take 4,096 at most.
  private static let nameLimit = 65_536
}

extension FleetJob.Grouping: ExpressibleByArgument {}

extension FleetKey: ExpressibleByArgument {
  package init?(argument: String) { self.init(argument) }
}
