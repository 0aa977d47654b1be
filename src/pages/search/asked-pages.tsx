import { PAGES_OF_THE_BAR } from '#content/facts/navigation.ts';
import { PATHS } from '#content/facts/paths.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './asked-pages.module.css';
import strands from './asked-strands.module.css';

/** How many there are: the way to reach us, and the questions, beside the pages of the bar. */
export const ASKED_PAGES = PAGES_OF_THE_BAR.length + 2;

interface Props {
  /** Whether a strand of the page's drawing goes to each. */
  isDrawn: boolean;
}

/** For as long as nothing is asked, or where nothing was found: the pages of the bar, the way to reach us, and the questions. */
export function AskedPages({ isDrawn }: Props) {
  const linksLabel = useTextEntry('notFound', 'linksLabel');
  const { links, contactUs } = useTexts('navigation');
  const { faqs } = useTextEntry('footer', 'important');
  const pages = [
    ...PAGES_OF_THE_BAR.map(({ key, href }) => ({ href, name: links[key] })),
    { href: PATHS.contactUs, name: contactUs },
    { href: PATHS.faq, name: faqs },
  ];
  return (
    <nav className={classNames(styles.pages, isDrawn && strands.strands)} aria-label={linksLabel}>
      <ul>
        {pages.map(({ href, name }) => (
          <li key={href}>
            <Link href={href}>
              <Text>{name}</Text>
              <Icon name="arrow" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
