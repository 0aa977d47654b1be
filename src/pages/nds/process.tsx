import { NDS_STEPS } from '#content/facts/nds.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { StepFigure } from './step-figure.tsx';
import styles from './process.module.css';

/** Four steps, which are a sequence and so are numbered, each below its drawing. */
export function Process() {
  const { process } = useTexts('nds');
  return (
    <section
      id="nds-process"
      className={styles.process}
      data-theme="green"
      aria-labelledby="nds-process-title"
    >
      <div className="wrap">
        <h2 id="nds-process-title" className="display-1">
          <Text>{process.heading}</Text>
        </h2>
        <ol>
          {NDS_STEPS.map((id, index) => (
            <li key={id} data-item="">
              <StepFigure step={id} />
              <b aria-hidden="true">{index + 1}</b>
              <div>
                <h3>
                  <Text>{process.steps[id].title}</Text>
                </h3>
                <p>
                  <Text>{process.steps[id].description}</Text>
                </p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
