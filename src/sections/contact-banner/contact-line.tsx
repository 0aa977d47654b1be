import { PATHS } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './contact-line.module.css';

/** The contact banner where the page goes on after it: two hairlines between its sections, which nobody takes for the page's end. */
export function ContactLine() {
  const { contactBanner } = useTexts('sharedSections');
  return (
    <section id="contact-banner" className="wrap" data-ending="" aria-labelledby="contact-banner-title">
      <div className={styles.line}>
        <h2 id="contact-banner-title">
          <Text>{contactBanner.title}</Text>
        </h2>
        <Button href={PATHS.contactUs} look="outline">
          <Text>{contactBanner.action}</Text>
          <Icon name="arrow" />
        </Button>
      </div>
    </section>
  );
}
