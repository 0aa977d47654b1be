import { PATHS } from '#content/facts/paths.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import type { PageProps } from '#src/lib/page-props.ts';
import { MessagePage } from '#src/sections/message-page/message-page.tsx';
import { Button } from '#src/ui/button/button.tsx';
import { parseNewsletterStep } from './newsletter-step.ts';

/**
 * Behind the links of the newsletter's letters. The button posts to the page's own address, token and all: a program
 * that only opens links changes nothing (rule:newsletter).
 */
export function NewsletterPage({ params }: PageProps) {
  const step = parseNewsletterStep(params['step']);
  const words = useTexts('newsletter');
  const { title, description } = words[step];
  return (
    <MessagePage id="newsletter" title={title} description={description}>
      {step === 'confirm' || step === 'unsubscribe' ? (
        <form method="post">
          <Button type="submit" isBusy={false} busyLabel="" size="large">
            <Text>{words[step].button}</Text>
          </Button>
        </form>
      ) : (
        <Button href={PATHS.news} size="large">
          <Text>{words.toNews}</Text>
        </Button>
      )}
    </MessagePage>
  );
}
