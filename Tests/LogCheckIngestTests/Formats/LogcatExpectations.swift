import LogCheckIngest
import LogCheckModel
import Testing

/// Reads `text`, which must be a record of `format`.
func readRecord(_ format: LogFormat, _ text: String) throws -> ReadRecord {
  let record = ReadRecord(text, as: format)
  return try #require(record, "no record of \(format.id): \(text)")
}

/// A stamp in few words; without a zone unless told.
func stamp(
  _ year: Int?, _ month: Int, _ day: Int, _ hour: Int, _ minute: Int, _ second: Int, nanosecond: Int = 0,
  digits: Int = 3, offset: Int? = nil
) -> CivilStamp? {
  var step: Int64 = 1_000_000_000
  for _ in 0..<digits { step /= 10 }
  return CivilStamp(
    year: year, month: month, day: day, hour: hour, minute: minute, second: second, nanosecond: nanosecond,
    offsetSeconds: offset, granularity: LogDuration(nanoseconds: step))
}
