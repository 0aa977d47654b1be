import { classNames } from '#src/lib/class-names.ts';
import { Study } from '#src/ui/study/study.tsx';
import { HOURS, type Hour } from './hours.ts';
import styles from './land-at-hour.module.css';

interface Props {
  hour: Hour;
  className?: string | undefined;
  /** The page's largest picture on the first screen. */
  isFirst?: boolean;
}

/** The width at which land that is seen from nearby shows (`--zoom` of its hour). */
const NEAR = '(width < 768px) 165vw, (width < 1001px) 100vw, 130vw';

/** The land at an hour, behind words: the same silhouette where a page opens with it and where another leads to that page. */
export function LandAtHour({ hour, className, isFirst = false }: Props) {
  const { study, isTurned, isNear } = HOURS[hour];
  return (
    <Study
      name={study}
      place="foot"
      {...(isNear && { sizes: NEAR })}
      isTurned={isTurned}
      className={classNames(styles[hour], className)}
      isFirst={isFirst}
    />
  );
}
