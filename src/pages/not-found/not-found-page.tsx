import { PATHS } from '#content/facts/paths.ts';
import { PAGES_OF_THE_BAR } from '#content/facts/navigation.ts';
import { Opening } from '#src/sections/opening/opening.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import { SearchForm } from '#src/sections/site-search/search-form.tsx';
import { LostLineScene } from './lost-line-scene.tsx';
import styles from './not-found-page.module.css';

/** Shown with status 404 for every unknown address. */
export function NotFoundPage() {
  const { title, description, linksLabel } = useTexts('notFound');
  const { backToHome } = useTexts('common');
  const { links, contactUs } = useTexts('navigation');
  const { faqs } = useTextEntry('footer', 'important');
  const pages = [
    { href: PATHS.home, name: backToHome },
    ...PAGES_OF_THE_BAR.map(({ key, href }) => ({ href, name: links[key] })),
    { href: PATHS.contactUs, name: contactUs },
    { href: PATHS.faq, name: faqs },
  ];
  return (
    <Opening tag="section" id="not-found" look="monument" scene={<LostLineScene />} className={styles.page}>
      <h1>
        <Text>{title}</Text>
      </h1>
      <p className="lead">
        <Text>{description}</Text>
      </p>
      <div className={styles.ways}>
        <SearchForm />
        <nav aria-label={linksLabel}>
          <ul className={styles.links}>
            {pages.map(({ href, name }) => (
              <li key={href}>
                <Link href={href}>
                  <Text>{name}</Text>
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </Opening>
  );
}
