import LogCheckModel

extension Vocabulary: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(concepts)
    text.add(forms)
    text.add(keys)
    text.add(values)
    text.add(components)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init()
    concepts = try text.next()
    forms = try text.next()
    keys = try text.next()
    values = try text.next()
    components = try text.next()
  }
}

extension Vocabulary.Concept: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(sort)
    text.add(mark)
    text.add(words)
    text.add(likely)
    text.add(weak)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), sort: try text.next(), mark: try text.next())
    words = try text.next()
    likely = try text.next()
    weak = try text.next()
  }
}

extension Vocabulary.Sort: PackedCase { package static let packedCases = allCases }

extension Vocabulary.KeyFamily: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(keys)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), keys: try text.next())
  }
}

extension Vocabulary.ValueFamily: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(name)
    text.add(words)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(name: try text.next(), words: try text.next())
  }
}

extension Vocabulary.ComponentWords: Packed {
  package func pack(into text: inout PackWriter) {
    text.add(component)
    text.add(implies)
    text.add(says)
    text.add(isAny)
  }

  package init(unpacking text: inout PackReader) throws(DamagedPack) {
    self.init(component: try text.next())
    implies = try text.next()
    says = try text.next()
    isAny = try text.next()
  }
}
