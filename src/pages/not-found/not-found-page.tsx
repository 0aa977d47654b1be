import { PATHS } from '#content/facts/paths.ts';
import { NAVIGATION_LINKS } from '#content/facts/navigation.ts';
import { Button } from '#src/ui/button/button.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import { MessagePage } from '#src/sections/message-page/message-page.tsx';
import { SearchForm } from '#src/sections/site-search/search-form.tsx';
import styles from './not-found-page.module.css';

/** Shown with status 404 for every unknown address. */
export function NotFoundPage() {
  const { title, description, linksLabel } = useTexts('notFound');
  const { backToHome } = useTexts('common');
  const { links } = useTexts('navigation');
  return (
    <MessagePage id="not-found" title={title} description={description}>
      <SearchForm />
      <Button href={PATHS.home} size="large">
        <Text>{backToHome}</Text>
      </Button>
      <nav aria-label={linksLabel}>
        <ul className={styles.links}>
          {NAVIGATION_LINKS.filter(({ href }) => href !== PATHS.home).map(({ key, href }) => (
            <li key={key}>
              <Link href={href}>
                <Text>{links[key]}</Text>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </MessagePage>
  );
}
