import { pathTo } from '#content/facts/paths.ts';
import { crestOf, type BusinessPathId } from '#content/facts/business-paths.ts';
import { MoreLink } from '#src/ui/button/more-link.tsx';
import { Figure } from '#src/ui/figure/figure.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { Study } from '#src/ui/study/study.tsx';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './showcase-item.module.css';
import studyStyles from './showcase-study.module.css';

interface Props {
  id: BusinessPathId;
  isSelected: boolean;
  /** Changes when the five seconds start anew. */
  turn: number;
  onSelect: () => void;
}

/**
 * A path's name and its detail card. The card of the selected one is `#showcase-detail`; where it stands,
 * beside the list or under its item at 767 px and below, is the style sheet's matter. Without script the name leads to
 * the path's page.
 */
export function ShowcaseItem({ id, isSelected, turn, onSelect }: Props) {
  const { names, introductions } = useTexts('paths');
  const { showcase } = useTexts('home');
  const name = names[`path${id}`];
  return (
    <li className={styles.item} data-item="" data-selected={isSelected || undefined}>
      <h3>
        <button
          type="button"
          aria-expanded={isSelected}
          aria-controls={isSelected ? 'showcase-detail' : undefined}
          onClick={onSelect}
        >
          <Text>{name}</Text>
          <span key={turn} className={styles.progress} />
        </button>
      </h3>
      <noscript>
        <p>
          <Link href={pathTo.businessPath(id)}>
            <Text>{name}</Text>
          </Link>
        </p>
      </noscript>
      <div id={isSelected ? 'showcase-detail' : undefined} className={styles.detail}>
        <div className={styles.card}>
          <div className={studyStyles.study}>
            <Study name={crestOf(id)} sizes="(width < 768px) 92vw, 60vw" />
            <div className={studyStyles.sky}>
              <Figure name={`path-${id}`} isSequence isCarried className={studyStyles.figure} />
            </div>
          </div>
          <div className={styles.words}>
            <p>
              <Text>{introductions[`path${id}`]}</Text>
            </p>
            <MoreLink href={pathTo.businessPath(id)} label={`${showcase.viewMore}: ${name}`}>
              <Text>{showcase.viewMore}</Text>
            </MoreLink>
          </div>
        </div>
      </div>
    </li>
  );
}
