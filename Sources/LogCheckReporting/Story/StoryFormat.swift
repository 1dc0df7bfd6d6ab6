import LogCheckModel

/// A form in which a story is written.
package enum StoryFormat: String, Sendable, CaseIterable {
  case text, markdown, html, json
}

extension RunStory {
  /// The whole story; colours are those of a terminal and stand in the text only.
  package func written(as format: StoryFormat, _ palette: Palette = .plain) -> String {
    switch format {
    case .text: StoryText(self, palette).text
    case .markdown: StoryMarkdown(self).text
    case .html: StoryHTML(self).text
    case .json: StoryJSON(self).text
    }
  }
}
