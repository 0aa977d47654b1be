// Runs inside every page; its hash is in the content security policy.

// The room of the scrollbar, which units of the window count in.
(function (root, probe) {
  probe.style.overflow = 'scroll';
  root.append(probe);
  root.style.setProperty('--scrollbar', probe.offsetWidth - probe.clientWidth + 'px');
  probe.remove();
})(document.documentElement, document.createElement('div'));

// Who comes back to a place far down, or asks for one, needs every section's true height at once.
(function (root, visit) {
  if (location.hash || !visit || visit.type !== 'navigate') root.setAttribute('data-whole', '');
})(
  document.documentElement,
  /** @type {PerformanceNavigationTiming | undefined} */ (performance.getEntriesByType('navigation')[0]),
);

// The drawings below the first screen are asked for, and the program of a page, whose files `#program` lists, begins, when
// all that the first screen shows is here and drawn, so that they take no byte and no time from it: the window's load alone
// comes before the first frame where the line is fast and the processor slow. Both begin at once when somebody already
// wants to do something.
(function (signs) {
  var root = document.documentElement;
  var FRAME_MS = 17;
  var AT_ONCE = 6;
  var hasBegun = false;
  /** A few at a time: each takes its part of a slow processor. */
  function draw(/** @type {Element[]} */ drawings) {
    drawings.splice(0, AT_ONCE).forEach(function (drawing) {
      drawing.setAttribute('href', drawing.getAttribute('data-href') || '');
    });
    if (drawings.length) setTimeout(draw, 0, drawings);
  }
  /** Lets the far sections (far-sections.css) be laid out, one in a frame. */
  function layOut(/** @type {HTMLElement[]} */ sections) {
    var next = sections.shift();
    if (!next) return root.setAttribute('data-whole', '');
    next.style.contentVisibility = 'visible';
    root.animate(null, FRAME_MS).onfinish = function () {
      layOut(sections);
    };
  }
  function start() {
    if (hasBegun) return;
    hasBegun = true;
    signs.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
    layOut(Array.from(document.querySelectorAll('main > *, main ~ footer')));
    draw(Array.from(document.querySelectorAll('use[data-href]')));
    var list = document.getElementById('program');
    if (!list) return;
    /** @type {[string, ...string[]]} */
    var files = JSON.parse(list.textContent);
    files.forEach(function (file) {
      var link = document.createElement('link');
      link.rel = 'modulepreload';
      link.href = file;
      document.head.append(link);
    });
    import(files[0]).catch(function () {
      // It did not come: the page stays what its HTML is, and every link loads the next one.
    });
  }
  signs.forEach(function (sign) {
    addEventListener(sign, start, true);
  });
  addEventListener('load', function () {
    // An animation of nothing begins with a frame and ends in a later one, also where a test holds the clock.
    root.animate(null, 2 * FRAME_MS).onfinish = start;
  });
})(['pointerdown', 'keydown']);
