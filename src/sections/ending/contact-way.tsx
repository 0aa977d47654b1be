import { PATHS } from '#content/facts/paths.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './contact-way.module.css';

/** Where an article ends in the next one: the other way on, quiet and without an arrow. */
export function ContactWay() {
  const contact = useTextEntry('endings', 'contact');
  return (
    <Link href={PATHS.contactUs} className={styles.way}>
      <Text>{contact}</Text>
    </Link>
  );
}
