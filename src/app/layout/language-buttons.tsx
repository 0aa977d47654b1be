import { directionOf, languageFacts, otherLanguages } from '#shared/languages.ts';
import { switchLanguage } from '#src/i18n/switch-language.ts';
import { useLanguage } from '#src/i18n/texts-context.tsx';

/** Says each other language's own name, in that language. The first one carries the id. */
export function LanguageButtons({ id, className }: { id?: string; className?: string | undefined }) {
  return otherLanguages(useLanguage()).map((other, index) => (
    <button
      key={other}
      id={index === 0 ? id : undefined}
      type="button"
      className={className}
      lang={other}
      dir={directionOf(other)}
      onClick={() => switchLanguage(other, location)}
    >
      {languageFacts(other).name}
    </button>
  ));
}
