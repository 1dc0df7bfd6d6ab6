import LogCheckPattern

/// The version of the PCRE2 library in use and its date, for reports of trouble: `10.42 2022-12-11`.
package var patternLibrary: String { patternLibraryVersion() }
