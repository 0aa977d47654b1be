import { isHref, PATHS } from '#content/facts/paths.ts';
import type { Hit, SearchAnswer } from '#search/answer/answer-query.ts';
import type { MarkedText } from '#search/answer/marked-text.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { countParts } from '#src/i18n/counts.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { Marked } from './marked.tsx';
import { searchHref } from './search-href.ts';
import styles from './search-results.module.css';

interface Props {
  answer: SearchAnswer;
  /** Called when a result is followed: what it stands in closes. */
  onFollow?: () => void;
}

/** What was found, the best first; what was probably meant; or the way on where nothing was. */
export function SearchResults({ answer: { hits, meant }, onFollow }: Props) {
  const language = useLanguage();
  const words = useTexts('search');
  const isAnyMarked = hits.some(isMarked);
  const { numeral, noun } = countParts(hits.length, words.count, language);
  return (
    <div>
      <p className={styles.note} role="status">
        {hits.length > 0 && numeral !== '' && <b>{numeral} </b>}
        <Text>{hits.length === 0 ? words.nothing : noun}</Text>
      </p>
      {hits.length > 0 && !isAnyMarked && (
        <p className={styles.meant}>
          <Text>{words.related}</Text>
        </p>
      )}
      {meant !== undefined && <Meant query={meant} onFollow={onFollow} />}
      {hits.length === 0 ? (
        <Link href={PATHS.siteMap} className={styles.link} onFollow={onFollow}>
          <Text>{words.siteMap}</Text>
        </Link>
      ) : (
        <ol className={styles.results}>
          {hits.map((hit) => (
            <Result
              key={hit.path}
              hit={hit}
              note={isAnyMarked && !isMarked(hit) ? words.related : undefined}
              onFollow={onFollow}
            />
          ))}
        </ol>
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

const hasHit = (text: MarkedText) => text.some(({ isHit }) => isHit);

/** Whether what is shown of a page says what was looked for. */
function isMarked({ title, excerpt, sections }: Hit): boolean {
  return [title, excerpt, ...sections.map(({ heading }) => heading)].some(hasHit);
}

interface ResultProps {
  hit: Hit;
  /** Why it stands among the others although nothing in it is marked. */
  note: string | undefined;
  onFollow: Props['onFollow'];
}

function Result({ hit, note, onFollow }: ResultProps) {
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
        {note !== undefined && (
          <small>
            <Text>{note}</Text>
          </small>
        )}
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
