/// The maps of the kinds that judge values and texts.
extension KeyTable {
  package static let domain = KeyTable(
    "domain", of: "a domain rule",
    required: ["event": "whose fields are judged", "fields": "fields and the values they may have"],
    [
      "where": "guard on the event",
      "missing": "what an event counts for that does not tell a field",
      "ignore_case": "whether `A` is `a`",
    ])

  package static let fieldDomain = KeyTable(
    "fieldDomain", of: "the domain of a field",
    [
      "from": "the least value",
      "to": "the greatest value",
      "matches": "a PCRE2 pattern that the text holds",
      "not_in": "values that are not allowed",
    ])
}
