import { PROGRAMME_STEP_WEEKS } from '#content/facts/platforms-code.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { SownField } from './sown-field.tsx';
import styles from './course.module.css';

/** The weeks of the course as one field seen week by week: at the end of the last it is sown all round. */
export function Course() {
  const { heading, steps } = useTextEntry('platformsCode', 'course');
  return (
    <section id="course" className={`wrap ${styles.course}`} aria-labelledby="course-title">
      <h2 id="course-title" className="display-2">
        <Text>{heading}</Text>
      </h2>
      <ol className={styles.steps}>
        {steps.map(({ when, title, text }, index) => (
          <li key={title}>
            <div className={styles.fields} aria-hidden="true">
              {PROGRAMME_STEP_WEEKS[index]?.map((week) => (
                <SownField key={week} week={week} />
              ))}
            </div>
            <div className={styles.words}>
              <small>
                <Text>{when}</Text>
              </small>
              <h3>
                <Text>{title}</Text>
              </h3>
              <p>
                <Text>{text}</Text>
              </p>
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}
