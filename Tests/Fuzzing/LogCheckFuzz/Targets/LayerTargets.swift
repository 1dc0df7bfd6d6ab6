import LogCheckIngest
import LogCheckModel

/// Layers around the lines of a capture: whatever they are, a capture gives the same records in whatever pieces it comes.
extension FuzzTarget {
  /// A known log in a layer that the first bytes choose, with the rest of the input in each line, and fields that a user names.
  static let layers = FuzzTarget(
    "layers", "a capture in layers gives the same records in whatever pieces it comes", executions: 100_000
  ) { bytes in
    var input = FuzzInput(bytes)
    let first = input.number(below: LayerTarget.layers.count)
    let second = input.number(below: LayerTarget.layers.count + 1)
    let given = input.number(below: 6)
    let (size, isTurned) = (1 + input.number(below: 64), input.number(below: 4) == 0)
    var lines = LayerTarget.lines(input.rest).map { LayerTarget.layers[first]($0) }
    if second < LayerTarget.layers.count { lines = lines.map(LayerTarget.layers[second]) }
    if isTurned { lines.reverse() }
    return LayerTarget.problem(with: Array(lines.joined(separator: [0x0A])) + [0x0A], size, given: given)
  }

  /// JSON of any depth around lines of a log, whole or broken.
  static let documents = FuzzTarget(
    "documents", "a document gives the same records in whatever pieces it comes", executions: 100_000
  ) { bytes in
    var input = FuzzInput(bytes)
    let (kind, size) = (input.number(below: 4), 1 + input.number(below: 64))
    let texts = LayerTarget.lines(input.rest).map(LayerTarget.json)
    let list = [0x5B] + Array(texts.joined(separator: [0x2C])) + [0x5D]
    let document: [UInt8] =
      switch kind {
      case 0: list
      case 1: Array("{\"events\":".utf8) + list + [0x7D]
      case 2: Array(repeating: 0x5B, count: 40) + list
      default: Array("{\"a\":[{\"b\":".utf8) + input.rest + [0x2C] + list + Array("}]}".utf8)
      }
    return LayerTarget.problem(with: document, size, given: 0)
  }

  /// Lines of one width, cut or wrapped.
  static let widths = FuzzTarget(
    "widths", "cut and wrapped lines give the same records in whatever pieces they come", executions: 100_000
  ) { bytes in
    var input = FuzzInput(bytes)
    let (width, wraps) = (20 + input.number(below: 200), input.number(below: 2) == 0)
    let size = 1 + input.number(below: 64)
    var text: [UInt8] = []
    for line in LayerTarget.lines(input.rest) {
      var rest = line[...]
      repeat {
        text += rest.prefix(width) + [0x0A]
        rest = rest.dropFirst(width)
      } while wraps && !rest.isEmpty
    }
    return LayerTarget.problem(with: text, size, given: 0)
  }
}

enum LayerTarget {
  /// Lines of a console with bytes of the input in them.
  static func lines(_ bytes: [UInt8]) -> [[UInt8]] {
    let pieces = bytes.split(separator: 0x0A, maxSplits: 40).map(Array.init)
    return pieces.enumerated().map { index, piece in
      let clock = "2025-11-15 05:4\(index / 6 % 10):\(10 + index % 6 * 8).800 App[412:6699] "
      return Array("\(clock)[DNP-FETCH] started \(index) ".utf8) + piece
    }
  }

  static let layers: [@Sendable ([UInt8]) -> [UInt8]] = [
    { $0 },
    { Array("> ".utf8) + $0 },
    { Array("web-1  | ".utf8) + $0 },
    { Array("{\"message\":".utf8) + json($0) + [0x7D] },
    { Array("{\"a\":{\"at\":1763185200,\"level\":\"info\",\"text\":".utf8) + json($0) + Array("}}".utf8) },
    { Array("2025-11-15T06:00:00Z,info,".utf8) + quoted($0) },
    { Array("at=1763185200 level=30 text=".utf8) + json($0) },
    { Array("1\t".utf8) + $0 },
    { $0.flatMap { $0 == 0x20 ? [0xC2, 0xA0] : [$0] } },
  ]

  static func json(_ text: [UInt8]) -> [UInt8] {
    [0x22] + text.flatMap { byte -> [UInt8] in byte == 0x22 || byte == 0x5C ? [0x5C, byte] : [byte] } + [0x22]
  }

  private static func quoted(_ text: [UInt8]) -> [UInt8] {
    [0x22] + text.flatMap { byte -> [UInt8] in byte == 0x22 ? [byte, byte] : [byte] } + [0x22]
  }

  private static func options(_ given: Int) -> ReadingOptions {
    var options = ReadingOptions(wanted: SoughtTexts.wanted)
    switch given {
    case 1: options.layers.text = LayerField("text")
    case 2: options.layers.text = LayerField("3")
    case 3:
      options.layers.time = LayerField("at")
      options.trustsWrapperStamps = true
    case 4: options.layers.level = LayerField("a.level")
    case 5: options.layers.text = LayerField("a[].b[]")
    default: break
    }
    return options
  }

  private static func read(_ pieces: [ArraySlice<UInt8>], _ options: ReadingOptions) -> (CollectingSink, ReadingCounts)
  {
    var reader = CaptureReader(options)
    var sink = CollectingSink()
    do {
      for piece in pieces { try reader.feed(Array(piece).span, to: &sink) }
      try reader.finish(to: &sink)
    } catch {
      reader.abandon(to: &sink)
    }
    return (sink, reader.counts)
  }

  static func problem(with capture: [UInt8], _ size: Int, given: Int) -> String? {
    let whole = read([capture[...]], options(given))
    let pieces = stride(from: 0, to: capture.count, by: size).map { capture[$0..<min(capture.count, $0 + size)] }
    let inPieces = read(pieces, options(given))
    if whole.0.logLines != inPieces.0.logLines { return "records of pieces of \(size) bytes differ" }
    if whole.0.marks != inPieces.0.marks { return "markers of pieces of \(size) bytes differ" }
    if whole.0.format != inPieces.0.format { return "the format of pieces of \(size) bytes differs" }
    if whole.1.unreadRecords != inPieces.1.unreadRecords { return "unread records of pieces of \(size) bytes differ" }
    return nil
  }
}
