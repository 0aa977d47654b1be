import assert from 'node:assert/strict';
import { test } from 'node:test';
import { pageParts } from './page-parts.ts';

const parts = (inner: string) => pageParts(`<nav>menu</nav><main id="main">${inner}</main>`);

test('a page is cut at its addresses, each part with its own heading', () => {
  const sections = parts(
    '<header id="page-header"><h1>Title</h1><p>Lead</p></header>' +
      '<section id="a"><h2>First</h2><p>One</p><div id="inner"><h3>Inner</h3><p>Two</p></div></section>',
  );
  assert.deepEqual(sections, [
    // What stands under the page's own heading has no address: it is the page.
    { heading: 'Title', headings: 'Title', text: 'Lead' },
    { id: 'a', heading: 'First', headings: 'First', text: 'One' },
    { id: 'inner', heading: 'Inner', headings: 'Inner', text: 'Two' },
  ]);
});

test('a list of several is named by the heading above it', () => {
  const sections = parts(
    '<section id="jobs"><h2>Open positions</h2><div id="list"><h3>Engineer</h3><h3>Analyst</h3></div></section>',
  );
  assert.deepEqual(
    sections.map(({ id, heading }) => [id, heading]),
    [
      ['jobs', 'Open positions'],
      ['list', 'Open positions'],
    ],
  );
});

test('words of links name where they lead, and are not the page’s own', () => {
  const sections = parts('<p>Read <a href="/faq"><b>the</b> answers</a> first</p>');
  assert.deepEqual(sections, [{ heading: '', headings: '', text: 'Read first' }]);
});

test('a part that offers other pages is none of the page, whatever its cards say of them', () => {
  const sections = parts(
    '<h1>Title</h1><p>Own.</p><section id="related-articles"><h2>Related articles</h2>' +
      '<p>Workshop</p><h3><a href="/workshop">Name</a></h3><p>What the other page is about.</p></section>',
  );
  assert.deepEqual(sections, [{ heading: 'Title', headings: 'Title', text: 'Own.' }]);
});

test('what nobody reads is left out, and marks are what they stand for', () => {
  const sections = parts(
    '<p>A &amp; B</p><svg><title>logo</title></svg><div aria-hidden="true">again</div><script>code</script><p>9&#x27;s</p>',
  );
  assert.equal(sections[0]?.text, "A & B · 9's");
});

test('what a button says is no word of the page, except where it is the heading of what it opens', () => {
  const sections = parts(
    '<section id="a"><h2><button type="button">Managed <b>services</b></button></h2><p>One.</p>' +
      '<button type="button"><svg></svg>Copy link</button><p>Two.</p></section>',
  );
  assert.deepEqual(sections, [
    { id: 'a', heading: 'Managed services', headings: 'Managed services', text: 'One. Two.' },
  ]);
});

test('blocks are parted where no punctuation parts them', () => {
  const [section] = parts('<p>One.</p><p>Two</p><ul><li><b>Three</b><span>four</span></li></ul>');
  assert.equal(section?.text, 'One. Two · Three four');
});
