import { STRATEGIC_PARTNERS } from '#content/facts/partners.ts';
import { directionOf } from '#shared/languages.ts';
import { LogoItems } from '#src/sections/logo-items/logo-items.tsx';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { nineStreams } from '#src/ui/drawing/drawings/nine-streams.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './strategic-partnerships.module.css';

/** Nine marks on the page's one blue field, each at the end of a line; the lines come as one. */
export function StrategicPartnerships() {
  const { title, lead } = useTexts('successPartners').strategicPartnerships;
  const direction = directionOf(useLanguage());
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
        <ul className={styles.marks}>
          <LogoItems ids={STRATEGIC_PARTNERS} />
        </ul>
      </div>
      <Drawing drawing={nineStreams} direction={direction} isStretched className={styles.streams} />
    </section>
  );
}
