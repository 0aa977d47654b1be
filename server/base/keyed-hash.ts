import { createHmac } from 'node:crypto';

/** Hides a value that must be recognised again but never read: without the secret it cannot be found by trying. */
export type KeyedHash = (purpose: string, value: string) => string;

export function keyedHash(secret: string): KeyedHash {
  return (purpose, value) =>
    createHmac('sha256', secret).update(`${purpose}\n${value}`).digest('base64url').slice(0, 27);
}
