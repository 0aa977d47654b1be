import { useMemo, useRef } from 'react';
import { estimateHref, estimateIn, FIRST_ESTIMATE } from '#content/facts/time-estimate.ts';
import { useKept } from '#src/lib/kept-view/use-kept.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Ridge } from '#src/ui/figure/ridge.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { EstimateResult } from './estimate-result.tsx';
import { shapeOf } from './estimate-shape.ts';
import { ExampleValues } from './example-values.tsx';
import type { Look } from './growing-shape.tsx';
import { useToolsWhenNear } from './use-tools-when-near.ts';
import blueGround from './blue-ground.module.css';
import landStyles from './land-of-minutes.module.css';
import styles from './minute-calculator.module.css';

/** How much time a service could give back to people: an example to read, and a calculator once its tools are here. */
export function MinuteCalculator({ look = 'ridge' }: { look?: Look }) {
  const { title, lead, carry } = useTexts('minuteCalculator');
  const [estimate, setEstimate] = useKept('estimate', FIRST_ESTIMATE, (kept) =>
    typeof kept === 'object' ? estimateIn(new URLSearchParams({ ...kept }).toString()) : undefined,
  );
  const section = useRef<HTMLElement>(null);
  const tools = useToolsWhenNear(section);
  const goal = useMemo(() => shapeOf(estimate), [estimate]);
  const result = <EstimateResult estimate={estimate} isSaidElsewhere={tools !== null} />;
  const drawing = (
    <div className={landStyles.land}>
      {tools ? (
        <tools.GrowingShape look={look} goal={goal} />
      ) : (
        <Ridge name="ridge-one" className={landStyles.example} />
      )}
    </div>
  );
  const values = tools ? (
    <tools.CalculatorFields estimate={estimate} onChange={setEstimate} />
  ) : (
    <ExampleValues estimate={estimate} />
  );
  return (
    <section
      ref={section}
      id="minute-calculator"
      className={classNames(styles.section, look === 'dunes' && blueGround.blue)}
      aria-labelledby="minute-calculator-title"
      data-look={look}
      data-theme={look === 'dunes' ? 'blue' : undefined}
    >
      <div className={`wrap ${styles.head}`}>
        <h2 id="minute-calculator-title" className="display-1">
          <Text>{title}</Text>
        </h2>
        <p className="lead">
          <Text>{lead}</Text>
        </p>
        {look === 'dunes' && result}
      </div>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.given}>
          {/* The dunes stand over what they show. */}
          {look === 'dunes' ? (
            <div className={landStyles.overRanges}>
              {drawing}
              {values}
            </div>
          ) : (
            values
          )}
          {/* Not the tools' own: whoever has reached it by keyboard keeps it when they come. */}
          <Button href={estimateHref(estimate)} size="large">
            <Text>{carry}</Text>
            <Icon name="arrow" />
          </Button>
        </div>
        {look === 'ridge' && (
          <>
            {result}
            {drawing}
          </>
        )}
      </div>
    </section>
  );
}
