import LogCheckModel

/// A file in the folder of a followed one.
package struct FolderEntry: Hashable, Sendable {
  package var name: [UInt8]
  package var mark: FileMark
  /// As ``FileSight/changed``.
  package var changed: Int64

  package init(name: [UInt8], mark: FileMark, changed: Int64) {
    self.name = name
    self.mark = mark
    self.changed = changed
  }
}

/// The files between the file that was read and the one that its name leads to now, as far as the names in their folder
/// show.
///
/// More than one rotation may lie between two inspections. Numbers show the files in between (`device.log.2` and then
/// `device.log.1`); with other names, there was none if no file of that sort was written to since.
package struct RotationTrail: Hashable, Sendable {
  /// Names of the files between, the oldest first.
  package private(set) var between: [[UInt8]] = []
  /// True if nothing else came between.
  package private(set) var isSure = false

  /// `name` is the one that is followed; `old` the file that was read, last written to at `changed`.
  package init(of name: [UInt8], from old: FileMark, changed: Int64, to new: FileMark, in folder: [FolderEntry]) {
    guard let found = folder.first(where: { $0.mark == old && $0.name != name }) else { return }
    if let number = Self.number(of: found.name, after: name) {
      takeNumbered(name, below: number, in: folder)
    } else {
      isSure = !Self.hasOthers(found.name, name, old, changed, new, folder)
    }
  }

  private mutating func takeNumbered(_ name: [UInt8], below number: Int, in folder: [FolderEntry]) {
    var numbered: [Int: [UInt8]] = [:]
    for entry in folder {
      let plain = entry.name.suffix(3).elementsEqual(".gz".utf8) ? Array(entry.name.dropLast(3)) : entry.name
      // A packed file next to the plain one is the same again.
      if let number = Self.number(of: plain, after: name), numbered[number] == nil || plain == entry.name {
        numbered[number] = entry.name
      }
    }
    let first = numbered[0] == nil ? 1 : 0
    isSure = true
    for position in stride(from: number - 1, through: first, by: -1) {
      if let name = numbered[position] { between.append(name) } else { isSure = false }
    }
  }

  /// Up to three digits after the name and a dot.
  private static func number(of other: [UInt8], after name: [UInt8]) -> Int? {
    guard other.count > name.count + 1, other.count <= name.count + 4, other.starts(with: name),
      other[name.count] == 0x2E
    else { return nil }
    var number = 0
    for byte in other[(name.count + 1)...] {
      guard ASCII.isDigit(byte) else { return nil }
      number = 10 * number + Int(byte - 0x30)
    }
    return number
  }

  /// True if another file of the sort was written to since.
  private static func hasOthers(
    _ oldName: [UInt8], _ name: [UInt8], _ old: FileMark, _ changed: Int64, _ new: FileMark, _ folder: [FolderEntry]
  ) -> Bool {
    // A new file after a link has another name.
    let newName = folder.first { $0.mark == new }?.name ?? name
    let shared = zip(oldName, newName).prefix { $0 == $1 }.count
    guard shared > 0 else { return true }
    return folder.contains { entry in
      entry.mark != old && entry.mark != new && entry.changed >= changed && entry.name.starts(with: oldName[..<shared])
    }
  }
}
