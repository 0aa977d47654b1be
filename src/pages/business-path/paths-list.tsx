import { BUSINESS_PATH_IDS, BUSINESS_PATHS, type BusinessPathId } from '#content/facts/business-paths.ts';
import { TEASER_LENGTH } from '#content/facts/limits.ts';
import { previewText } from '#src/lib/preview-text.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTextEntry, useTexts } from '#src/i18n/texts-context.tsx';
import beside from './paths-list-beside.module.css';
import styles from './paths-list.module.css';

/** All five paths; the one on the screen is blue, with the dot. A whole card follows its one link. */
export function PathsList({ current }: { current: BusinessPathId }) {
  const { names } = useTexts('paths');
  const { allPaths } = useTextEntry('businessPathDetails', 'page');
  const overviews = useTextEntry('businessPaths', 'overviews');
  const showMore = useTextEntry('businessPaths', 'showMore');
  return (
    <nav id="paths-list" className={beside.beside} aria-labelledby="paths-list-title">
      <h2 id="paths-list-title" className="visually-hidden">
        <Text>{allPaths}</Text>
      </h2>
      <ul>
        {BUSINESS_PATH_IDS.map((id) => {
          const { key, icon, path } = BUSINESS_PATHS[id];
          return (
            <li key={id} className={styles.card} data-item="" data-active={id === current || undefined}>
              <svg className={styles.icon} viewBox="0 0 24 24" aria-hidden="true">
                <use href={`${icon}#icon`} />
              </svg>
              <h3>
                <Text>{names[key]}</Text>
              </h3>
              <p data-teaser="">
                <Text>{previewText(overviews[key], TEASER_LENGTH)}</Text>
              </p>
              <Link
                href={path}
                className={styles.more}
                label={`${showMore}: ${names[key]}`}
                isCurrent={id === current}
              >
                <span>
                  <Text>{showMore}</Text>
                </span>
                <Icon name="arrow" />
              </Link>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}
