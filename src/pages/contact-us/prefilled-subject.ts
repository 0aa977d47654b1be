/**
 * The subject after the address has changed: what the address names, unless the visitor has written one.
 * `filled` is what an earlier address put there; empty texts stand for nothing.
 */
export function subjectAfter(current: string, filled: string, named: string): string {
  return current === '' || current === filled ? named : current;
}
