import { POST_MEASURE } from '#content/facts/post.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './measure.module.css';

/** One number before and after, joined by the line that rose between them. */
export function Measure() {
  const { measure } = useTexts('post');
  return (
    <figure className={styles.measure}>
      <dl>
        <div>
          <dt>
            <Text>{measure.before}</Text>
          </dt>
          <dd>
            <bdi dir="ltr">{POST_MEASURE.before}</bdi>
          </dd>
        </div>
        <div>
          <dt>
            <Text>{measure.after}</Text>
          </dt>
          <dd>
            <bdi dir="ltr">{POST_MEASURE.after}</bdi>
          </dd>
        </div>
      </dl>
      {/* A dune's flank, drawn from the first value up to the second. */}
      <svg viewBox="0 0 300 180" aria-hidden="true">
        <path d="M7 173C120 173 160 7 293 7" />
        <circle cx="7" cy="173" r="5.5" />
        <circle cx="293" cy="7" r="5.5" />
      </svg>
      <figcaption>
        <p>
          <Text>{measure.text}</Text>
        </p>
      </figcaption>
    </figure>
  );
}
