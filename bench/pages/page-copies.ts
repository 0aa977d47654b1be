import { cpSync, existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import { extname, join, normalize } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';

/** A copy of the built site whose pages keep their HTML and styles and lose every script. */
export function siteWithoutScript(folder: string): string {
  cpSync('dist/site', folder, { recursive: true });
  for (const file of globSync('**/index.html', { cwd: folder })) {
    const path = join(folder, file);
    const html = readFileSync(path, 'utf8')
      .replace(/<script\b(?![^>]*application\/ld)[^>]*>.*?<\/script>/gs, '')
      .replace(/<link rel="modulepreload"[^>]*>/g, '');
    writeFileSync(path, html);
    writeFileSync(`${path}.br`, brotliCompressSync(html));
    writeFileSync(`${path}.gz`, gzipSync(html));
  }
  return folder;
}

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.mp4': 'video/mp4',
  '.webm': 'video/webm',
};
const TEXT = /text|json|svg/;
const A_YEAR_S = 31_536_000;

/** Serves a folder of static files as well as a good host would: compressed with brotli, from memory, kept for a year. */
export async function serveFolder(folder: string): Promise<{ origin: string; server: Server }> {
  const answers = new Map<string, { type: string; body: Buffer }>();
  const answerTo = (path: string) => {
    const named = join(folder, normalize(path));
    const file = [named, join(named, 'index.html'), `${named}.html`].find(
      (candidate) => extname(candidate) !== '' && existsSync(candidate),
    );
    if (file === undefined) return undefined;
    const type = TYPES[extname(file)] ?? 'application/octet-stream';
    const bytes = readFileSync(file);
    return { type, body: TEXT.test(type) ? brotliCompressSync(bytes) : bytes };
  };
  const server = createServer((request, response) => {
    const path = decodeURI(new URL(request.url ?? '/', 'http://peer').pathname);
    const answer = answers.get(path) ?? answerTo(path);
    if (answer === undefined) {
      response.writeHead(404).end();
      return;
    }
    answers.set(path, answer);
    const { type, body } = answer;
    response.writeHead(200, {
      'Content-Type': type,
      'Content-Length': body.length,
      'Cache-Control': type.startsWith('text/html') ? 'no-cache' : `max-age=${A_YEAR_S}, immutable`,
      ...(TEXT.test(type) && { 'Content-Encoding': 'br' }),
    });
    response.end(body);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The system gave no port.');
  return { origin: `http://127.0.0.1:${address.port}`, server };
}
