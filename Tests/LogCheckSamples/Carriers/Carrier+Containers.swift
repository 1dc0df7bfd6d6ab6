/// The prefixes of containers, processes and services around a line.
extension Carrier {
  static let containers: [Carrier] = compose + clusters + processes + services

  private static let compose: [Carrier] = [
    // The column of names gets wider when a container joins.
    Carrier(.prefixes, "compose, changing width") { lines in
      lines.enumerated().map { index, line in
        index < lines.count / 2 ? "web-1  | \(line)" : "web-1       | \(line)"
      }
    },
    prefix("compose, colours") { "\u{1B}[3\(3 + $0 % 2)mweb-1  | \u{1B}[0m" },
    prefix("compose up -t") { "web-1  | \(stamp($0)).419151529Z " },
    Carrier(.prefixes, "compose, notes") { lines in
      [" Container app-web-1  Created", "Attaching to web-1"] + lines.map { "web-1  | \($0)" } + [
        "web-1 exited with code 0"
      ]
    },
    prefix("docker -t, zeros left out") { "\(stamp($0))\(["", ".4", ".4191", ".419151529"][$0 % 4])Z " },
    prefix("docker service") { _ in "app_web.1.x7k@node1    | " },
  ]

  private static let clusters: [Carrier] = [
    Carrier(.prefixes, "kubectl, default container") { lines in
      ["Defaulted container \"app\" out of: app, sidecar"]
        + lines.enumerated().map { "\(stamp($0.offset)).41915Z \($0.element)" }
    },
    prefix("kubectl --prefix") { _ in "[pod/web-879484-572kw/app] " },
    prefix("kubectl, two pods") { "[pod/web-\($0 % 2)/app] \(stamp($0)).419151529Z " },
    prefix("stern") { _ in "web-879484-572kw app " },
    prefix("stern, all namespaces") { "default web-\($0 % 2) app " },
    prefix("stern -t") { "web-879484-572kw app \(stamp($0)).419151529+00:00 " },
    prefix("stern -t short") { "web-879484-572kw app 11-15 \(clock($0)) " },
  ]

  private static let processes: [Carrier] = [
    prefix("concurrently, padded") { ["[foo   ] ", "[server] "][$0 % 2] },
    prefix("concurrently, pid") { _ in "[2222] " },
    prefix("concurrently, template") { _ in "0-2222 " },
    Carrier(.prefixes, "concurrently, exit") { lines in
      lines.map { "[0] \($0)" } + ["[0] npm run log exited with code 0"]
    },
    prefix("foreman") { "\(clock($0)) web.1   | " },
    prefix("foreman, no time") { _ in "web.1   | " },
    prefix("pm2") { _ in "0|my-app  | " },
    Carrier(.prefixes, "pm2, own lines") { lines in
      ["PM2      | App [my-app:0] online"] + lines.map { "0|my-app  | \($0)" }
    },
    prefix("pm2, file with dates") { "2025-11-15 \(clock($0)): " },
    prefix("Ionic, timestamps") { "[\(stamp($0)).123Z] [capacitor] " },
    prefix("ts -s") { "00:\(clock($0).suffix(5)) " },
    prefix("ts -i") { "0.00\($0 % 10)008 " },
    prefix("turbo") { _ in "@scope/app:ios: " },
    prefix("lerna") { _ in "lerna info app: " },
  ]

  private static let services: [Carrier] = [
    prefix("aws logs tail, short") { "\(stamp($0)) " },
    prefix("aws logs tail, no fraction") { "\(stamp($0))+00:00 app/stream " },
    prefix("Heroku") { "\(stamp($0)).123456+00:00 app[web.1]: " },
    prefix("Papertrail") { "Nov 15 \(clock($0)) host app: " },
    prefix("syslog, RFC 5424") { "<14>1 \(stamp($0)).123456Z host app 77 - - " },
    prefix("Appium server") { "2025-11-15 \(clock($0)):963 - [iOSLog] [IOS_SYSLOG_ROW] " },
  ]
}
