import { Study } from '#src/ui/study/study.tsx';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import styles from './land-from-above.module.css';

/** The land seen straight from above, without horizon or sun; the dot lies on it. */
export function LandFromAbove({ name }: { name: PictureName }) {
  return (
    <>
      <Study name={name} className={styles.land} isFirst />
      <i className={styles.dot} data-dot="" />
    </>
  );
}
