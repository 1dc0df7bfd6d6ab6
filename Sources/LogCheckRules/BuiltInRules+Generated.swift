extension BuiltInRules {
  static let embedded: [(path: String, text: String)] = []
}
