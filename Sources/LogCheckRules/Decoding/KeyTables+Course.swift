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

  package static let gauge = KeyTable(
    "gauge", of: "a gauge rule",
    [
      "up": "events after which there is one more",
      "down": "events after which there is one less",
      "set": "an event that tells how many there are",
      "reset_on": "the event after which there are none",
      "at_most": "no more than so many at a time",
      "at_least": "no fewer than so many at a time",
    ])

  package static let gaugeValue = KeyTable(
    "gaugeValue", of: "`set`",
    required: ["event": "the event that tells it", "value": "how many there are"],
    ["where": "guard on the event"])

  package static let counter = KeyTable(
    "counter", of: "a counter rule",
    required: ["event": "the event that tells the value", "value": "what is compared with the one before"],
    [
      "where": "guard on the event",
      "never_falls": "whether a lower value fails",
      "rises_by": "the difference to the one before",
      "rises_with": "the event that must have come once at least for each one by which it rises",
      "or_with": "other events that tell the same: the greater of the two numbers counts",
      "reset_on": "the event after which the values begin anew",
    ])
}
