// Runs before anything paints; its hash is in the content security policy. rule:stored-language:
// an Arabic address sends a visitor who chose English to the English one; an English address
// keeps its language and writes the choice only when none is stored. Then the visitor's display
// settings go onto the document, so that nothing flashes.
(function (location, path, root) {
  try {
    var stored = localStorage.getItem('lang');
    if (/^\/en(\/|$)/.test(path)) {
      if (stored === null) localStorage.setItem('lang', 'en');
    } else if (stored === 'en') {
      location.replace('/en' + (path === '/' ? '' : path) + location.search + location.hash);
    }
    var display = JSON.parse(localStorage.getItem('display') || '{}');
    for (var name in display) if (/^[a-zA-Z]+$/.test(name)) root.dataset[name] = display[name];
  } catch (e) {
    // Storage is blocked or holds nothing of ours: the address alone decides.
  }
})(location, location.pathname, document.documentElement);
