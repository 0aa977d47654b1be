import type { ReactNode } from 'react';
import type { Href } from '#content/facts/paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Badge } from '#src/ui/badge/badge.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { BackLink } from '#src/ui/link/back-link.tsx';
import { formatDate } from '#shared/dates.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ShareButton } from '../share-button/share-button.tsx';
import { PageTitle } from '../page-header/page-title.tsx';
import styles from './media-header.module.css';

interface Props {
  back: { href: Href; text: string };
  title: string;
  /** `headline` for titles of a sentence, which are set smaller than names. */
  titleLook?: 'name' | 'headline';
  /** In place of the title, where the name keeps a language of its own: that one's `h1`, and what it is in the page's. */
  name?: ReactNode;
  /** How the title is set, where it is more than one text. */
  heading?: ReactNode;
  description?: string;
  tag: string;
  /** Green belongs to NDS and its events. */
  tagTone?: 'accent' | 'green';
  /** ISO date. */
  date: string;
  /** Where the page shows the day in another way: then the words are for voices. */
  isDateHidden?: boolean;
  /** What to do here, after the facts. */
  children?: ReactNode;
}

/** Back link, title, description, tag, date and share button. */
export function MediaHeader({
  back,
  title,
  name,
  titleLook = 'name',
  heading,
  description,
  tag,
  tagTone = 'green',
  date,
  isDateHidden = false,
  children,
}: Props) {
  const language = useLanguage();
  return (
    <header id="media-header" className={classNames(styles.header, styles[titleLook])}>
      <BackLink href={back.href}>
        <Text>{back.text}</Text>
      </BackLink>
      {name || (heading === undefined ? <PageTitle>{title}</PageTitle> : <h1>{heading}</h1>)}
      {description !== undefined && (
        <p className={`lead ${styles.description}`}>
          <Text>{description}</Text>
        </p>
      )}
      <div className={styles.facts}>
        <Badge tone={tagTone}>
          <Text>{tag}</Text>
        </Badge>
        <time dateTime={date} className={isDateHidden ? 'visually-hidden' : undefined}>
          <Icon name="calendar" />
          {formatDate(date, language)}
        </time>
        <ShareButton />
        {children}
      </div>
    </header>
  );
}
