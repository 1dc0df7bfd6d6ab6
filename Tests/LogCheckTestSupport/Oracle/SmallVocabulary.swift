/// A small vocabulary of events for rules that tests make.
///
/// `a.…` and `b.…` are events of two components with the fields id (word), n (integer), at (instant), ok (boolean) and
/// span (duration); `p.plain` and `p.end` have no field; `q.quiet` is logged at debug level, `r.printed` with `print`,
/// `r.rare` by some builds; `l.listed` has a list, `h.…` contain hashes; `s.launch` begins a session; `x.crash` is of no component.
package enum SmallVocabulary {
  package static let text = """
    schema: dnp-rules/1
    components:
      ALPHA: { tags: ["[X-ALPHA]"] }
      BETA: { tags: ["[X-BETA]"] }
      GAMMA: { tags: ["[X-GAMMA]"] }
    events:
      a.start: { component: ALPHA, fields: &FIELDS }
      a.done: { component: ALPHA, fields: &FIELDS }
      a.step: { component: ALPHA, fields: &FIELDS }
      a.stop: { component: ALPHA, fields: &FIELDS }
      b.start: { component: BETA, fields: &FIELDS }
      b.done: { component: BETA, fields: &FIELDS }
      b.note: { component: BETA, fields: &FIELDS }
      p.plain: { component: ALPHA }
      p.end: { component: ALPHA }
      q.quiet: { component: BETA, level: debug, fields: &FIELDS }
      q.soft: { component: BETA, level: debug }
      r.printed: { component: GAMMA, sink: print, fields: &FIELDS }
      r.rare: { component: BETA, in_some_builds: true, fields: &FIELDS }
      s.launch: { component: ALPHA, starts_session: 1 }
      l.listed: { component: ALPHA, fields: { id: word, ids: list } }
      h.linked: { component: ALPHA, fields: { id: word, hash: word, before: word } }
      h.told: { component: BETA, fields: { id: word, hash: word } }
      x.crash: { component: any, literals: [crashed], regex: crashed }

    """.replacing("&FIELDS", with: "{ id: word, n: integer, at: instant, ok: boolean, span: duration }")
}
