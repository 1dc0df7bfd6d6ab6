/// The maps of capture formats.
extension KeyTable {
  package static let format = KeyTable(
    "format", of: "a format",
    required: [
      "id": "the name of the format",
      "summary": "the tools that write it, in one line",
      "line": "the pattern of a record's first line, or a list of them",
      "samples": "records, and what is read of them",
    ],
    [
      "levels": "words for levels in addition to the usual ones",
      "platform": "the platform whose tools write it, if only one has such tools",
      "others": "lines that are no records of it",
    ])

  package static let formatSample = KeyTable(
    "formatSample", of: "a sample",
    required: ["log": "the lines of the record", "message": "its message"],
    [
      "time": "its time, as `YYYY-MM-DD HH:MM:SS.mmm +0100` with the parts that it shows",
      "level": "its level",
      "tag": "its logcat tag",
      "process": "the name of its process",
      "pid": "the number of its process",
      "thread": "the number of its thread",
      "subsystem": "its subsystem",
      "category": "its category",
    ])
}
