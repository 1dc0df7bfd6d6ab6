/// A function that the file defines.
struct Function {
  var name: Int32
  /// The token of its name.
  var token: Int
  var parameters: [Parameter]
  /// The tokens of its body, without the braces.
  var body: Range<Int>
  /// True if other files cannot call it.
  var isPrivate: Bool

  struct Parameter {
    /// The label that callers write before the value; empty if there is none.
    var label: String
    /// The token of its name inside the function.
    var token: Int
    var name: Int32
    var type: String
    /// The tokens of its value where callers leave it out.
    var standard: Range<Int>
    /// True if it takes all remaining arguments.
    var isVariadic: Bool
  }
}
