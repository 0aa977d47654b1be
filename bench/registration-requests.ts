import { request as httpRequest, type IncomingMessage } from 'node:http';
import { buffer } from 'node:stream/consumers';
import { API_PATHS, XSRF_COOKIE, XSRF_HEADER } from '#shared/api.ts';
import { DEFAULT_WORKSHOP } from '#shared/form-fields.ts';

const HEADERS_OF_NODE = ['date', 'connection', 'keep-alive', 'set-cookie'];

/** An answer of ours that a reference can repeat. */
export interface Answer {
  headers: string[];
  body: Uint8Array;
}

/** A request as bytes, on a connection that is kept. */
export function bytesOf(method: string, path: string, headers: Record<string, string>, body = ''): string {
  const lines = Object.entries({ Host: 'bench', ...headers }).map(([name, value]) => `${name}: ${value}`);
  return `${method} ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n${body}`;
}

/** Reads one answer, for the reference to repeat. */
export async function record(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = '',
): Promise<Answer & { cookie: string }> {
  const response = await new Promise<IncomingMessage>((resolve, reject) => {
    const options = { host: '127.0.0.1', port, method, path, headers, agent: false };
    httpRequest(options, resolve).on('error', reject).end(body);
  });
  const raw = response.rawHeaders;
  const kept = raw.filter(
    (_part, index) => !HEADERS_OF_NODE.includes(raw[index - (index % 2)]?.toLowerCase() ?? ''),
  );
  const cookie = String(response.headers['set-cookie'] ?? '').split(';')[0] ?? '';
  return { headers: kept, body: await buffer(response), cookie };
}

/** Registrations of ever new people, each as long as the others. */
export function registrations(token: string): () => string {
  let count = 0;
  return () => {
    count += 1;
    const body = JSON.stringify({
      first_name: 'محمد',
      last_name: 'العتيبي',
      email: `visitor${String(count).padStart(8, '0')}@example.com`,
      phone: '0501234567',
      employer: 'وزارة الاتصالات',
      workshop: DEFAULT_WORKSHOP,
    });
    return bytesOf('POST', API_PATHS.workshopRegistration, registrationHeaders(token, body), body);
  };
}

export function registrationHeaders(token: string, body: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Content-Length': String(Buffer.byteLength(body)),
    Cookie: `${XSRF_COOKIE}=${token}`,
    [XSRF_HEADER]: token,
  };
}

/** Registrations that a server takes: with a token of its own. */
export async function nextRegistrationOf(port: number): Promise<() => string> {
  const { cookie } = await record(port, 'GET', '/', {});
  return registrations(cookie.slice(XSRF_COOKIE.length + 1));
}
