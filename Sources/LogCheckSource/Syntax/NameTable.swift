/// The identifiers of a file, each once.
struct NameTable {
  private var indices: [String: Int32] = [:]
  private var names: [String] = []

  subscript(_ index: Int32) -> String { names.indices.contains(Int(index)) ? names[Int(index)] : "" }

  /// The index of a name that the file has; `nil` where it has not.
  func index(of name: String) -> Int32? { indices[name] }

  mutating func index(of bytes: ArraySlice<UInt8>) -> Int32 {
    let name = String(decoding: bytes, as: UTF8.self)
    if let index = indices[name] { return index }
    let index = Int32(names.count)
    indices[name] = index
    names.append(name)
    return index
  }
}
