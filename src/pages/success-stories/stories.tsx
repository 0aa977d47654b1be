import { SUCCESS_STORIES } from '#content/facts/success-stories.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { logos } from '#src/ui/logo/logos.ts';
import { Study } from '#src/ui/study/study.tsx';
import { formatCount } from '#src/i18n/counts.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import closeUps from './close-up.module.css';
import months from './months.module.css';
import outcome from './result.module.css';
import styles from './stories.module.css';

/** How wide the pictures show, and the one that is seen from nearer. */
const SIZES = '(width < 768px) 123vw, (width < 1001px) 94vw, 66vw';
const CLOSE_UP_SIZES = '(width < 768px) 160vw, (width < 1001px) 122vw, 86vw';

/** Four rows: what came of it as a numeral, how long it took, its place from above, and the words. */
export function Stories() {
  const language = useLanguage();
  const { listTitle, durationLabel, months: monthForms, stories } = useTexts('successStories');
  return (
    <section id="stories" className={`wrap ${styles.stories}`} aria-labelledby="stories-title">
      <h2 id="stories-title" className="visually-hidden">
        <Text>{listTitle}</Text>
      </h2>
      {SUCCESS_STORIES.map(({ id, result, duration, cardImage: client, productImage }) => (
        <article key={id} className={classNames(styles.story, months[id])} data-item="">
          <div className={styles.outcome}>
            <p>
              <b className={outcome.result}>
                <bdi dir="ltr">
                  {result.split(/(\d+)/).map((part, index) =>
                    part === '' || /\d/.test(part) ? (
                      part
                    ) : (
                      <span key={part} className={index === 0 ? outcome.before : outcome.after}>
                        {part}
                      </span>
                    ),
                  )}
                </bdi>
              </b>{' '}
              <Text>{stories[id].result}</Text>
            </p>
            <p className={months.row}>
              <Text>{durationLabel}</Text> <b>{duration}</b>{' '}
              <Text>{formatCount(duration, monthForms, language)}</Text>
            </p>
          </div>
          <div className={styles.client}>
            <Logo id={client} label={logos[client][language]} />
          </div>
          <div className={classNames(styles.image, months.high)}>
            <Study
              name={productImage}
              alternative={stories[id].picture}
              sizes={closeUps[productImage] === undefined ? SIZES : CLOSE_UP_SIZES}
              className={closeUps[productImage]}
            />
          </div>
          <h3>
            <Text>{stories[id].cardTitle}</Text>
          </h3>
          <p className={styles.description}>
            <Text>{stories[id].description}</Text>
          </p>
        </article>
      ))}
    </section>
  );
}
