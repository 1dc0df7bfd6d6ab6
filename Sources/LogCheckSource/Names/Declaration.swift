/// A name that the file gives a value, or a parameter of a function.
struct Declaration {
  /// The token of the name.
  var token: Int
  /// The brace around it; -1 at the top of the file.
  var scope: Int
  /// The type whose member it is; empty for locals.
  var owner = ""
  /// The tokens of its value; empty for parameters and for what gets its value later.
  var value: Range<Int>
  /// The name of its type, where the declaration names one.
  var type = ""
}
