import type { ReactNode } from 'react';
import { classNames } from '#src/lib/class-names.ts';
import { Study } from '#src/ui/study/study.tsx';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import styles from './article-cover.module.css';

interface Props {
  id?: string;
  name: PictureName;
  /** What it shows, where it is more than the mood of the article. */
  alternative?: string;
  /** Its crop. */
  className?: string | undefined;
  /** What lies on it. */
  children?: ReactNode;
}

/**
 * An article's picture from edge to edge, below its header. A telephone cuts it to a square: twice the window's width
 * would be its full sharpness, and three quarters of that are the first screen's bytes.
 */
export function ArticleCover({ id, name, alternative = '', className, children }: Props) {
  return (
    <div id={id} className={classNames(styles.cover, className)}>
      <Study name={name} alternative={alternative} sizes="(width < 768px) 160vw, 100vw" isFirst />
      {children}
    </div>
  );
}
