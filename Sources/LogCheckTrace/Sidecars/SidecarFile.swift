import LogCheckEngine
import LogCheckIngest
package import LogCheckModel
package import LogCheckRules

/// A file of the run that is evidence of a declared kind.
package struct SidecarFile: Sendable {
  package var kind: SidecarKind
  package var contents: SidecarContents
  /// The device that it names, if it does.
  package var device: LogText?
  package var bytes: [UInt8]
  /// Its index among the inputs.
  package var input: Int

  /// The content of an input other than a capture.
  package enum Content: Sendable {
    /// No evidence: a capture, or nothing known.
    case other
    case evidence(SidecarFile)
    /// It would be evidence of that kind and cannot be read.
    case unreadable(kind: String, reason: String)
    /// It is evidence of several kinds at once.
    case ambiguous([String])
  }

  /// Finds out if an input is a file of one of the kinds that the rules declare. Standard input and pipes never are:
  /// they are read once.
  package static func inspect(_ bytes: [UInt8], _ index: Int, kinds: [SidecarKind]) -> Content {
    guard !kinds.isEmpty else { return .other }
    return inspect(at: Array(bytes.prefix(SidecarLimits.sampleBytes)), size: bytes.count, index, kinds) { bytes }
  }

  /// The same by a sample of its beginning; `all` reads the rest if the sample may be of some kind.
  package static func inspect(
    at sample: [UInt8], size: Int, _ index: Int, _ kinds: [SidecarKind], all: () -> [UInt8]?
  ) -> Content {
    let isWhole = sample.count >= size
    guard let sketch = SidecarReader.sketch(sample, isWhole: isWhole), mayBe(sketch, kinds) else { return .other }
    guard size <= SidecarLimits.bytes else {
      // An object of that size is rather a log; a table whose header fits is not.
      guard sketch.form != .object, case .one(let kind) = choice(sketch.names, sketch.form, kinds) else {
        return .other
      }
      return .unreadable(kind: kind.id, reason: "it is larger than \(SidecarLimits.bytes) bytes")
    }
    guard let bytes = all() else { return .other }
    if sketch.encoding == .json, sketch.form == .object, !sketch.isWhole {
      guard let outline = SidecarReader.outline(bytes), mayBe(outline, kinds) else { return .other }
    }
    let contents: SidecarContents
    do {
      contents = try SidecarReader.read(bytes, as: sketch.encoding, sketch.form)
    } catch {
      guard sketch.form != .object, case .one(let kind) = choice(sketch.names, sketch.form, kinds) else {
        return .other
      }
      return .unreadable(kind: kind.id, reason: "\(error)")
    }
    switch choice(contents, sketch, kinds) {
    case .none: return .other
    case .several(let ids): return .ambiguous(ids)
    case .one(let kind):
      return .evidence(
        SidecarFile(
          kind: kind, contents: contents, device: SidecarEvents.device(contents, of: kind), bytes: bytes, input: index))
    }
  }

  /// True if the names seen so far leave it open that it is of some kind.
  private static func mayBe(_ sketch: SidecarReader.Sketch, _ kinds: [SidecarKind]) -> Bool {
    let kinds = kinds.filter { $0.form == sketch.form }
    if sketch.form == .object {
      return !kinds.isEmpty
        && (!sketch.isWhole || sketch.encoding == .binaryPropertyList
          || kinds.contains { !$0.within.steps.isEmpty || $0.fit(sketch.names) != nil })
    }
    return kinds.contains { $0.fit(sketch.names) != nil }
  }

  /// True if an object of these names may be of some kind; one that lies deeper is searched for in the whole file.
  private static func mayBe(_ outline: (own: [LogText], inner: [[LogText]]), _ kinds: [SidecarKind]) -> Bool {
    // Of a file of a million names one set for all kinds.
    let own = Set(outline.own)
    let inner = outline.inner.map { Set($0) }
    return kinds.contains { kind in
      guard kind.form == .object else { return false }
      switch kind.within.steps {
      case []: return kind.fit(own) != nil
      case [.everyMember]: return inner.contains { kind.fit($0) != nil }
      default: return true
      }
    }
  }

  private enum Choice {
    case none
    case one(SidecarKind)
    case several([String])
  }

  private static func choice(
    _ contents: SidecarContents, _ sketch: SidecarReader.Sketch, _ kinds: [SidecarKind]
  ) -> Choice {
    guard contents.form == .object else { return choice(sketch.names, contents.form, kinds) }
    // What a kind must lack, the whole file must lack, too: a structured event may hold what looks like some kind.
    let kinds = kinds.filter { $0.lacks.allSatisfy { !sketch.names.contains($0) } }
    return best(
      kinds.filter { $0.form == .object }.compactMap { kind in
        SidecarEvents.outers(contents, of: kind).compactMap { kind.fit($0.names) }.max().map { (kind, $0) }
      })
  }

  private static func choice(_ names: [LogText], _ form: SidecarForm, _ kinds: [SidecarKind]) -> Choice {
    best(kinds.filter { $0.form == form }.compactMap { kind in kind.fit(names).map { (kind, $0) } })
  }

  /// The kind with the most names in the file.
  private static func best(_ found: [(kind: SidecarKind, names: Int)]) -> Choice {
    guard let most = found.map(\.names).max() else { return .none }
    let kinds = found.filter { $0.names == most }.map(\.kind)
    return kinds.count == 1 ? .one(kinds[0]) : .several(kinds.map(\.id))
  }
}
