import type { IncomingHttpHeaders } from 'node:http';
import { isbot } from 'isbot';

/** Where a visit came from when no other site sent it. */
export const DIRECT = '';
/** A site whose name cannot be kept: none, or one too many of this day. */
export const OTHER_SITE = 'other';

const HOST_NAME = /^(?=.{1,100}$)[a-z0-9-]+(?:\.[a-z0-9-]+)+$/u;
const LONGEST_AGENT = 300;
const REMEMBERED_AGENTS = 500;
/** The few browser names that nearly all visitors share, so that each is compared with the robots' only once. */
const robots = new Map<string, boolean>();

function isRobot(agent: string | undefined): boolean {
  if (agent === undefined || agent.length > LONGEST_AGENT) return true;
  const known = robots.get(agent);
  if (known !== undefined) return known;
  if (robots.size >= REMEMBERED_AGENTS) robots.clear();
  const found = isbot(agent);
  robots.set(agent, found);
  return found;
}

/** Somebody opens a page in a window: no picture, no frame, nothing fetched ahead of being wanted. */
function isNavigation(headers: IncomingHttpHeaders): boolean {
  const destination = headers['sec-fetch-dest'];
  if (destination !== undefined && destination !== 'document') return false;
  if (headers['sec-purpose'] !== undefined || headers['purpose'] === 'prefetch') return false;
  return headers.accept?.includes('text/html') === true && headers['accept-language'] !== undefined;
}

/** Who asks not to be counted is not, although nothing of anybody is kept. */
const isUnwilling = (headers: IncomingHttpHeaders): boolean =>
  headers['dnt'] === '1' || headers['sec-gpc'] === '1';

/**
 * The site that a visit begins from: the host of the referring page, without `www.`. Undefined for a request that is no
 * visit: a robot, a visitor who wants no counting, a move inside this site (whose host the request names).
 */
export function visitSource(headers: IncomingHttpHeaders): string | undefined {
  if (!isNavigation(headers) || isUnwilling(headers) || headers['sec-fetch-site'] === 'same-origin') {
    return undefined;
  }
  const referrer = headers.referer === undefined ? null : URL.parse(headers.referer);
  if (referrer?.host === headers.host) return undefined;
  if (isRobot(headers['user-agent'])) return undefined;
  if (headers.referer === undefined || headers.referer === '') return DIRECT;
  const name = referrer?.hostname.replace(/^www\./u, '') ?? '';
  return HOST_NAME.test(name) ? name : OTHER_SITE;
}
