import { STRATEGIC_PARTNERS } from '#content/facts/partners.ts';
import { LogoItems } from '#src/sections/logo-items/logo-items.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './strategic-partnerships.module.css';

/** Nine marks on the page's one blue field. */
export function StrategicPartnerships() {
  const { title, lead } = useTexts('successPartners').strategicPartnerships;
  return (
    <section
      id="strategic-partnerships"
      className={styles.strategic}
      data-theme="blue"
      aria-labelledby="strategic-title"
    >
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="strategic-title" className="display-1">
            <Text>{title}</Text>
          </h2>
          <p className="lead">
            <Text>{lead}</Text>
          </p>
        </div>
        <ul className={styles.tiles}>
          <LogoItems ids={STRATEGIC_PARTNERS} />
        </ul>
      </div>
    </section>
  );
}
