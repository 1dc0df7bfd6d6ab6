/// The maps of the timeline and of metrics.
extension KeyTable {
  package static let lane = KeyTable(
    "lane", of: "a lane",
    required: ["id": "the name of the lane", "title": "what belongs to it, in a few words"], [:])

  package static let timelineEntry = KeyTable(
    "timelineEntry", of: "an entry of the timeline",
    required: [
      "id": "the name of the entry",
      "event": "what is shown",
      "lane": "where it is shown",
      "mark": "as what it is shown",
      "label": "the text next to it; values in braces",
    ],
    [
      "where": "guard on the event",
      "at": "the moment it speaks of, if not its own",
      "until": "the end of a plan's window",
      "key": "which schedule or task it belongs to",
      "run": "which run it is a part of",
      "success": "whether it went well",
      "value": "a number or a duration that is drawn with it",
    ])

  package static let metric = KeyTable(
    "metric", of: "a metric",
    required: [
      "name": "its name",
      "help": "its meaning, in one line",
      "type": "how it is counted",
      "event": "what is counted",
    ],
    [
      "where": "guard on the event",
      "labels": "its labels, each with all values it may have",
      "value": "what is added, shown or put into buckets",
      "buckets": "upper ends of a histogram's buckets",
    ])

  package static let metricLabel = KeyTable(
    "metricLabel", of: "a label",
    required: ["value": "where its value is taken from", "values": "all values it may have"], [:])
}
