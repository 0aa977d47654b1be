// Runs before anything paints; its hash is in the content security policy. Decisions 2:
// an Arabic address sends a visitor who chose English to the English one; an English address
// keeps its language and writes the choice only when none is stored.
(function (location, path) {
  try {
    var stored = localStorage.getItem('lang');
    if (/^\/en(\/|$)/.test(path)) {
      if (stored === null) localStorage.setItem('lang', 'en');
    } else if (stored === 'en') {
      location.replace('/en' + (path === '/' ? '' : path) + location.search + location.hash);
    }
  } catch (e) {
    // Storage is blocked: the address alone decides.
  }
})(location, location.pathname);
