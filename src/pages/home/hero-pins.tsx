import { pathTo } from '#content/facts/paths.ts';
import { BUSINESS_PATH_IDS } from '#content/facts/business-paths.ts';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './hero-pins.module.css';
import way from './hero-way.module.css';
// Behind the general rules, which it changes.
import narrow from './hero-pins-narrow.module.css';

const WIDE =
  'M305 530C368 452 436 405 521 411C690 430 830 560 960 678C1030 742 1100 764 1181 761C1258 758 1332 780 1395 801';
const PORTRAIT = 'M80 607Q215 500 356 500C460 500 560 610 749 790';

/** Five nodes on the crests, one for each business path, and the line that joins them, over its rim. */
export function HeroPins() {
  const { hero } = useTexts('home');
  const { names } = useTexts('paths');
  return (
    <>
      <svg className={`${way.wide} ${narrow.wide}`} viewBox="0 0 1600 900" aria-hidden="true">
        <path d={WIDE} />
        <path d={WIDE} />
      </svg>
      <svg className={way.portrait} viewBox="0 0 800 1000" aria-hidden="true">
        <path d={PORTRAIT} />
        <path d={PORTRAIT} />
      </svg>
      <ul className={`${styles.pins} ${narrow.pins}`} aria-label={hero.pathsLabel}>
        {BUSINESS_PATH_IDS.map((id) => (
          <li key={id}>
            <Link href={pathTo.businessPath(id)}>
              <span>
                <Text>{names[`path${id}`]}</Text>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </>
  );
}
