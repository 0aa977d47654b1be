// Runs before anything paints; its hash is in the content security policy. rule:stored-language:
// an address without a prefix (Arabic) sends a visitor who chose another language to that one's; an address
// with a prefix keeps its language and writes the choice only when none is stored. Whoever comes from a page of this
// site in another language has followed its language link: that is a choice, in a new tab too. Then the visitor's
// display settings go onto the document, so that nothing flashes (the style sheets do the rest); a page that follows
// from another language begins as that one stood (carry-view.ts). Last the light over Riyadh (riyadh-light.ts), or the
// one that the address asks for (rule:hero-hour); where it fails, it is dawn.
(function (location, root, prefixes) {
  /** @param {string} path */
  function languageOf(path) {
    var found = '';
    for (var language in prefixes) {
      var prefix = prefixes[language] + '/';
      if ((path + '/').indexOf(prefix) === 0 && (!found || prefix !== '/')) found = language;
    }
    return found;
  }
  try {
    var path = location.pathname;
    var here = languageOf(path);
    var stored = localStorage.getItem('lang');
    var from = (document.referrer.split(/[?#]/)[0] || '').split(location.origin);
    var left = from[0] === '' && from[1] ? languageOf(from[1]) : '';
    var entry = performance.getEntriesByType('navigation')[0];
    if (left && left !== here && entry && entry.toJSON().type === 'navigate') {
      localStorage.setItem('lang', here);
    } else if (prefixes[here]) {
      if (stored === null) localStorage.setItem('lang', here);
    } else {
      for (var chosen in prefixes) {
        if (chosen !== stored || chosen === here) continue;
        location.replace(prefixes[chosen] + (path === '/' ? '' : path) + location.search + location.hash);
      }
    }
    var display = JSON.parse(localStorage.getItem('display') || '{}');
    for (var name in display) if (/^[a-zA-Z]+$/.test(name)) root.dataset[name] = display[name];
    // The browser's own bars: of the two tags, that of the chosen scheme holds alone.
    var scheme = String(display.scheme);
    if (scheme === 'light' || scheme === 'dark')
      document.querySelectorAll('meta[name=theme-color]').forEach(function (tag) {
        tag.setAttribute('media', String(tag.getAttribute('media')).indexOf(scheme) > 0 ? 'all' : 'not all');
      });
    var carried = JSON.parse(sessionStorage.getItem('carried-view') || 'null');
    sessionStorage.removeItem('carried-view');
    if (carried && carried.path === (path.replace((here && prefixes[here]) || '', '') || '/')) {
      history.replaceState({ key: carried.key }, '');
      // A place far down needs every section's true height at once (far-sections.css), or the page is too short for it.
      if (carried.place) root.setAttribute('data-whole', '');
      // Its first picture is one of the whole page: neither does it jump, nor turn over without its words.
      var end = document.createElement('link');
      end.rel = 'expect';
      end.href = '#footer';
      end.setAttribute('blocking', 'render');
      document.head.append(end);
      if (carried.turns && 'onpagereveal' in window) {
        var style = new CSSStyleSheet();
        style.replaceSync('@view-transition { navigation: auto }');
        document.adoptedStyleSheets = [style];
        root.dataset.turns = '';
        addEventListener('pagereveal', function (event) {
          var settle = function () {
            document.adoptedStyleSheets = [];
            delete root.dataset.turns;
          };
          var sun = document.querySelector('#hero [data-sun]');
          if (sun) {
            sun.setAttribute('data-holds', '');
            root.style.setProperty('--dot-to', getComputedStyle(sun).backgroundColor);
          }
          if (event.viewTransition) event.viewTransition.finished.then(settle, settle);
          else settle();
        });
      }
      requestAnimationFrame(function show() {
        document.querySelectorAll('main details').forEach(function (part, index) {
          part.toggleAttribute('open', carried.open.indexOf(part.id || String(index)) >= 0);
        });
        var place = carried.place;
        var blocks = place ? document.querySelectorAll(carried.blocks) : [];
        for (var at = 0; at < blocks.length; at++)
          if (blocks[at].id === place.id && blocks[at + place.steps])
            scrollBy(0, blocks[at + place.steps].getBoundingClientRect().top - place.top);
        // What stands further down may still be on its way.
        if (document.readyState === 'loading') requestAnimationFrame(show);
      });
    }
  } catch (e) {
    // Storage is blocked or holds nothing of ours: the address alone decides.
  }
})(location, document.documentElement, PREFIXES);
(function (root, m, r) {
  var asked = /[?&]hour=(dawn|noon|gold|dusk|night)(?:&|$)/.exec(location.search);
  var d = Date.now() / 864e5 - 10957.5,
    g = r * (357.528 + 0.9856003 * d),
    l = r * (280.46 + 0.9856474 * d + 1.915 * m.sin(g) + 0.02 * m.sin(2 * g)),
    h = r * (327.13592 + 360.98564737 * d) - m.atan2(0.91748 * m.sin(l), m.cos(l)),
    q = 0.39778 * m.sin(l),
    a = m.asin(0.41808 * q + 0.90841 * m.sqrt(1 - q * q) * m.cos(h)) / r,
    morning = m.sin(h) < 0;
  root.dataset.light = asked
    ? asked[1]
    : a < -6
      ? 'night'
      : a > (morning ? 14 : 16)
        ? 'noon'
        : morning
          ? 'dawn'
          : a < -0.833
            ? 'dusk'
            : 'gold';
})(document.documentElement, Math, Math.PI / 180);
