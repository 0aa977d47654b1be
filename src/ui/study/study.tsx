import { classNames } from '#src/lib/class-names.ts';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import styles from './study.module.css';

interface Props {
  name: PictureName;
  /** What it shows, where it is more than the mood of a page. */
  alternative?: string;
  /** How wide it shows, as in the `sizes` attribute. */
  sizes?: string;
  /** `frame` fills the box around it; `foot` lies behind the words of a section, at its foot. */
  place?: 'frame' | 'foot';
  /** Its weight at the inline start instead of the end, where the studies are drawn with it. */
  isTurned?: boolean;
  /** What belongs to this one place: its height, its mask. */
  className?: string | undefined;
  /** The page's largest picture on the first screen. */
  isFirst?: boolean;
  /** The style sheet shows one of several. */
  isOneOfSeveral?: boolean;
}

/**
 * A picture of the land: cut to its box, and mirrored with the direction, so that its weight lies at the inline end.
 * Around it, `--crop` moves the cut (as `object-position` in the picture before it is mirrored) and `--zoom` enlarges.
 */
export function Study({
  name,
  alternative = '',
  sizes = '(width < 768px) 165vw, 100vw',
  place = 'frame',
  isTurned = false,
  className,
  isFirst = false,
  isOneOfSeveral = false,
}: Props) {
  return (
    <Picture
      name={name}
      alternative={alternative}
      sizes={sizes}
      className={classNames(styles[place], isTurned && styles.turned, className)}
      isFirst={isFirst}
      isOneOfSeveral={isOneOfSeveral}
    />
  );
}
