import { directionOf, otherLanguage } from '#src/i18n/language.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { useLanguage, useTexts } from '#src/i18n/texts-context.tsx';

/** Says the other language's own name, in that language. */
export function LanguageButton({ id, className }: { id?: string; className?: string | undefined }) {
  const { languageName } = useTexts('navigation');
  const other = otherLanguage(useLanguage());
  return (
    <button
      id={id}
      type="button"
      className={className}
      lang={other}
      dir={directionOf(other)}
      onClick={() => switchLanguage(location)}
    >
      {languageName}
    </button>
  );
}
