import { PATHS } from '#content/facts/paths.ts';
import { addressOf } from '#shared/languages.ts';
import { Icon } from '#src/ui/icon/icon.tsx';
import { useLanguage } from '#src/i18n/texts-context.tsx';
import { openTool } from './open-tool.ts';

/** Opens the search; until a script answers, it is a form that leads to the search page. */
export function SearchButton({ label }: { label: string }) {
  return (
    <form action={addressOf(PATHS.search, useLanguage())}>
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
