import type { Href } from '#content/facts/paths.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Picture } from '#src/ui/picture/picture.tsx';
import type { PictureName } from '#src/ui/picture/pictures.ts';
import { Text } from '#src/i18n/text.tsx';
import styles from './cover-card.module.css';

interface Props {
  cover: PictureName;
  /** How wide the cover is shown, as for any picture. */
  sizes: string;
  badge: string;
  /** ISO date, with or without a time. */
  date: string;
  /** The same as it is read. */
  dateText: string;
  title: string;
  teaser: string;
  href: Href;
}

/**
 * Cover, badge, date, title and teaser; the whole card is its one link. Its cover is as high as `--cover-ratio` says.
 */
export function CoverCard({ cover, sizes, badge, date, dateText, title, teaser, href }: Props) {
  return (
    <article className={styles.card}>
      <div className={styles.cover}>
        <Picture name={cover} alternative="" sizes={sizes} />
      </div>
      <div>
        <p className={styles.facts}>
          <Badge>
            <Text>{badge}</Text>
          </Badge>
          <time dateTime={date}>{dateText}</time>
        </p>
        <h3>
          <Link href={href} className={styles.link}>
            <Text>{title}</Text>
          </Link>
        </h3>
        <p className={styles.teaser}>
          <Text>{teaser}</Text>
        </p>
      </div>
    </article>
  );
}
