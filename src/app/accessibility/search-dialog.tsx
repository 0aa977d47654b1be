import { useState } from 'react';
import { useNavigate } from '#src/lib/router/router.tsx';
import { Dialog } from '#src/ui/dialog/dialog.tsx';
import { Link } from '#src/ui/link/link.tsx';
import { SearchForm } from '#src/sections/site-search/search-form.tsx';
import { searchHref } from '#src/sections/site-search/search-href.ts';
import { SearchResults } from '#src/sections/site-search/search-results.tsx';
import { useSearchEngine } from '#src/sections/site-search/use-search-engine.ts';
import { Text } from '#src/i18n/text.tsx';
import { useTexts } from '#src/i18n/texts-context.tsx';
import styles from './search-dialog.module.css';

/** Search over all pages of the language shown: the list follows every letter, Enter opens the first. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const { title, hint, shortcut, loading, failed, all } = useTexts('search');
  const { close } = useTexts('common');
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const search = useSearchEngine(true);
  const query = typed.trim();
  const answer = search.kind === 'ready' && query !== '' ? search.engine.answer(query) : undefined;
  const note = { idle: hint, loading, failed, ready: hint }[search.kind];
  return (
    <Dialog title={<Text>{title}</Text>} closeLabel={close} onClose={onClose}>
      <SearchForm
        words={typed}
        isFirstInDialog
        onType={setTyped}
        onSearch={() => {
          onClose();
          navigate(answer?.hits[0]?.path ?? searchHref(query));
        }}
      />
      {answer === undefined ? (
        <div className={styles.note}>
          <p role="status">
            <Text>{note}</Text>
          </p>
          <p className={styles.shortcut}>
            <Text>{shortcut}</Text>
          </p>
        </div>
      ) : (
        <>
          <SearchResults answer={answer} onFollow={onClose} />
          {answer.hits.length > 0 && (
            <Link href={searchHref(query)} className={styles.all} onFollow={onClose}>
              <Text>{all}</Text>
            </Link>
          )}
        </>
      )}
    </Dialog>
  );
}
