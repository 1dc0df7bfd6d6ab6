/// The function of the current token, while tokens are walked in order.
struct EnclosingFunctions {
  private let functions: [Function]
  private var next = 0
  private var open: [Int] = []

  init(_ functions: [Function]) { self.functions = functions }

  var current: Int? { open.last }

  mutating func move(to index: Int) {
    while let last = open.last, functions[last].body.upperBound <= index { open.removeLast() }
    while next < functions.count, functions[next].body.lowerBound <= index {
      if functions[next].body.upperBound > index { open.append(next) }
      next += 1
    }
  }
}
