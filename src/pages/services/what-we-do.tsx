import { WHAT_WE_DO } from '#content/facts/services.ts';
import { directionOf } from '#shared/languages.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { ribbonClosed } from '#src/ui/drawing/drawings/ribbon-closed.ts';
import { ribbonGathered } from '#src/ui/drawing/drawings/ribbon-gathered.ts';
import { ribbonWoven } from '#src/ui/drawing/drawings/ribbon-woven.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './what-we-do.module.css';

const DRAWINGS = { advise: ribbonGathered, build: ribbonWoven, operate: ribbonClosed } as const;

/** What the company does, below one ribbon, which goes through all three from one edge of the window to the other. */
export function WhatWeDo() {
  const { whatWeDo } = useTexts('services');
  const direction = directionOf(useLanguage());
  return (
    <section id="what-we-do" className={styles.section} aria-labelledby="what-we-do-title">
      <h2 id="what-we-do-title" className="wrap display-1">
        <Text>{whatWeDo.title}</Text>
      </h2>
      <ul className={`wrap ${styles.row}`}>
        {WHAT_WE_DO.map((key) => (
          <li key={key} data-item="">
            <Drawing drawing={DRAWINGS[key]} direction={direction} className={styles.drawing} />
            <h3>
              <Text>{whatWeDo.items[key].title}</Text>
            </h3>
            <p>
              <Text>{whatWeDo.items[key].description}</Text>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}
