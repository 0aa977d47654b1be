import { coordinates, repeat, short } from '../shared/geometry.ts';
import { ACROSS_HEIGHT, ACROSS_WIDTH } from './across-parts.ts';
import { accentStroke, path } from './elements.ts';

/** So many points of contact, of which each fifth deserves work; the text says both numbers, fifty and ten. */
const [POINTS, EACH] = [50, 5];
/** It is a page wide; before it and behind it the land goes on as far. */
const PAGE = ACROSS_WIDTH / 3;
const HORIZON = 166;
/**
 * From the first to the last: dense where all of them are, and ever farther apart. On phones they are wider apart at
 * first, and as small from the first on, or none of the first could be told from those beside it.
 */
const WIDE = { dense: 0.42, sizeAt: (on: number): number => (on < 0.4 ? 10.5 : on < 0.7 ? 9 : 8) };
const NARROW = { dense: 0.7, sizeAt: (): number => 8 };
/** At first all say as much. */
const ALIKE = 40;
/** At last one that is chosen stands so high on the horizon, or hangs so low. */
const [HIGH, LOW] = [124, -98];

interface Contact {
  x: number;
  by: number;
  size: number;
}

/** Turn by turn they stand and hang: those beside a chosen one are on the other side. */
function pointsOn({ dense, sizeAt }: typeof WIDE): string {
  const all = repeat(POINTS, (point): Contact & { isChosen: boolean } => {
    const on = point / (POINTS - 1);
    const isChosen = point % EACH === EACH - 2;
    const isUp = point % 2 === 0;
    const grown = on ** 0.75;
    const reach = isUp ? HIGH : LOW;
    const alike = isUp ? ALIKE : -ALIKE;
    return {
      x: PAGE * (1 + 0.006 + 0.982 * (dense * on + (1 - dense) * on ** 2)),
      by: isChosen ? alike + (reach - alike) * grown : alike * Math.max(0.2, 1 - 1.1 * on),
      size: isChosen ? 12 + 20 * grown : sizeAt(on),
      isChosen,
    };
  });
  const chosen = all.filter(({ isChosen }) => isChosen);
  const others = all.filter(({ isChosen }) => !isChosen);
  const stem = ({ x, by }: Contact) => `M${short(x)} ${HORIZON}v${short(-by)}`;
  const head = ({ x, by }: Contact) => `M${coordinates(x, HORIZON - by)}h0`;
  const even = { 'vector-effect': 'non-scaling-stroke' };
  const sized = (size: number) => ({
    ...even,
    'stroke-linecap': 'round',
    'stroke-width': `calc(${short(size)}px * var(--size, 1))`,
  });
  const bySize = [...Map.groupBy(others, ({ size }) => size)];
  return (
    path(others.map(stem).join(''), { ...even, 'stroke-width': 1.4 }) +
    bySize.map(([size, contacts]) => path(contacts.map(head).join(''), sized(size))).join('') +
    path(`M0 ${HORIZON}H${ACROSS_WIDTH}`, { ...even, 'stroke-width': 2.4 }) +
    path(chosen.map(stem).join(''), { ...even, ...accentStroke, 'stroke-width': 'var(--stem, 5)' }) +
    chosen.map((contact) => path(head(contact), { ...sized(contact.size), ...accentStroke })).join('')
  );
}

/**
 * A journey as a horizon: what raises satisfaction stands on it, what lowers it hangs in the land. All begin alike; from
 * the reading side on ten of them grow, and the others sink into the line.
 */
export const pointsOfContact = (): string =>
  path(`M0 ${HORIZON}H${ACROSS_WIDTH}V${ACROSS_HEIGHT}H0z`, { fill: 'var(--land, none)', stroke: 'none' }) +
  `<g display="var(--wide, inline)">${pointsOn(WIDE)}</g><g display="var(--narrow, none)">${pointsOn(NARROW)}</g>`;
