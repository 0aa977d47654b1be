import { classNames } from '#src/lib/class-names.ts';
import { BusinessPath } from './business-path.tsx';
// Behind what all paths share, which they change.
import plate from './overview-dawn.module.css';
import parts from './parts-at-dawn.module.css';
import layers from './methodologies-layers.module.css';

const OWN = { plate: plate.dawn, parts: classNames(parts.dawn), steps: classNames(layers.dawn) };

/** The first business path: at dawn, in layers. */
export function Path1Page() {
  return <BusinessPath id={1} own={OWN} />;
}
