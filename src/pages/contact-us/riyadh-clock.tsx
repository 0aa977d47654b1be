import { fill } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { useRiyadhTime } from './use-riyadh-time.ts';

/** What time it is where the office is: the page's sun is its clock (rule:hero-hour). */
export function RiyadhClock({ className }: { className: string | undefined }) {
  const time = useRiyadhTime();
  const { info } = useTexts('contactUs');
  return <p className={className}>{time !== undefined && <Text>{fill(info.now, { time })}</Text>}</p>;
}
