/// The part of the catalogue's style that reports do not have.
enum CatalogueStyle {
  static let text: StaticString = """
    details.entry { padding: 4px 12px; margin: 5px 0; } details.entry[open] { background: var(--panel); }
    details.entry:target { border-color: var(--link); } details.entry h3 code { font-size: 14px; }
    #find { position: sticky; top: 0; z-index: 1; } #find-text { flex: 1; min-width: 0; }
    """

  /// SHA-256 of ``text`` in base 64, for the page's policy.
  static let hash = "Wi8jHjwv4JvYxHTPLtmgVwliisIeJNMSFZ1kuDRg3AY="
}

/// The search of the catalogue, which also opens the entry that a link leads to. Without it everything can be read.
enum CatalogueScript {
  static let text: StaticString = """
    'use strict';
    (function () {
      var form = document.getElementById('find');
      var input = document.getElementById('find-text');
      var count = document.getElementById('find-count');
      var parts = Array.from(document.querySelectorAll('section.entries')).map(function (section) {
        return { section: section, items: Array.from(section.querySelectorAll('details.entry')).map(function (item) {
          var head = item.querySelector('summary').textContent + ' ' + (item.dataset.more || '');
          return { item: item, words: head.toLowerCase() };
        }) };
      });
      function find() {
        var wanted = input.value.toLowerCase().split(' ').filter(Boolean);
        var shown = 0;
        parts.forEach(function (part) {
          var here = 0;
          part.items.forEach(function (entry) {
            var fits = wanted.every(function (word) { return entry.words.indexOf(word) >= 0; });
            entry.item.hidden = !fits;
            if (fits) { here += 1; }
          });
          part.section.hidden = here === 0;
          shown += here;
        });
        count.textContent = wanted.length ? shown + ' found' : '';
      }
      function open() {
        var target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
        if (!target) { return; }
        if (target.closest('[hidden]')) { form.reset(); find(); }
        if (target.tagName === 'DETAILS') { target.open = true; }
        target.scrollIntoView();
      }
      form.hidden = false;
      form.addEventListener('submit', function (event) { event.preventDefault(); });
      input.addEventListener('input', find);
      window.addEventListener('hashchange', open);
      open();
    })();
    """

  /// SHA-256 of ``text`` in base 64, for the page's policy.
  static let hash = "mBsRSECwaBxkqvrmPbGlU1CAQ0IS0e6PiCDoN39QBYk="
}
