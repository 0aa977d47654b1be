// Runs before anything paints; its hash is in the content security policy. rule:stored-language:
// an address without a prefix (Arabic) sends a visitor who chose another language to that one's; an address
// with a prefix keeps its language and writes the choice only when none is stored. Then the visitor's display
// settings go onto the document, so that nothing flashes.
(function (location, path, root, prefixes) {
  try {
    var stored = localStorage.getItem('lang');
    var here, chosen;
    for (var language in prefixes) {
      if ((path + '/').indexOf(prefixes[language] + '/') === 0) here = language;
      if (language === stored) chosen = prefixes[language];
    }
    if (here) {
      if (stored === null) localStorage.setItem('lang', here);
    } else if (chosen) {
      location.replace(chosen + (path === '/' ? '' : path) + location.search + location.hash);
    }
    var display = JSON.parse(localStorage.getItem('display') || '{}');
    for (var name in display) if (/^[a-zA-Z]+$/.test(name)) root.dataset[name] = display[name];
  } catch (e) {
    // Storage is blocked or holds nothing of ours: the address alone decides.
  }
})(location, location.pathname, document.documentElement, PREFIXES);
