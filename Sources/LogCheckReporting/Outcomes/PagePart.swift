/// A part of the beginning of a report. Text, Markdown and HTML print the same parts, and each escapes what it prints.
enum PagePart {
  case prose(String)
  case cause(Cause)
  case table(Table)

  /// A cause, with its effect and the advice below it.
  struct Cause {
    /// `Cause (user)`.
    var label: String
    var text: String
    var details: [(label: String, text: String)]
  }

  struct Table {
    var title: String?
    var columns: [String]
    var rows: [[String]]
    /// The note on lines that were left out.
    var rest: String?
  }
}
