import LogCheckRules

/// The common parts of the values of a line and the fields of an event.
struct FieldMatch {
  /// Hundredths of a field.
  var sum = 0
  var hasKey = false
  var hasTypedValue = false
  /// True if a word of an enumeration is in the line.
  var hasWord = false
  /// The values that fit: the index of the value, the field, and whether its name is known.
  var fits: [(value: Int, field: Int?, isNamed: Bool)] = []

  init(_ facts: LineFacts, _ profile: EventProfile, _ keys: KeyMeanings) {
    var filled: Set<Int> = []
    if !profile.requiresOutcome, facts.saidValues.contains(where: profile.enumerations.contains) {
      sum += 40
      hasWord = true
    }
    for value in facts.values where !value.isEnvelope {
      let shape = facts.line.values[value.index].shape
      if let id = value.key, let match = Self.match(id, shape, profile, keys) {
        let weight = value.isPair ? match.weight : match.weight * 60 / 100
        sum += filled.insert(match.field).inserted ? weight : weight / 3
        if value.isPair || match.isExact || shape == .instant || shape == .duration { hasKey = true }
        if shape == .instant || shape == .duration || shape == .integer { hasTypedValue = true }
        fits.append((value.index, match.field, true))
        continue
      }
      if value.enumerations.contains(where: profile.enumerations.contains) {
        sum += 50
        hasWord = true
        fits.append((value.index, nil, false))
        continue
      }
      if shape == .instant || shape == .duration {
        if let field = profile.types.indices.first(where: {
          shape.fits(profile.types[$0]) && !filled.contains($0) && profile.types[$0] != .integer
        }) {
          sum += 40
          filled.insert(field)
          hasTypedValue = true
          fits.append((value.index, field, false))
          continue
        }
        if value.isPair { sum -= 8 }
      } else if value.isPair {
        sum -= 8
      }
    }
  }

  var points: Int { max(-5, min(22, sum * 10 / 100)) }

  /// The field that a key fills, by its own name or by one of the same meaning.
  private static func match(
    _ id: Int, _ shape: ValueShape, _ profile: EventProfile, _ keys: KeyMeanings
  ) -> (field: Int, weight: Int, isExact: Bool)? {
    if let key = profile.keys.first(where: { $0.id == id && shape.fits($0.type) }) {
      return (key.field, key.weight, true)
    }
    let families = keys.families[id]
    guard !families.isEmpty else { return nil }
    for key in profile.keys where shape.fits(key.type) {
      if keys.families[key.id].contains(where: families.contains) { return (key.field, 45, false) }
    }
    return nil
  }
}
