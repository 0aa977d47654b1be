import { PATHS } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './contact-banner.module.css';

/** The day ends in dusk: the way to /contact-us, before the footer of many screens. */
export function ContactBanner() {
  const { contactBanner } = useTexts('sharedSections');
  return (
    <section
      id="contact-banner"
      className={styles.banner}
      data-theme="night"
      data-ending=""
      aria-labelledby="contact-banner-title"
    >
      <Study name="dusk" place="foot" isTurned className={styles.study} />
      <div className={`wrap ${styles.inner}`}>
        <h2 id="contact-banner-title" className="display-1">
          <Text>{contactBanner.title}</Text>
        </h2>
        <Button href={PATHS.contactUs} look="light" size="large">
          <Text>{contactBanner.action}</Text>
          <Icon name="arrow" />
        </Button>
      </div>
    </section>
  );
}
