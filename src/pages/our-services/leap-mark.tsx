import { SERVICES } from '#content/facts/services.ts';
import styles from './leap-mark.module.css';

interface Measures {
  /** Between two landings, and from the first to the drawing's edge. */
  reach: number;
  margin: number;
  /** How high a leap to this place rises. */
  rise: (place: number) => number;
  /** Radii of the dot, of the landing and of the others. */
  radii: [dot: number, landed: number, other: number];
}

const BESIDE_WORDS: Measures = { reach: 30, margin: 7, rise: (place) => 12 + place * 10, radii: [6, 4, 1.6] };

/** From one edge of the page to the other. */
const ACROSS: Measures = { reach: 232.8, margin: 26, rise: () => 190, radii: [24, 12, 4.5] };

interface Props {
  place: number;
  /** Whether it has the page's width; on phones none has. */
  isAcross?: boolean;
}

/** The leap of the header that leads to this service: the place among the five at which one reads. */
export function LeapMark({ place, isAcross = false }: Props) {
  const { reach, margin, rise, radii } = isAcross ? ACROSS : BESIDE_WORDS;
  const [dot, landed, other] = radii;
  const [landing, radius, high] = [margin + place * reach, (place * reach) / 2, rise(place)];
  // Half the line stands above the leap.
  const ground = high + 1.5;
  return (
    <svg
      className={isAcross ? styles.across : styles.mark}
      viewBox={`0 0 ${2 * margin + SERVICES.length * reach} ${ground + margin + 1}`}
      aria-hidden="true"
    >
      <path d={`M${margin} ${ground}A${radius} ${high} 0 0 1 ${landing} ${ground}`} />
      {SERVICES.map(({ id }) => (
        <circle
          key={id}
          className={id === place ? styles.landed : styles.other}
          cx={margin + id * reach}
          cy={ground}
          r={id === place ? landed : other}
        />
      ))}
      <circle className={styles.landed} cx={margin} cy={ground} r={dot} />
    </svg>
  );
}
