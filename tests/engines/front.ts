import { once } from 'node:events';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { text } from 'node:stream/consumers';
import { watchPage } from './watch-page.ts';

const WATCH_PATH = '/engine-watch.js';
const FILE = /\.\w+$/;
const WATCH = `(${watchPage.toString()})();`;

/**
 * Stands before the site's server and gives every page one script more, the first: WebDriver has no word for what a page
 * prints, throws or is refused by its security policy, so the page says it itself.
 */
export async function startFront(server: string): Promise<{ origin: string; close: () => void }> {
  const { hostname, port } = new URL(server);
  const front = createServer((asked, answer) => {
    if (asked.url === WATCH_PATH) {
      answer.writeHead(200, { 'Content-Type': 'text/javascript' }).end(WATCH);
      return;
    }
    const headers = { ...asked.headers };
    // Known by its address: the service worker, too, asks for pages, and answers with what it kept when we are slow.
    if (!FILE.test(asked.url ?? '')) delete headers['accept-encoding'];
    const target = { hostname, port, method: asked.method, path: asked.url, headers };
    const passed = request(target, (answered) => void passOn(answered, answer));
    passed.on('error', () => answer.destroy());
    asked.pipe(passed);
  });
  front.listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  if (address === null || typeof address === 'string') throw new Error('The front has no port.');
  return {
    origin: `http://127.0.0.1:${address.port}`,
    close() {
      front.closeAllConnections();
      front.close();
    },
  };
}

async function passOn(answered: IncomingMessage, answer: ServerResponse): Promise<void> {
  const status = answered.statusCode ?? 502;
  const isPage = answered.headers['content-type']?.startsWith('text/html') === true;
  if (!isPage || answered.headers['content-encoding'] !== undefined) {
    answer.writeHead(status, answered.rawHeaders);
    answered.pipe(answer);
    return;
  }
  const page = (await text(answered)).replace('<head>', `<head><script src="${WATCH_PATH}"></script>`);
  const { 'content-length': _, ...headers } = answered.headers;
  answer.writeHead(status, headers).end(page);
}
