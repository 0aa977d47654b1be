import type { ExternalHref } from '#content/facts/paths.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';

interface Props {
  /** Address of the external listing. */
  href: ExternalHref;
  children: string;
}

/** The way to the job's listing elsewhere, in a new tab, and said so. */
export function ApplyLink({ href, children }: Props) {
  const { opensInNewTab } = useTexts('common');
  return (
    <Button href={href} look="solid" size="large" isNewTab>
      <Text>{children}</Text>
      <span className="visually-hidden">({opensInNewTab})</span>
      <Icon name="external" />
    </Button>
  );
}
