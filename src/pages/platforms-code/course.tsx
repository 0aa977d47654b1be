import { PROGRAMME_STEP_WEEKS } from '#content/facts/platforms-code.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import { CourseField, StepField } from './course-field.tsx';
import styles from './course.module.css';

/** The weeks of the course as one large field, which is sown all round at the end of the last, and its steps beside it. */
export function Course() {
  const { heading, steps } = useTextEntry('platformsCode', 'course');
  return (
    <section id="course" className={`wrap ${styles.course}`} aria-labelledby="course-title">
      <h2 id="course-title" className="display-2">
        <Text>{heading}</Text>
      </h2>
      <div className={styles.round}>
        <CourseField />
      </div>
      <ol className={styles.steps}>
        {steps.map(({ when, title, text }, index) => (
          <li key={title} data-step="">
            <StepField weeks={PROGRAMME_STEP_WEEKS[index] ?? []} />
            <small>
              <Text>{when}</Text>
            </small>
            <h3>
              <Text>{title}</Text>
            </h3>
            <p>
              <Text>{text}</Text>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}
