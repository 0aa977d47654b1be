import { classNames } from '#src/lib/class-names.ts';
import { BusinessPath } from './business-path.tsx';
// Behind what all paths share, which they change.
import partsAtHour from './parts-at-hour.module.css';
import parts from './parts-at-gold.module.css';
import listening from './parts-listening.module.css';
import ways from './methodologies-ways.module.css';

const OWN = {
  parts: classNames(partsAtHour.gold, parts.gold, listening.gold),
  steps: classNames(ways.way, ways.gold),
};

/** The fourth business path: late in the afternoon, on a journey. */
export function Path4Page() {
  return <BusinessPath id={4} own={OWN} />;
}
