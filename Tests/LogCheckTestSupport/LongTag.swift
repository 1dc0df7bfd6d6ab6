package import Testing

extension Tag {
  /// A test that draws from ``Extent``: `make verify` runs it again, in whole. `.ci/long-tests.sh` finds these marks.
  @Tag package static var long: Self
}
