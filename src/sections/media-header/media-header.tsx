import { Badge } from '#src/ui/badge/badge.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { BackLink } from '#src/ui/link/back-link.tsx';
import { formatDate } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { ShareButton } from '../share-button/share-button.tsx';
import styles from './media-header.module.css';

interface Props {
  back: { href: string; text: string };
  title: string;
  description?: string;
  tag: string;
  /** ISO date. */
  date: string;
}

/** Back link, title, description, tag, date and share button (specification, "Shared media header"). */
export function MediaHeader({ back, title, description, tag, date }: Props) {
  const language = useLanguage();
  return (
    <header id="media-header" className={styles.header}>
      <BackLink href={back.href}>
        <Text>{back.text}</Text>
      </BackLink>
      <h1>
        <Text>{title}</Text>
      </h1>
      {description !== undefined && (
        <p className="lead">
          <Text>{description}</Text>
        </p>
      )}
      <div className={styles.facts}>
        <Badge tone="green">
          <Text>{tag}</Text>
        </Badge>
        <time dateTime={date}>
          <Icon name="calendar" />
          {formatDate(date, language)}
        </time>
        <ShareButton />
      </div>
    </header>
  );
}
