import { PATHS } from '#content/facts/paths.ts';
import type { PageProps } from '#src/lib/page-props.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { MessagePage } from '#src/sections/message-page/message-page.tsx';
import { parseWorkshopResult } from './workshop-result.ts';

/** Where a registration without JavaScript ends. */
export function WorkshopResultPage({ params }: PageProps) {
  const result = parseWorkshopResult(params['result']);
  const { result: words } = useTexts('media_reservation');
  const isRegistered = result === 'registered';
  return (
    <MessagePage id="reservation-result" title={words[result].title} description={words[result].description}>
      <Button href={isRegistered ? PATHS.workshop : `${PATHS.workshop}#reservation`} size="large">
        <Text>{isRegistered ? words.backToWorkshop : words.backToForm}</Text>
      </Button>
    </MessagePage>
  );
}
