package import LogCheckModel

/// The changes of another tool or a transport to the bytes of a capture: prefixes on every line, colours, other line
/// ends, another encoding.
package struct CaptureWrapper: Sendable, Identifiable {
  package let id: String
  /// One sentence for lists of wrappers.
  package let summary: String
  /// Appends the bytes that come before the capture.
  let begin: @Sendable (_ bytes: inout [UInt8]) -> Void
  /// Appends `piece` as the tool changes it. Pieces are cut between characters, not always between lines.
  let wrap: @Sendable (_ piece: [UInt8], _ state: inout State, _ bytes: inout [UInt8]) -> Void

  init(
    id: String, summary: String, begin: @escaping @Sendable (inout [UInt8]) -> Void = { _ in },
    wrap: @escaping @Sendable ([UInt8], inout State, inout [UInt8]) -> Void
  ) {
    self.id = id
    self.summary = summary
    self.begin = begin
    self.wrap = wrap
  }

  /// The state of a wrapper between pieces.
  struct State: Sendable {
    var logLines = 0
    var isAtLineStart = true
    var hasSeenBlank = false
    /// The clock of the machine that runs the tool, in UTC.
    var clock: LogInstant
  }

  /// Appends `piece` with `prefix` before every line; each line takes the tool a quarter of a millisecond.
  static func prefixLines(
    _ piece: [UInt8], _ state: inout State, _ bytes: inout [UInt8], with prefix: (State, inout [UInt8]) -> Void
  ) {
    for byte in piece {
      if state.isAtLineStart {
        prefix(state, &bytes)
        state.isAtLineStart = false
        state.logLines += 1
        state.clock = state.clock + LogDuration(nanoseconds: 250_000)
      }
      bytes.append(byte)
      if byte == 0x0A { state.isAtLineStart = true }
    }
  }

  /// A whole capture as the tool changes it, seen by the tool from `start` on.
  package func wrap(_ capture: [UInt8], from start: LogInstant = LogInstant(nanoseconds: 0)) -> [UInt8] {
    var chain = WrapperChain([self])
    var bytes: [UInt8] = []
    chain.begin(into: &bytes)
    chain.append(capture, at: start, into: &bytes)
    return bytes
  }
}

extension CaptureWrapper {
  /// Every wrapper.
  package static let all: [CaptureWrapper] = [
    .githubActions, .ghRunView, .appium, .ansi, .crlf, .utf8BOM, .utf16LittleEndian, .badUTF8,
  ]

  /// The wrapper of that id.
  package static func named(_ id: String) -> CaptureWrapper? {
    all.first { $0.id == id }
  }
}

/// Wrappers one around the other, the first innermost, applied piece by piece in constant memory.
package struct WrapperChain: Sendable {
  private let wrappers: [CaptureWrapper]
  private var states: [CaptureWrapper.State]

  package init(_ wrappers: [CaptureWrapper]) {
    self.wrappers = wrappers
    states = wrappers.map { _ in CaptureWrapper.State(clock: LogInstant(nanoseconds: 0)) }
  }

  /// Appends what the wrappers put before the first byte.
  package mutating func begin(into bytes: inout [UInt8]) {
    // The outermost tool writes first.
    for index in wrappers.indices.reversed() {
      var opening: [UInt8] = []
      wrappers[index].begin(&opening)
      bytes += through(opening, from: index + 1)
    }
  }

  /// Appends a piece of the capture that the tools see not before `instant`. It must end between two characters.
  package mutating func append(_ piece: [UInt8], at instant: LogInstant, into bytes: inout [UInt8]) {
    for index in states.indices where states[index].clock < instant { states[index].clock = instant }
    bytes += through(piece, from: 0)
  }

  private mutating func through(_ piece: [UInt8], from first: Int) -> [UInt8] {
    var current = piece
    for index in wrappers.indices.dropFirst(first) {
      var next: [UInt8] = []
      next.reserveCapacity(current.count + 64)
      wrappers[index].wrap(current, &states[index], &next)
      current = next
    }
    return current
  }
}
