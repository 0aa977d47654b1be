import { directionOf } from '#shared/languages.ts';
import { PATHS } from '#content/facts/paths.ts';
import { useWaysOn } from '#src/sections/ways-on/use-ways-on.ts';
import { classNames } from '#src/lib/class-names.ts';
import { Drawing } from '#src/ui/drawing/drawing.tsx';
import { placesMap } from '#src/ui/drawing/drawings/places-map.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import styles from './places.module.css';

/** The ways on as places of a map, home its summit; a line has left the map and wanders off to the dot. With larger letters they are a list above it. */
export function Places() {
  const { backToHome } = useTexts('common');
  const { label, ways } = useWaysOn();
  const direction = directionOf(useLanguage());
  const pages = [{ href: PATHS.home, name: backToHome }, ...ways];
  return (
    <>
      <nav aria-label={label} className={styles.places}>
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
