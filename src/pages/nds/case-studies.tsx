import { Fragment } from 'react';
import { NDS_CASE_STUDIES } from '#content/facts/nds.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { BILINGUAL_LOGOS } from '#src/ui/logo/bilingual-logos.ts';
import { Logo } from '#src/ui/logo/logo.tsx';
import { logos } from '#src/ui/logo/logos.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './case-studies.module.css';

/** The second point tells what came of it: its numbers, as 40%, or 7 and 3. */
const RESULT = 1;

/** Three clients, four facts each, as rows between hairlines; the result of each is large, and the other three a list. */
export function CaseStudies() {
  const language = useLanguage();
  const { caseStudies } = useTexts('nds');
  return (
    <section
      id="nds-case-studies"
      className={`wrap ${styles.studies}`}
      aria-labelledby="nds-case-studies-title"
    >
      <h2 id="nds-case-studies-title" className="display-1">
        <Text>{caseStudies.heading}</Text>
      </h2>
      {NDS_CASE_STUDIES.map((id) => (
        <article key={id} className={styles.study} data-item="">
          <h3>
            <span aria-hidden="true">
              <Logo
                id={id}
                label={logos[id][language]}
                drawing={language === 'ar' ? undefined : BILINGUAL_LOGOS[id]}
              />
            </span>
            {/* The marks are Arabic words, two with English below: in its place all have their names in English, of one size. */}
            <span className={language === 'ar' ? 'visually-hidden' : undefined}>
              <Text>{logos[id][language]}</Text>
            </span>
          </h3>
          {/* The point below says the same in words, to those who do not see how large it is. */}
          <p className={styles.result} aria-hidden="true">
            {Array.from(
              caseStudies.points[id][RESULT].matchAll(/(\d+)(%?)/gu),
              ([whole, number, sign], index) => (
                <Fragment key={whole}>
                  {index > 0 && <Icon name="arrow" />}
                  <bdi dir="ltr">
                    {number}
                    {sign && <span>{sign}</span>}
                  </bdi>
                </Fragment>
              ),
            )}
          </p>
          <p className={styles.counted} data-point="">
            <span className="visually-hidden">
              <Text>{caseStudies.points[id][RESULT]}</Text>
            </span>
            <span aria-hidden="true">
              <Text>{caseStudies.counted[id]}</Text>
            </span>
          </p>
          <ul>
            {caseStudies.points[id].toSpliced(RESULT, 1).map((point) => (
              <li key={point} data-point="">
                <Icon name="check" />
                <span>
                  <Text>{point}</Text>
                </span>
              </li>
            ))}
          </ul>
        </article>
      ))}
    </section>
  );
}
