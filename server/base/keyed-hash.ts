import { createHmac } from 'node:crypto';

/** Hides a value that must be recognised again but never read: without the secret it cannot be found by trying. */
export type KeyedHash = (purpose: string, value: string) => string;

export function keyedHash(secret: string): KeyedHash {
  return (purpose, value) =>
    createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url').slice(0, 27);
}

const DAY_LENGTH = 'YYYY-MM-DD'.length;
const MARK_LENGTH = 12;

/** A client's address as the log shows it: the same all day, another one the next day, and never to be read back. */
export function clientMark(hash: KeyedHash, address: string, now: Date): string {
  const day = now.toISOString().slice(0, DAY_LENGTH);
  return hash('log', `${day}\n${address}`).slice(0, MARK_LENGTH);
}
