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

  package static let machine = KeyTable(
    "machine", of: "a machine rule",
    required: [
      "initial": "the state in which everything begins",
      "transitions": "for each state, the events that may come and the states they lead to",
    ],
    [
      "events": "names for events with guards, for use in `transitions`",
      "reset_on": "the event after which everything begins anew",
      "other": "what an event counts for that has no arrow in its state",
      "stay": "the longest time in a state",
      "final": "the states in which it may end",
    ])
}
