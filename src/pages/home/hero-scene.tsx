import { useMediaQuery } from '#src/lib/media-query.ts';
import { HeroFilm } from './hero-film.tsx';
import { HeroPins } from './hero-pins.tsx';
import type { RiyadhHour } from './riyadh-hour.ts';
import hours from './hero-hours.module.css';
import styles from './hero-scene.module.css';

/** The dunes in the light of an hour, under their sun or moon, with the five paths pinned to the crests. */
export function HeroScene({ hour }: { hour: RiyadhHour | undefined }) {
  // As in the style sheet, which chooses the still.
  const isUpright = useMediaQuery('(orientation: portrait)');
  const film = hour?.filmIn(isUpright ? 'portrait' : 'wide');
  return (
    <div className={`${hours.hours} ${styles.scene}`}>
      <div className={styles.picture} data-picture="">
        <div className={styles.still} />
        <HeroFilm key={film?.sources[0]?.url} film={film} />
      </div>
      <i className={styles.sun} data-sun="" />
      <HeroPins />
    </div>
  );
}
