import { useId } from 'react';
import { isHref, PATHS } from '#content/facts/paths.ts';
import type { Hit, SearchAnswer } from '#search/answer/answer-query.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { countParts } from '#src/i18n/counts.ts';
import { byCloseness } from './by-closeness.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { Marked } from './marked.tsx';
import { searchHref } from './search-href.ts';
import styles from './search-results.module.css';

interface Props {
  answer: SearchAnswer;
  /** How many there are is seen above: here voices hear it. */
  isCountAbove?: boolean;
  /** Called when a result is followed: what it stands in closes. */
  onFollow?: () => void;
}

/** What was found, the best first, and below it what is only close; what was probably meant; or the way on where nothing was. */
export function SearchResults({ answer: { hits, meant }, isCountAbove = false, onFollow }: Props) {
  const language = useLanguage();
  const words = useTexts('search');
  const relatedId = useId();
  const { found, close, isSaid } = byCloseness(hits);
  const { numeral, noun } = countParts(found.length, words.count, language);
  const related = (
    <p id={relatedId} className={styles.related}>
      <Text>{words.related}</Text>
    </p>
  );
  const listOf = (list: readonly Hit[]) =>
    list.map((hit) => <Result key={hit.path} hit={hit} onFollow={onFollow} />);
  return (
    <div>
      <p className={isCountAbove && found.length > 0 ? 'visually-hidden' : styles.note} role="status">
        {found.length > 0 && numeral !== '' && <b>{numeral} </b>}
        <Text>{found.length === 0 ? words.nothing : noun}</Text>
      </p>
      {!isSaid && found.length > 0 && related}
      {meant !== undefined && <Meant query={meant} onFollow={onFollow} />}
      {found.length === 0 ? (
        <Link href={PATHS.siteMap} className={styles.link} onFollow={onFollow}>
          <Text>{words.siteMap}</Text>
        </Link>
      ) : (
        <ol className={styles.results}>{listOf(found)}</ol>
      )}
      {close.length > 0 && (
        <>
          {related}
          <ul className={styles.results} aria-labelledby={relatedId}>
            {listOf(close)}
          </ul>
        </>
      )}
    </div>
  );
}

/** «هل تقصد»: the query as the results answer it. */
function Meant({ query, onFollow }: { query: string; onFollow: Props['onFollow'] }) {
  const [before, after] = useTexts('search').meant.split('{query}');
  return (
    <p className={styles.meant}>
      {before}
      <Link href={searchHref(query)} className={styles.link} onFollow={onFollow}>
        <bdi>{query}</bdi>
      </Link>
      {after}
    </p>
  );
}

interface ResultProps {
  hit: Hit;
  onFollow: Props['onFollow'];
}

function Result({ hit, onFollow }: ResultProps) {
  if (!isHref(hit.path)) return null;
  const sections = hit.sections.flatMap(({ id, heading }) => {
    const href: string = `${hit.path}#${id}`;
    return isHref(href) ? [{ id, href, heading }] : [];
  });
  return (
    <li>
      <Link href={hit.path} className={styles.result} onFollow={onFollow}>
        <b>
          <Marked>{hit.title}</Marked>
        </b>
        <span>
          <Marked>{hit.excerpt}</Marked>
        </span>
        <Icon name="arrow" />
      </Link>
      {sections.length > 0 && (
        <ul className={styles.sections}>
          {sections.map(({ id, href, heading }) => (
            <li key={id}>
              <Link href={href} onFollow={onFollow}>
                <Marked>{heading}</Marked>
              </Link>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
