/// Tools and pages that list the newest line first.
extension Carrier {
  static let order: [Carrier] = [
    Carrier(.order, "newest first") { $0.reversed() },
    Carrier(.order, "newest first, quoted") { $0.reversed().map { "> " + $0 } },
    Carrier(.order, "newest first, numbered") { lines in
      lines.reversed().enumerated().map { padded("\($0.offset + 1)", 6) + "\t" + $0.element }
    },
    Carrier(.order, "newest first, docker -t") { lines in
      lines.enumerated().reversed().map { "\(stamp($0.offset)).419151529Z \($0.element)" }
    },
    Carrier(.order, "newest first, JSON") { lines in
      lines.enumerated().reversed().map { #"{"time":\#(millis($0.offset)),"level":30,"msg":\#(json($0.element))}"# }
    },
    ofApple(.order, "newest first, Console.app") { records in
      records.reversed().map {
        "\($0.type.lowercased())\t\($0.instant.time)\($0.instant.zone)\t\($0.process)\t\($0.message)"
      }
    },
    ofAndroid(.order, "newest first, Android Studio") { StudioView().lines($0).reversed() },
    // A service answers with the newest page first, and each page is in order.
    Carrier(.order, "newest page first") { lines in
      stride(from: 0, to: lines.count, by: 10).reversed().flatMap { lines[$0..<min($0 + 10, lines.count)] }
    },
    // Two streams, each sorted alone.
    Carrier(.order, "a stream after another") { lines in
      lines.enumerated().filter { $0.offset % 2 == 0 }.map(\.element)
        + lines.enumerated().filter { $0.offset % 2 == 1 }.map(\.element)
    },
  ]
}
