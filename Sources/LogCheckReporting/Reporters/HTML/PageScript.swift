/// The page's script: it filters what is there and opens what a link leads to. Without it everything is shown.
enum PageScript {
  static let text: StaticString = """
    'use strict';
    (function () {
      var form = document.getElementById('filter');
      var verdict = document.getElementById('filter-verdict');
      var rule = document.getElementById('filter-rule');
      var count = document.getElementById('filter-count');
      var items = Array.from(document.querySelectorAll('[data-rule]'));
      var words = items.map(function (item) {
        return (item.dataset.rule + ' ' + (item.querySelector('h3') || item).textContent).toLowerCase();
      });
      function filter() {
        var wanted = rule.value.trim().toLowerCase();
        var shown = 0;
        items.forEach(function (item, index) {
          var fits = (!verdict.value || item.dataset.verdict === verdict.value)
            && (!wanted || words[index].indexOf(wanted) >= 0);
          item.hidden = !fits;
          if (fits && item.tagName === 'TR') { shown += 1; }
        });
        count.textContent = verdict.value || wanted ? shown + (shown === 1 ? ' rule' : ' rules') : '';
      }
      function open() {
        var target = document.getElementById(location.hash.slice(1));
        if (!target) { return; }
        if (target.closest('[hidden]')) { form.reset(); filter(); }
        for (var at = target; at; at = at.parentElement) { if (at.tagName === 'DETAILS') { at.open = true; } }
        target.scrollIntoView();
      }
      form.hidden = false;
      form.addEventListener('submit', function (event) { event.preventDefault(); });
      form.addEventListener('input', filter);
      window.addEventListener('hashchange', open);
      open();
    })();
    """

  /// SHA-256 of ``text`` in base 64, for the page's policy. A test makes it again with a program that is not ours.
  static let hash = "lL5jJZK3vH1b/sRlpWqrnxd2X7caACDIC2bP4InaHPY="
}
