import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/i18n/text.tsx';
import styles from './form-done.module.css';

interface Props {
  /** What came of it. */
  text: string;
  /** Offers the form again. */
  again: string;
  onAgain: () => void;
}

const takeFocus = (panel: HTMLElement | null) => panel?.focus();

/** Stands in the form's place once it was sent: the empty form would look as if nothing had happened. */
export function FormDone({ text, again, onAgain }: Props) {
  return (
    <div ref={takeFocus} className={styles.done} tabIndex={-1}>
      <span className={styles.dot} data-dot="" />
      <p>
        <Text>{text}</Text>
      </p>
      <Button look="outline" onClick={onAgain}>
        <Text>{again}</Text>
      </Button>
    </div>
  );
}
