import assert from 'node:assert/strict';
import { test } from 'node:test';
import { siteConfig } from '#site-config';
import { feedText } from './feed-text.ts';

test('a reader of feeds is given the text of a page with absolute addresses, and nothing that only the page can do', () => {
  const html =
    '<nav>menu</nav><main id="main"><div class="x"><header><h1>Title</h1></header><p class="lead">One <a class="l" href="/faq">link</a>' +
    '<svg aria-hidden="true"><path/></svg></p><button type="button">Share</button><picture><source srcset="/a"/><img alt="A wall" src="/media/a.webp"/></picture>' +
    '<section data-ending=""><h2>Next</h2></section><ul><li>First<br/>line</li></ul></div></main><footer>foot</footer>';
  assert.equal(
    feedText(html),
    `<p>One <a href="${siteConfig.origin}/faq">link</a></p><img src="${siteConfig.origin}/media/a.webp" alt="A wall"><ul><li>First<br>line</li></ul>`,
  );
});
