package import Foundation

/// The executables that were built together with the tests.
package enum BuiltProduct {
  /// Their folder: next to the running test bundle.
  package static let folder: URL = {
    #if canImport(Darwin)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
      return (bundle ?? .main).bundleURL.deletingLastPathComponent()
    #else
      return Bundle.main.bundleURL
    #endif
  }()

  package static let dnpLogCheck = named("dnp-logcheck")

  package static func named(_ product: String) -> URL {
    folder.appending(path: product, directoryHint: .notDirectory)
  }
}
