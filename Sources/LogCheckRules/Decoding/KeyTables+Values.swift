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

  package static let secretSort = KeyTable(
    "secretSort", of: "a sort of secrets",
    required: ["id": "the name of the sort", "title": "what it is, in a few words"],
    [
      "detect": "how it is told by its form",
      "values_of": "names behind which it stands",
      "allow": "patterns of what may stay all the same",
      "everywhere": "`true`: what was found once is replaced wherever it stands",
    ])

  package static let schema = KeyTable(
    "schema", of: "a schema rule",
    [
      "event": "whose form is judged",
      "structured": "`true` for the form of every structured event",
      "where": "guard on the event",
      "required": "fields that must be there, or members of the envelope",
      "unknown_fields": "whether members that nobody declared are `ok` or `fail`",
      "fields_typed": "whether every field must be readable as its type",
      "instants_zoned": "whether every instant must be a text with its offset",
    ])

  package static let set = KeyTable(
    "set", of: "a set rule",
    required: [
      "collect": "events whose values are collected",
      "value": "what each of them adds",
      "relation": "how the values stand to the others",
      "with": "what they are compared with",
      "per": "from where to where",
    ],
    ["where": "guard on the event"])

  package static let otherSet = KeyTable(
    "otherSet", of: "`with`",
    [
      "values": "the values that are meant",
      "collect": "events whose values are meant",
      "where": "guard on the event",
      "value": "what each of them adds",
    ])

  package static let hash = KeyTable(
    "hash", of: "a hash rule",
    required: ["event": "which tells the hash", "value": "the hash"],
    [
      "where": "guard on the event",
      "previous": "what it tells as the hash before it",
      "genesis": "what the first one tells as the hash before it",
      "same_as": "an earlier event that tells the same hash",
      "shape": "a PCRE2 pattern of the hash",
    ])

  package static let sameHash = KeyTable(
    "sameHash", of: "`same_as`", required: ["event": "which tells the hash", "value": "the hash"],
    ["where": "guard on the event"])

  package static let detector = KeyTable(
    "detector", of: "a detector", required: ["regex": "a PCRE2 pattern of what must not stand there"], [:])
}
