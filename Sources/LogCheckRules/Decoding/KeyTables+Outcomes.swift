/// The maps of outcomes and of the conditions that explain them.
extension KeyTable {
  package static let outcome = KeyTable(
    "outcome", of: "a sign of an outcome",
    required: [
      "id": "the name of the sign",
      "shows": "the part of the way to a notification that the event shows",
      "event": "the event",
    ],
    [
      "where": "guard on the event",
      "key": "the schedule that it is about",
      "due": "the instant at which the notification is due",
      "begin": "the earliest time at which the run may begin",
      "moment": "the moment that the line speaks of, if it is not its own",
      "run": "the run that it is a part of",
      "hash": "the content",
      "ok": "`true` if it went well; of something that was shown, if its content is fresh",
      "word": "the word of the log for the content",
      "period": "the time from one notification to the next",
      "all": "`true` if it is about all schedules",
      "foreground": "`true` if such a line is only printed while the app is in front",
    ])

  package static let condition = KeyTable(
    "condition", of: "a condition",
    required: [
      "id": "the name of the condition",
      "title": "what holds, as a clause",
      "side": "whose part it is",
      "certainty": "`shown` if it always has this effect, `fits` if it can have it",
      "explains": "the parts of the way to a notification that it can explain",
    ],
    [
      "event": "the event that begins it",
      "where": "guard on the event",
      "derived": "what it follows from, if no event shows it",
      "kind": "the name that several conditions have in common, where it is not their own",
      "until": "the event that ends it; without it, it is a moment",
      "run": "the run that it is about; it explains no other",
      "next": "advice to the reader",
      "limit": "what the platform does not do then; reports name it also where it explains nothing",
      "on_simulator": "the condition that it is on a simulator",
      "overrides": "kinds of conditions that are not named where this one is",
    ])

  package static let outcomeTest = KeyTable(
    "outcomeTest", of: "a test of outcomes",
    required: ["name": "the fact that it shows", "log": "the lines of a capture"],
    [
      "platform": "the platform, where the lines do not show it",
      "results": "the numbers of notifications by result",
      "causes": "the kinds of the causes, the one with the greatest effect first; none without it",
      "unproved": "the number of notifications with which something is wrong that nothing excuses (0)",
    ])

  package static let outcomeBounds = KeyTable(
    "outcomeBounds", of: "the times of outcomes",
    required: [
      "late": "a notification that is shown later than that is late",
      "window": "the time in which a run begins after its earliest time",
      "lead": "the time from the earliest time of a run to its notification",
      "run": "the time in which a run ends",
      "blocked": "the time for which a run that has no end keeps others from starting",
    ], [:])
}
