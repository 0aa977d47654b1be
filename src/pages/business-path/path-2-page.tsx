import { classNames } from '#src/lib/class-names.ts';
import { BusinessPath } from './business-path.tsx';
// Behind what all paths share, which they change.
import parts from './parts-at-morning.module.css';
import loop from './methodologies-loop.module.css';

const OWN = { parts: classNames(parts.morning), steps: classNames(loop.morning) };

/** The second business path: in the morning, in a loop. */
export function Path2Page() {
  return <BusinessPath id={2} own={OWN} />;
}
