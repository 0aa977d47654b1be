import { API_PATHS, XSRF_COOKIE, XSRF_HEADER } from '#shared/api.ts';
import { call, type CallResult } from './http-call.ts';

/** The token in a `Set-Cookie` header. */
export function tokenIn({ headers }: CallResult): string {
  const cookie = headers['set-cookie']?.find((header) => header.startsWith(`${XSRF_COOKIE}=`));
  const token = cookie?.slice(XSRF_COOKIE.length + 1).split(';')[0];
  if (token === undefined) throw new Error('The answer brought no token.');
  return token;
}

/** Headers of a request that a script of the site sends. */
export function scriptHeaders(token: string): Record<string, string> {
  return {
    'Content-Type': 'application/json',
    'Sec-Fetch-Site': 'same-origin',
    Cookie: `${XSRF_COOKIE}=${token}`,
    [XSRF_HEADER]: token,
  };
}

/** A visitor's browser with a page of the site open. */
export interface FormClient {
  post(path: string, input: unknown, headers?: Record<string, string>): Promise<CallResult>;
  register(input: unknown, headers?: Record<string, string>): Promise<CallResult>;
}

/** Opens a page, as a visitor does, and posts forms with the token that it brought. */
export async function openFormClient(port: number): Promise<FormClient> {
  const token = tokenIn(await call(port, '/'));
  const post: FormClient['post'] = (path, input, headers = {}) =>
    call(port, path, {
      method: 'POST',
      headers: { ...scriptHeaders(token), ...headers },
      body: typeof input === 'string' || Buffer.isBuffer(input) ? input : JSON.stringify(input),
    });
  return { post, register: (input, headers) => post(API_PATHS.workshopRegistration, input, headers) };
}

/** A form that a browser posts by itself, without JavaScript. */
export function postPlainForm(
  port: number,
  input: Record<string, string>,
  { language = 'ar', headers = {} }: { language?: string; headers?: Record<string, string> } = {},
): Promise<CallResult> {
  return call(port, `${API_PATHS.workshopRegistration}?lang=${language}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    body: new URLSearchParams(input).toString(),
  });
}
