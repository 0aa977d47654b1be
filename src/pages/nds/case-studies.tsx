import { NDS_CASE_STUDIES } from '#content/facts/nds.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Logo } from '#src/ui/logo/logo.tsx';
import { logos } from '#src/ui/logo/logos.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './case-studies.module.css';

/** Three clients, four facts each, as rows between hairlines. */
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
          {/* The heading beside it says the same name. */}
          <div aria-hidden="true">
            <Logo id={id} label={logos[id][language]} />
          </div>
          <h3>
            <Text>{logos[id][language]}</Text>
          </h3>
          <ul>
            {caseStudies.points[id].map((point) => (
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
