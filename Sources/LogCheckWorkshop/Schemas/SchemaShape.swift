import LogCheckModel
import LogCheckReporting
import LogCheckRules

/// A JSON Schema under construction: the values that are valid at one position.
struct SchemaShape {
  var types: [String] = []
  var words: [String] = []
  var note: String?
  private(set) var members: [(name: String, shape: SchemaShape)] = []
  var required: [String] = []
  /// The items of a list; the members of any name. One of them at most.
  private var inner: [SchemaShape] = []
  private var innerKey = "items"

  init() {}

  init(_ type: FieldType, isTable: Bool, isRequired: Bool) {
    switch type {
    case .word: types = ["string"]
    case .text: types = []
    case .integer: types = ["integer"]
    case .number: types = ["number"]
    // Tables write truth as 0 and 1.
    case .boolean: types = isTable ? ["boolean", "integer"] : ["boolean"]
    case .instant, .duration: types = ["string", "number"]
    case .list: types = ["array"]
    // Or a text that contains one.
    case .object: types = ["object", "string"]
    }
    if !isRequired, !types.isEmpty { types.append("null") }
  }

  /// Puts `leaf` where the way leads.
  mutating func insert(_ leaf: SchemaShape, at steps: ArraySlice<SidecarPath.Step>) {
    guard let step = steps.first else {
      if types.isEmpty { types = leaf.types }
      note = note ?? leaf.note
      return
    }
    switch step {
    case .member(let name):
      types = ["object"]
      let text = name.description
      if let index = members.firstIndex(where: { $0.name == text }) {
        members[index].shape.insert(leaf, at: steps.dropFirst())
      } else {
        var shape = SchemaShape()
        shape.insert(leaf, at: steps.dropFirst())
        members.append((text, shape))
      }
    case .everyItem, .everyMember:
      types = [step == .everyItem ? "array" : "object"]
      innerKey = step == .everyItem ? "items" : "additionalProperties"
      if inner.isEmpty { inner = [SchemaShape()] }
      inner[0].insert(leaf, at: steps.dropFirst())
    }
  }

  /// Says that the member at the end of the way must be there.
  mutating func require(_ steps: ArraySlice<SidecarPath.Step>) {
    guard let step = steps.first else { return }
    switch step {
    case .member(let name):
      let text = name.description
      if steps.count == 1 {
        if !required.contains(text) { required.append(text) }
      } else if let index = members.firstIndex(where: { $0.name == text }) {
        members[index].shape.require(steps.dropFirst())
      }
    case .everyItem, .everyMember: if !inner.isEmpty { inner[0].require(steps.dropFirst()) }
    }
  }

  /// Writes the keywords of this position into the object that is open.
  func write(to json: inout JSONWriter) {
    if let note { json.string("description", note) }
    if types.count == 1 {
      json.string("type", types[0])
    } else if !types.isEmpty {
      json.array("type") { json in for type in types { json.string(nil, type) } }
    }
    if !words.isEmpty { json.array("enum") { json in for word in words { json.string(nil, word) } } }
    if !required.isEmpty { json.array("required") { json in for name in required { json.string(nil, name) } } }
    if !members.isEmpty {
      json.object("properties") { json in
        for member in members { json.object(member.name) { member.shape.write(to: &$0) } }
      }
    }
    if let first = inner.first { json.object(innerKey) { first.write(to: &$0) } }
  }
}

/// JSON text over several lines, as files hold it.
enum PrettyJSON {
  static func text(_ compact: String) -> String {
    var text = ""
    var depth = 0
    var isString = false
    var isEscaped = false
    var isOpen = false
    func newLine() { text += "\n" + String(repeating: "  ", count: depth) }
    for character in compact.unicodeScalars {
      if isString {
        text.unicodeScalars.append(character)
        if isEscaped {
          isEscaped = false
        } else if character == "\\" {
          isEscaped = true
        } else {
          isString = character != "\""
        }
        continue
      }
      let closes = character == "}" || character == "]"
      if closes { depth -= 1 }
      if isOpen != closes, isOpen || closes { newLine() }
      isOpen = false
      text.unicodeScalars.append(character)
      switch character {
      case "\"": isString = true
      case "{", "[":
        depth += 1
        isOpen = true
      case ",": newLine()
      case ":": text += " "
      default: break
      }
    }
    return text + "\n"
  }
}
