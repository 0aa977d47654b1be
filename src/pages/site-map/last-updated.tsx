import { formatDate } from '#shared/dates.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { useToday } from './use-today.ts';

const ID = 'last-updated';

/** Says today, set in the browser (rule:site-map). */
export function LastUpdated() {
  const language = useLanguage();
  const { lastUpdated } = useTexts('siteMap');
  const today = useToday(ID);
  return (
    <p id={ID}>
      <Text>{lastUpdated}</Text> <time dateTime={today}>{formatDate(today, language)}</time>
    </p>
  );
}
