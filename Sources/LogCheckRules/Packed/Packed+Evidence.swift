import LogCheckModel

extension SidecarKind: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(id)
    text.add(form)
    text.add(mark)
    text.add(title)
    text.add(summary)
    text.add(platform)
    text.add(has)
    text.add(some)
    text.add(atLeast)
    text.add(lacks)
    text.add(within)
    text.add(device)
    text.add(becomes)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(id: try text.next(), form: try text.next(), mark: try text.next())
    title = try text.next()
    summary = try text.next()
    platform = try text.next()
    has = try text.next()
    some = try text.next()
    atLeast = try text.next()
    lacks = try text.next()
    within = try text.next()
    device = try text.next()
    becomes = try text.next()
  }
}

extension SidecarEvent: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(type)
    text.add(from)
    text.add(fields)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(type: try text.next(), from: try text.next())
    fields = try text.next()
  }
}

extension SidecarEvent.Mapping: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(field)
    text.add(values)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(field: try text.next(), values: try text.next())
  }
}

extension SidecarEvent.Source: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .path(let path):
      text.add(number: 0)
      text.add(path)
    case .outer(let path):
      text.add(number: 1)
      text.add(path)
    case .name: text.add(number: 2)
    case .value: text.add(number: 3)
    case .file: text.add(number: 4)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .path(try text.next())
    case 1: self = .outer(try text.next())
    case 2: self = .name
    case 3: self = .value
    case 4: self = .file
    default: throw DamagedPack()
    }
  }
}

extension SidecarPath: Packed {
  package func pack(into text: inout PackWriter) { text.add(steps) }

  package init(unpacking text: inout PackReader) throws(DamagedPack) { self.init(steps: try text.next()) }
}

extension SidecarPath.Step: Packed {
  package func pack(into text: inout PackWriter) {
    switch self {
    case .member(let name):
      text.add(number: 0)
      text.add(name)
    case .everyMember: text.add(number: 1)
    case .everyItem: text.add(number: 2)
    }
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    switch try text.number() {
    case 0: self = .member(try text.next())
    case 1: self = .everyMember
    case 2: self = .everyItem
    default: throw DamagedPack()
    }
  }
}
