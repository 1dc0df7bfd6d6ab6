// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "judge",
  platforms: [.macOS(.v15)],
  // In a project of your own: .package(url: "…/dnp-logcheck", from: "…").
  dependencies: [.package(name: "dnp-logcheck", path: "../../..")],
  targets: [
    .executableTarget(name: "judge", dependencies: [.product(name: "LogCheckKit", package: "dnp-logcheck")]),
    .testTarget(
      name: "NightTests",
      dependencies: [
        .product(name: "LogCheckKit", package: "dnp-logcheck"),
        .product(name: "LogCheckTesting", package: "dnp-logcheck"),
      ]),
  ]
)
