import { useWaysOn } from '#src/sections/ways-on/use-ways-on.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { classNames } from '#src/lib/class-names.ts';
import { Text } from '#src/i18n/text.tsx';
import styles from './asked-pages.module.css';
import strands from './asked-strands.module.css';

interface Props {
  /** Whether a strand of the page's drawing goes to each. */
  isDrawn: boolean;
}

/** For as long as nothing is asked, or where nothing was found: the pages of the bar, the way to reach us, and the questions. */
export function AskedPages({ isDrawn }: Props) {
  const { label, ways } = useWaysOn();
  return (
    <nav className={classNames(styles.pages, isDrawn && strands.strands)} aria-label={label}>
      <ul>
        {ways.map(({ href, name }) => (
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
