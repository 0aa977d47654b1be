import { PATHS } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { MotionToggle } from '#src/ui/motion-toggle/motion-toggle.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { HeroScene } from './hero-scene.tsx';
import styles from './hero.module.css';

/** Dawn: a headline in the sky over the scene, and read before it. */
export function Hero() {
  const { hero } = useTexts('home');
  const { pauseMotion, playMotion } = useTexts('common');
  return (
    <section id="hero" className={styles.hero} data-theme="day" aria-labelledby="hero-title">
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
      <div className={styles.stage}>
        <HeroScene />
      </div>
      <MotionToggle pauseLabel={pauseMotion} playLabel={playMotion} className={styles.toggle} />
    </section>
  );
}
