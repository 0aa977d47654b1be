import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './page-failure.module.css';

/** Stands in for a page that did not arrive. */
export function PageFailure() {
  const { pageFailed } = useTexts('common');
  return (
    <section className={styles.failure} role="alert">
      <title>{pageFailed.title}</title>
      <h1>
        <Text>{pageFailed.title}</Text>
      </h1>
      <p>
        <Text>{pageFailed.description}</Text>
      </p>
      <Button onClick={() => location.reload()}>
        <Text>{pageFailed.retry}</Text>
      </Button>
    </section>
  );
}
