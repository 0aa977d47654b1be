import { hash } from 'node:crypto';

/** A strong entity tag of these very bytes. */
export function entityTagOf(body: Buffer): string {
  return `"${hash('sha256', body, 'base64url').slice(0, 22)}"`;
}

/** Whether an `If-None-Match` header names the tag; weak comparison, as the standard has it for this header. */
export function isNamedBy(header: string | undefined, entityTag: string): boolean {
  if (header === undefined) return false;
  if (header === entityTag || header.trim() === '*') return true;
  return header.split(',').some((tag) => tag.trim().replace(/^W\//u, '') === entityTag);
}
