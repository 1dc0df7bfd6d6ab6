import LogCheckModel

extension Vocabulary: Packed {
  func pack(into text: inout PackWriter) {
    text.add(concepts)
    text.add(forms)
    text.add(keys)
    text.add(values)
    text.add(components)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init()
    concepts = try text.next()
    forms = try text.next()
    keys = try text.next()
    values = try text.next()
    components = try text.next()
  }
}

extension Vocabulary.Concept: Packed {
  func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(sort)
    text.add(mark)
    text.add(words)
    text.add(likely)
    text.add(weak)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), sort: try text.next(), mark: try text.next())
    words = try text.next()
    likely = try text.next()
    weak = try text.next()
  }
}

extension Vocabulary.Sort: PackedCase { static let packedCases = allCases }

extension Vocabulary.KeyFamily: Packed {
  func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(keys)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), keys: try text.next())
  }
}

extension Vocabulary.ValueFamily: Packed {
  func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(words)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), words: try text.next())
  }
}

extension Vocabulary.ComponentWords: Packed {
  func pack(into text: inout PackWriter) {
    text.add(component)
    text.add(implies)
    text.add(says)
    text.add(isAny)
  }

  init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(component: try text.next())
    implies = try text.next()
    says = try text.next()
    isAny = try text.next()
  }
}
