/** Which bytes of a file to send: first and last inclusive, everything, or none because the range lies outside. */
export type ByteRange = { first: number; last: number } | 'whole' | 'unsatisfiable';

/**
 * Reads a `Range` header for a file of that many bytes. Several ranges, other units and malformed headers are
 * answered with the whole file, as the standard allows.
 */
export function parseByteRange(header: string | undefined, size: number): ByteRange {
  const match = /^bytes=(\d*)-(\d*)$/u.exec(header?.trim() ?? '');
  if (match === null) return 'whole';
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return 'whole';
  if (from === '') {
    const length = Number(to);
    return length === 0 || size === 0
      ? 'unsatisfiable'
      : { first: Math.max(0, size - length), last: size - 1 };
  }
  const first = Number(from);
  if (to !== '' && Number(to) < first) return 'whole';
  if (first >= size) return 'unsatisfiable';
  return { first, last: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
