import { PATHS } from '#content/facts/paths.ts';
import { Link } from '#src/ui/link/link.tsx';
import { formatDate } from '#shared/dates.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './footer-legal.module.css';

interface Props {
  copyright: string;
  /** ISO date of the page's last content change. */
  lastModified: string;
}

/** The last line of the footer. */
export function FooterLegal({ copyright, lastModified }: Props) {
  const language = useLanguage();
  const { accessibility, lastModified: label } = useTexts('footer');
  return (
    <div className={styles.legal}>
      <p id="footer-copyright">
        <Text>{copyright}</Text>
      </p>
      <Link href={PATHS.accessibility}>
        <Text>{accessibility.statement}</Text>
      </Link>
      <p id="footer-last-modified">
        <Text>{label}</Text> <time dateTime={lastModified}>{formatDate(lastModified, language)}</time>
      </p>
    </div>
  );
}
