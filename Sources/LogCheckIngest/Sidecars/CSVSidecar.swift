import LogCheckModel

/// Tables as RFC 4180 writes them: commas, quotes around what holds them, a header first.
enum CSVSidecar {
  static func sketch(_ sample: Span<UInt8>, at start: Int, isWhole: Bool) -> SidecarReader.Sketch? {
    var position = start
    guard let header = try? record(sample, at: &position), position < sample.count || isWhole, header.count > 1,
      header.allSatisfy({ isName($0.text) }), Set(header.map(\.text)).count == header.count
    else { return nil }
    return SidecarReader.Sketch(
      encoding: .csv, form: .rows, names: header.map { LogText(bytes: $0.text) }, isWhole: false)
  }

  /// A column's name: a log's first line holds other signs.
  private static func isName(_ text: [UInt8]) -> Bool {
    !text.isEmpty && text.count <= 64
      && text.allSatisfy { byte in
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x5F, 0x2E, 0x2D: true
        default: false
        }
      }
  }

  static func read(_ bytes: Span<UInt8>, at start: Int) throws(SidecarProblem) -> SidecarContents {
    var position = start
    var lines = LineCount()
    let header = try record(bytes, at: &position)
    let names = header.map { LogText(bytes: $0.text) }
    var contents = SidecarContents(
      form: .rows, root: SidecarNode(.list([]), range: start..<bytes.count, line: 1))
    var rows: [SidecarNode] = []
    var values = 0
    while position < bytes.count {
      let begin = position
      let line = lines.line(at: begin, in: bytes)
      let cells: [Cell]
      do throws(SidecarProblem) {
        cells = try record(bytes, at: &position)
      } catch {
        // After a wrong quote the start of the next table row is unknown.
        contents.damage = (line, error.reason)
        break
      }
      // An empty line is not a table row.
      if cells.count == 1, cells[0].text.isEmpty { continue }
      values += cells.count
      if values > SidecarLimits.values {
        contents.skip(line: line, "it comes after the first \(SidecarLimits.values) values")
        continue
      }
      guard cells.count == names.count else {
        contents.skip(line: line, "it has \(cells.count) cells where the header has \(names.count)")
        continue
      }
      var members: [SidecarValue.Member] = []
      for (name, cell) in zip(names, cells) {
        // An empty cell without quotes is how a table writes that there is no value.
        let value: SidecarValue =
          cell.text.isEmpty && !cell.isQuoted ? .null : .cell(LogText(bytes: cell.text))
        members.append(
          SidecarValue.Member(name: name, node: SidecarNode(value, range: cell.range, line: line)))
      }
      rows.append(SidecarNode(.object(members), range: begin..<position, line: line))
    }
    contents.root.value = .list(rows)
    return contents
  }

  private struct Cell {
    var text: [UInt8]
    var isQuoted: Bool
    var range: Range<Int>
  }

  /// The cells of the record that begins at `position`, which moves past its end.
  private static func record(_ bytes: Span<UInt8>, at position: inout Int) throws(SidecarProblem) -> [Cell] {
    var cells: [Cell] = []
    while true {
      cells.append(try cell(bytes, at: &position))
      guard position < bytes.count else { return cells }
      let end = bytes[position]
      position += 1
      if end == 0x2C { continue }
      if end == 0x0D, position < bytes.count, bytes[position] == 0x0A { position += 1 }
      return cells
    }
  }

  /// A cell up to the comma or line end after it.
  private static func cell(_ bytes: Span<UInt8>, at position: inout Int) throws(SidecarProblem) -> Cell {
    let start = position
    var text: [UInt8] = []
    guard position < bytes.count, bytes[position] == 0x22 else {
      while position < bytes.count, bytes[position] != 0x2C, bytes[position] != 0x0A, bytes[position] != 0x0D {
        // Half a quoted cell: the writer did not write CSV.
        guard bytes[position] != 0x22 else { throw wrong("a quote is inside a cell", bytes, at: position) }
        text.append(bytes[position])
        position += 1
      }
      return Cell(text: text, isQuoted: false, range: start..<position)
    }
    position += 1
    while true {
      guard position < bytes.count else { throw wrong("a quote is not closed", bytes, at: start) }
      let byte = bytes[position]
      position += 1
      guard byte == 0x22 else {
        text.append(byte)
        continue
      }
      if position < bytes.count, bytes[position] == 0x22 {
        text.append(0x22)
        position += 1
        continue
      }
      guard position >= bytes.count || bytes[position] == 0x2C || bytes[position] == 0x0A || bytes[position] == 0x0D
      else {
        throw wrong("text follows the quotes of a cell", bytes, at: position)
      }
      return Cell(text: text, isQuoted: true, range: start..<position)
    }
  }

  private static func wrong(_ reason: String, _ bytes: Span<UInt8>, at position: Int) -> SidecarProblem {
    var lines = LineCount()
    return SidecarProblem(line: lines.line(at: position, in: bytes), reason: reason)
  }
}
