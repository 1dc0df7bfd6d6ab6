/// The maps that describe evidence files.
extension KeyTable {
  package static let sidecar = KeyTable(
    "sidecar", of: "a kind of evidence",
    required: [
      "id": "the name of the kind",
      "title": "what the file is",
      "form": "its shape: `object`, `rows` or `exposition`",
      "known_by": "the names it is known by",
      "becomes": "the events that it is",
    ],
    [
      "summary": "where it comes from",
      "platform": "the platform that it shows",
      "within": "the path in the file of the object that is known by its names",
      "device": "the member that names the device",
    ])

  package static let knownBy = KeyTable(
    "knownBy", of: "`known_by`",
    [
      "has": "names that are all there",
      "some": "names, some of them present",
      "at_least": "how many of them",
      "lacks": "names that are not there",
    ])

  package static let sidecarEvent = KeyTable(
    "sidecarEvent", of: "an entry of `becomes`",
    required: ["event": "its name"],
    [
      "from": "the parts that each are such an event",
      "fields": "fields and the paths of their values",
    ])
}
