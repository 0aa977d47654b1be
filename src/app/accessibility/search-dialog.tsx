import { useEffect, useState } from 'react';
import { PATHS } from '#content/facts/paths.ts';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Icon } from '#src/ui/icon/icon.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { formatCount } from '#src/i18n/format.ts';
import { Text } from '#src/i18n/text.tsx';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';
import { loadSearchIndex, type SearchHit } from './search-index.ts';
import styles from './search-dialog.module.css';

type Index =
  { kind: 'loading' } | { kind: 'failed' } | { kind: 'ready'; find: (words: string) => SearchHit[] };

/** More results than these help nobody; the words want narrowing. */
const MAX_RESULTS = 12;

/** Search over all pages of the language shown. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { search } = useTexts('accessibility');
  const { close } = useTexts('common');
  const [words, setWords] = useState('');
  const index = useSearchIndex();
  return (
    <Dialog title={<Text>{search.title}</Text>} closeLabel={close} onClose={onClose}>
      <form className={styles.form} role="search" onSubmit={(event) => event.preventDefault()}>
        <label htmlFor="site-search">
          <Text>{search.label}</Text>
        </label>
        <div>
          <Icon name="search" />
          <input
            id="site-search"
            type="search"
            value={words}
            placeholder={search.placeholder}
            autoComplete="off"
            enterKeyHint="search"
            onChange={(event) => setWords(event.target.value)}
          />
        </div>
      </form>
      <Results index={index} words={words.trim()} onFollow={onClose} />
    </Dialog>
  );
}

function useSearchIndex(): Index {
  const language = useLanguage();
  const [index, setIndex] = useState<Index>({ kind: 'loading' });
  useEffect(() => {
    let isCurrent = true;
    loadSearchIndex(language).then(
      (find) => isCurrent && setIndex({ kind: 'ready', find }),
      () => isCurrent && setIndex({ kind: 'failed' }),
    );
    return () => {
      isCurrent = false;
    };
  }, [language]);
  return index;
}

function Results({ index, words, onFollow }: { index: Index; words: string; onFollow: () => void }) {
  const language = useLanguage();
  const { search } = useTexts('accessibility');
  if (index.kind !== 'ready' || words === '') {
    const note = { loading: search.loading, failed: search.failed, ready: search.hint }[index.kind];
    return (
      <p className={styles.note} role="status">
        <Text>{note}</Text>
      </p>
    );
  }
  const hits = index.find(words);
  return (
    <div>
      <p className={styles.note} role="status">
        <Text>{hits.length === 0 ? search.nothing : formatCount(hits.length, search.count, language)}</Text>
      </p>
      {hits.length === 0 ? (
        <Link href={PATHS.siteMap} className={styles.siteMap}>
          <Text>{search.siteMap}</Text>
        </Link>
      ) : (
        <ol className={styles.results}>
          {hits.slice(0, MAX_RESULTS).map(({ path, title, description }) => (
            <li key={path}>
              <Link href={path} onFollow={onFollow}>
                <b>
                  <Text>{title}</Text>
                </b>
                <span>
                  <Text>{description}</Text>
                </span>
              </Link>
            </li>
          ))}
        </ol>
      )}
    </div>
  );
}
