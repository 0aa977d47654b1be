import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { useRiyadhTime } from './use-riyadh-time.ts';
import styles from './riyadh-clock.module.css';

/** What time it is where the office is: the page's sun is its clock (rule:hero-hour), the time its largest words. */
export function RiyadhClock() {
  const time = useRiyadhTime();
  const { info } = useTexts('contactUs');
  const [where = '', after = ''] = info.now.split('{time}');
  return (
    <p className={styles.clock} data-screen="">
      {time !== undefined && (
        <>
          <Text>{where}</Text>
          <b className={styles.time}>{time}</b>
          <Text>{after}</Text>
        </>
      )}
    </p>
  );
}
