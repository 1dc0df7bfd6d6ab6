/// The marks of Markdown, diffs, editors and search tools.
extension Carrier {
  static let marks: [Carrier] = fences + quotes + versions + searches

  private static let fences: [Carrier] = ["", "shell", "log", "console", "yml", "text"].map { word in
    Carrier(.prefixes, word.isEmpty ? "fence" : "fence, \(word)") { ["```" + word] + $0 + ["```"] }
  }

  private static let quotes: [Carrier] = [
    Carrier(.prefixes, "fence in a list") { lines in ["- log:", "  ```"] + lines.map { "  " + $0 } + ["  ```"] },
    Carrier(.prefixes, "fence in a numbered list") { lines in
      ["1. log:", "   ```log"] + lines.map { "   " + $0 } + ["   ```"]
    },
    Carrier(.prefixes, "quoted fence") { lines in ["> ```"] + lines.map { "> " + $0 } + ["> ```"] },
    // Only the first line of a quote needs its mark.
    Carrier(.prefixes, "lazy quote") { lines in
      lines.enumerated().map { $0.offset == 0 ? "> " + $0.element : $0.element }
    },
    Carrier(.prefixes, "details") { lines in
      ["<details><summary>Log</summary>", "", "```"] + lines + ["```", "", "</details>"]
    },
    Carrier(.prefixes, "pre") { lines in ["<pre>"] + lines.map(escaped) + ["</pre>"] },
    Carrier(.prefixes, "noformat") { lines in ["{noformat}"] + lines + ["{noformat}"] },
    prefix("quoted twice") { _ in "> > " },
    prefix("list, all ones") { _ in "1. " },
    prefix("quoted list") { _ in "> - " },
  ]

  private static let versions: [Carrier] = [
    Carrier(.prefixes, "diff") { lines in
      ["--- /dev/null", "+++ b/capture.log", "@@ -0,0 +1,\(lines.count) @@"] + lines.map { "+" + $0 }
    },
    Carrier(.prefixes, "diff, context") { lines in
      ["--- a/capture.log", "+++ b/capture.log", "@@ -1,\(lines.count - 4) +1,\(lines.count) @@"]
        + lines.enumerated().map { ((8..<12).contains($0.offset) ? "+" : " ") + $0.element }
    },
    Carrier(.prefixes, "git log") { lines in
      ["commit ad6e218a1c", "Author: A <a@example.com>", "Date:   Sat Nov 15 05:31:04 2025 +0000", ""]
        + lines.map { "    " + $0 }
    },
    prefix("git blame") { "^ad6e218 (A N 2025-11-15 05:31:04 +0000 \(padded("\($0 + 1)", 2))) " },
    prefix("git blame, file") { "ad6e218a capture.log (A N 2025-11-15 05:31:04 +0000 \(padded("\($0 + 1)", 2))) " },
  ]

  private static let searches: [Carrier] = [
    // A line without text gets no number.
    Carrier(.prefixes, "nl") { lines in
      var number = 0
      return lines.flatMap { line in
        number += 1
        return [padded("\(number)", 6) + "\t" + line] + (number % 5 == 0 ? [blanks(7)] : [])
      }
    },
    Carrier(.prefixes, "grep -C") { lines in
      lines.enumerated().map { index, line in
        let sign = line.contains("DNP") || line.contains("DN|") || line.contains("dnp.event") ? ":" : "-"
        return "capture.log\(sign)\(index + 1)\(sign)\(line)"
      }
    },
    Carrier(.prefixes, "grep -C, groups") { lines in
      lines.enumerated().flatMap { index, line in
        (index % 9 == 8 ? ["--"] : []) + ["\(index + 1)\(index % 3 == 2 ? "-" : ":")\(line)"]
      }
    },
    prefix("cat -n of a quote") { padded("\($0 + 1)", 6) + "\t> " },
    prefix("line numbers of an editor") { "\($0 + 1) " },
    prefix("line numbers with a bar") { padded("\($0 + 1)", 5) + " │ " },
  ]

  /// Two prefixes.
  static let nested: [Carrier] = [
    prefix("quoted docker -t") { "> \(stamp($0)).419151529Z " },
    prefix("GitLab and compose") { "\(stamp($0)).145771Z 01O web-1  | " },
    prefix("Jenkins and Ionic") { "[\(stamp($0)).789Z] [capacitor] " },
    prefix("GitHub and concurrently") { "\(stamp($0)).5723990Z [0] " },
    prefix("numbered compose") { padded("\($0 + 1)", 6) + "\tweb-1  | " },
    prefix("indented quote") { _ in "    > " },
    prefix("quoted numbers") { "> \($0 + 1): " },
    prefix("compose and a server's stamp") { "web-1  | \(stamp($0)).123Z INFO " },
    prefix("journalctl and docker") { "Nov 15 \(clock($0)) host docker[77]: web-1  | " },
  ]
}
