import { classNames } from '#src/lib/class-names.ts';
import { BusinessPath } from './business-path.tsx';
// Behind what all paths share, which they change.
import parts from './parts-at-dusk.module.css';
import ways from './methodologies-ways.module.css';
import lake from './methodologies-lake.module.css';
import colours from './dusk-colours.module.css';

const OWN = {
  parts: classNames(parts.dusk, colours.dusk),
  steps: classNames(ways.way, lake.dusk, colours.dusk),
};

/** The fifth business path: at dusk, on a lake. */
export function Path5Page() {
  return <BusinessPath id={5} own={OWN} />;
}
