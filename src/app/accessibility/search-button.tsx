import { PATHS } from '#content/facts/paths.ts';
import { addressOf } from '#shared/languages.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { openTool } from './open-tool.ts';
import styles from './search-button.module.css';

/** Opens the search; until a script answers, it is a form that leads to the search page. */
export function SearchButton({ label, place }: { label: string; place?: 'bar' | 'menu' }) {
  return (
    <form action={addressOf(PATHS.search, useLanguage())} className={place && styles[place]}>
      <button
        type="submit"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={(event) => {
          event.preventDefault();
          openTool('search');
        }}
      >
        <Icon name="search" />
      </button>
    </form>
  );
}
