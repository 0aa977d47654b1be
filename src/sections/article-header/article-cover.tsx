import { Study } from '#src/ui/study/study.tsx';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import styles from './article-cover.module.css';

/** An article's picture from edge to edge, below its header. */
export function ArticleCover({ id, name }: { id?: string; name: PictureName }) {
  return (
    <div id={id} className={styles.cover}>
      <Study name={name} sizes="100vw" isFirst />
    </div>
  );
}
