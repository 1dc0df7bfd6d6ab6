import LogCheckModel

/// A form in which a story is written.
package enum StoryFormat: String, Sendable, CaseIterable {
  case text, markdown, html, json
}

extension RunStory {
  /// The whole story; colours and columns are those of a terminal and affect the text only.
  package func written(
    as format: StoryFormat, _ palette: Palette = .plain, _ arrangement: StoryArrangement = StoryArrangement()
  ) -> String {
    switch format {
    case .text: StoryText(self, palette, arrangement).text
    case .markdown: StoryMarkdown(self, arrangement).text
    case .html: StoryHTML(self, arrangement).text
    case .json: StoryJSON(self).text
    }
  }
}
