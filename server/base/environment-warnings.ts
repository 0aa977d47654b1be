import { VARIABLE_NAMES, type Environment } from './environment.ts';

/** Names that begin so are meant for this program, whatever follows. */
const OUR_BEGINNINGS = ['RATE_', 'SMTP_', 'MAIL_', 'TRUST_PROX', 'BACKUP_', 'METRICS_'];
/** Shorter names have too many neighbours of other programs. */
const SHORTEST = 7;
const SHORTEST_FOR_TWO_SLIPS = 9;

/** How many letters have to be changed, left out, added or swapped with their neighbour to get from one to the other. */
function slips(one: string, other: string): number {
  const rows = [Array.from({ length: other.length + 1 }, (_, index) => index)];
  const at = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows[row] = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [
        at(row - 1, column) + 1,
        at(row, column - 1) + 1,
        at(row - 1, column - 1) + (isSame ? 0 : 1),
      ];
      if (isSwapped) ways.push(at(row - 2, column - 2) + 1);
      rows[row]?.push(Math.min(...ways));
    }
  }
  return at(one.length, other.length);
}

/** The variable that a name was probably meant to be. The build has names that begin with SITE_, close to SITE_URL. */
function meant(name: string): string | undefined {
  const allowed = name.length >= SHORTEST_FOR_TWO_SLIPS && !name.startsWith('SITE_') ? 2 : 1;
  if (name.length < SHORTEST) return undefined;
  return VARIABLE_NAMES.find((known) => slips(name, known) <= allowed);
}

function unknownName(name: string): string | undefined {
  if (VARIABLE_NAMES.includes(name)) return undefined;
  const known = meant(name);
  if (known !== undefined) return `${name} is not read: ${known} is probably meant`;
  const isOurs = OUR_BEGINNINGS.some((beginning) => name.startsWith(beginning));
  return isOurs ? `${name} is not read: .env.example has the names of all variables` : undefined;
}

/** What was probably not meant as it was set, each in one sentence with its cure. It never repeats a value. */
export function environmentWarnings(
  variables: Readonly<Record<string, string | undefined>>,
  { siteUrl, isHttps, trustedProxies }: Environment,
): string[] {
  const warnings = Object.keys(variables).flatMap((name) => unknownName(name) ?? []);
  if (siteUrl !== undefined && siteUrl.href !== `${siteUrl.origin}/`) {
    warnings.push(
      'SITE_URL has more than an origin, and the rest is ignored: give it as https://www.example.com',
    );
  }
  if (isHttps && trustedProxies === 0) {
    warnings.push(
      'SITE_URL is an https address, so a proxy with TLS is in front, but TRUST_PROXY is 0: all visitors count as one until it says how many proxies there are',
    );
  }
  if (!isHttps && trustedProxies > 0) {
    warnings.push(
      'TRUST_PROXY says that a proxy is in front, but SITE_URL is no https address: set SITE_URL=https://… or cookies are not Secure and HSTS is not sent',
    );
  }
  return warnings;
}
