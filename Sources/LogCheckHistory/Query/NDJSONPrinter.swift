import LogCheckReporting

/// A JSON object a line.
struct NDJSONPrinter: TablePrinter {
  private let columns: [String]

  /// Members need different names: a column whose name has occurred gets its number.
  init(_ columns: [String]) {
    var taken: Set<String> = []
    var names: [String] = []
    for (index, column) in columns.enumerated() {
      var name = column
      while !taken.insert(name).inserted { name += "_\(index + 1)" }
      names.append(name)
    }
    self.columns = names
  }

  var head: String { "" }

  func line(_ values: [SQLValue]) -> String {
    var json = JSONWriter()
    json.object { json in
      for (name, value) in zip(columns, values) {
        switch value {
        case .null: json.raw(name, "null")
        case .integer(let number): json.integer(name, number)
        case .real(let number): json.raw(name, number.isFinite ? String(number) : "null")
        case .text(let text): json.string(name, text)
        case .blob(let bytes): json.string(name, HexText.of(bytes))
        }
      }
    }
    return json.text + "\n"
  }

  var end: String { "" }
}
