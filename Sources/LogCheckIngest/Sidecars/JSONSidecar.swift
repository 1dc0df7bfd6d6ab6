import LogCheckModel

/// Files that are one JSON value: an object, or an array of objects (table rows).
enum JSONSidecar {
  static func sketchObject(_ sample: Span<UInt8>, at start: Int, isWhole: Bool) -> SidecarReader.Sketch? {
    var members = JSONMembers(at: start)
    var names: [LogText] = []
    do throws(JSONProblem) {
      while let member = try members.next(in: sample) {
        names.append(name(of: member, sample))
      }
    } catch {
      // Cut off by the end of the sample, or no JSON.
      guard error == .unfinished, !isWhole else { return nil }
      return SidecarReader.Sketch(encoding: .json, form: .object, names: names, isWhole: false)
    }
    // One object and nothing else: objects line by line are a log.
    guard members.endsText(in: sample) else { return nil }
    return SidecarReader.Sketch(encoding: .json, form: .object, names: names, isWhole: isWhole)
  }

  static func outline(_ bytes: Span<UInt8>, at start: Int) -> (own: [LogText], inner: [[LogText]])? {
    var own: [LogText] = []
    var inner: [[LogText]] = []
    do throws(JSONProblem) {
      var members = JSONMembers(at: start)
      while let member = try members.next(in: bytes) {
        guard own.count < SidecarLimits.values else { return nil }
        own.append(name(of: member, bytes))
        guard member.kind == .object else { continue }
        var names: [LogText] = []
        var nested = JSONMembers(at: member.value.lowerBound)
        while let member = try nested.next(in: bytes), names.count < Self.outlinedNames {
          names.append(name(of: member, bytes))
        }
        inner.append(names)
      }
      return members.endsText(in: bytes) ? (own, inner) : nil
    } catch {
      return nil
    }
  }

  /// The number of names of an inner object that are inspected.
  private static let outlinedNames = 256

  private static func name(of member: JSONMember, _ bytes: Span<UInt8>) -> LogText {
    var name: [UInt8] = []
    JSONText.append(bytes, of: member.key, to: &name)
    return LogText(bytes: name)
  }

  /// The first of the table rows identifies the others.
  static func sketchRows(_ sample: Span<UInt8>, at start: Int) -> SidecarReader.Sketch? {
    let first = JSONScanner.skipWhitespace(in: sample, from: start + 1)
    guard first < sample.count, sample[first] == 0x7B else { return nil }
    var members = JSONMembers(at: first)
    var names: [LogText] = []
    do throws(JSONProblem) {
      while let member = try members.next(in: sample) {
        names.append(name(of: member, sample))
      }
    } catch {
      return nil
    }
    return SidecarReader.Sketch(encoding: .json, form: .rows, names: names, isWhole: false)
  }

  static func readObject(_ bytes: Span<UInt8>, at start: Int) throws(SidecarProblem) -> SidecarContents {
    var walk = JSONTree(position: start)
    let root: SidecarNode
    do throws(JSONProblem) { root = try walk.value(in: bytes, depth: 0) } catch { throw problem(error, bytes) }
    guard !walk.isFull else {
      throw SidecarProblem(line: walk.line, reason: "it holds more than \(SidecarLimits.values) values")
    }
    guard JSONScanner.skipWhitespace(in: bytes, from: walk.position) >= bytes.count else {
      throw problem(.unexpected(at: walk.position), bytes)
    }
    return SidecarContents(form: .object, root: root)
  }

  /// The members of an object, with texts of JSON objects unpacked: preferences hold structured values in that form.
  /// The inner values have the position of the text.
  static func unpacked(_ root: SidecarNode) -> SidecarNode {
    guard case .object(var members) = root.value else { return root }
    for index in members.indices {
      guard case .text(let text) = members[index].node.value, text.bytes.first == 0x7B else { continue }
      var walk = JSONTree(position: 0)
      let span = text.bytes.span
      guard let inner = try? walk.value(in: span, depth: 1), !walk.isFull,
        JSONScanner.skipWhitespace(in: span, from: walk.position) >= span.count
      else { continue }
      members[index].node = moved(inner, to: members[index].node)
    }
    var root = root
    root.value = .object(members)
    return root
  }

  private static func moved(_ node: SidecarNode, to position: SidecarNode) -> SidecarNode {
    var node = SidecarNode(node.value, range: position.range, line: position.line)
    switch node.value {
    case .list(let items): node.value = .list(items.map { moved($0, to: position) })
    case .object(let members):
      node.value = .object(
        members.map { SidecarValue.Member(name: $0.name, node: moved($0.node, to: position)) })
    default: break
    }
    return node
  }

  static func readRows(_ bytes: Span<UInt8>, at start: Int) throws(SidecarProblem) -> SidecarContents {
    var walk = JSONTree(position: start + 1)
    var rows: [SidecarNode] = []
    var contents = SidecarContents(
      form: .rows, root: SidecarNode(.list([]), range: start..<bytes.count, line: 1))
    do throws(JSONProblem) {
      var isFirst = true
      while try !walk.endsList(in: bytes, isFirst: isFirst) {
        isFirst = false
        let row = try walk.value(in: bytes, depth: 1)
        if walk.isFull {
          contents.skip(line: row.line, "it comes after the first \(SidecarLimits.values) values")
        } else if case .object = row.value {
          rows.append(row)
        } else {
          contents.skip(line: row.line, "it is no object")
        }
      }
      if JSONScanner.skipWhitespace(in: bytes, from: walk.position) < bytes.count {
        throw .unexpected(at: walk.position)
      }
    } catch {
      let problem = problem(error, bytes)
      contents.damage = (problem.line, problem.reason)
    }
    contents.root.value = .list(rows)
    return contents
  }

  static func problem(_ problem: JSONProblem, _ bytes: Span<UInt8>) -> SidecarProblem {
    var lines = LineCount()
    switch problem {
    case .unexpected(let position):
      return SidecarProblem(line: lines.line(at: position, in: bytes), reason: "that is no JSON")
    case .tooDeep(let position):
      return SidecarProblem(line: lines.line(at: position, in: bytes), reason: "it is nested too deep")
    case .unfinished: return SidecarProblem(line: lines.line(at: bytes.count, in: bytes), reason: "it breaks off")
    }
  }
}

/// Builds the tree of a JSON text, each byte read once.
struct JSONTree {
  private(set) var position: Int
  private var values = 0
  private var lines = LineCount()

  init(position: Int) { self.position = position }

  /// True if no more values are kept: what comes is walked over.
  var isFull: Bool { values > SidecarLimits.values }

  private(set) var line = 1

  mutating func value(in bytes: Span<UInt8>, depth: Int) throws(JSONProblem) -> SidecarNode {
    position = JSONScanner.skipWhitespace(in: bytes, from: position)
    let start = position
    guard start < bytes.count else { throw .unfinished }
    guard depth < JSONScanner.depthLimit else { throw .tooDeep(at: start) }
    line = lines.line(at: start, in: bytes)
    let firstLine = line
    values += 1
    if isFull {
      position = try JSONScanner.valueEnd(in: bytes, at: start, enclosing: depth)
      return SidecarNode(.null, range: start..<position, line: firstLine)
    }
    let value: SidecarValue
    switch JSONScanner.kind(in: bytes, at: start) {
    case nil: throw .unexpected(at: start)
    case .object: value = .object(try members(in: bytes, depth: depth))
    case .array: value = .list(try items(in: bytes, depth: depth))
    case .string: value = .text(try string(in: bytes))
    case .number:
      position = try JSONNumber.end(in: bytes, at: start)
      value = .number(text(bytes, start..<position))
    case .boolean:
      position = try JSONScanner.valueEnd(in: bytes, at: start)
      value = .boolean(bytes[start] == 0x74)
    case .null:
      position = try JSONScanner.valueEnd(in: bytes, at: start)
      value = .null
    }
    return SidecarNode(value, range: start..<position, line: firstLine)
  }

  /// Passes the comma before the next item, or the end of the list.
  mutating func endsList(in bytes: Span<UInt8>, isFirst: Bool) throws(JSONProblem) -> Bool {
    try ends(in: bytes, with: 0x5D, isFirst: isFirst)
  }

  private mutating func ends(in bytes: Span<UInt8>, with end: UInt8, isFirst: Bool) throws(JSONProblem) -> Bool {
    position = JSONScanner.skipWhitespace(in: bytes, from: position)
    guard position < bytes.count else { throw .unfinished }
    if bytes[position] == end {
      position += 1
      return true
    }
    guard !isFirst else { return false }
    guard bytes[position] == 0x2C else { throw .unexpected(at: position) }
    position += 1
    return false
  }

  private mutating func items(in bytes: Span<UInt8>, depth: Int) throws(JSONProblem) -> [SidecarNode] {
    position += 1
    var items: [SidecarNode] = []
    while try !ends(in: bytes, with: 0x5D, isFirst: items.isEmpty) {
      items.append(try value(in: bytes, depth: depth + 1))
    }
    return items
  }

  private mutating func members(in bytes: Span<UInt8>, depth: Int) throws(JSONProblem) -> [SidecarValue.Member] {
    position += 1
    var members: [SidecarValue.Member] = []
    while try !ends(in: bytes, with: 0x7D, isFirst: members.isEmpty) {
      position = JSONScanner.skipWhitespace(in: bytes, from: position)
      let name = try string(in: bytes)
      position = JSONScanner.skipWhitespace(in: bytes, from: position)
      guard position < bytes.count else { throw .unfinished }
      guard bytes[position] == 0x3A else { throw .unexpected(at: position) }
      position += 1
      members.append(SidecarValue.Member(name: name, node: try value(in: bytes, depth: depth + 1)))
    }
    return members
  }

  private mutating func string(in bytes: Span<UInt8>) throws(JSONProblem) -> LogText {
    let start = position
    position = try JSONScanner.stringEnd(in: bytes, at: start).end
    var text: [UInt8] = []
    JSONText.append(bytes, of: start + 1..<position - 1, to: &text)
    return LogText(bytes: text)
  }

  private func text(_ bytes: Span<UInt8>, _ range: Range<Int>) -> LogText {
    var text: [UInt8] = []
    text.reserveCapacity(range.count)
    for position in range { text.append(bytes[position]) }
    return LogText(bytes: text)
  }
}
