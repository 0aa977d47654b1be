import { createHash } from 'node:crypto';
import { withAsciiDomain } from '#shared/email.ts';
import type { FieldKind } from '#shared/form-fields.ts';

const DOTLESS = ['gmail.com', 'googlemail.com'];
const SAUDI_MOBILE_PREFIX = /^(?:00966|966|0)(?=5\d{8}$)/u;

/** An email address by what it means: case and the spelling of an international domain make no difference. */
export function normalisedAddress(email: string): string {
  return withAsciiDomain(email).toLowerCase().normalize('NFC');
}

/**
 * The mailbox that a normalised address most likely ends in: what stands after a plus is the owner's own label, and
 * Gmail reads no dots. Only for counting what it gets: two people are never taken for one.
 */
export function mailboxOf(address: string): string {
  const at = address.lastIndexOf('@');
  const name = address.slice(0, at).replace(/(?<=.)\+.*$/u, '');
  const domain = address.slice(at + 1);
  return DOTLESS.includes(domain) ? `${name.replaceAll('.', '')}@${DOTLESS[0]}` : `${name}@${domain}`;
}

/** A text by what it means to a reader: width, ligatures and case make no difference. */
export function foldedText(text: string): string {
  return text.normalize('NFKC').toLowerCase();
}

/** A phone number by its digits; a Saudi mobile is the same with 0, 966 or 00966 before it. */
export function phoneDigits(phone: string): string {
  return phone.replace(/\D/gu, '').replace(SAUDI_MOBILE_PREFIX, '');
}

/** What makes two submissions the same one (decision:natural-identity). */
export function fingerprintOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url');
}

/** A value by what it means, which depends on its kind: a text of several lines means what it says. */
export function foldedValue(kind: FieldKind, value: string): string {
  switch (kind) {
    case 'line':
      return foldedText(value);
    case 'phone':
      return phoneDigits(value);
    case 'email':
      return normalisedAddress(value);
    case 'lines':
      return value;
  }
}
