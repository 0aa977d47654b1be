import { directionOf } from '#shared/languages.ts';
import { PAGES_OF_THE_BAR } from '#content/facts/navigation.ts';
import { PATHS } from '#content/facts/paths.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { placesMap } from '#src/ui/drawing/drawings/places-map.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './places.module.css';

/** The ways on as places of a map, home its summit; a line has left the map and wanders off to the dot. With larger letters they are a list above it. */
export function Places() {
  const linksLabel = useTextEntry('notFound', 'linksLabel');
  const { backToHome } = useTexts('common');
  const { links, contactUs } = useTexts('navigation');
  const { faqs } = useTextEntry('footer', 'important');
  const direction = directionOf(useLanguage());
  const pages = [
    { href: PATHS.home, name: backToHome },
    ...PAGES_OF_THE_BAR.map(({ key, href }) => ({ href, name: links[key] })),
    { href: PATHS.contactUs, name: contactUs },
    { href: PATHS.faq, name: faqs },
  ];
  return (
    <>
      <nav aria-label={linksLabel} className={styles.places}>
        <ul>
          {pages.map(({ href, name }, index) => (
            <li key={href} className={classNames(styles.place, placesMap.styles[`label${index + 1}`])}>
              <Link href={href}>
                <Text>{name}</Text>
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Drawing drawing={placesMap} direction={direction} isStretched className={styles.land} />
    </>
  );
}
