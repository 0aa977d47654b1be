// Runs inside every page; its hash is in the content security policy. The program of a page, whose files `#program`
// lists, begins when all that the first screen shows is here, so that it takes no byte from it; or at once, when
// somebody already wants to do something.
(function (signs) {
  function start() {
    signs.forEach(function (sign) {
      removeEventListener(sign, start, true);
    });
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
})(['load', 'pointerdown', 'keydown']);
