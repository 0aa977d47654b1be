import { PATHS } from '#content/facts/paths.ts';
import { NextEnding } from '#src/sections/ending/next-ending.tsx';
import { nextPlatformsCode } from '#src/ui/drawing/drawings/next-platforms-code.ts';
import { useTextEntry } from '#src/i18n/texts-context.tsx';
import styles from './workshop-ending.module.css';

/** The lines of the header once more: what they go round at last is the first field of Platforms Code. */
export function WorkshopEnding() {
  const { label } = useTextEntry('endings', 'workshop');
  const { title } = useTextEntry('articles', 'platforms-code');
  return (
    <div className={styles.end}>
      <NextEnding label={label} title={title} href={PATHS.platformsCode} line={nextPlatformsCode} />
    </div>
  );
}
