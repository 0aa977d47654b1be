import type { MouseEvent } from 'react';
import { LEADING_ENTITIES, LEADING_ENTITIES_COLLAPSED } from '#content/facts/partners.ts';
import { classNames } from '#src/lib/class-names.ts';
import { useKept } from '#src/lib/kept-view/use-kept.ts';
import { useIsHydrated } from '#src/lib/use-is-hydrated.ts';
import { travellingStream } from '#src/ui/drawing/drawings/travelling-stream.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { logos } from '#src/ui/logo/logos.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { directionOf } from '#shared/languages.ts';
import { EntitySymbol } from './entity-symbol.tsx';
import styles from './leading-entities.module.css';
import rows from './entity-rows.module.css';
import further from './further-entities.module.css';

/**
 * A grid of names that opens from nine to all. The HTML holds all of them: without a script they show, with
 * one the style sheet hides the rest from the first paint on, so nothing jumps when the script arrives.
 */
export function LeadingEntities() {
  const language = useLanguage();
  const direction = directionOf(language);
  const isHydrated = useIsHydrated();
  const [isExpanded, setIsExpanded] = useKept('all-entities', false, (kept) => kept === true);
  const { title, lead, showMore, showLess, sectors, results } = useTexts('successPartners').leadingEntities;
  const resultOf: Partial<Record<string, string>> = results;
  const shown =
    isHydrated && !isExpanded ? LEADING_ENTITIES.slice(0, LEADING_ENTITIES_COLLAPSED) : LEADING_ENTITIES;

  function toggle({ currentTarget }: MouseEvent<HTMLButtonElement>) {
    setIsExpanded(!isExpanded);
    // Five rows above the button disappear: keep it in sight.
    if (isExpanded) requestAnimationFrame(() => currentTarget.scrollIntoView({ block: 'center' }));
  }

  return (
    <section id="leading-entities" className={`wrap ${styles.leading}`} aria-labelledby="leading-title">
      <div className={styles.head}>
        <h2 id="leading-title" className="display-1">
          <Text>{title}</Text>
        </h2>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
      </div>
      <ul
        id="leading-entities-list"
        className={classNames(styles.grid, rows.rows, further.further)}
        data-collapsed={isExpanded || isHydrated ? undefined : ''}
      >
        {shown.map((id, index) => (
          <li key={id} data-item="">
            <EntitySymbol id={id} className={styles.mark} />
            <h3>
              <Text>{logos[id][language]}</Text>
            </h3>
            {resultOf[id] !== undefined && (
              <p className={styles.result}>
                <Text>{resultOf[id]}</Text>
              </p>
            )}
            <p className={rows.sector}>
              <Text>{sectors[id]}</Text>
            </p>
            {index < LEADING_ENTITIES_COLLAPSED && (
              <Drawing drawing={travellingStream} direction={direction} isStretched className={rows.stream} />
            )}
          </li>
        ))}
      </ul>
      <div className={styles.foot}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isExpanded}
          aria-controls="leading-entities-list"
          onClick={toggle}
        >
          <Text>{isExpanded ? showLess : showMore}</Text>
          <Icon name={isExpanded ? 'minus' : 'plus'} />
        </button>
      </div>
    </section>
  );
}
