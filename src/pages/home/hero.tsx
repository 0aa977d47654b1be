import { PATHS } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { MotionToggle } from '#src/ui/motion-toggle/motion-toggle.tsx';
import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { titleAir } from '#src/sections/page-header/title-air.ts';
import { HeroScene } from './hero-scene.tsx';
import { useRiyadhHour } from './use-riyadh-hour.ts';
import styles from './hero.module.css';

/** A headline in the sky over Riyadh, at the hour that it is there; the HTML has dawn (rule:hero-hour). Read before the scene. */
export function Hero() {
  const { hero } = useTexts('home');
  const { pauseMotion, playMotion } = useTexts('common');
  const hour = useRiyadhHour();
  return (
    <section id="hero" className={styles.hero} data-theme="hour" aria-labelledby="hero-title">
      <div className={`wrap ${styles.words}`}>
        <h1 id="hero-title" data-title={titleAir(hero.title)}>
          <Text>{hero.title}</Text>
        </h1>
        <p className={styles.lead}>
          <Text>{hero.description}</Text>
        </p>
        <Button href={PATHS.ourServices} size="large">
          <Text>{hero.action}</Text>
          <Icon name="arrow" />
        </Button>
        <p className={styles.now}>{hour && <Text>{fill(hero.now, { time: hour.time })}</Text>}</p>
      </div>
      <div className={styles.stage}>
        <HeroScene hour={hour} />
      </div>
      <MotionToggle pauseLabel={pauseMotion} playLabel={playMotion} className={styles.toggle} />
    </section>
  );
}
