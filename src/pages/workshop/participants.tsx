import { WORKSHOP_PARTICIPANTS } from '#content/facts/partners.ts';
import { logos } from '#src/ui/logo/logos.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { fill, formatList } from '#src/i18n/format.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './participants.module.css';

/** Who takes part, side by side. */
export function Participants() {
  const language = useLanguage();
  const { participants } = useTexts('media_reservation');
  const names = WORKSHOP_PARTICIPANTS.map((id) => logos[id][language]);
  return (
    <div
      className={styles.participants}
      role="img"
      aria-label={fill(participants.imageAlternative, { names: formatList(names, language) })}
    >
      {WORKSHOP_PARTICIPANTS.map((id) => (
        <div key={id}>
          <Logo id={id} label={logos[id][language]} />
        </div>
      ))}
    </div>
  );
}
