import { PAGES_OF_THE_BAR } from '#content/facts/navigation.ts';
import { type Href, PATHS } from '#content/facts/paths.ts';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';

/** How many ways on there are. */
export const WAYS_ON_COUNT = PAGES_OF_THE_BAR.length + 2;

/**
 * Where one goes on from a page that has nothing to show: the pages of the bar but home, the way to reach us and the
 * questions; and what their list is called.
 */
export function useWaysOn(): { label: string; ways: readonly { href: Href; name: string }[] } {
  const label = useTextEntry('notFound', 'linksLabel');
  const { links, contactUs } = useTexts('navigation');
  const { faqs } = useTextEntry('footer', 'important');
  return {
    label,
    ways: [
      ...PAGES_OF_THE_BAR.map(({ key, href }) => ({ href, name: links[key] })),
      { href: PATHS.contactUs, name: contactUs },
      { href: PATHS.faq, name: faqs },
    ],
  };
}
