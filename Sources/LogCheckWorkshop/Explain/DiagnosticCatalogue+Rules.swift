extension DiagnosticCatalogue {
  /// Codes of problems in rule files and settings.
  static let ofRules = [
    Entry(
      "R000", "a file or folder of rules cannot be read",
      "The message has the reason."),
    Entry(
      "R001", "a rule file is too large",
      "Split it into several files of one folder."),
    Entry(
      "R002", "a rule file is not UTF-8",
      "Save it as UTF-8."),
    Entry(
      "R003", "a rule file is not YAML",
      "The message has the line. Put texts with `: `, ` #`, `{` or `[` in quotes, and check the indentation."),
    Entry(
      "R004", "a YAML alias is used",
      "Write the value out, or put a text that begins with `*` in quotes."),
    Entry(
      "R005", "a YAML anchor is used",
      "Write the value out, or put a text that begins with `&` in quotes."),
    Entry(
      "R006", "a YAML tag is used",
      "Remove it, or put a text that begins with `!` in quotes."),
    Entry(
      "R007", "lists and maps are nested too deep",
      "Take a level out."),
    Entry(
      "R008", "a rule file holds too many values",
      "Split it into several files."),
    Entry(
      "R009", "a rule file holds several YAML documents",
      "Remove the line `---`, or move the rest into a separate file."),
    Entry(
      "R010", "a rule file is empty",
      "Begin it with the schema: `schema: dnp-rules/1`."),
    Entry(
      "R011", "a key is no text",
      "Put it in quotes."),
    Entry(
      "R012", "a key occurs twice in one map",
      "Remove one of them."),
    Entry(
      "R020", "the schema of a rule file is not known",
      "Write `schema: dnp-rules/1` as the first key."),
    Entry(
      "R021", "a key is not known here",
      "The hint has the nearest key; docs/rule-language.md and the pages that it names list them all."),
    Entry(
      "R022", "a key is reserved for later",
      "Remove it."),
    Entry(
      "R023", "a key is missing",
      "The hint says what it holds."),
    Entry(
      "R024", "a value has the wrong form",
      "The message says what was expected and what was found."),
    Entry(
      "R025", "YAML may read a text as something else",
      "Write it in quotes."),
    Entry(
      "R026", "a text is empty",
      "Write the text, or remove the key."),
    Entry(
      "R027", "a list is empty",
      "Add an entry, or remove the key."),
    Entry(
      "R028", "a word is not one of those known here",
      "The hint lists them, or the nearest."),
    Entry(
      "R029", "keys exclude each other",
      "Keep one of them."),
    Entry(
      "R030", "a key needs another one",
      "Add the key that the hint names."),
    Entry(
      "R031", "an entry is in a list twice",
      "Remove one."),
    Entry(
      "R032", "a list is too long",
      "Split it."),
    Entry(
      "R033", "the schema of a settings file is not known",
      "Write the schema that the hint names as the first key."),
    Entry(
      "R040", "a name has characters that are not allowed",
      "The hint has the form of such names."),
    Entry(
      "R041", "a name is reserved",
      "Choose another name."),
    Entry(
      "R042", "a name is defined twice",
      "Rename or remove one of them; the message names the first."),
    Entry(
      "R043", "the id of a requirement has another form",
      "They are written `REQ-` and three digits."),
    Entry(
      "R050", "a duration has no unit",
      "Give it one: `30s`, `250ms`, `15m`."),
    Entry(
      "R051", "a duration cannot be read",
      "Write it as in `250ms`, `30s`, `15m`, `2h`, `1d` or `1m30s`."),
    Entry(
      "R052", "a duration is out of range",
      "The hint has the limits."),
    Entry(
      "R053", "a whole number was expected",
      "Write it with decimal digits only, without quotes."),
    Entry(
      "R054", "a count is out of range",
      "The message has the range."),
    Entry(
      "R055", "a value has the wrong type",
      "The message says which type was expected."),
    Entry(
      "R056", "a parameter is of no known type",
      "Put a text in quotes."),
    Entry(
      "R060", "no event has that name",
      "The hint has the nearest; the folder `Rules/events` has those that ship with the tool."),
    Entry(
      "R061", "an event has no such field",
      "The hint has the nearest; `dnp-logcheck explain EVENT` lists its fields."),
    Entry(
      "R062", "no component has that name",
      "The hint has the nearest."),
    Entry(
      "R063", "no event of the rule has that alias",
      "Name an earlier event of the rule with `… as e`."),
    Entry(
      "R064", "a rule has no such parameter",
      "Declare it under `params`."),
    Entry(
      "R065", "no rule has that name",
      "The hint has the nearest; `dnp-logcheck rules list` shows them."),
    Entry(
      "R066", "it is not clear which event a field belongs to",
      "Name the event with `… as e` and write `e.field`."),
    Entry(
      "R067", "two events of a rule have one alias",
      "Choose another name for one of them."),
    Entry(
      "R068", "a selector does not name an event",
      "Write `event.name`, `event.name as e` or `first.name | second.name as e`."),
    Entry(
      "R069", "a field has different types in the events of a selector",
      "Give them one type, or name the events one by one."),
    Entry(
      "R070", "a template cannot be read",
      "The message has the reason and the column."),
    Entry(
      "R071", "a template has no text that every line holds",
      "Add words outside of `[[ … ]]`, or use `regex:`."),
    Entry(
      "R072", "no line can be recognised as an event",
      "The message says what is missing."),
    Entry(
      "R073", "nothing fills a field",
      "Write `{field}` in a template, or add it to `pairs` or `set`."),
    Entry(
      "R080", "a rule waits without end",
      "Add `within: 30s`, `by:` with an instant, or `until:` with an event."),
    Entry(
      "R081", "something cannot be used here",
      "The message has the reason."),
    Entry(
      "R082", "a rule lacks a test",
      "Add one under `tests:` that expects the verdict that the message names."),
    Entry(
      "R083", "a rule has no test that expects inconclusive",
      "Add one: a capture that cannot show the answer."),
    Entry(
      "R084", "a rule is written in an older form",
      "The message names the form to write now. The old one is still read; docs/kinds has what differs."),
    Entry(
      "R090", "an expression cannot be read",
      "The message has the reason and the column."),
    Entry(
      "R091", "an operator is used between types that do not fit",
      "The message names both."),
    Entry(
      "R092", "an operator needs another type",
      "The message says which."),
    Entry(
      "R093", "an expression gives the wrong type",
      "The message says which is needed."),
    Entry(
      "R094", "there is no such function",
      "The hint has the nearest; docs/expressions.md lists the functions."),
    Entry(
      "R095", "a function has another number of arguments",
      "The message says how many it takes."),
    Entry(
      "R096", "a path leads into something that is no object",
      "Declare the field as `object` in its event."),
    Entry(
      "R100", "a line of a test cannot be read",
      "The message has the reason."),
    Entry(
      "R101", "an expectation of a test can never be met",
      "The message has the reason."),
    Entry(
      "R102", "an excuse for a mutant names no principle",
      "Begin it with the principle; docs/rule-mutation.md lists them."),
    Entry(
      "R110", "a requirement is not declared",
      "Declare it under `requirements`, or correct the number."),
    Entry(
      "R111", "there is no such profile",
      "The hint has the nearest; the folder `Rules/profiles` has those that ship with the tool."),
    Entry(
      "R112", "a rule cannot work with a value of a parameter",
      "The message has the reason. Change the value under `parameters`, or leave it out."),
    Entry(
      "R113", "settings name a rule, tag or requirement that does not exist",
      "The hint has the nearest; `dnp-logcheck rules list` shows them."),
    Entry("R114", "two profiles exclude each other", "Both answer the same question. Keep one of them."),
    Entry(
      "R115", "a path in the settings cannot be used",
      "The message has the reason; docs/settings.md says which paths may be named."),
    Entry("R116", "a pattern in the settings cannot be read", "The message has what PCRE2 says of it."),
    Entry(
      "R117", "no set of words has that name",
      "Declare it under `sets`, or list the words: `in [\"a\", \"b\"]`. The hint has the nearest name."),
    Entry(
      "R190", "no rule has that id, tag or requirement",
      "The hint has the nearest; `dnp-logcheck rules list` shows them."),
    Entry(
      "R199", "more problems exist than are listed",
      "Mend those that are listed, and look again."),
  ]
}
