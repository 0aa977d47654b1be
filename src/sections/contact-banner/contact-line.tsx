import { PATHS } from '#content/facts/paths.ts';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './contact-line.module.css';

/**
 * The contact banner where the page goes on after it: a sentence of the page's own with its link, as one more row of the list above it.
 * The button for it stands in the page's ending.
 */
export function ContactLine({ title }: { title: string }) {
  const contact = useTextEntry('endings', 'contact');
  return (
    <section id="contact-banner" className="wrap" data-ending="" aria-labelledby="contact-banner-title">
      <div className={styles.line}>
        <h2 id="contact-banner-title">
          <Text>{title}</Text>
        </h2>
        <MoreLink href={PATHS.contactUs}>
          <Text>{contact}</Text>
        </MoreLink>
      </div>
    </section>
  );
}
