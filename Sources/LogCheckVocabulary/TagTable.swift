import LogCheckRules

/// The tags at the start of messages and the components that write them.
struct TagTable: Sendable {
  private var tags: [(bytes: [UInt8], component: Int)] = []

  init(_ components: [ComponentDefinition]) {
    for (index, component) in components.enumerated() {
      tags += component.tags.map { (Array($0.utf8), index) }
    }
    // The longest first; the sort is stable by the index of the component.
    tags.sort { $0.bytes.count != $1.bytes.count ? $0.bytes.count > $1.bytes.count : $0.component < $1.component }
  }

  func match(_ text: [UInt8], at start: Int) -> (component: Int, length: Int)? {
    for tag in tags where start + tag.bytes.count <= text.count {
      if text[start..<start + tag.bytes.count].elementsEqual(tag.bytes) { return (tag.component, tag.bytes.count) }
    }
    return nil
  }
}
