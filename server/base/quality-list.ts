const MAX_HEADER_LENGTH = 300;

/**
 * The values of a header such as `Accept-Encoding` or `Accept-Language` in lower case with their weights, in the
 * order they came. A weight that cannot be read counts as 1.
 */
export function parseQualityList(header: string): ReadonlyMap<string, number> {
  const weights = new Map<string, number>();
  for (const part of header.slice(0, MAX_HEADER_LENGTH).toLowerCase().split(',')) {
    const [value = '', ...parameters] = part.split(';').map((piece) => piece.trim());
    const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice('q='.length);
    const parsed = weight === undefined ? 1 : Number(weight);
    if (value !== '') weights.set(value, Number.isNaN(parsed) ? 1 : parsed);
  }
  return weights;
}
