import { keyedHash } from '#server/base/keyed-hash.ts';
import type { Correspondence } from '#server/outbox/letter.ts';

/** Who writes the letters of the tests, and who gets the notices. */
export const CORRESPONDENCE: Correspondence = {
  from: { name: 'Node', address: 'no-reply@example.org' },
  to: [{ name: '', address: 'team@example.org' }],
  companyName: { ar: 'نود', en: 'Node' },
  companyAddress: { ar: 'حي العليا، الرياض', en: 'Al Olaya, Riyadh' },
  siteUrl: 'https://www.example.org',
  hash: keyedHash('a secret for tests'),
};
