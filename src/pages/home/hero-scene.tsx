import { pathTo } from '#content/facts/paths.ts';
import { BUSINESS_PATH_IDS } from '#content/facts/business-paths.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { HeroFilm } from './hero-film.tsx';
import styles from './hero-scene.module.css';

/** The dunes at dawn, and five nodes pinned to the crests, one for each business path. */
export function HeroScene() {
  const { hero } = useTexts('home');
  const { names } = useTexts('paths');
  return (
    <div className={styles.scene}>
      <HeroFilm />
      <svg className={styles.line} viewBox="0 0 1600 900" aria-hidden="true">
        <path d="M266 545C340 440 430 405 521 411M521 411C690 430 830 560 960 678M960 678C1030 742 1100 770 1181 761M1181 761C1270 752 1370 730 1464 720" />
      </svg>
      <ul role="list" className={styles.pins} aria-label={hero.pathsLabel}>
        {BUSINESS_PATH_IDS.map((id) => (
          <li key={id}>
            <Link href={pathTo.businessPath(id)}>
              <span>
                <Text>{names[`path${id}`]}</Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}
