// Runs in <head>. What only the page's script can answer is kept when it is pressed, and pressed again once that
// script is here (answer-presses.ts); meanwhile the document says that something is on its way. A language link takes
// along the query and the hash of the address shown; its press is the visitor's choice.
(function (root) {
  /** @type {Set<HTMLElement>} */
  const kept = (window.keptPresses = new Set());
  /** @param {Event} event */
  function onPress(event) {
    const target = event.target;
    if (!(target instanceof Element)) return;
    const link = target.closest('a[hreflang]');
    if (link instanceof HTMLAnchorElement) {
      link.search = location.search;
      link.hash = location.hash;
      try {
        localStorage.setItem('lang', link.hreflang);
      } catch {
        // Storage is blocked or full: the address still changes the language of this page.
      }
      return;
    }
    // The switch of motion is the first sign of a script that answers.
    if (root.dataset['motion']) return;
    const isForm = event.type === 'submit';
    const control = target.closest(
      isForm ? '[data-needs-script]' : 'button[type=button]:not([popovertarget]), [type=radio]',
    );
    if (!(control instanceof HTMLElement)) return;
    if (isForm) event.preventDefault();
    kept.add(control);
    root.dataset['waiting'] = '';
  }
  for (const name of ['click', 'auxclick', 'submit']) addEventListener(name, onPress, true);
})(document.documentElement);
