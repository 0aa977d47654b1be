import { classNames } from '#src/lib/class-names.ts';
import { BusinessPath } from './business-path.tsx';
// Behind what all paths share, which they change.
import parts from './parts-at-hour.module.css';
import line from './parts-at-noon.module.css';
import ways from './methodologies-ways.module.css';
import thread from './methodologies-thread.module.css';

const OWN = { parts: classNames(parts.noon, line.noon), steps: classNames(ways.way, ways.noon, thread.noon) };

/** The third business path: at noon, on a thread that unwinds. */
export function Path3Page() {
  return <BusinessPath id={3} own={OWN} />;
}
