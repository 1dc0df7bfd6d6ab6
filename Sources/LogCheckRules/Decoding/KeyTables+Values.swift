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

  package static let privacy = KeyTable(
    "privacy", of: "a privacy rule",
    required: ["in": "whose lines are searched, or `all`", "detect": "what must not stand there"],
    ["allow": "patterns of what may stand there all the same"])

  package static let detector = KeyTable(
    "detector", of: "a detector", required: ["regex": "a PCRE2 pattern of what must not stand there"], [:])
}
