/// The maps of the timeline and of metrics.
extension KeyTable {
  package static let lane = KeyTable(
    "lane", of: "a lane",
    required: ["id": "the name of the lane", "title": "the content of the lane in a few words"], [:])

  package static let timelineEntry = KeyTable(
    "timelineEntry", of: "an entry of the timeline",
    required: [
      "id": "the name of the entry",
      "event": "the event that is drawn",
      "lane": "the lane in which it is drawn",
      "mark": "the form in which it is drawn",
      "label": "the text next to it; values in braces",
    ],
    [
      "where": "guard on the event",
      "at": "the time at which it is drawn, if not its own",
      "until": "the end of a plan's window",
      "key": "the schedule or task that it belongs to",
      "run": "the run that it is a part of",
      "success": "`true` if it succeeded",
      "value": "a number or a duration that is drawn with it",
    ])

  package static let metric = KeyTable(
    "metric", of: "a metric",
    required: [
      "name": "its name",
      "help": "its meaning, in one line",
      "type": "the type of the metric",
      "event": "the event that is counted",
    ],
    [
      "where": "guard on the event",
      "labels": "its labels, each with all values it may have",
      "value": "the value that is added, shown or put into buckets",
      "buckets": "upper ends of a histogram's buckets",
      "at_most": "the promised greatest value of a histogram, for trends over many runs",
      "at_least": "the promised least value of a histogram, for trends over many runs",
    ])

  package static let metricLabel = KeyTable(
    "metricLabel", of: "a label",
    required: ["value": "the expression of its value", "values": "all values it may have"], [:])
}
