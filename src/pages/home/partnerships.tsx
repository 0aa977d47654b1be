import { PARTNERSHIPS_BOTTOM, PARTNERSHIPS_TOP } from '#content/facts/partners.ts';
import { LogoItems } from '#src/sections/logo-items/logo-items.tsx';
import { Marquee } from '#src/ui/marquee/marquee.tsx';
import { MotionToggle } from '#src/ui/motion-toggle/motion-toggle.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './partnerships.module.css';

/** The page's one blue field: six marks move to the right in 40 s, seven to the left in 60 s. */
export function Partnerships() {
  const { partnerships } = useTexts('home');
  const { pauseMotion, playMotion } = useTexts('common');
  return (
    <section
      id="partnerships"
      className={styles.partnerships}
      data-theme="blue"
      aria-labelledby="partnerships-title"
    >
      <div className={`wrap ${styles.head}`}>
        <h2 id="partnerships-title" className="display-1">
          <Text>{partnerships.title}</Text>
        </h2>
        <div className={styles.introduction}>
          <p className="lead">
            <Text>{partnerships.lead}</Text>
          </p>
          <MotionToggle pauseLabel={pauseMotion} playLabel={playMotion} />
        </div>
      </div>
      <div id="partnerships-top">
        <Marquee
          label={partnerships.topLabel}
          direction="right"
          look="ruled"
          clones={<LogoItems ids={PARTNERSHIPS_TOP} isClone />}
        >
          <LogoItems ids={PARTNERSHIPS_TOP} />
        </Marquee>
      </div>
      <div id="partnerships-bottom" className={styles.last}>
        <Marquee
          label={partnerships.bottomLabel}
          direction="left"
          speed="slow"
          look="ruled"
          clones={<LogoItems ids={PARTNERSHIPS_BOTTOM} isClone />}
        >
          <LogoItems ids={PARTNERSHIPS_BOTTOM} />
        </Marquee>
      </div>
    </section>
  );
}
