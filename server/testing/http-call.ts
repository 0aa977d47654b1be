import * as v from 'valibot';
import { request, type IncomingHttpHeaders } from 'node:http';

export interface CallOptions {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

const answerSchema = v.object({ message: v.string(), errors: v.optional(v.record(v.string(), v.string())) });

export interface CallResult {
  status: number;
  headers: IncomingHttpHeaders;
  body: Buffer;
  text: string;
  /** The body as an answer of a form; reading it throws when it is none. */
  json: () => v.InferOutput<typeof answerSchema>;
}

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
          json: () => v.parse(answerSchema, JSON.parse(text)),
        });
      });
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
