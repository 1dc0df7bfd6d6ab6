/// Terminals, pagers and recordings of sessions.
extension Carrier {
  static let terminals: [Carrier] = panes + pagers + sessions + colours

  /// `tmux capture-pane -p`: the width of the pane, also inside words, without blanks at the end.
  private static let panes: [Carrier] =
    [80, 120, 200].map { width in
      Carrier(.terminals, "tmux of \(width) columns") { $0.flatMap { cells(of: $0, width) }.map(trimmed) }
    } + [
      Carrier(.terminals, "Windows console of 80 columns") { $0.flatMap { pieces(of: $0, 80) }.map { column($0, 80) } },
      Carrier(.terminals, "Windows console of 120 columns") {
        $0.flatMap { pieces(of: $0, 120) }.map { trimmed($0) + "\r" }
      },
    ]

  /// Emoji and East Asian characters fill two columns.
  private static func cells(of line: String, _ width: Int) -> [String] {
    var (all, piece, used) = ([String](), "", 0)
    for character in line {
      let isWide = character.unicodeScalars.contains { $0.properties.isEmojiPresentation || $0.value == 0xFE0F }
      if used + (isWide ? 2 : 1) > width {
        all.append(piece)
        (piece, used) = ("", 0)
      }
      piece.append(character)
      used += isWide ? 2 : 1
    }
    return all + [piece]
  }

  /// `less` repeats the number on each piece of a long line. `less -S` is in the cuts; with numbers, it cuts earlier.
  private static let pagers: [Carrier] =
    [80, 120, 200].flatMap { width in
      [
        Carrier(.terminals, "less -N of \(width) columns") { lines in
          lines.enumerated().flatMap { index, line in
            pieces(of: line, width - 8).map { padded("\(index + 1)", 7) + " " + $0 }
          }
        },
        lines(.terminals, "less -NS of \(width) columns") { index, line in
          let text = padded("\(index + 1)", 7) + " " + line
          return text.count <= width ? text : text.prefix(width - 1) + ">"
        },
      ]
    }

  private static let sessions: [Carrier] = [
    Carrier(.terminals, "script") { lines in
      [#"Script started on 2025-11-15 05:30:32+00:00 [COMMAND="cat capture.log" TERM="xterm" TTY="/dev/pts/1"]"#]
        + (lines.map { $0 + "\r" }) + ["", "Script done on 2025-11-15 06:10:32+00:00 [COMMAND_EXIT_CODE=\"0\"]"]
    },
    Carrier(.terminals, "script on macOS") { lines in
      ["Script started on Sat Nov 15 05:30:32 2025", "\u{1B}[?2004huser@mac app % cat capture.log\r"]
        + lines.map { $0 + "\r" }
        + ["", "Script done on Sat Nov 15 06:10:32 2025"]
    },
    Carrier(.terminals, "prompts") { ["user@host:~/app$ cat capture.log"] + $0 + ["^C", "user@host:~/app$ "] },
    Carrier(.terminals, "prompt of zsh") { ["user@mac app % cat capture.log"] + $0 + ["user@mac app % "] },
    Carrier(.terminals, "prompt of PowerShell") {
      [#"PS C:\app> type capture.log"#] + $0.map { $0 + "\r" } + [#"PS C:\app> "#]
    },
    Carrier(.terminals, "asciinema") { lines in
      [#"{"version": 2, "width": 120, "height": 40, "timestamp": 1763186400}"#]
        + lines.enumerated().map { #"[\#($0.offset).248848, "o", \#(json($0.element + "\r\n"))]"# }
    },
    lines(.terminals, "cursor moves") { "\u{1B}[\($0 % 40 + 1);1H\($1)\u{1B}[K" },
    lines(.terminals, "window title") { ($0 == 0 ? "\u{1B}]0;user@host: ~/app\u{7}" : "") + $1 },
  ]

  private static let colours: [Carrier] = [
    lines(.terminals, "grep --color") { marked($1, "DNP", "\u{1B}[01;31m\u{1B}[KDNP\u{1B}[m\u{1B}[K") },
    lines(.terminals, "colour in the middle") {
      "\($1.prefix(30))\u{1B}[36m\($1.dropFirst(30).prefix(20))\u{1B}[0m\($1.dropFirst(50))"
    },
    lines(.terminals, "ccze") { _, line in
      line.split(separator: " ", omittingEmptySubsequences: false).map { "\u{1B}[22m\u{1B}[36m\($0)\u{1B}[0m" }.joined(
        separator: " ")
    },
    lines(.terminals, "colour without ESC") { "[36m\($1.prefix(23))[0m\($1.dropFirst(23))" },
    // Each character is printed twice, or with a line below it.
    lines(.terminals, "overstrike, bold") { String($1.flatMap { $0.isLetter ? "\($0)\u{8}\($0)" : "\($0)" }) },
    lines(.terminals, "overstrike, bold tag") { marked($1, "DNP", "D\u{8}DN\u{8}NP\u{8}P") },
    lines(.terminals, "overstrike, underlined") { String($1.flatMap { $0.isLetter ? "_\u{8}\($0)" : "\($0)" }) },
    lines(.terminals, "redrawn") { "...\r\u{1B}[2K\($1)" },
  ]

  /// With another text in place of the first occurrence of a word.
  private static func marked(_ line: String, _ word: String, _ other: String) -> String {
    var head = ""
    var rest = Substring(line)
    while !rest.isEmpty, !rest.hasPrefix(word) { head.append(rest.removeFirst()) }
    return rest.isEmpty ? head : head + other + rest.dropFirst(word.count)
  }
}
