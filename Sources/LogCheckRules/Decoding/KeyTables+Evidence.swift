/// The maps that describe evidence files.
extension KeyTable {
  package static let sidecar = KeyTable(
    "sidecar", of: "a kind of evidence",
    required: [
      "id": "the name of the kind",
      "title": "the content of the file in a few words",
      "form": "its shape: `object`, `rows` or `exposition`",
      "known_by": "the names by which such a file is recognised",
      "becomes": "the events that it becomes",
    ],
    [
      "summary": "the origin of the file",
      "platform": "the platform that it shows",
      "within": "the path in the file to the object that is recognised by its names",
      "device": "the member that names the device",
    ])

  package static let knownBy = KeyTable(
    "knownBy", of: "`known_by`",
    [
      "has": "names that must all occur",
      "some": "names; some of them must occur",
      "at_least": "the least number of these",
      "lacks": "names that must not occur",
    ])

  package static let sidecarEvent = KeyTable(
    "sidecarEvent", of: "an entry of `becomes`",
    required: ["event": "its name"],
    [
      "from": "paths of the parts; each part becomes one event",
      "fields": "fields and the paths of their values",
    ])
}
