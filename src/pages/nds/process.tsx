import { NDS_STEPS } from '#content/facts/nds.ts';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './process.module.css';

/** Four steps, which are a sequence and so are numbered, above the green dunes. */
export function Process() {
  const { process } = useTexts('nds');
  return (
    <section
      id="nds-process"
      className={styles.process}
      data-theme="green"
      aria-labelledby="nds-process-title"
    >
      <Study name="green" place="foot" className={styles.study} />
      <div className="wrap">
        <h2 id="nds-process-title" className="display-1">
          <Text>{process.heading}</Text>
        </h2>
        <ol>
          {NDS_STEPS.map((id, index) => (
            <li key={id} data-item="">
              <b aria-hidden="true">{index + 1}</b>
              <h3>
                <Text>{process.steps[id].title}</Text>
              </h3>
              <p>
                <Text>{process.steps[id].description}</Text>
              </p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
