import { Fragment } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { numbersIn } from './numbers-in.ts';
import styles from './told-numbers.module.css';

interface Props {
  text: string;
  className?: string | undefined;
}

/** The numbers that a text tells, large: 40%, or 7 → 3. Nothing for screen readers, who read the text. */
export function ToldNumbers({ text, className }: Props) {
  return (
    <p className={classNames(styles.numbers, className)} aria-hidden="true">
      {numbersIn(text).map(({ digits, sign }, index) => (
        <Fragment key={digits}>
          {index > 0 && <Icon name="arrow" />}
          <bdi dir="ltr">
            {digits}
            {sign && <span>{sign}</span>}
          </bdi>
        </Fragment>
      ))}
    </p>
  );
}
