import { REQUEST_TIMEOUT_MS, SUCCESS_STATUSES, XSRF_COOKIE, XSRF_HEADER } from '#shared/api.ts';

/** What became of a form: stored, refused with a status and perhaps a message, or never answered. */
export type PostResult =
  | { kind: 'stored'; status: number }
  | { kind: 'refused'; status: number; message: string | null; errors: Readonly<Record<string, string>> }
  | { kind: 'offline' }
  | { kind: 'timeout' };

export interface PostOptions {
  language: string;
  fetchImpl?: typeof fetch;
  /** Milliseconds until a request counts as unanswered. */
  timeout?: number;
  readCookies?: () => string;
}

/** The value of a cookie. */
export function readCookie(cookies: string, name: string): string | undefined {
  for (const pair of cookies.split('; ')) {
    if (pair.startsWith(`${name}=`)) return decodeURIComponent(pair.slice(name.length + 1));
  }
  return undefined;
}

/** The cross-site token travels with writes to our own relative addresses, never anywhere else. */
export function crossSiteHeader(address: string, method: string, cookies: string): Record<string, string> {
  const isRelative = !/^(?:[a-z][a-z\d+.-]*:)?\/\//i.test(address);
  const token = readCookie(cookies, XSRF_COOKIE);
  if (!isRelative || method === 'GET' || method === 'HEAD' || token === undefined) return {};
  return { [XSRF_HEADER]: token };
}

const FORBIDDEN = 403;

/**
 * Posts a form as JSON. Never throws. A refused cross-site token is renewed by the refusal itself, so that
 * answer is tried once more.
 */
export async function postForm(address: string, values: object, options: PostOptions): Promise<PostResult> {
  const { fetchImpl = fetch, timeout = REQUEST_TIMEOUT_MS, readCookies = () => document.cookie } = options;
  const send = () =>
    fetchImpl(address, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        accept: 'application/json',
        'accept-language': options.language,
        ...crossSiteHeader(address, 'POST', readCookies()),
      },
      body: JSON.stringify(values),
      signal: AbortSignal.timeout(timeout),
    });
  try {
    let response = await send();
    if (response.status === FORBIDDEN) response = await send();
    if (SUCCESS_STATUSES.includes(response.status)) return { kind: 'stored', status: response.status };
    return { kind: 'refused', status: response.status, ...(await readRefusal(response)) };
  } catch (error) {
    return { kind: error instanceof DOMException && error.name === 'TimeoutError' ? 'timeout' : 'offline' };
  }
}

/** The message and the errors by field of a refusal; what is not usable counts as absent. */
async function readRefusal(response: Response) {
  const body: unknown = await response.json().catch(() => null);
  const message = textIn(body, 'message');
  const errors: unknown = isRecord(body) ? body['errors'] : null;
  const entries = isRecord(errors) ? Object.entries(errors) : [];
  return {
    message,
    errors: Object.fromEntries(
      entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
    ),
  };
}

function textIn(body: unknown, key: string): string | null {
  const value = isRecord(body) ? body[key] : null;
  return typeof value === 'string' && value.trim() !== '' ? value : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}
