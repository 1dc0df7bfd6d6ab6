package import LogCheckModel

/// The words by which lines of the plugin that match no event are compared with events.
package struct Vocabulary: Sendable {
  /// In the order of the files.
  package var concepts: [Concept] = []
  /// Irregular forms of words, one word a line, the base first: `send sent`.
  package var forms = ""
  /// Keys of the same meaning.
  package var keys: [KeyFamily] = []
  /// Words that values of one kind have.
  package var values: [ValueFamily] = []
  package var components: [ComponentWords] = []

  package init() {}

  package var isEmpty: Bool { concepts.isEmpty }

  /// One meaning and the words for it.
  package struct Concept: Sendable {
    package var name: String
    package var sort: Sort
    /// Words and phrases that mean nothing else, one a line: a run that meets no unknown line need not take them apart.
    package var words = ""
    /// Words and phrases that usually mean it, one a line.
    package var likely = ""
    /// Words and phrases that may mean it, one a line.
    package var weak = ""
    package var mark: SourceMark

    package init(name: String, sort: Sort, mark: SourceMark) {
      self.name = name
      self.sort = sort
      self.mark = mark
    }
  }

  /// The role of a concept in a line.
  package enum Sort: String, Sendable, CaseIterable {
    /// The act: submit, show, store.
    case act
    /// The object of the act: a task, a notification, a schedule.
    case thing
    /// The unusual outcome: fail, skip, expire.
    case outcome
    /// An act that begins another one, or a phrase of such a beginning: about to, trying to.
    case begin
    /// An act that ends another one well: done, ok.
    case done
    /// Says that something did not happen.
    case negation
    /// Says that something may happen later.
    case plan
    /// Says that something is to happen: will, going to.
    case intent
    /// Means nothing although it contains words with a meaning: not before.
    case neutral
    /// Opens a clause that says less about the event: because, until.
    case aside
    /// Words without meaning: the, for.
    case filler
    /// Begins a clause: but, instead of.
    case divider
    /// Takes the act away from the word after it: the saved schedule, an existing task.
    case article
  }

  /// Keys that mean the same.
  package struct KeyFamily: Sendable {
    package var name: String
    /// One a line.
    package var keys: String

    package init(name: String, keys: String) {
      self.name = name
      self.keys = keys
    }
  }

  /// Words of one enumeration and the keys whose values they are.
  package struct ValueFamily: Sendable {
    package var name: String
    /// One a line.
    package var words: String

    package init(name: String, words: String) {
      self.name = name
      self.words = words
    }
  }

  /// The known facts about a line once its component is known.
  package struct ComponentWords: Sendable {
    package var component: Int
    /// Names of concepts that its lines need not mention.
    package var implies: [String] = []
    /// Names of concepts that its tag expresses as well as words would.
    package var says: [String] = []
    /// True if its lines may be events of every component.
    package var isAny = false

    package init(component: Int) { self.component = component }
  }
}
