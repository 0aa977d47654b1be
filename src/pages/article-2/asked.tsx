import { ASKED } from '#content/facts/article-2.ts';
import { directionOf } from '#shared/languages.ts';
import { askedOnce } from '#src/ui/drawing/drawings/asked-once.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './asked.module.css';

/** What came of one workshop: a question that was asked four times is asked once; what is left stands on a field. */
export function Asked() {
  const { asked } = useTexts('article2').closing;
  const direction = directionOf(useLanguage());
  return (
    <figure className={styles.asked}>
      <figcaption>
        <Text>{asked.text}</Text>
      </figcaption>
      <i className={styles.field} data-theme="blue" aria-hidden="true" />
      <dl>
        {(['before', 'after'] as const).map((when) => (
          <div key={when} data-theme={when === 'after' ? 'blue' : undefined}>
            <dt>
              <Text>{asked[when]}</Text>
            </dt>
            <dd>{ASKED[when]}</dd>
          </div>
        ))}
      </dl>
      <Drawing drawing={askedOnce} direction={direction} className={styles.lines} />
    </figure>
  );
}
