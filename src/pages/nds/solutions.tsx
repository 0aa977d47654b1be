import { NDS_SOLUTIONS } from '#content/facts/nds.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { ScreenFigure } from './screen-figure.tsx';
import styles from './solutions.module.css';

type Solution = (typeof NDS_SOLUTIONS)[number];

/** What those in the dark stand on; the others have light grounds of their own. */
const THEMES: Partial<Record<Solution, string>> = { designSystem: 'night', componentLibrary: 'green' };
const GROUNDS: Partial<Record<Solution, string | undefined>> = {
  complianceAudit: styles.audited,
  teamEnablement: styles.light,
};

/** Four solutions as four fields across the window: four views of one screen. */
export function Solutions() {
  const { solutions } = useTexts('nds');
  return (
    <section id="nds-solutions" className={styles.solutions} aria-labelledby="nds-solutions-title">
      <h2 id="nds-solutions-title" className="wrap display-1">
        <Text>{solutions.heading}</Text>
      </h2>
      <ul>
        {NDS_SOLUTIONS.map((id) => (
          <li key={id} className={GROUNDS[id]} data-item="" data-theme={THEMES[id]}>
            <h3>
              <Text>{solutions.items[id].title}</Text>
            </h3>
            <p>
              <Text>{solutions.items[id].description}</Text>
            </p>
            <ScreenFigure solution={id} />
          </li>
        ))}
      </ul>
    </section>
  );
}
