import { directionOf } from '#shared/languages.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './keys-dialog.module.css';

/** On goes whoever presses towards the end of a line: to the left in Arabic. */
const ARROWS = {
  rtl: { next: '←', previous: '→' },
  ltr: { next: '→', previous: '←' },
} as const;

/** The keys that do something here, opened by `?`. */
export function KeysDialog({ onClose }: { onClose: () => void }) {
  const { keys } = useTexts('accessibility');
  const { close } = useTexts('common');
  const { next, previous } = ARROWS[directionOf(useLanguage())];
  const rows = [
    { does: keys.search, keys: ['/', 'Ctrl+K'] },
    { does: keys.skip, keys: ['Tab', 'Enter'] },
    { does: keys.close, keys: ['Esc'] },
    { does: keys.next, keys: [next] },
    { does: keys.previous, keys: [previous] },
    { does: keys.ends, keys: ['Home', 'End'] },
    { does: keys.help, keys: ['?'] },
  ];
  return (
    <Dialog title={<Text>{keys.title}</Text>} closeLabel={close} onClose={onClose}>
      <dl className={styles.keys}>
        {rows.map((row) => (
          <div key={row.does}>
            <dt>
              {row.keys.map((key) => (
                <kbd key={key} dir="ltr">
                  {key}
                </kbd>
              ))}
            </dt>
            <dd>
              <Text>{row.does}</Text>
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
}
