import { request, type IncomingHttpHeaders } from 'node:http';

export type CallOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
};

export type CallResult = {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** The body as JSON; reading it throws when it is none. */
  json: () => { message: string; errors?: Record<string, string>; status?: string };
};

/** Sends one request exactly as written (no client normalises the path) on a connection of its own. */
export function call(port: number, path: string, options: CallOptions = {}): Promise<CallResult> {
  const { method = 'GET', headers = {}, body } = options;
  return new Promise((resolve, reject) => {
    const outgoing = request({ host: '127.0.0.1', port, method, path, headers, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () => {
        const whole = Buffer.concat(chunks);
        const text = whole.toString('utf8');
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: whole,
          text,
          json: () => JSON.parse(text),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
