import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './skip-link.module.css';

/** The first thing that takes focus: past the bar, to the page. */
export function SkipLink() {
  const { skipToContent } = useTexts('common');
  return (
    <a className={styles.skip} href="#main">
      <Text>{skipToContent}</Text>
    </a>
  );
}
