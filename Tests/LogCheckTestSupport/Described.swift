/// Everything in a value, in the same order whatever order a set or a dictionary has it in.
package func described(_ value: Any) -> String {
  let mirror = Mirror(reflecting: value)
  if value is String || mirror.children.isEmpty { return String(reflecting: value) }
  let parts = mirror.children.map { "\($0.label ?? "")\(described($0.value))" }
  let isUnordered = mirror.displayStyle == .set || mirror.displayStyle == .dictionary
  return "\(mirror.subjectType)(\((isUnordered ? parts.sorted() : parts).joined(separator: ",")))"
}
