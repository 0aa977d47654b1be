import { PATHS, pathTo } from '#content/facts/paths.ts';
import { BUSINESS_PATH_IDS } from '#content/facts/business-paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { MotionToggle } from '#src/ui/motion-toggle/motion-toggle.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { HeroFilm } from './hero-film.tsx';
import styles from './hero.module.css';

/** Dawn: a headline in the sky, and five nodes pinned to the crests, one for each business path. */
export function Hero() {
  const { hero } = useTexts('home');
  const { names } = useTexts('paths');
  const { pauseMotion, playMotion } = useTexts('common');
  return (
    <section id="hero" className={styles.hero} aria-labelledby="hero-title">
      <div className={styles.stage}>
        <div className={styles.scene}>
          <HeroFilm />
          <svg className={styles.line} viewBox="0 0 1600 900" aria-hidden="true">
            <path d="M266 545C340 440 430 405 521 411M521 411C690 430 830 560 960 678M960 678C1030 742 1100 770 1181 761M1181 761C1270 752 1370 730 1464 720" />
          </svg>
          <ul className={styles.pins} aria-label={hero.pathsLabel}>
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
      </div>
      <div className={`wrap ${styles.words}`}>
        <h1 id="hero-title">
          <Text>{hero.title}</Text>
        </h1>
        <p>
          <Text>{hero.description}</Text>
        </p>
        <Button href={PATHS.ourServices} size="large">
          <Text>{hero.action}</Text>
          <Icon name="arrow" />
        </Button>
      </div>
      <MotionToggle pauseLabel={pauseMotion} playLabel={playMotion} className={styles.toggle} />
    </section>
  );
}
