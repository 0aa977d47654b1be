import { TRUSTED_COMPANIES } from '#content/facts/partners.ts';
import { LogoItems } from '../logo-items/logo-items.tsx';
import { Marquee } from '#src/ui/marquee/marquee.tsx';
import { MotionToggle } from '#src/ui/motion-toggle/motion-toggle.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './trusted-companies.module.css';

/** One line of text and the marks of the organisations that trust us, moving to the left in 40 s. */
export function TrustedCompanies() {
  const { trusted } = useTexts('sharedSections');
  const { pauseMotion, playMotion } = useTexts('common');
  return (
    <section id="trusted-companies" className={styles.strip} aria-labelledby="trusted-companies-title">
      <h2 id="trusted-companies-title">
        <Text>{trusted.heading}</Text>
      </h2>
      <Marquee label={trusted.label} direction="left" clones={<LogoItems ids={TRUSTED_COMPANIES} isClone />}>
        <LogoItems ids={TRUSTED_COMPANIES} />
      </Marquee>
      <MotionToggle pauseLabel={pauseMotion} playLabel={playMotion} className={styles.toggle} />
    </section>
  );
}
