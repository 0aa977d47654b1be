import { BENEFITS } from '#content/facts/benefits.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { BenefitCount } from './benefit-count.tsx';
import styles from './benefits.module.css';

/** Four benefits, each opened by its number. */
export function Benefits() {
  const { title, items } = useTexts('careers').benefits;
  return (
    <section id="benefits" className={styles.benefits} aria-labelledby="benefits-title">
      <div className="wrap">
        <h2 id="benefits-title" className="display-1">
          <Text>{title}</Text>
        </h2>
        <ul className={styles.list}>
          {BENEFITS.map(({ id, number }) => (
            <li key={id} data-item="">
              <h3>
                <b>
                  <bdi dir="ltr">{number}</bdi>
                </b>{' '}
                <BenefitCount id={id} />
                <span>
                  <Text>{items[id].title}</Text>
                </span>
              </h3>
              <p>
                <Text>{items[id].description}</Text>
              </p>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
