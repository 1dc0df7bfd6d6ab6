/// The maps of the kinds that follow a course of events.
extension KeyTable {
  package static let rate = KeyTable(
    "rate", of: "a rate rule",
    required: [
      "event": "what is counted", "at_most": "no more than so many", "in": "within any stretch of this length",
    ],
    ["where": "guard on the event"])

  package static let overlap = KeyTable(
    "overlap", of: "an overlap rule",
    required: ["begin": "the event that begins an interval", "end": "the event that ends it"],
    [
      "where": "guard on the event that begins",
      "at_most": "after how long an interval without an end counts as over",
    ])
}
