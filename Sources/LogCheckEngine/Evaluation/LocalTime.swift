import LogCheckModel
import LogCheckRules

/// The functions that ask what the clock of a time zone shows: the instant comes first, the name of the zone last.
enum LocalTime {
  static func call(_ function: Expression.Function, _ arguments: [EvalValue]) -> EvalValue {
    for argument in arguments {
      switch argument {
      case .unknown(let reason), .truth(.unknown(let reason)): return .unknown(reason)
      default: continue
      }
    }
    guard let first = arguments.first, case .text(let name)? = arguments.last else { return .unknown(.malformed) }
    guard let clock = ZoneTable.clock(of: name.bytes.span) else { return .unknown(.malformed) }
    let ends: [LogInstant]
    switch first {
    case .instant(let range, .absolute):
      // A stamp of whole seconds may be any moment of its second.
      let last = range.isHighOpen ? range.high - 1 : range.high
      ends =
        range.isExact ? [LogInstant(nanoseconds: range.low)] : [range.low, last].map(LogInstant.init(nanoseconds:))
    case .instant: return .unknown(.time)
    case .number(let count):
      let whole = Int64(Int(nearest: count.rounded(.down)))
      return call(function, [.integer(whole)] + arguments.dropFirst())
    case .integer(let count):
      guard let instant = ValueParser.instant(count: count)?.instant else { return .unknown(.malformed) }
      ends = [instant]
    default: return .unknown(.malformed)
    }
    let values = ends.map { value(of: function, at: $0, arguments, clock) }
    guard let value = values.first else { return .unknown(.malformed) }
    return values.allSatisfy { $0 == value } ? value : .unknown(.granularity)
  }

  private static func value(
    of function: Expression.Function, at instant: LogInstant, _ arguments: [EvalValue], _ clock: ZoneClock
  ) -> EvalValue {
    switch function {
    case .localDay: return clock.local(instant).map { .integer(Int64($0.day)) } ?? .unknown(.time)
    case .localMinute: return clock.local(instant).map { .integer(Int64($0.minute)) } ?? .unknown(.time)
    default:
      guard arguments.count == 3, case .integer(let minute) = arguments[1], (0..<1440).contains(minute) else {
        return .unknown(.malformed)
      }
      return clock.shows(minute: Int(minute), at: instant).map { .truth(Truth($0)) } ?? .unknown(.time)
    }
  }
}
