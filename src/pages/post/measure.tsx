import { POST_MEASURE } from '#content/facts/post.ts';
import { directionOf } from '#shared/languages.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { measureSlope } from '#src/ui/drawing/drawings/measure-slope.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './measure.module.css';

/** One number before and after, each standing on land that is as high as it says. */
export function Measure() {
  const { measure } = useTexts('post');
  const { styles: places } = measureSlope;
  return (
    <figure className={styles.measure}>
      <div className={styles.land}>
        <Drawing
          drawing={measureSlope}
          direction={directionOf(useLanguage())}
          isStretched
          className={styles.slope}
        />
        <dl>
          <div className={classNames(places['label1'], styles.value)}>
            <dt>
              <Text>{measure.before}</Text>
            </dt>
            <dd>
              <bdi dir="ltr">{POST_MEASURE.before}</bdi>
            </dd>
          </div>
          <div className={classNames(places['label2'], styles.value, styles.after)}>
            <dt>
              <Text>{measure.after}</Text>
            </dt>
            <dd>
              <bdi dir="ltr">{POST_MEASURE.after}</bdi>
            </dd>
          </div>
        </dl>
      </div>
      <figcaption>
        <p>
          <Text>{measure.text}</Text>
        </p>
      </figcaption>
    </figure>
  );
}
