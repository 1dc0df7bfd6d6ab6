import LogCheckIngest

/// Named texts in one compressed blob: files that the tool carries inside itself.
package struct EmbeddedArchive: Sendable {
  package let name: String
  /// Bytes of all entries before they were compressed.
  package let size: Int
  /// zlib data in base64, which may be broken into lines.
  package let data: String

  package init(_ name: String, size: Int, _ data: String) {
    self.name = name
    self.size = size
    self.data = data
  }

  /// One text of an archive.
  package struct Entry: Hashable, Sendable {
    package var name: String
    package var bytes: [UInt8]

    package init(name: String, bytes: [UInt8]) {
      self.name = name
      self.bytes = bytes
    }
  }

  /// Packs texts whose names have no line breaks; `nil` where there is no memory for that.
  package init?(_ name: String, packing entries: [Entry]) {
    var content: [UInt8] = []
    for entry in entries { content += Array("\(entry.name)\n\(entry.bytes.count)\n".utf8) + entry.bytes }
    guard let data = ZlibData.compressed(content) else { return nil }
    self.init(name, size: content.count, Base64.text(of: data))
  }

  /// The texts in the order in which they were packed.
  package func entries() throws(DamagedArchive) -> [Entry] {
    guard let data = Base64.bytes(of: data), let content = ZlibData.inflated(data, size: size) else {
      throw DamagedArchive(name: name)
    }
    var entries: [Entry] = []
    var rest = content[...]
    while !rest.isEmpty {
      guard let entry = Self.line(&rest), let digits = Self.line(&rest), let count = Int(digits), count >= 0,
        count <= rest.count
      else { throw DamagedArchive(name: name) }
      entries.append(Entry(name: entry, bytes: Array(rest.prefix(count))))
      rest.removeFirst(count)
    }
    return entries
  }

  /// Takes the bytes up to the next line break, and the break.
  private static func line(_ rest: inout ArraySlice<UInt8>) -> String? {
    guard let end = rest.firstIndex(of: 0x0A) else { return nil }
    let line = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return line
  }
}

/// An archive inside the tool that cannot be unpacked.
package struct DamagedArchive: Error, CustomStringConvertible {
  let name: String

  package var description: String { "the archive \"\(name)\" inside the tool is damaged; install the tool again" }
}
