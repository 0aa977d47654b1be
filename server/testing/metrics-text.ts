/** One number that a monitoring system reads. */
export interface Series {
  name: string;
  labels: Readonly<Record<string, string>>;
  value: number;
}

const SERIES = /^(?<name>\w+)(?:\{(?<labels>.*)\})? (?<value>\S+)$/gmu;
const LABEL = /(\w+)="([^"]*)"/gu;

/** Everything in an answer of `/metrics`. */
export function seriesIn(text: string): Series[] {
  return [...text.matchAll(SERIES)].map(({ groups = {} }) => ({
    name: groups['name'] ?? '',
    labels: Object.fromEntries(
      [...(groups['labels'] ?? '').matchAll(LABEL)].map(([, name = '', value = '']) => [name, value]),
    ),
    value: Number(groups['value']),
  }));
}

/** The only series of this name with these labels, among others; NaN where there is none. */
export function valueOf(series: readonly Series[], name: string, labels: Series['labels'] = {}): number {
  const found = series.filter(
    (each) =>
      each.name === name && Object.entries(labels).every(([label, value]) => each.labels[label] === value),
  );
  return found.length === 1 ? (found[0]?.value ?? NaN) : NaN;
}
