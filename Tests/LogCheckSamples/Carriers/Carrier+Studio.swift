/// Lines copied from the logcat window of Android Studio.
extension Carrier {
  static let studio: [Carrier] = studioWindow + studioDamage + oldStudio + logcat + logcatModifiers + logcatTools

  /// The columns of the window since Dolphin; `nil` for one that is hidden. Each ends in a blank.
  struct StudioView: Sendable {
    enum Ids { case both, process, none }
    var hasDate = true
    var hasTime = true
    var ids = Ids.both
    var tagWidth: Int? = 23
    var repeatsTags = true
    var nameWidth: Int? = 35
    var repeatsNames = true
    var hasProcessName = false
    var hasLevel = true
    /// Keeps the ends of a tag that is too long.
    var shortened: @Sendable (String, Int) -> String = shortenedEvenly

    func header(_ record: AndroidRecord, above: AndroidRecord?) -> String {
      var text = ""
      if hasTime { text += (hasDate ? record.instant.date + " " : "") + record.instant.millis + " " }
      switch ids {
      case .both: text += padded(record.pid, 5) + "-" + column(record.tid, 5) + " "
      case .process: text += column(record.pid, 5) + " "
      case .none: break
      }
      if let tagWidth {
        // A hidden tag is that of the line directly above, whatever its process.
        let isHidden = !repeatsTags && above?.tag == record.tag
        text += column(isHidden ? "" : shortened(record.tag, tagWidth), tagWidth) + " "
      }
      for isShown in [true, hasProcessName] where isShown {
        guard let nameWidth else { continue }
        let isHidden = !repeatsNames && above?.pid == record.pid
        text += column(isHidden ? "" : shortened(record.packageName, nameWidth), nameWidth) + " "
      }
      return text + (hasLevel ? " \(record.level)  " : "")
    }

    func lines(_ records: [AndroidRecord]) -> [String] {
      zip(records, [nil] + records.map(Optional.some)).map { header($0, above: $1) + $0.message }
    }
  }

  private static func window(_ id: String, _ change: @escaping @Sendable (inout StudioView) -> Void) -> Carrier {
    ofAndroid(.studio, id) { records in
      var view = StudioView()
      change(&view)
      return view.lines(records)
    }
  }

  private static let studioWindow: [Carrier] = [
    window("window") { _ in },
    window("time alone") { $0.hasDate = false },
    window("no time") { $0.hasTime = false },
    window("repeated tags hidden") { $0.repeatsTags = false },
    window("repeated tags and names hidden") { ($0.repeatsTags, $0.repeatsNames) = (false, false) },
    window("repeated tags hidden, time alone") { ($0.repeatsTags, $0.hasDate) = (false, false) },
    window("repeated tags hidden, process name") { ($0.repeatsTags, $0.hasProcessName) = (false, true) },
    window("tags of 10 columns") { $0.tagWidth = 10 },
    window("tags of 40 columns") { $0.tagWidth = 40 },
    window("tags that keep three letters") { $0.shortened = shortenedToEnd },
    window("names of 10 columns") { $0.nameWidth = 10 },
    window("process name") { $0.hasProcessName = true },
    window("process alone") { $0.ids = .process },
    window("no process") { $0.ids = .none },
    window("no name") { $0.nameWidth = nil },
    window("no tag") { $0.tagWidth = nil },
    window("no level") { $0.hasLevel = false },
    window("time, tag and level") { ($0.ids, $0.nameWidth) = (.none, nil) },
    window("tag and level") { ($0.hasTime, $0.ids, $0.nameWidth) = (false, .none, nil) },
    window("compact") { ($0.hasDate, $0.ids, $0.tagWidth, $0.nameWidth) = (false, .none, nil, nil) },
  ]

  /// Messages of several lines, banners, and what pages do to a copy.
  private static let studioDamage: [Carrier] = [
    damaged("hanging indent") { lines, indent in hung(lines, blanks(indent)) },
    damaged("soft wrap") { lines, _ in hung(lines, "") },
    damaged("indented") { lines, _ in lines.map { blanks(22) + $0 } },
    damaged("banner") { lines, _ in
      let dashes = String(repeating: "-", count: 28)
      return ["\(dashes) PROCESS STARTED (4711) for package com.example.app \(dashes)"] + lines
    },
    damaged("quoted") { lines, _ in lines.map { "> " + $0 } },
    damaged("runs of blanks as one") { lines, _ in lines.map { $0.split(separator: " ").joined(separator: " ") } },
    damaged("header on a line above") { lines, indent in
      lines.flatMap { [String($0.prefix(indent - 4)), $0.dropFirst(indent - 4).trimmedStart] }
    },
  ]

  private static func damaged(_ id: String, _ damage: @escaping @Sendable ([String], Int) -> [String]) -> Carrier {
    ofAndroid(.studio, id) { damage(StudioView().lines($0), 100) }
  }

  /// Adds more lines to the messages of another process.
  private static func hung(_ lines: [String], _ indent: String) -> [String] {
    lines.flatMap {
      $0.contains(" PowerManagerService ") ? [$0, indent + "reason=timeout", indent + "uid=1000"] : [$0]
    }
  }

  /// Real copies hold `Compatibil...geReporter`: as many letters of the start as of the end.
  static let shortenedEvenly: @Sendable (String, Int) -> String = { text, width in
    guard text.count > width else { return text }
    let end = (width - 3) / 2
    return text.prefix(width - 3 - end) + "..." + text.suffix(end)
  }

  private static let shortenedToEnd: @Sendable (String, Int) -> String = { text, width in
    text.count > width ? text.prefix(3) + "..." + text.suffix(width - 6) : text
  }
}

extension AndroidRecord {
  /// Android Studio knows the names of debuggable processes only.
  var packageName: String {
    switch pid {
    case "4711": "com.example.app"
    case "1201": "system_server"
    default: "pid-\(pid)"
    }
  }
}

extension StringProtocol {
  fileprivate var trimmedStart: String { String(drop { $0 == " " }) }
}
